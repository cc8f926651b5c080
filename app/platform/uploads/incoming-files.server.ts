import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { removeFiles } from './data-files.server.ts'

/**
 * Uploads whose post has not ended: an empty marker file for each, `UPLOAD.PLACE.PID.RUN`,
 * identifies the process that is writing it. This distinguishes files left by a dead process from
 * those that another process on the same data directory is writing.
 */
const folderOf = (dataDir: string) => join(dataDir, 'incoming')

/**
 * Longer than any post: a minute for its body, less for its files. Applies when the process cannot
 * be checked.
 */
const maxPostHours = 1

function read(path: string, how: (path: string) => string): string {
  try {
    return how(path)
  } catch {
    return ''
  }
}

/** Identifies the PID namespace: this machine and, on it, this container. */
const place = createHash('sha256')
  .update(hostname())
  .update(read('/etc/machine-id', (path) => readFileSync(path, 'latin1')))
  .update(read('/proc/self/ns/pid', (path) => readlinkSync(path)))
  .digest('hex')
  .slice(0, 12)

/** Distinguishes this process from an earlier one with the same id, as is common in containers. */
const run = randomBytes(6).toString('hex')

const owner = `${place}.${process.pid}.${run}`

const markerOf = (dataDir: string, id: string) => join(folderOf(dataDir), `${id}.${owner}`)

/**
 * Marks an upload as being written by this process. Need not survive a power cut: the daily sweep
 * finds old files.
 */
export async function noteIncoming(dataDir: string, id: string): Promise<void> {
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 })
  await writeFile(markerOf(dataDir, id), '', { mode: 0o600 })
}

/** Marks the post of these uploads as ended: they belong to a request, or are deleted. */
export async function endIncoming(dataDir: string, ids: readonly string[]): Promise<void> {
  await removeFiles(ids.map((id) => markerOf(dataDir, id)))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Not allowed to signal it: so it exists.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}

/** An upload whose process exited before its post ended. */
export interface AbandonedUpload {
  readonly id: string
  readonly marker: string
  /** When its file was created, in milliseconds since 1970. */
  readonly begunMs: number
}

/** The uploads without a living process. */
export async function abandonedUploads(dataDir: string, now: Temporal.Instant): Promise<AbandonedUpload[]> {
  const names = await readdir(folderOf(dataDir)).catch((): string[] => [])
  const before = now.subtract({ hours: maxPostHours }).epochMilliseconds
  const found: AbandonedUpload[] = []
  for (const name of names) {
    const [id = '', itsPlace, pid, itsRun] = name.split('.')
    const marker = join(folderOf(dataDir), name)
    const begunMs = (await stat(marker).catch(() => undefined))?.mtimeMs
    // Gone meanwhile: its post has ended.
    if (begunMs === undefined) continue
    const isOurs = itsPlace === place && Number(pid) === process.pid
    const isDead = isOurs ? itsRun !== run : itsPlace === place && !isRunning(Number(pid))
    if (isDead || (itsPlace !== place && begunMs < before)) found.push({ id, marker, begunMs })
  }
  return found
}
