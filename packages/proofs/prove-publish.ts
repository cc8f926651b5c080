import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { saveDraft, startDraft } from '../../app/domains/editor/git/drafts.server.ts'
import { openEditFolder, type EditFolder } from '../../app/domains/editor/git/edit-folder.server.ts'
import { askPublisher, type Asked } from '../../app/domains/publish/requests.server.ts'
import { readResult, type Result } from '../../app/domains/publish/results.server.ts'
import { publicRelease, releaseFolder } from '../../app/domains/publish/switch.server.ts'
import { differing, folderDigests } from '../../tests/support/folder-digests.ts'
import { copyWithHistory, editDirOf, startCopy } from '../../tests/support/published-project.ts'
import { startNginx } from './own-nginx.ts'
import { buildIn } from './project-copy.ts'
import { option, report } from './proof.ts'
import { noVisits, quantile, readPage, visitor } from './visitors.ts'

/**
 * `npm run prove -- publish`: publishes edits of texts, facts and hours, undoes some and schedules some, behind nginx
 * with visitors on it. No answer may fail, a publication may take fifteen seconds, and the last release has the bytes of
 * a build from scratch. `--edits 50 --clients 4`
 */

const edits = option('edits', 50)
const clients = option('clients', 4)
const limitSeconds = option('limit', 15)
const ana = { id: 'ana', name: 'Ana' }
const pages = ['/es', '/en', '/servicios/nie', '/en/services/nie', '/en/contact', '/busqueda?q=nie']

interface Edit {
  readonly file: string
  readonly path: readonly (string | number)[]
  readonly value: string
}

const isHour = (index: number) => index % 5 === 4

/** The first opening time of Mondays, earlier and later in turn; and texts. */
function editOf(index: number): Edit {
  if (isHour(index)) {
    const value = index % 2 === 0 ? '08:45-14:00' : '09:00-14:00'
    return { file: 'content/site.yaml', path: ['offices', 0, 'hours', 'mon', 0], value }
  }
  const language = ['es', 'en', 'de'][index % 3] ?? 'es'
  return {
    file: `content/services/nie/${language}.yaml`,
    path: ['lead'],
    value: `Edit ${index} of the proof.`,
  }
}

async function request(editDir: string, asked: Asked): Promise<Result> {
  const id = askPublisher(editDir, asked, ana)
  for (;;) {
    const result = readResult(editDir, id)
    if (result?.state === 'done' || result?.state === 'failed') return result
    await sleep(50)
  }
}

async function draftOf(edit: EditFolder, index: number): Promise<string> {
  const { file, path, value } = editOf(index)
  const draft = await startDraft(edit, `Edit ${index}`, ana)
  const change = { kind: 'set', path, value } as const
  const saved = await saveDraft(edit, draft.id, {
    member: ana,
    base: draft.commit,
    changes: [{ file, change }],
  })
  if (saved.kind !== 'saved') throw new Error(`edit ${index}: ${saved.kind}`)
  return draft.id
}

/**
 * A copy without a build. The bundler names chunks by where the packages are, so all builds that are compared are made
 * at the same depth of folders.
 */
function unbuiltCopy(): string {
  const copy = copyWithHistory()
  rmSync(join(copy, 'build'), { recursive: true })
  // Encodings and pictures are named by what they were made from; making them again takes minutes.
  for (const part of ['encodings', 'share']) {
    mkdirSync(join('.cache', part), { recursive: true })
    symlinkSync(resolve('.cache', part), join(copy, '.cache', part))
  }
  return copy
}

const project = unbuiltCopy()
await buildIn(project)
const folder = await mkdtemp(join(tmpdir(), 'prove-publish-'))
const edit = await openEditFolder({ folder: editDirOf(project), origin: project })
const site = await startCopy(project, { TRUSTED_PROXIES: '127.0.0.1', POSTS_PER_ADDRESS: '100000' })
const { editDir } = site
const proxy = await startNginx(folder, Number(new URL(site.origin).port))
const seen = noVisits()
let visiting = true
const visitors = Array.from({ length: clients }, async (_, client) => {
  const ask = visitor(proxy.target, seen)
  for (let turn = client; visiting; turn += 1) {
    const path = pages[turn % pages.length] ?? '/es'
    await readPage(ask, seen, path)
    await sleep(20)
  }
})

const seconds = { texts: [] as number[], hours: [] as number[] }
const refused: string[] = []
for (let index = 0; index < edits; index += 1) {
  const draft = await draftOf(edit, index)
  const own = isHour(index) ? seconds.hours : seconds.texts
  const isScheduled = index % 10 === 7
  const at = Temporal.Now.instant().add({ seconds: 2 })
  const result = await request(
    editDir,
    isScheduled ? { kind: 'schedule', draft, at } : { kind: 'publish', draft },
  )
  if (result.state === 'failed') refused.push(`edit ${index}: ${JSON.stringify(result.why)}`)
  else own.push(result.seconds ?? 0)
  if (index % 10 === 3 && result.publication !== undefined) {
    const undone = await request(editDir, { kind: 'undo', publication: result.publication })
    if (undone.state === 'failed') refused.push(`undo of ${index}: ${JSON.stringify(undone.why)}`)
    else own.push(undone.seconds ?? 0)
  }
}
// The last process ends its connections.
await sleep(8_000)
visiting = false
await Promise.all(visitors)
await proxy.stop()
report(
  'visitors',
  { answers: seen.done, failed: seen.failed.length, resent: seen.resent, first: seen.failed.slice(0, 3) },
  seen.failed.length === 0 && seen.done > 0,
)
for (const [kind, own] of Object.entries(seconds)) {
  const slowest = Math.max(...own)
  report(
    `publications of ${kind}`,
    { count: own.length, median: quantile(own, 0.5), slowest, limitSeconds },
    slowest <= limitSeconds,
  )
}
report('no publication refused', { refused }, refused.length === 0)

const last = publicRelease(editDir)
if (last === 'project') throw new Error('nothing was published')
const clean = unbuiltCopy()
rmSync(join(clean, 'content'), { recursive: true })
cpSync(join(releaseFolder(editDir, last), 'content'), join(clean, 'content'), { recursive: true })
await buildIn(clean)
/** Chunks of earlier builds are kept besides, the record is in any order, and the bundler's list names its folder. */
const besides = /^(?:kept|parsed|record|desk)\b|\.vite\//
const bytes = (place: string) =>
  new Map([...folderDigests(join(place, 'build'))].filter(([name]) => !besides.test(name)))
const different = differing(bytes(releaseFolder(editDir, last)), bytes(clean))
report(
  'bytes of a clean build',
  { compared: bytes(clean).size, different: different.slice(0, 10), count: different.length },
  different.length === 0,
)
await site.stop()
for (const place of [folder, clean]) await rm(place, { recursive: true, force: true })
