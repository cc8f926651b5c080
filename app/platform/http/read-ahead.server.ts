import { setImmediate as nextTurn } from 'node:timers/promises'
import type { BodyCache } from './response-body-cache.server.ts'
import { reportUnread } from './report-unread.server.ts'
import type { SiteFile } from './site-files.server.ts'

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
