import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { readDraftFile, writeDraftFile } from '#domains/editor/files/draft-files.server.ts'
import { openTestEdit } from '#tests/support/edit-origin.ts'
import {
  discardDraft,
  draftChanges,
  findDraft,
  listDrafts,
  saveDraft,
  startDraft,
  updateDraft,
  type Draft,
  type DraftChange,
} from './drafts.server.ts'
import { fileIn, mainCommit, type EditFolder } from './edit-folder.server.ts'
import { historyOf } from './history.server.ts'
import { advanceMain, prepareDraft, prepareRevert } from './publish-draft.server.ts'
import { git } from './run-git.server.ts'

let edit: EditFolder
let remove: () => void
beforeAll(async () => {
  const opened = await openTestEdit()
  edit = opened.edit
  remove = opened.remove
})
afterAll(() => remove())

const ana = { id: 'ana-1', name: 'Ana Vidal' }
const ben = { id: 'ben-2', name: 'Ben <ben@private.example>\n' }

const facts = 'content/facts/nie.yaml'
const page = (locale: string) => `content/services/nie/${locale}.yaml`
const feePath = [3, 'value']
const fee = (value: number): DraftChange => ({ file: facts, change: { kind: 'set', path: feePath, value } })
const lead = (value: string): DraftChange => ({
  file: page('es'),
  change: { kind: 'set', path: ['lead'], value },
})
const cta = (value: string): DraftChange => ({
  file: page('es'),
  change: { kind: 'set', path: ['cta'], value },
})

async function save(draft: Draft, member: typeof ana, ...changes: DraftChange[]) {
  return await saveDraft(edit, draft.id, { member, base: draft.commit, changes })
}

async function again({ id }: Draft): Promise<Draft> {
  const draft = await findDraft(edit, id)
  if (draft === undefined) throw new Error('no draft')
  return draft
}

async function publish(draft: Draft): Promise<string> {
  const prepared = await prepareDraft(edit, draft.id, ana)
  if (prepared.kind !== 'prepared') throw new Error(prepared.kind)
  expect(await advanceMain(edit, prepared)).toBe(true)
  return prepared.commit
}

it('a saved change is a commit in plain words, under the name of the member without an address', async () => {
  const draft = await startDraft(edit, 'Fee', ben)
  expect(await save(draft, ben, fee(9.94))).toMatchObject({ kind: 'saved' })
  const log = await git(edit.repo, ['log', '-1', '--format=%s|%an|%ae|%ce', `draft/${draft.id}`])
  expect(log.trim()).toBe(
    'Change nie.fee from 9.84 € to 9.94 €|Ben ben@private.example|ben-2@noreply.invalid|ben-2@noreply.invalid',
  )
  expect(await draftChanges(edit, await again(draft))).toMatchObject([
    { text: 'facts/nie', entry: 'nie.fee', unit: 'money', before: 9.84, after: 9.94 },
  ])
  expect(await listDrafts(edit)).toMatchObject([{ id: draft.id, title: 'Fee', startedBy: 'ben-2' }])
  await discardDraft(edit, draft.id)
  expect(await listDrafts(edit)).toEqual([])
})

it('a draft changes nothing that is published until main is advanced', async () => {
  const before = await mainCommit(edit)
  const draft = await startDraft(edit, 'Fee', ana)
  await save(draft, ana, fee(9.94))
  expect(await mainCommit(edit)).toBe(before)
  const commit = await publish(draft)
  expect(await fileIn(edit.repo, 'main', facts)).toContain('value: 9.94')
  const reverted = await prepareRevert(edit, commit, ana)
  expect(reverted).toMatchObject({ kind: 'prepared' })
  if (reverted.kind === 'prepared') {
    expect(reverted.message).toMatch(/^Undo: Change nie\.fee from 9\.84 € to 9\.94 €\n/)
    await advanceMain(edit, reverted)
  }
  expect(await fileIn(edit.repo, 'main', facts)).toBe(await fileIn(edit.repo, before, facts))
  const [undone, done] = await historyOf(edit, [facts], 2)
  expect([done?.by, done?.changes[0]?.after, undone?.changes[0]?.after]).toEqual(['Ana Vidal', 9.94, 9.84])
  await discardDraft(edit, draft.id)
})

it('main that moved meanwhile is not overwritten', async () => {
  const [one, two] = [await startDraft(edit, 'One', ana), await startDraft(edit, 'Two', ana)]
  await save(one, ana, cta('Pedir el NIE'))
  await save(two, ana, lead('Otro texto.'))
  const [first, second] = [await prepareDraft(edit, one.id, ana), await prepareDraft(edit, two.id, ana)]
  if (first.kind !== 'prepared' || second.kind !== 'prepared') throw new Error('not prepared')
  expect([await advanceMain(edit, first), await advanceMain(edit, second)]).toEqual([true, false])
  await discardDraft(edit, one.id)
  await discardDraft(edit, two.id)
})

test.each(['first', 'second'])(
  'two drafts that change different fields both stay, whichever is published %s',
  async (order) => {
    const [one, two] = [await startDraft(edit, 'One', ana), await startDraft(edit, 'Two', ben)]
    await save(one, ana, cta(`Uno ${order}`))
    await save(two, ben, lead(`Dos ${order}`))
    const both = order === 'first' ? [one, two] : [two, one]
    for (const draft of both) await publish(draft)
    const text = await fileIn(edit.repo, 'main', page('es'))
    expect(text).toContain(`cta: "Uno ${order}"`)
    expect(text).toContain(`lead: "Dos ${order}"`)
  },
)

test.each(['first', 'second'])(
  'the same field in two drafts is a conflict with both values, whichever is published %s',
  async (order) => {
    const [one, two] = [await startDraft(edit, 'One', ana), await startDraft(edit, 'Two', ben)]
    await save(one, ana, cta(`Ana ${order}`))
    await save(two, ben, cta(`Ben ${order}`))
    const [early, late] = order === 'first' ? [one, two] : [two, one]
    const [earlier, later] = order === 'first' ? ['Ana', 'Ben'] : ['Ben', 'Ana']
    await publish(early)
    const conflict = {
      file: page('es'),
      path: ['cta'],
      ours: `${later} ${order}`,
      theirs: `${earlier} ${order}`,
    }
    expect(await prepareDraft(edit, late.id, ana)).toMatchObject({ kind: 'conflict', conflicts: [conflict] })
    expect(await updateDraft(edit, late.id, ana)).toMatchObject({ kind: 'conflict', conflicts: [conflict] })
    expect((await again(late)).commit).not.toBe((await again(early)).commit)
    expect(await updateDraft(edit, late.id, ana, () => 'ours')).toMatchObject({ kind: 'updated' })
    await publish(await again(late))
    expect(await fileIn(edit.repo, 'main', page('es'))).toContain(`cta: "${later} ${order}"`)
  },
)

test.each(['first', 'second'])('two people in one draft lose nothing, whoever saves %s', async (order) => {
  const draft = await startDraft(edit, 'Both', ana)
  const both: [typeof ana, DraftChange][] = [
    [ana, cta(`Ana y ${order}`)],
    [ben, lead(`Ben y ${order}`)],
  ]
  // Both opened the form at the same commit.
  for (const [member, change] of order === 'first' ? both : both.toReversed())
    expect(await save(draft, member, change)).toMatchObject({ kind: 'saved' })
  const text = readDraftFile(draft.root, page('es'))
  expect(text).toContain(`cta: "Ana y ${order}"`)
  expect(text).toContain(`lead: "Ben y ${order}"`)
  expect(await save(draft, ben, cta('Ben'))).toMatchObject({
    kind: 'conflict',
    conflicts: [{ path: ['cta'], ours: 'Ben', theirs: `Ana y ${order}` }],
  })
  await discardDraft(edit, draft.id)
})

it('simultaneous saves of different fields are both kept', async () => {
  const draft = await startDraft(edit, 'Race', ana)
  const results = await Promise.all([
    save(draft, ana, cta('Carrera')),
    save(draft, ben, lead('Carrera de dos')),
    save(draft, ana, fee(10.01)),
  ])
  expect(results.map(({ kind }) => kind)).toEqual(['saved', 'saved', 'saved'])
  expect((await draftChanges(edit, await again(draft))).map(({ after }) => after).toSorted()).toEqual(
    ['Carrera', 'Carrera de dos', 10.01].toSorted(),
  )
  await discardDraft(edit, draft.id)
})

it('a change that cannot be made changes nothing, also beside others', async () => {
  const draft = await startDraft(edit, 'Refused', ana)
  expect(await save(draft, ana, cta('Bien'), lead('a\0b'))).toMatchObject({
    kind: 'refused',
    file: page('es'),
    why: 'unprintable',
  })
  expect((await again(draft)).commit).toBe(draft.commit)
  await expect(save(draft, ana, { file: '../../outside.yaml', body: 'x' })).rejects.toThrow(
    'not a content file',
  )
  await discardDraft(edit, draft.id)
})

it('files that an interrupted save left are no part of the next one', async () => {
  const draft = await startDraft(edit, 'Interrupted', ana)
  writeDraftFile(draft.root, page('es'), 'half')
  writeDraftFile(draft.root, 'content/services/nie/left.yaml', 'a: b\n')
  expect(await save(draft, ana, cta('Entero'))).toMatchObject({ kind: 'saved' })
  expect(await draftChanges(edit, await again(draft))).toMatchObject([{ path: ['cta'], after: 'Entero' }])
  expect(readDraftFile(draft.root, 'content/services/nie/left.yaml')).toBeUndefined()
  await discardDraft(edit, draft.id)
})

test.each(['', '../x', 'a'.repeat(10), '--help', 'abc\ndefghi'])('%j is no draft', async (id) => {
  expect(await findDraft(edit, id)).toBeUndefined()
  expect(await saveDraft(edit, id, { member: ana, base: 'x', changes: [] })).toEqual({ kind: 'missing' })
  expect(await prepareDraft(edit, id, ana)).toEqual({ kind: 'missing' })
})
