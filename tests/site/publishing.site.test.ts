import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { saveDraft, startDraft } from '#domains/editor/git/drafts.server.ts'
import { openEditFolder, type EditFolder } from '#domains/editor/git/edit-folder.server.ts'
import { askPublisher, type Asked } from '#domains/publish/requests.server.ts'
import { readResult, type Result } from '#domains/publish/results.server.ts'
import { releaseFolder } from '#domains/publish/switch.server.ts'
import {
  copyWithHistory,
  editDirOf,
  startCopy,
  type PublishedProject,
} from '#tests/support/published-project.ts'

const ana = { id: 'ana', name: 'Ana' }
const page = '/en/services/nie'
const file = 'content/services/nie/en.yaml'

const folder = copyWithHistory()
let project: PublishedProject
let edit: EditFolder

/** What visitors got while something was published. */
const visits = { done: 0, failed: [] as string[] }

async function ask(agent: Agent, path: string): Promise<string> {
  const [answer] = (await once(get(project.origin + path, { agent }), 'response')) as [
    import('node:http').IncomingMessage,
  ]
  let text = ''
  for await (const part of answer) text += String(part)
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}`)
  return text
}

/** A visitor on connections that stay open, as a browser's or a proxy's. */
async function visit(signal: AbortSignal): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  while (!signal.aborted) {
    await ask(agent, page).then(
      () => (visits.done += 1),
      (error: unknown) => visits.failed.push(String(error)),
    )
    await sleep(50)
  }
  agent.destroy()
}

/** How many processes were replaced, and have ended every connection that visitors had to them. */
const ended = () => project.output().split('"release.ended"').length - 1

/** Runs work while visitors read, until the processes that it replaced are gone. */
async function whileVisited(replaced: number, work: () => Promise<void>): Promise<void> {
  const stop = new AbortController()
  const visitors = Array.from({ length: 3 }, () => visit(stop.signal))
  try {
    await work()
    await expect.poll(ended, { timeout: 30_000 }).toBe(replaced)
  } finally {
    stop.abort()
    await Promise.all(visitors)
  }
}

beforeAll(async () => {
  edit = await openEditFolder({ folder: editDirOf(folder), origin: folder })
  project = await startCopy(folder)
}, 240_000)

afterAll(async () => await project.stop(), 240_000)

async function resultOf(id: string): Promise<Result | undefined> {
  const states = ['done', 'failed']
  await expect
    .poll(() => readResult(project.editDir, id)?.state, {
      timeout: 200_000,
      message: project.output().slice(-2000),
    })
    .toSatisfy((state: string) => states.includes(state))
  return readResult(project.editDir, id)
}

const request = async (asked: Asked) => await resultOf(askPublisher(project.editDir, asked, ana))

/** The digest of each file below a folder; by another process, because the visitors are in this one. */
async function sums(place: string): Promise<string[]> {
  const words = ['.', '-type', 'f', '-exec', 'sha256sum', '{}', '+']
  const { stdout } = await promisify(execFile)('find', words, { cwd: place, maxBuffer: 64 * 1024 ** 2 })
  return stdout.split('\n').filter(Boolean)
}

async function draftWith(lead: string): Promise<string> {
  const draft = await startDraft(edit, 'Draft', ana)
  const change = { kind: 'set', path: ['lead'], value: lead } as const
  await saveDraft(edit, draft.id, { member: ana, base: draft.commit, changes: [{ file, change }] })
  return draft.id
}

it('publishes at a set time and undoes it while visitors lose no answer', async () => {
  const agent = new Agent({ keepAlive: false })
  const before = await ask(agent, page)
  const draft = await draftWith('Published by a test.')
  const at = Temporal.Now.instant().add({ seconds: 3 })
  const scheduled = askPublisher(project.editDir, { kind: 'schedule', draft, at }, ana)
  expect(await ask(agent, page)).toBe(before)
  const built = await sums('build')
  let first: string[] = []
  await whileVisited(2, async () => {
    const published = await resultOf(scheduled)
    expect(published, JSON.stringify(published)).toMatchObject({ state: 'done', publication: 1 })
    expect(await ask(agent, page)).toContain('Published by a test.')
    first = await sums(join(releaseFolder(project.editDir, 1), 'build'))
    const undone = await request({ kind: 'undo', publication: 1 })
    expect(undone, JSON.stringify(undone)).toMatchObject({ state: 'done', publication: 2 })
    expect(await ask(agent, page)).toBe(before)
  })
  // They share files with the build that they began from; publishing wrote into none of them.
  for (const [place, before] of [
    ['build', built],
    [join(releaseFolder(project.editDir, 1), 'build'), first],
  ] as const) {
    const now = new Set(await sums(place))
    expect(before.length).toBeGreaterThan(1000)
    expect(before.filter((line) => !now.has(line))).toEqual([])
  }
  expect(visits.failed).toEqual([])
  expect(visits.done).toBeGreaterThan(100)
  expect(existsSync(join(folder, 'content/services/nie'))).toBe(true)
}, 400_000)

it('says what is wrong with a draft, and visitors see nothing of it', async () => {
  const draft = await draftWith('A fact {{fact:nie.fee-that-is-none}}.')
  const result = await request({ kind: 'publish', draft })
  expect(result).toMatchObject({ state: 'failed', why: { kind: 'problems', problems: [{ file }] } })
  expect(await ask(new Agent(), page)).not.toContain('A fact')
}, 200_000)
