import { readdir, rm, stat, open } from 'node:fs/promises'
import { join, dirname } from 'node:path'
import { makeFolders } from '#platform/store/data-dir.server.ts'

/** Returns when a file's content is on the disk; for a folder, when its entries are. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

/**
 * Creates a folder for its owner only. A new folder's own entry is on the disk on return: otherwise
 * its files could be lost.
 */
export async function makeFolder(path: string): Promise<void> {
  const made = makeFolders(path)
  if (made !== undefined) await syncPath(dirname(made))
}

/** Where messages are stored when no mail server is configured. */
export function mailFile(dataDir: string, outboxId: string): string {
  return join(dataDir, 'mail', `${outboxId}.eml`)
}

/** Where an upload is stored: outside the web root, under its random name. */
export function uploadFile(dataDir: string, uploadId: string): string {
  return join(dataDir, 'uploads', uploadId)
}

/** Deletes files; one that is already gone is fine. */
export async function removeFiles(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => rm(path, { force: true })))
}

/** A file with its modification time, in milliseconds since 1970. */
export interface DatedFile {
  readonly path: string
  readonly writtenMs: number
}

async function dated(path: string): Promise<DatedFile | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ? { path, writtenMs: found.mtimeMs } : undefined
}

/** The files of a folder last modified before an instant; none when there is no such folder. */
export async function filesBefore(folder: string, before: Temporal.Instant): Promise<DatedFile[]> {
  const names = await readdir(folder).catch(() => [])
  const files = await Promise.all(names.map((name) => dated(join(folder, name))))
  return files
    .filter((file) => file !== undefined)
    .filter(({ writtenMs }) => writtenMs < before.epochMilliseconds)
}
