import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { threadId } from 'node:worker_threads'

const ending = '.part'

/** Whether a file is what an interrupted write left. Nobody asks for it by its name, and a cache drops it in time. */
export function isUnfinished(name: string): boolean {
  return name.endsWith(ending)
}

/**
 * Writes a file that is either whole or not there, for caches that ask no more than whether it is: after a full disk or
 * a kill a file in its place would be cut for good. Several processes and threads may write the same one at once.
 */
export function writeWhole(file: string, body: string | Uint8Array): void {
  const unfinished = `${file}.${process.pid}-${threadId}${ending}`
  try {
    writeFileSync(unfinished, body)
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}
