import { describe, expect, it } from 'vitest'
import { find } from '#domains/search/query/find.server.ts'
import { rank } from '#domains/search/query/rank.server.ts'
import type { Marked } from '#domains/search/query/search-answer.ts'
import { openIndexes } from '#domains/search/index/open-indexes.server.ts'
import { locales, type Locale } from '#map/locale.ts'

const indexes = openIndexes('build/search')
const plain = (title: Marked) => title.map((part) => (typeof part === 'string' ? part : part.m)).join('')

function answered(locale: Locale, query: string): string | undefined {
  const { direct } = find(indexes[locale], query)
  return direct?.kind === 'question' ? plain(direct.hit.title) : direct?.kind
}

describe.each(locales)('the answer above the results in %s', (locale) => {
  const titlesOf = (...kinds: string[]) =>
    indexes[locale].entries.filter(({ kind }) => kinds.includes(kind)).map(({ title }) => title)

  it('does not answer an unrelated question when a page title is searched', () => {
    const wrong = titlesOf('page', 'office').filter(
      (title) => ![undefined, 'hours'].includes(answered(locale, title)),
    )
    // "What it costs" asks for the official fees.
    const prices = indexes[locale].entries.find(({ page }) => page === 'prices')?.title
    expect(wrong.filter((title) => title !== prices)).toEqual([])
  })

  it('gives nearly every question of the site its own answer', () => {
    // "What does it cost?" is on several pages; alone it asks for the official fees.
    const questions = titlesOf('question').filter((title) => rank(indexes[locale], title).words.length > 0)
    const right = questions.filter((title) => answered(locale, title) === title)
    expect(right.length / questions.length).toBeGreaterThan(0.94)
  })
})

it.each([
  ['es', 'seguro de coche'],
  ['es', 'seguro hogar'],
  ['es', 'seguro médico'],
  ['es', 'seguro perro'],
  ['en', 'health insurance'],
  ['en', 'home insurance'],
  ['en', 'motorbike insurance'],
  ['en', 'bank account'],
  ['de', 'private Krankenversicherung'],
] as const)('%s: "%s" finds the page with that title and no question', (locale, query) => {
  expect(answered(locale, query)).toBeUndefined()
  expect(find(indexes[locale], query).total).toBeGreaterThan(0)
})

it.each([
  ['es', '¿El NIE es un permiso de residencia?', /permiso de residencia/],
  ['en', 'NIE residence permit', /residence permit/],
  ['de', 'Führerschein umtauschen', /Führerschein/],
] as const)('%s: "%s" is answered directly', (locale, query, question) => {
  expect(answered(locale, query)).toMatch(question)
})
