import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeFile, readTree } from '#domains/editor/edits/change-file.server.ts'
import { hostileTexts } from '#domains/editor/edits/hostile-texts.ts'
import { readTextForm } from '#domains/editor/files/fields.server.ts'
import { readDraftFile } from '#domains/editor/files/draft-files.server.ts'
import { filesOf, findText } from '#domains/editor/files/texts.server.ts'
import { changesBetween } from '#domains/editor/merge/field-changes.ts'
import { blankEntry, readChanges, readListAction, readNumber } from './read-changes.server.ts'

function formOf(id: string) {
  const text = findText('.', id)
  if (text === undefined) throw new Error(`no text ${id}`)
  return { text, form: readTextForm('.', text) }
}

const today = '2026-11-28'

describe('numbers as people write them', () => {
  it.each([
    ['9,94', 9.94],
    ['9.94', 9.94],
    ['9,94 €', 9.94],
    ['10', 10],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1.234.567', 1_234_567],
    ['1 234,5', 1234.5],
    ['-3', -3],
  ])('%s is %d', (typed, value) => {
    expect(readNumber(typed)).toBe(value)
  })

  it.each(['1.234', '1,234'])('%s may be two numbers: it is asked about', (typed) => {
    expect(readNumber(typed)).toMatchObject({ kind: 'ambiguousPoint', params: { got: typed, other: '1234' } })
  })

  it.each(['', 'ten', '9,9,4', '1.23.456', '0x1F', '1e5', 'NaN', '--1'])('%s is no number', (typed) => {
    expect(readNumber(typed)).toMatchObject({ kind: 'number' })
  })
})

it('a form that is sent as it was shown changes nothing', () => {
  for (const id of ['page/service.nie', 'site', 'facts/nie', 'news/v16-beacon', 'prices', 'glossary']) {
    const { form } = formOf(id)
    const values = Object.fromEntries(
      form.fields.flatMap((field) =>
        Object.entries(field.values).map(([column, value]) => [`${column}:${field.id}`, String(value)]),
      ),
    )
    expect(readChanges(form, values), id).toEqual({ changes: [], wrong: {} })
  }
})

it('only fields that the form has are changed, whatever names are sent', () => {
  const { form } = formOf('page/service.nie')
  const names = [
    'all:stage',
    'fr:title',
    'es:__proto__',
    'es:title.0',
    '../../etc/passwd',
    'es:',
    'constructor',
  ]
  expect(readChanges(form, Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual({
    changes: [],
    wrong: {},
  })
})

it('an optional value is added, and taken away when its field is emptied', () => {
  const { form } = formOf('facts/nie')
  const index = form.fields
    .find(({ id, values }) => id.endsWith('.id') && values.all === 'nie.fee-rounded')
    ?.id.split('.')[0]
  const path = [Number(index)]
  expect(readChanges(form, { [`all:${index}.twin`]: 'nie.fee' }).changes).toEqual([
    { file: 'content/facts/nie.yaml', change: { kind: 'add', path, key: 'twin', value: 'nie.fee' } },
  ])
  expect(readChanges(form, { [`all:${index}.note`]: '' }).changes).toEqual([
    { file: 'content/facts/nie.yaml', change: { kind: 'remove', path: [...path, 'note'] } },
  ])
})

it('hostile values change their own field or nothing', () => {
  const { text, form } = formOf('page/service.nie')
  const sources = new Map(filesOf(text).map(({ file }) => [file, readDraftFile('.', file) ?? '']))
  const names = form.fields
    .filter(({ kind }) => kind !== 'fixed')
    .flatMap((field) => Object.keys(field.places).map((column) => `${column}:${field.id}`))
  fc.assert(
    fc.property(fc.constantFrom(...names), hostileTexts, (name, value) => {
      const { changes } = readChanges(form, { [name]: value })
      expect(changes.length).toBeLessThanOrEqual(1)
      const [one] = changes
      if (one === undefined || !('change' in one)) return
      const source = sources.get(one.file) ?? ''
      const changed = changeFile(one.file, source, one.change)
      if (changed.kind === 'refused') return
      const [before, after] = [source, changed.source].map((each) => readTree(one.file, each))
      expect(changesBetween([], before, after).length).toBeLessThanOrEqual(1)
    }),
    { numRuns: 100 },
  )
})

it('a list that is not there yet comes with its first entry', () => {
  const { form } = formOf('site')
  expect(readListAction(form.lists, 'add:offices.0.advisers', today)).toMatchObject([
    {
      file: 'content/site.yaml',
      change: { kind: 'add', path: ['offices', 0], key: 'advisers', value: [{ id: '' }] },
    },
  ])
})

it('a text that no language has comes with what was typed, and is nothing without it', () => {
  const { form } = formOf('site')
  const typed = { 'es:storm.text': 'Hoy cerramos a las 12.', 'en:storm.text': 'We close at 12 today.' }
  expect(readChanges(form, typed).changes).toEqual([
    {
      file: 'content/site.yaml',
      change: {
        kind: 'add',
        path: ['storm'],
        key: 'text',
        value: { es: 'Hoy cerramos a las 12.', en: 'We close at 12 today.' },
      },
    },
  ])
  expect(readChanges(form, { 'es:storm.text': '' }).changes).toEqual([])
})

describe('lists', () => {
  const { form } = formOf('page/service.nie')
  const list = form.lists.find(({ id, most, counts }) => id.endsWith('.we') && (counts.es ?? 0) < most)

  it('a new entry is empty, in every language', () => {
    expect(readListAction(form.lists, `add:${list?.id}`, today)).toMatchObject([
      { file: 'content/services/nie/es.yaml', change: { kind: 'insert', value: '' } },
      { file: 'content/services/nie/en.yaml' },
      { file: 'content/services/nie/de.yaml' },
    ])
    const partners = formOf('partners').form.lists.find(({ id }) => id === '')
    expect(partners && blankEntry(partners, today)).toEqual({
      name: '',
      field: { es: '', en: '', de: '' },
      url: '',
    })
  })

  it.each([
    'remove:nothing:0',
    'remove:inShort:0',
    'up:inShort:0',
    'down:inShort:99',
    'drop:inShort:0',
    'add:',
    'x',
  ])('%s is not done', (asked) => {
    expect(readListAction(form.lists, asked, today)).toEqual([])
  })
})
