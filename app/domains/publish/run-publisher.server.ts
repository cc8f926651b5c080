import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { mainCommit, openEditFolder } from '#domains/editor/git/edit-folder.server.ts'
import { log } from '#platform/log.server.ts'
import { releaseMaker } from './make-release.server.ts'
import { listPublications } from './publications.server.ts'
import { publishFolder } from './publish-folder.server.ts'
import { lockPublisher } from './publish-lock.server.ts'
import { recover, usualPatienceMs, work, type Publishing } from './publisher.server.ts'
import { cacheFolder, lastRelease, nextRelease, seedParsed } from './stage-release.server.ts'
import { publicRelease, releaseFolder, switchTo, wantRelease, writeServed } from './switch.server.ts'
import { hasPublishedContent, takeProject } from './take-project.server.ts'

/** Makes a release the public one. @returns whether it started */
type Place = (release: number) => Promise<boolean>

/**
 * Makes a release of what was published, if the project that serves visitors has other content or other code by now: after
 * an upgrade. Before the first publication the project itself is served.
 */
async function refresh({ edit, make }: Publishing, project: string, place: Place): Promise<void> {
  await takeProject(edit, project)
  if ((await listPublications(edit, 1)).length === 0) return
  const last = lastRelease(edit.folder, project)
  if (await hasPublishedContent(edit, last)) {
    // The new project has all that was published.
    if (last !== project || publicRelease(edit.folder) === 'project') return
  }
  const release = nextRelease(edit.folder)
  const folder = releaseFolder(edit.folder, release)
  const failure = await make({ commit: await mainCommit(edit), folder, onCheck: () => undefined })
  if (failure === undefined && (await place(release))) return log('info', 'publish.renewed')
  rmSync(folder, { recursive: true, force: true })
  log('error', 'publish.not-renewed', { kind: failure?.kind ?? 'not-started' })
}

/** How often the publisher looks for requests, in milliseconds. */
const lookMs = 250

async function pause(signal: AbortSignal): Promise<void> {
  await sleep(lookMs, undefined, { signal }).catch(() => undefined)
}

interface PublisherOptions {
  readonly editDir: string
  /** The project, or the operator's release, whose code is served. */
  readonly project: string
  /** Only bring what is served up to date, while nothing is: before the site starts. */
  readonly once?: boolean
}

async function open({ editDir, project }: PublisherOptions): Promise<Publishing> {
  const edit = await openEditFolder({ folder: editDir, origin: project })
  await seedParsed(join(cacheFolder(editDir), 'parsed'), project)
  return { edit, make: releaseMaker(edit, project) }
}

/** Brings what is served up to date before it is served, if there are publications. */
async function refreshOnce(options: PublisherOptions): Promise<void> {
  const { editDir, project } = options
  const lock = lockPublisher(editDir)
  if (lock === undefined) throw new Error(`EDIT_DIR: another publisher works in ${editDir}`)
  try {
    await refresh(await open(options), project, async (release) => {
      writeServed(editDir, { release, attempt: wantRelease(editDir, release), state: 'ok' })
      return true
    })
  } finally {
    lock.release()
  }
}

/**
 * Takes requests until it is stopped. Does nothing before the desk has made the first draft.
 * @throws Error what a restart may cure
 */
export async function runPublisher(options: PublisherOptions, signal: AbortSignal): Promise<void> {
  const { editDir, project, once = false } = options
  const isUsed = () => existsSync(join(editDir, 'repo.git'))
  if (once) return isUsed() ? await refreshOnce(options) : undefined
  while (!isUsed() && !signal.aborted) await pause(signal)
  let lock = lockPublisher(editDir)
  if (lock === undefined) log('warn', 'publisher.waits')
  for (; lock === undefined && !signal.aborted; lock = lockPublisher(editDir)) await pause(signal)
  if (lock === undefined) return
  try {
    const publishing = await open(options)
    publishFolder(editDir, 'requests')
    log('info', 'publisher.started')
    await recover(publishing)
    await refresh(publishing, project, async (release) => {
      const otherwise = publicRelease(editDir)
      return await switchTo(editDir, { release, otherwise }, publishing.patienceMs ?? usualPatienceMs)
    })
    while (!signal.aborted) if (!(await work(publishing))) await pause(signal)
  } finally {
    lock.release()
  }
}
