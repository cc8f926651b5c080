import { setImmediate as nextTurn } from 'node:timers/promises'
import { reportUnread, type SiteFile } from './site-files.server.ts'

/**
 * Reads what nobody has asked for yet, one body after the other between the answers, until all are there, the memory is
 * full, or `signal`: a build that changes the folder then changes nothing for this process.
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

/** Gives a body of a prebuilt answer. @throws Error where it cannot be read */
export type ReadBody = () => Buffer<ArrayBuffer>

/** Keeps bodies up to so many bytes. */
export interface BodyCache {
  /** The same body, made once for as long as there is room for it. */
  readonly keep: (read: ReadBody) => ReadBody
  /** Whether a body found no room. */
  readonly isFull: () => boolean
}

/** Bytes: the site needs half of it. A site of many more pages is read from the files that the system keeps at hand. */
const usual = 256 * 1024 * 1024

/** A memory for bodies, which never forgets what it took. */
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
