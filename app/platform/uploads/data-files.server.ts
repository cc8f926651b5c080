import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Where messages are kept when no mail server is configured. */
export function mailFile(dataDir: string, outboxId: string): string {
  return join(dataDir, 'mail', `${outboxId}.eml`)
}

/** Where an upload is kept: outside the web root, under its random name. */
export function uploadFile(dataDir: string, uploadId: string): string {
  return join(dataDir, 'uploads', uploadId)
}

/** Deletes files; one that is already gone is fine. */
export async function removeFiles(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => rm(path, { force: true })))
}

/** A file with the time at which it was last written, in milliseconds since 1970. */
export interface DatedFile {
  readonly path: string
  readonly writtenMs: number
}

async function dated(path: string): Promise<DatedFile | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ? { path, writtenMs: found.mtimeMs } : undefined
}

/** The files of a folder that were last written before an instant; none when there is no such folder. */
export async function filesBefore(folder: string, before: Temporal.Instant): Promise<DatedFile[]> {
  const names = await readdir(folder).catch(() => [])
  const files = await Promise.all(names.map((name) => dated(join(folder, name))))
  return files
    .filter((file) => file !== undefined)
    .filter(({ writtenMs }) => writtenMs < before.epochMilliseconds)
}
