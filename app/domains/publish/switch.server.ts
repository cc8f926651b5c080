import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeWhole } from '#content/write-whole.server.ts'
import { publishFolder } from './publish-folder.server.ts'

/** A release of the site: a publication's, or the project itself. */
export type Release = number | 'project'

/** Which release the publisher wants served; each try has a name of its own. */
export interface Wanted {
  readonly release: Release
  readonly attempt: string
}

/** What became of the last wish. */
export interface Served extends Wanted {
  readonly state: 'ok' | 'failed'
}

/** What a process is sent once that of the next release listens at the same socket (tools/serve-releases.ts). */
export const retireMessage = 'retire'

const line = /^(project|[1-9]\d{0,8}) ([a-z0-9]{16})(?: (ok|failed))?\n$/

function readLine(file: string): (Wanted & { readonly state: Served['state'] | undefined }) | undefined {
  if (!existsSync(file)) return undefined
  const [, release, attempt = '', state] = line.exec(readFileSync(file, 'utf8')) ?? []
  if (release === undefined) return undefined
  return {
    release: release === 'project' ? release : Number(release),
    attempt,
    state: state === 'ok' || state === 'failed' ? state : undefined,
  }
}

const wantedFile = (editDir: string) => join(publishFolder(editDir, 'switch'), 'wanted')
const servedFile = (editDir: string) => join(publishFolder(editDir, 'switch'), 'served')

/** The folder of a release that was published. */
export function releaseFolder(editDir: string, release: number): string {
  return join(publishFolder(editDir, 'releases'), String(release))
}

/** What is to be served, if something was ever published. */
export function readWanted(editDir: string): Wanted | undefined {
  return readLine(wantedFile(editDir))
}

/** What was last switched to, or could not be. */
export function readServed(editDir: string): Served | undefined {
  const read = readLine(servedFile(editDir))
  return read?.state === undefined ? undefined : { ...read, state: read.state }
}

/** The release that visitors see: the last one that started. */
export function publicRelease(editDir: string): Release {
  const file = join(publishFolder(editDir, 'switch'), 'public')
  return readLine(file)?.release ?? 'project'
}

/** Says what became of a wish. Whoever starts releases does: `npm start`, or ops/switch-release.sh. */
export function writeServed(editDir: string, { release, attempt, state }: Served): void {
  if (state === 'ok') writeWhole(join(publishFolder(editDir, 'switch'), 'public'), `${release} ${attempt}\n`)
  writeWhole(servedFile(editDir), `${release} ${attempt} ${state}\n`)
}

/** Wishes for a release. @returns the name of the try */
export function wantRelease(editDir: string, release: Release): string {
  const attempt = randomBytes(8).toString('hex')
  writeWhole(wantedFile(editDir), `${release} ${attempt}\n`)
  return attempt
}

/** How often both sides look. */
export const lookMs = 100

/**
 * Has a release started beside the one that is served, and visitors sent to it.
 * @param otherwise what stays, or is started again, if that does not succeed
 * @returns whether visitors are there
 */
export async function switchTo(
  editDir: string,
  { release, otherwise }: { release: Release; otherwise: Release },
  patienceMs: number,
): Promise<boolean> {
  const attempt = wantRelease(editDir, release)
  const end = performance.now() + patienceMs
  while (performance.now() < end) {
    const served = readServed(editDir)
    if (served?.attempt === attempt) {
      if (served.state === 'ok') return true
      break
    }
    await sleep(lookMs)
  }
  wantRelease(editDir, otherwise)
  return false
}
