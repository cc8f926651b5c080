import { expect, it } from 'vitest'
import { readTextForm } from './fields.server.ts'
import { editableTexts, findText } from './texts.server.ts'

function formOf(id: string) {
  const text = findText('.', id)
  if (text === undefined) throw new Error(`no text ${id}`)
  return readTextForm('.', text)
}

const field = (id: string, fieldId: string) => formOf(id).fields.find((one) => one.id === fieldId)

it('every text of the site has fields', () => {
  const empty = editableTexts('.').filter((text) => {
    const { fields, lists } = readTextForm('.', text)
    return fields.length === 0 && lists.length === 0
  })
  expect(empty).toEqual([])
})

it('a text of a page stands in three languages beside each other', () => {
  expect(field('page/service.nie', 'cta')).toMatchObject({
    kind: 'line',
    limits: { most: 34 },
    required: true,
    places: { de: { file: 'content/services/nie/de.yaml', path: ['cta'] } },
    values: { es: 'Solicitar mi NIE' },
  })
})

it('languages within one file are one field', () => {
  expect(field('site', 'offices.0.name')?.places.de).toEqual({
    file: 'content/site.yaml',
    path: ['offices', 0, 'name', 'de'],
  })
  expect(formOf('glossary').lists.find(({ id }) => id === '0')?.places.en?.path).toEqual([0, 'en'])
})

it.each([
  ['page/service.nie', 'related.0', 'page'],
  ['page/service.nie', 'updated', 'day'],
  ['page/service.nie', 'lead', 'prose'],
  ['page/service.nie', 'stage', 'fixed'],
  ['page/service.nie', 'steps.items.0.by', 'choice'],
  ['site', 'offices.0.hours.mon.0', 'hours'],
  ['site', 'storm.active', 'yes-no'],
  ['site', 'social.facebook', 'address'],
  ['blog/itv-first-time', 'body', 'markdown'],
  ['blog/itv-first-time', 'slug', 'fixed'],
  ['replies', '0.body', 'text'],
  ['prices', 'pages.0.page', 'page'],
])('%s: %s is entered as %s', (text, id, kind) => {
  expect(field(text, id)?.kind).toBe(kind)
})

it('a fact has the fields of its kind', () => {
  const { fields } = formOf('facts/nie')
  const fee = fields.find(({ values }) => values.all === 'nie.fee')?.id.split('.')[0]
  expect(fields.find(({ id }) => id === `${fee}.value`)).toMatchObject({
    kind: 'amount',
    values: { all: 9.84 },
  })
})

it('a list says how many entries it may have, and what an entry consists of', () => {
  expect(formOf('page/service.nie').lists.find(({ id }) => id === 'inShort')).toMatchObject({
    least: 5,
    most: 5,
    counts: { es: 5, en: 5, de: 5 },
    entry: [{ id: 'label' }, { id: 'text' }],
  })
})
