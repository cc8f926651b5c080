import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { mainCommit, type EditFolder, type Member } from '#domains/editor/git/edit-folder.server.ts'
import { discardDraft, findDraft, updateDraft } from '#domains/editor/git/drafts.server.ts'
import {
  advanceMain,
  prepareDraft,
  prepareRevert,
  type Prepared,
} from '#domains/editor/git/publish-draft.server.ts'
import type { MakeRelease } from './make-release.server.ts'
import { checkDraft } from '#domains/editor/problems/check-draft.server.ts'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import { dropJournal, readJournal, writeJournal, type Journal } from './journal.server.ts'
import { listPublications, publishedCommit, tagPublication } from './publications.server.ts'
import {
  dropRequest,
  readRequest,
  waitingRequests,
  type Asked,
  type PublishRequest,
} from './requests.server.ts'
import { dropOldResults, readResult, writeResult, type Failure, type Result } from './results.server.ts'
import { askForDue, schedule, unschedule } from './schedule.server.ts'
import { cacheFolder, dropOldReleases, nextRelease } from './stage-release.server.ts'
import { publicRelease, releaseFolder, switchTo } from './switch.server.ts'

/** What a publisher works with. */
export interface Publishing {
  readonly edit: EditFolder
  /** Makes a commit's release in a folder. */
  readonly make: MakeRelease
  /** How long a new release may take to start. */
  readonly patienceMs?: number
}

export const usualPatienceMs = 90_000

type Progress = Partial<Omit<Result, 'id' | 'asked' | 'by' | 'at'>> & Pick<Result, 'state'>

/** Tells the desk how far a request is. */
function tell({ edit }: Publishing, { id, asked, by }: PublishRequest, progress: Progress): void {
  writeResult(edit.folder, { id, asked, by, ...progress })
}

function end(publishing: Publishing, request: PublishRequest, progress: Progress): void {
  tell(publishing, request, progress)
  dropRequest(publishing.edit.folder, request.id)
  const { kind } = request.asked
  if (progress.state === 'failed') log('warn', 'publish.refused', { kind, code: progress.why?.kind ?? '' })
  else log('info', `publish.${progress.state}`, { kind })
}

/** A request that leads to a release. */
type Publication = Extract<Asked, { kind: 'publish' | 'undo' }>

async function prepare({ edit }: Publishing, asked: Publication, by: Member): Promise<Prepared> {
  if (asked.kind === 'publish') return await prepareDraft(edit, asked.draft, by)
  const commit = await publishedCommit(edit, asked.publication)
  return commit === undefined ? { kind: 'missing' } : await prepareRevert(edit, commit, by)
}

/**
 * Publishes what a request asks for. Until the journal is written nothing of it can be seen; from then on it is finished,
 * or taken back, also by the next publisher after a kill.
 */
async function publish(publishing: Publishing, request: PublishRequest, asked: Publication): Promise<void> {
  const { edit } = publishing
  const began = performance.now()
  const fail = (why: Failure) => end(publishing, request, { state: 'failed', why })
  tell(publishing, request, { state: 'checking' })
  const draftCommit = asked.kind === 'publish' ? (await findDraft(edit, asked.draft))?.commit : undefined
  const prepared = await prepare(publishing, asked, request.by)
  if (prepared.kind === 'conflict') return fail({ kind: 'conflict', conflicts: prepared.conflicts })
  if (prepared.kind !== 'prepared') return fail({ kind: prepared.kind })
  const { commit, main, message } = prepared
  const release = nextRelease(edit.folder)
  const folder = releaseFolder(edit.folder, release)
  const onCheck = () => tell(publishing, request, { state: 'building', message })
  const failure = await publishing.make({ commit, folder, onCheck })
  if (failure !== undefined) {
    rmSync(folder, { recursive: true, force: true })
    return fail(failure)
  }
  const [last] = await listPublications(edit, 1)
  const journal: Journal = {
    request,
    commit,
    main,
    message,
    release,
    publication: (last?.number ?? 0) + 1,
    before: publicRelease(edit.folder),
    ...(draftCommit !== undefined && { draftCommit }),
    ms: Math.round(performance.now() - began),
  }
  writeJournal(edit.folder, journal)
  await finish(publishing, journal)
}

/**
 * Removes a published draft. If an editor has changed it meanwhile, it stays, as a draft of what is published now: what
 * differs was written later.
 */
async function dropDraft({ edit }: Publishing, { request, draftCommit }: Journal): Promise<void> {
  const { asked, by } = request
  if (asked.kind !== 'publish') return
  unschedule(edit.folder, asked.draft)
  const draft = await findDraft(edit, asked.draft)
  if (draft === undefined) return
  if (draft.commit === draftCommit) return await discardDraft(edit, draft.id)
  try {
    await updateDraft(edit, draft.id, by, () => 'ours')
  } catch (error) {
    // An editor saved in it at this moment. Publishing it shows the same fields as conflicts, to be decided by hand.
    log('warn', 'publish.draft-behind', { code: faultCode(error) })
  }
}

/** Everything from the built release on. Each step may be done a second time. */
async function finish(publishing: Publishing, journal: Journal): Promise<void> {
  const { edit, patienceMs = usualPatienceMs } = publishing
  const { request, commit, main, message, release, publication } = journal
  const began = performance.now()
  const fail = (why: Failure) => {
    end(publishing, request, { state: 'failed', why })
    dropJournal(edit.folder)
    dropOldReleases(edit.folder)
  }
  tell(publishing, request, { state: 'starting', message })
  const isAdvanced = (await mainCommit(edit)) === commit || (await advanceMain(edit, { commit, main }))
  // An engineer moved main by hand; the next attempt begins there.
  if (!isAdvanced) return fail({ kind: 'fault' })
  if (!(await switchTo(edit.folder, { release, otherwise: journal.before }, patienceMs))) {
    await advanceMain(edit, { commit: main, main: commit })
    rmSync(releaseFolder(edit.folder, release), { recursive: true, force: true })
    return fail({ kind: 'not-started' })
  }
  await tagPublication(edit, { number: publication, commit, by: request.by, message })
  await dropDraft(publishing, journal)
  const seconds = Math.round((journal.ms + performance.now() - began) / 100) / 10
  end(publishing, request, { state: 'done', seconds, message, publication, commit })
  dropJournal(edit.folder)
  dropOldReleases(edit.folder)
}

/** Schedules a draft that could be published now: mistakes are shown today, not at night. */
async function scheduleDraft(
  publishing: Publishing,
  request: PublishRequest,
  { draft, at }: Extract<Asked, { kind: 'schedule' }>,
): Promise<void> {
  const { edit } = publishing
  const fail = (why: Failure) => end(publishing, request, { state: 'failed', why })
  if (Temporal.Instant.compare(at, Temporal.Now.instant()) <= 0) return fail({ kind: 'past' })
  tell(publishing, request, { state: 'checking' })
  const found = await findDraft(edit, draft)
  if (found === undefined) return fail({ kind: 'missing' })
  const prepared = await prepareDraft(edit, draft, request.by)
  if (prepared.kind === 'conflict') return fail({ kind: 'conflict', conflicts: prepared.conflicts })
  if (prepared.kind !== 'prepared') return fail({ kind: prepared.kind })
  const { problems } = await checkDraft(found.root, { cache: join(cacheFolder(edit.folder), 'parsed') })
  if (problems.length > 0) return fail({ kind: 'problems', problems })
  schedule(edit.folder, { id: request.id, draft, at, by: request.by })
  end(publishing, request, { state: 'scheduled', message: prepared.message })
}

function cancel(publishing: Publishing, request: PublishRequest, draft: string): void {
  const before = unschedule(publishing.edit.folder, draft)
  end(publishing, request, before ? { state: 'done' } : { state: 'failed', why: { kind: 'missing' } })
}

async function answer(publishing: Publishing, request: PublishRequest): Promise<void> {
  const { asked } = request
  if (asked.kind === 'schedule') await scheduleDraft(publishing, request, asked)
  else if (asked.kind === 'cancel') cancel(publishing, request, asked.draft)
  else await publish(publishing, request, asked)
}

/** Finishes, or takes back, what a killed publisher was doing. */
export async function recover(publishing: Publishing): Promise<void> {
  const { edit } = publishing
  const journal = readJournal(edit.folder)
  if (journal === undefined) return
  log('warn', 'publish.continued')
  // Only the last step was missing.
  if (readResult(edit.folder, journal.request.id)?.state === 'done') dropJournal(edit.folder)
  else await finish(publishing, journal)
}

/**
 * Does everything that waits, one request at a time.
 * @returns whether there was something to do
 */
export async function work(publishing: Publishing): Promise<boolean> {
  const { edit } = publishing
  askForDue(edit.folder, Temporal.Now.instant())
  const [name] = waitingRequests(edit.folder)
  if (name === undefined) return false
  const request = readRequest(edit.folder, name)
  if (request === undefined) {
    log('warn', 'publish.no-request')
    dropRequest(edit.folder, name)
    return true
  }
  try {
    await answer(publishing, request)
  } catch (error) {
    log('error', 'publish.fault', { code: faultCode(error), kind: request.asked.kind })
    // A fault after the journal was written is for the next start, which looks what is done already.
    if (readJournal(edit.folder) !== undefined) throw error
    end(publishing, request, { state: 'failed', why: { kind: 'fault' } })
  }
  dropOldResults(edit.folder)
  return true
}
