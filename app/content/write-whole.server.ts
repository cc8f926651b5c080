import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { threadId } from 'node:worker_threads'

const ending = '.part'

/**
 * Whether a file is left over from an interrupted write. Never read; a cache eventually deletes it.
 */
export function isUnfinished(name: string): boolean {
  return name.endsWith(ending)
}

/**
 * Writes a file atomically, for caches that only check whether it exists: after a full disk or a
 * kill, a partial file would stay truncated for good. Several processes and threads may write the
 * same one concurrently.
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
