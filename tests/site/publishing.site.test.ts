import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { saveDraft, startDraft } from '#domains/editor/git/drafts.server.ts'
import { openEditFolder, type EditFolder } from '#domains/editor/git/edit-folder.server.ts'
import { askPublisher, type Asked } from '#domains/publish/requests.server.ts'
import { readResult, type Result } from '#domains/publish/results.server.ts'
import { releaseFolder } from '#domains/publish/switch.server.ts'
import { differing, folderDigests } from '#tests/support/folder-digests.ts'
import { freePort } from '#tests/support/free-port.ts'
import { unconfigured } from '#tests/support/unconfigured.ts'

const folder = mkdtempSync(join(tmpdir(), 'publishing-'))
const editFolder = join(folder, 'data/edit')
const ana = { id: 'ana', name: 'Ana' }
const page = '/en/services/nie'
const file = 'content/services/nie/en.yaml'

let site: ChildProcess
let output = ''
let origin = ''
let edit: EditFolder

/** What visitors got while something was published. */
const visits = { done: 0, failed: [] as string[] }

async function ask(agent: Agent, path: string): Promise<string> {
  const [answer] = (await once(get(origin + path, { agent }), 'response')) as [
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
    await sleep(10)
  }
  agent.destroy()
}

/** Runs work while visitors read, until the process before the last one has ended its connections. */
async function whileVisited<T>(work: () => Promise<T>): Promise<T> {
  const stop = new AbortController()
  const visitors = Array.from({ length: 3 }, () => visit(stop.signal))
  const result = await work()
  await sleep(7_000)
  stop.abort()
  await Promise.all(visitors)
  return result
}

beforeAll(async () => {
  for (const name of ['app', 'build', 'content', 'locales', 'ops', 'packages/illustrations', 'tools'])
    cpSync(name, join(folder, name), { recursive: true })
  for (const name of [
    '.gitignore',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'react-router.config.ts',
  ])
    cpSync(name, join(folder, name))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, '.cache'))
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@noreply.invalid', ...words], {
      cwd: folder,
    })
  git('init', '--quiet', '--initial-branch=main')
  // A draft is checked in a checkout of the whole project.
  git('add', '.')
  git('commit', '--quiet', '-m', 'Begin')
  edit = await openEditFolder({ folder: editFolder, origin: folder })
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  site = spawn(process.execPath, ['tools/start.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      ...unconfigured,
      NODE_ENV: 'production',
      MAIL: 'file',
      PORT: String(port),
      POSTS_PER_ADDRESS: '6000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [site.stdout, site.stderr])
    stream?.on('data', (data: Buffer) => (output += data.toString()))
  await vi.waitFor(() => expect(output).toMatch(/^The site is at /m), { timeout: 200_000, interval: 100 })
}, 240_000)

afterAll(async () => {
  if (site.exitCode === null) {
    const gone = once(site, 'exit')
    site.kill('SIGTERM')
    await gone
  }
  rmSync(folder, { recursive: true, force: true })
}, 240_000)

async function resultOf(id: string): Promise<Result | undefined> {
  const states = ['done', 'failed']
  await expect
    .poll(() => readResult(editFolder, id)?.state, { timeout: 200_000, message: output.slice(-2000) })
    .toSatisfy((state: string) => states.includes(state))
  return readResult(editFolder, id)
}

const request = async (asked: Asked) => await resultOf(askPublisher(editFolder, asked, ana))

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
  const scheduled = askPublisher(editFolder, { kind: 'schedule', draft, at }, ana)
  expect(await ask(agent, page)).toBe(before)
  const published = await whileVisited(() => resultOf(scheduled))
  expect(published, JSON.stringify(published)).toMatchObject({ state: 'done', publication: 1 })
  expect(await ask(agent, page)).toContain('Published by a test.')
  // Visitors wait: reading as much at once would keep theirs from noticing that a connection was closed.
  const first = folderDigests(join(releaseFolder(editFolder, 1), 'build'))

  const undone = await whileVisited(() => request({ kind: 'undo', publication: 1 }))
  expect(undone, JSON.stringify(undone)).toMatchObject({ state: 'done', publication: 2 })
  expect(await ask(agent, page)).toBe(before)
  // Releases share files; building the second one wrote into none of them.
  expect(differing(first, folderDigests(join(releaseFolder(editFolder, 1), 'build')))).toEqual([])
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
