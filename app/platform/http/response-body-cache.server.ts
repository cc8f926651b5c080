import { setImmediate as nextTurn } from 'node:timers/promises'
import { reportUnread, type SiteFile } from './site-files.server.ts'

/**
 * Reads bodies ahead of demand, one at a time between answers, until all are loaded, the cache is
 * full, or `signal` aborts: a build that changes the folder afterwards does not affect this
 * process.
 */
export async function readAhead(
  files: ReadonlyMap<string, SiteFile>,
  memory: BodyCache,
  signal: AbortSignal,
): Promise<void> {
  for (const { bodies } of files.values()) {
    for (const read of bodies.values()) {
      await nextTurn()
      if (signal.aborted || memory.isFull()) return
      try {
        read()
      } catch (error) {
        return reportUnread(error)
      }
    }
  }
}

/** Reads a body of a prebuilt answer. @throws Error if it cannot be read */
export type ReadBody = () => Buffer<ArrayBuffer>

/** Caches bodies up to a number of bytes. */
export interface BodyCache {
  /** The cached body, created once while there is room for it. */
  readonly keep: (read: ReadBody) => ReadBody
  /** Whether a body found no room. */
  readonly isFull: () => boolean
}

/**
 * Bytes: the site needs half of it. A site with many more pages falls back to the system's file
 * cache.
 */
const usual = 256 * 1024 * 1024

/** A cache of bodies without eviction. */
export function createBodyCache(limit = usual): BodyCache {
  let left = limit
  let full = false
  return {
    isFull: () => full,
    keep: (read) => {
      let kept: Buffer<ArrayBuffer> | undefined
      return () => {
        if (kept !== undefined) return kept
        const body = read()
        if (body.length > left) full = true
        else {
          left -= body.length
          kept = body
        }
        return body
      }
    },
  }
}
