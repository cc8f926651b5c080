import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { removeFiles } from './data-files.server.ts'

/**
 * Uploads whose post has not ended: an empty file for each, `UPLOAD.PLACE.PID.RUN`, says which process is at it. What
 * was not acknowledged when that process died can be told from what another one, on the same data directory, is just
 * writing.
 */
const folderOf = (dataDir: string) => join(dataDir, 'incoming')

/** No post takes as long: a minute for its body, less for its files. Counts where the process cannot be asked about. */
const maxPostHours = 1

function read(path: string, how: (path: string) => string): string {
  try {
    return how(path)
  } catch {
    return ''
  }
}

/** Where process ids mean the same: this machine, and on it this container. */
const place = createHash('sha256')
  .update(hostname())
  .update(read('/etc/machine-id', (path) => readFileSync(path, 'latin1')))
  .update(read('/proc/self/ns/pid', (path) => readlinkSync(path)))
  .digest('hex')
  .slice(0, 12)

/** Tells this process from an earlier one with the same id: in a container it often is. */
const run = randomBytes(6).toString('hex')

const owner = `${place}.${process.pid}.${run}`

const markerOf = (dataDir: string, id: string) => join(folderOf(dataDir), `${id}.${owner}`)

/** Says that this process is at an upload. Need not survive a power cut: the daily sweep finds what is old. */
export async function noteIncoming(dataDir: string, id: string): Promise<void> {
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 })
  await writeFile(markerOf(dataDir, id), '', { mode: 0o600 })
}

/** Says that the post of these uploads has ended: they belong to a request, or are gone. */
export async function endIncoming(dataDir: string, ids: readonly string[]): Promise<void> {
  await removeFiles(ids.map((id) => markerOf(dataDir, id)))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Not allowed to signal it: then there is one.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}

/** An upload whose process ended before its post did. */
export interface AbandonedUpload {
  readonly id: string
  readonly marker: string
  /** When its file was begun, in milliseconds since 1970. */
  readonly begunMs: number
}

/** The uploads that no living process is at. */
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
