import { join } from 'node:path'
import { discardDraft } from '#domains/editor/git/drafts.server.ts'
import { openEditFolder, type EditFolder } from '#domains/editor/git/edit-folder.server.ts'
import {
  advanceMain,
  prepareDraft,
  prepareRevert,
  type Prepared,
} from '#domains/editor/git/publish-draft.server.ts'
import { listPublications, publishedCommit, tagPublication } from '#domains/publish/publications.server.ts'
import {
  dropRequest,
  readRequest,
  waitingRequests,
  type PublishRequest,
} from '#domains/publish/requests.server.ts'
import { writeResult, type Failure } from '#domains/publish/results.server.ts'
import { schedule, unschedule } from '#domains/publish/schedule.server.ts'
import type { OwnDesk } from './own-desk.ts'

/** The edit folder of a desk. */
async function editFolderOf({ site }: OwnDesk): Promise<EditFolder> {
  return await openEditFolder({ folder: join(site.dataDir, 'edit'), origin: process.cwd() })
}

async function prepare(edit: EditFolder, { asked, by }: PublishRequest): Promise<Prepared> {
  if (asked.kind === 'publish') return await prepareDraft(edit, asked.draft, by)
  const commit = asked.kind === 'undo' ? await publishedCommit(edit, asked.publication) : undefined
  return commit === undefined ? { kind: 'missing' } : await prepareRevert(edit, commit, by)
}

async function publish(edit: EditFolder, request: PublishRequest): Promise<void> {
  const { id, asked, by } = request
  const fail = (why: Failure) => writeResult(edit.folder, { id, asked, by, state: 'failed', why })
  const prepared = await prepare(edit, request)
  if (prepared.kind === 'conflict') return fail({ kind: 'conflict', conflicts: prepared.conflicts })
  if (prepared.kind !== 'prepared') return fail({ kind: prepared.kind })
  const { commit, message } = prepared
  await advanceMain(edit, prepared)
  const [last] = await listPublications(edit, 1)
  const publication = (last?.number ?? 0) + 1
  await tagPublication(edit, { number: publication, commit, by, message })
  if (asked.kind === 'publish') await discardDraft(edit, asked.draft)
  writeResult(edit.folder, { id, asked, by, state: 'done', publication, commit, message, seconds: 1 })
}

/**
 * Does what the publisher does with everything that waits, but for checking, building and serving: those have tests of
 * their own, and take longer than all of the desk's.
 */
export async function publishWaiting(desk: OwnDesk): Promise<void> {
  const edit = await editFolderOf(desk)
  for (const name of waitingRequests(edit.folder)) {
    const request = readRequest(edit.folder, name)
    if (request === undefined) throw new Error('the desk wrote a request that is none')
    const { id, asked, by } = request
    if (asked.kind === 'schedule') {
      schedule(edit.folder, { id, by, draft: asked.draft, at: asked.at })
      writeResult(edit.folder, { id, asked, by, state: 'scheduled' })
    } else if (asked.kind === 'cancel') {
      unschedule(edit.folder, asked.draft)
      writeResult(edit.folder, { id, asked, by, state: 'done' })
    } else await publish(edit, request)
    dropRequest(edit.folder, id)
  }
}
