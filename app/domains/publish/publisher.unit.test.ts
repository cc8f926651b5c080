import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { findDraft, saveDraft, startDraft, type Draft } from '#domains/editor/git/drafts.server.ts'
import { fileIn, mainCommit, type EditFolder } from '#domains/editor/git/edit-folder.server.ts'
import { prepareDraft } from '#domains/editor/git/publish-draft.server.ts'
import { openTestEdit } from '#tests/support/edit-origin.ts'
import { readJournal, writeJournal, type Journal } from './journal.server.ts'
import { listPublications, tagPublication } from './publications.server.ts'
import { publishFolder } from './publish-folder.server.ts'
import { lockPublisher } from './publish-lock.server.ts'
import { recover, work, type Publishing } from './publisher.server.ts'
import { askPublisher, readRequest, waitingRequests, type Asked } from './requests.server.ts'
import { lastResults, readResult, type Failure, type Result } from './results.server.ts'
import { scheduledDrafts } from './schedule.server.ts'
import { publicRelease, readServed, readWanted, releaseFolder, writeServed } from './switch.server.ts'

const ana = { id: 'ana', name: 'Ana' }
const file = 'content/services/nie/en.yaml'
const main = 'refs/heads/main'

let edit: EditFolder
let remove: () => void
/** What a release would say, and whether it would start. */
let failure: Failure | undefined
let starts: boolean
let publishing: Publishing
let switcher: NodeJS.Timeout

beforeEach(async () => {
  ;({ edit, remove } = await openTestEdit())
  failure = undefined
  starts = true
  publishing = {
    edit,
    make: ({ folder, onCheck }) => {
      mkdirSync(folder)
      if (failure === undefined) onCheck()
      return Promise.resolve(failure)
    },
    patienceMs: 30_000,
  }
  // What starts releases.
  switcher = setInterval(() => {
    const wanted = readWanted(edit.folder)
    if (wanted === undefined || readServed(edit.folder)?.attempt === wanted.attempt) return
    writeServed(edit.folder, { ...wanted, state: starts ? 'ok' : 'failed' })
  }, 20)
})
afterEach(() => {
  clearInterval(switcher)
  remove()
})

async function draftWith(lead: string): Promise<Draft> {
  const draft = await startDraft(edit, 'Draft', ana)
  const change = { kind: 'set', path: ['lead'], value: lead } as const
  await saveDraft(edit, draft.id, { member: ana, base: draft.commit, changes: [{ file, change }] })
  const found = await findDraft(edit, draft.id)
  if (found === undefined) throw new Error('no draft')
  return found
}

async function answered(asked: Asked): Promise<Result> {
  const id = askPublisher(edit.folder, asked, ana)
  while (await work(publishing));
  const result = readResult(edit.folder, id)
  if (result === undefined) throw new Error('no result')
  return result
}

const published = async () => (await fileIn(edit.repo, main, file)) ?? ''

describe('a draft', () => {
  it('becomes main, a tag and the public release, and is gone', async () => {
    const draft = await draftWith('Changed.')
    const result = await answered({ kind: 'publish', draft: draft.id })
    expect(result).toMatchObject({ state: 'done', publication: 1, by: ana })
    expect(result.message).toMatch(/^Change lead of service\.nie \(en\)/)
    expect(await published()).toContain('Changed.')
    expect(publicRelease(edit.folder)).toBe(1)
    expect(await listPublications(edit)).toMatchObject([
      { number: 1, by: 'Ana', commit: result.commit, subject: expect.stringContaining('lead') as string },
    ])
    expect(await findDraft(edit, draft.id)).toBeUndefined()
    expect(waitingRequests(edit.folder)).toEqual([])
  })

  it('is undone by its opposite, published the same way', async () => {
    const before = await published()
    const draft = await draftWith('Changed.')
    await answered({ kind: 'publish', draft: draft.id })
    const result = await answered({ kind: 'undo', publication: 1 })
    expect(result).toMatchObject({ state: 'done', publication: 2 })
    expect(result.message).toMatch(/^Undo: Change lead/)
    expect(await published()).toBe(before)
    expect(publicRelease(edit.folder)).toBe(2)
  })

  it('that is changed while it is published keeps the changes', async () => {
    const draft = await draftWith('Changed.')
    const { make } = publishing
    publishing = {
      ...publishing,
      make: async (task) => {
        const change = { kind: 'set', path: ['lead'], value: 'Changed again.' } as const
        await saveDraft(edit, draft.id, { member: ana, base: draft.commit, changes: [{ file, change }] })
        return await make(task)
      },
    }
    await answered({ kind: 'publish', draft: draft.id })
    expect(await published()).toContain('"Changed."')
    publishing = { ...publishing, make }
    expect(await answered({ kind: 'publish', draft: draft.id })).toMatchObject({ state: 'done' })
    expect(await published()).toContain('Changed again.')
  })
})

describe('nothing changes', () => {
  let before: string
  beforeEach(async () => (before = await mainCommit(edit)))
  afterEach(async () => {
    expect(await mainCommit(edit)).toBe(before)
    expect(publicRelease(edit.folder)).toBe('project')
    expect(await listPublications(edit)).toEqual([])
    expect(existsSync(releaseFolder(edit.folder, 1))).toBe(false)
    expect(waitingRequests(edit.folder)).toEqual([])
  })

  test.each<Failure>([
    { kind: 'problems', problems: [{ file, kind: 'other', params: { words: 'wrong' } }] },
    { kind: 'build', detail: 'no space left' },
  ])('if a release cannot be made: $kind', async (why) => {
    const draft = await draftWith('Changed.')
    failure = why
    expect(await answered({ kind: 'publish', draft: draft.id })).toMatchObject({ state: 'failed', why })
    expect((await findDraft(edit, draft.id))?.commit).toBe(draft.commit)
  })

  it('if the release does not start; the next wish is for what was there', async () => {
    const draft = await draftWith('Changed.')
    starts = false
    expect(await answered({ kind: 'publish', draft: draft.id })).toMatchObject({
      why: { kind: 'not-started' },
    })
    expect(readWanted(edit.folder)?.release).toBe('project')
  })

  it('if whoever starts releases is not there', async () => {
    const draft = await draftWith('Changed.')
    clearInterval(switcher)
    publishing = { ...publishing, patienceMs: 200 }
    expect(await answered({ kind: 'publish', draft: draft.id })).toMatchObject({
      why: { kind: 'not-started' },
    })
  })

  test.each<[string, Asked, Failure['kind']]>([
    ['an unknown draft', { kind: 'publish', draft: 'aaaaaaaaaa' }, 'missing'],
    ['an unknown publication', { kind: 'undo', publication: 7 }, 'missing'],
    ['a schedule that is not there', { kind: 'cancel', draft: 'aaaaaaaaaa' }, 'missing'],
    [
      'a time in the past',
      { kind: 'schedule', draft: 'aaaaaaaaaa', at: Temporal.Instant.from('2026-01-01T00:00:00Z') },
      'past',
    ],
  ])('by %s', async (_what, asked, kind) => {
    expect(await answered(asked)).toMatchObject({ state: 'failed', why: { kind } })
  })

  it('by a draft without changes', async () => {
    const draft = await startDraft(edit, 'Nothing', ana)
    expect(await answered({ kind: 'publish', draft: draft.id })).toMatchObject({ why: { kind: 'nothing' } })
  })

  test.each([
    ['no JSON', '{'],
    ['no request', '{"asked":{"kind":"publish","draft":"../../etc"},"by":{"id":"ana","name":"Ana"}}'],
    [
      'more than a request',
      '{"asked":{"kind":"cancel","draft":"aaaaaaaaaa","x":1},"by":{"id":"a","name":"A"}}',
    ],
    ['a shell word', '{"asked":{"kind":"undo","publication":"1; true"},"by":{"id":"a","name":"A"}}'],
    ['an option of git', '{"asked":{"kind":"publish","draft":"--upload-pack"},"by":{"id":"-c","name":"A"}}'],
  ])('by a file with %s', async (_what, text) => {
    const name = '1790000000000-aaaaaaaa'
    writeFileSync(join(publishFolder(edit.folder, 'requests'), `${name}.json`), text)
    expect(readRequest(edit.folder, name)).toBeUndefined()
    expect(await work(publishing)).toBe(true)
    expect(lastResults(edit.folder)).toEqual([])
  })

  it('by a file with another name', async () => {
    const text = JSON.stringify({ asked: { kind: 'cancel', draft: 'aaaaaaaaaa' }, by: ana })
    writeFileSync(join(publishFolder(edit.folder, 'requests'), 'request.json'), text)
    expect(await work(publishing)).toBe(true)
    expect(lastResults(edit.folder)).toEqual([])
  })
})

it('two drafts that change one field are a conflict for the second', async () => {
  const [one, other] = [await draftWith('One.'), await draftWith('Other.')]
  await answered({ kind: 'publish', draft: one.id })
  const result = await answered({ kind: 'publish', draft: other.id })
  expect(result.why).toMatchObject({ kind: 'conflict', conflicts: [{ ours: 'Other.', theirs: 'One.' }] })
  expect(await published()).toContain('One.')
})

describe('a schedule', () => {
  const inSeconds = (seconds: number) => Temporal.Now.instant().add({ milliseconds: seconds * 1000 })
  // The content check needs a whole project.
  const schedule = (draft: Draft, at: Temporal.Instant) => {
    const id = '1790000000000-schedule'
    const text = JSON.stringify({ id, draft: draft.id, at, by: ana })
    writeFileSync(join(publishFolder(edit.folder, 'scheduled'), `${draft.id}.json`), text)
    return id
  }

  it('is published when its time has come, under the id of its request', async () => {
    const draft = await draftWith('Later.')
    const id = schedule(draft, inSeconds(0.5))
    expect(await work(publishing)).toBe(false)
    expect(await published()).not.toContain('Later.')
    await expect.poll(async () => await work(publishing), { timeout: 30_000 }).toBe(true)
    expect(readResult(edit.folder, id)).toMatchObject({ state: 'done', publication: 1 })
    expect(await published()).toContain('Later.')
    expect(scheduledDrafts(edit.folder)).toEqual([])
  })

  it('is asked for once, also after a kill in between', async () => {
    const draft = await draftWith('Later.')
    const id = schedule(draft, inSeconds(-1))
    // Asked for, but the schedule was not removed any more.
    askPublisher(edit.folder, { kind: 'publish', draft: draft.id }, ana, id)
    while (await work(publishing));
    expect(await listPublications(edit)).toHaveLength(1)
  })

  it('is cancelled, and by publishing its draft', async () => {
    const draft = await draftWith('Later.')
    schedule(draft, inSeconds(60))
    expect(await answered({ kind: 'cancel', draft: draft.id })).toMatchObject({ state: 'done' })
    expect(scheduledDrafts(edit.folder)).toEqual([])
    schedule(draft, inSeconds(60))
    await answered({ kind: 'publish', draft: draft.id })
    expect(scheduledDrafts(edit.folder)).toEqual([])
  })
})

describe('a publisher that was killed', () => {
  let journal: Journal
  beforeEach(async () => {
    const draft = await draftWith('Changed.')
    const id = askPublisher(edit.folder, { kind: 'publish', draft: draft.id }, ana)
    const prepared = await prepareDraft(edit, draft.id, ana)
    const request = readRequest(edit.folder, id)
    if (prepared.kind !== 'prepared' || request === undefined) throw new Error('not prepared')
    mkdirSync(releaseFolder(edit.folder, 1), { recursive: true })
    const { commit, main: old, message } = prepared
    journal = {
      request,
      commit,
      main: old,
      message,
      release: 1,
      publication: 1,
      before: 'project',
      ms: 10,
      draftCommit: draft.commit,
    }
  })

  const advance = async () => {
    const { git } = await import('#domains/editor/git/run-git.server.ts')
    await git(edit.repo, ['update-ref', main, journal.commit])
  }
  const serve = () => writeServed(edit.folder, { release: 1, attempt: 'a'.repeat(16), state: 'ok' })
  const tag = async () =>
    await tagPublication(edit, { number: 1, commit: journal.commit, by: ana, message: journal.message })
  const steps: readonly (readonly [string, readonly (() => unknown)[]])[] = [
    ['the journal', []],
    ['main', [advance]],
    ['the switch', [advance, serve]],
    ['the tag', [advance, serve, tag]],
  ]

  test.each(steps)('after %s finishes at the next start', async (_what, done) => {
    writeJournal(edit.folder, journal)
    for (const step of done) await step()
    await recover(publishing)
    expect(readJournal(edit.folder)).toBeUndefined()
    expect(await mainCommit(edit)).toBe(journal.commit)
    expect(publicRelease(edit.folder)).toBe(1)
    expect(await listPublications(edit)).toHaveLength(1)
    expect(readResult(edit.folder, journal.request.id)).toMatchObject({ state: 'done', publication: 1 })
    expect(await work(publishing)).toBe(false)
  })

  test.each(steps.slice(0, 2))(
    'after %s takes everything back if the release does not start',
    async (_what, done) => {
      writeJournal(edit.folder, journal)
      for (const step of done) await step()
      starts = false
      await recover(publishing)
      expect(await mainCommit(edit)).toBe(journal.main)
      expect(publicRelease(edit.folder)).toBe('project')
      expect(readResult(edit.folder, journal.request.id)).toMatchObject({ state: 'failed' })
      expect(await work(publishing)).toBe(false)
    },
  )

  it('before the journal begins again', async () => {
    await recover(publishing)
    while (await work(publishing));
    expect(readResult(edit.folder, journal.request.id)).toMatchObject({ state: 'done', publication: 1 })
  })
})

describe('the lock', () => {
  it('excludes a second publisher until the first ends, however it ends', async () => {
    const program = `import { lockPublisher } from '#domains/publish/publish-lock.server.ts'
      globalThis.lock = lockPublisher(process.argv[1])
      console.log(lock === undefined ? 'refused' : 'locked')
      setTimeout(() => {}, 60_000)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', program, edit.folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said] = (await once(child.stdout, 'data')) as [Buffer]
    expect(said.toString()).toBe('locked\n')
    expect(lockPublisher(edit.folder)).toBeUndefined()
    child.kill('SIGKILL')
    await once(child, 'exit')
    const lock = lockPublisher(edit.folder)
    expect(lock).toBeDefined()
    lock?.release()
  })
})

it('a result is never read in part', async () => {
  const draft = await draftWith('Changed.')
  const id = askPublisher(edit.folder, { kind: 'publish', draft: draft.id }, ana)
  const states = new Set<string>()
  const look = setInterval(() => states.add(readResult(edit.folder, id)?.state ?? 'none'), 1)
  while (await work(publishing));
  clearInterval(look)
  expect(states).not.toContain('none')
  expect(
    JSON.parse(readFileSync(join(publishFolder(edit.folder, 'results'), `${id}.json`), 'utf8')),
  ).toMatchObject({
    state: 'done',
  })
})
