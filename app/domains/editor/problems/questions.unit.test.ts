import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { locales } from '#map/locale.ts'
import {
  draftChanges,
  findDraft,
  saveDraft,
  startDraft,
  type DraftChange,
} from '#domains/editor/git/drafts.server.ts'
import type { EditFolder } from '#domains/editor/git/edit-folder.server.ts'
import { openTestEdit } from '#tests/support/edit-origin.ts'
import { changeWords, questionWords } from './change-words.server.ts'
import { questionsAbout } from './questions.server.ts'

let edit: EditFolder
let remove: () => void
beforeAll(async () => {
  const opened = await openTestEdit()
  edit = opened.edit
  remove = opened.remove
})
afterAll(() => remove())

const member = { id: 'ana', name: 'Ana' }
const facts = 'content/facts/nie.yaml'
const set = (file: string, path: readonly (string | number)[], value: string | number): DraftChange => ({
  file,
  change: { kind: 'set', path, value },
})

async function drafted(...changes: DraftChange[]) {
  const { id, commit, root } = await startDraft(edit, 'Draft', member)
  expect((await saveDraft(edit, id, { member, base: commit, changes })).kind).toBe('saved')
  const draft = await findDraft(edit, id)
  if (draft === undefined) throw new Error('no draft')
  const found = await draftChanges(edit, draft)
  return { found, questions: questionsAbout(found, root) }
}

const page = (locale: string) => `content/services/nie/${locale}.yaml`

it('asks about a value without a new day, and about its twin', async () => {
  const { questions } = await drafted(set(facts, [3, 'value'], 9.94))
  expect(questions).toMatchObject([
    { kind: 'seenDay', entry: 'nie.fee', path: [3, 'value'] },
    { kind: 'twin', entry: 'nie.fee', twin: 'nie.fee-rounded' },
  ])
  expect(locales.map((locale) => questions.map((question) => questionWords(question, locale)))).toEqual([
    [
      expect.stringContaining('¿Se ha comprobado hoy?'),
      expect.stringContaining('nie.fee-rounded, que dice lo mismo'),
    ],
    [
      expect.stringContaining('Was it seen today?'),
      expect.stringContaining('nie.fee-rounded, which says the same'),
    ],
    [
      expect.stringContaining('Wurde er heute nachgesehen?'),
      expect.stringContaining('nie.fee-rounded sagt dasselbe'),
    ],
  ])
})

it('asks nothing when the day and the twin change too, whichever of the twins names the other', async () => {
  const { questions } = await drafted(
    set(facts, [3, 'value'], 9.94),
    set(facts, [3, 'asOf'], '2026-11-28'),
    set(facts, [4, 'value'], 11),
    set(facts, [4, 'asOf'], '2026-11-28'),
  )
  expect(questions).toEqual([])
  const other = await drafted(set(facts, [4, 'value'], 11), set(facts, [4, 'asOf'], '2026-11-28'))
  expect(other.questions).toMatchObject([{ kind: 'twin', entry: 'nie.fee-rounded', twin: 'nie.fee' }])
})

test.each([
  ['a text of a page', [set(page('en'), ['cta'], 'Get my NIE')], ['en'], ['es', 'de']],
  [
    'a text beside its languages',
    [set('content/site.yaml', ['offices', 0, 'name', 'de'], 'Palma am Meer')],
    ['de'],
    ['es', 'en'],
  ],
] as const)('asks about %s that changed in one language alone', async (_what, changes, changed, others) => {
  const { questions } = await drafted(...changes)
  expect(questions).toMatchObject([{ kind: 'oneLanguage', changed, others }])
})

it('asks nothing about a text that changed in all languages, or about a day', async () => {
  const { questions } = await drafted(
    ...locales.map((locale) => set(page(locale), ['cta'], `NIE ${locale}`)),
    set(page('es'), ['updated'], '2026-11-28'),
  )
  expect(questions).toEqual([])
})

it('describes changes in three languages', async () => {
  const { found } = await drafted(set(facts, [3, 'value'], 9.94), set(page('de'), ['cta'], 'NIE holen'))
  const plain = (text: string) => text.replaceAll('\u00A0', ' ')
  expect(locales.map((locale) => found.map((change) => plain(changeWords(change, locale))))).toEqual([
    [
      'nie.fee: de 9,84 € a 9,94 €',
      expect.stringMatching(/^service\.nie – cta \(alemán\): de “.*” a “NIE holen”$/),
    ],
    [
      'nie.fee: from €9.84 to €9.94',
      expect.stringMatching(/^service\.nie – cta \(German\): from “.*” to “NIE holen”$/),
    ],
    [
      'nie.fee: von 9,84 € auf 9,94 €',
      expect.stringMatching(/^service\.nie – cta \(Deutsch\): von “.*” auf “NIE holen”$/),
    ],
  ])
})
