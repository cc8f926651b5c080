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

async function isOlder(path: string, before: Temporal.Instant): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && found.isFile() && found.mtimeMs < before.epochMilliseconds
}

/** The files of a folder that were last written before an instant; none when there is no such folder. */
export async function filesBefore(folder: string, before: Temporal.Instant): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const paths = names.map((name) => join(folder, name))
  const old = await Promise.all(paths.map((path) => isOlder(path, before)))
  return paths.filter((_, index) => old[index])
}
