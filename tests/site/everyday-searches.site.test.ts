import { describe, expect, it } from 'vitest'
import { readIdentity } from '#content/identity.server.ts'
import { readFeePages } from '#content/money.server.ts'
import { readSearchWords } from '#content/search-words.server.ts'
import { find, suggest } from '#domains/search/query/find.server.ts'
import { rank } from '#domains/search/query/rank.server.ts'
import type { DirectAnswer, Marked } from '#domains/search/query/search-answer.ts'
import { openIndexes } from '#domains/search/index/open-indexes.server.ts'
import { locales, type Locale } from '#map/locale.ts'
import { pagePath } from '#map/paths.ts'
import { isPageId, unlistedPages, type PageId } from '#map/pages/pages.ts'
import { pagesOf } from '#tests/search/queries.ts'

const indexes = openIndexes('build/search')
const identity = readIdentity()
const plain = (text: Marked) => text.map((part) => (typeof part === 'string' ? part : part.m)).join('')

function pagesFor(locale: Locale, query: string): PageId[] {
  const index = indexes[locale]
  return pagesOf(
    index,
    rank(index, query).ranked.map(({ id }) => id),
  )
}

function feesFor(locale: Locale, query: string): Extract<DirectAnswer, { kind: 'fees' }>['pages'] {
  const { direct } = find(indexes[locale], query)
  return direct?.kind === 'fees' ? direct.pages : []
}

describe.each(locales)('every phrase of content/search in %s', (locale) => {
  const { pages, actions } = readSearchWords(locale)

  it('finds its page among the first three', () => {
    const missed = Object.entries(pages)
      .filter(([page]) => isPageId(page) && !unlistedPages.has(page))
      .flatMap(([page, said]) => said.map((phrase) => ({ page, phrase })))
      .filter(
        ({ page, phrase }) =>
          !pagesFor(locale, phrase)
            .slice(0, 3)
            .some((found) => found === page),
      )
    expect(missed).toEqual([])
  })

  it.each(['callback', 'appointment'] as const)('finds its call to action: %s', (action) => {
    const missed = actions[action].said.filter(
      (phrase) => !suggest(indexes[locale], phrase).some(({ href }) => href.endsWith(`=${action}-dialog`)),
    )
    expect(missed).toEqual([])
  })
})

describe.each(locales)('acronyms and numbers in %s', (locale) => {
  it.each([
    [['N.I.E.', 'n.i.e', 'N I E', 'nei'], 'service.nie'],
    [['I.T.V.', 'i.t.v', 'ivt'], 'service.itv'],
    [['T.I.E.'], 'service.residencia'],
    [['I.B.I.'], 'service.tramites-hogar-extranjeros-mallorca'],
    [['D&O', 'D & O', 'd&o'], 'insurance.responsabilidad-civil-gerentes'],
    [['B&B', 'b & b'], 'insurance.oficina-negocio'],
    [['ex15', 'ex 15', 'EX–15', 'E.X. 15', '790012', '790 012', '790-012'], 'service.nie'],
    [['modelo 210', 'modelo nº 210', 'modelo n.º 210', 'modelo210'], 'service.declaracion-impuestos'],
  ] as const)('%j lead to %s', (queries, page) => {
    const found = queries.map((query) => [query, pagesFor(locale, query)[0]])
    expect(found).toEqual(queries.map((query) => [query, page]))
  })

  it.each(['el 210', 'the 210', 'das 210', '210'])(
    '%j leads to the service or to its calculator',
    (query) => {
      expect(['service.declaracion-impuestos', 'calculator.non-resident-tax']).toContain(
        pagesFor(locale, query)[0],
      )
    },
  )
})

it.each([
  ['es', 'R.C.', 'insurance.responsabilidad-civil'],
  ['en', 'form no. 210', 'service.declaracion-impuestos'],
  ['de', 'Formular Nr. 790', 'service.nie'],
  ['de', 'tvü', 'service.itv'],
  ['de', 'kzf', 'insurance.automoviles'],
  ['en', 'mto', 'service.itv'],
  ['en', 'carinsurance', 'insurance.automoviles'],
  ['en', 'homeinsurance', 'insurance.hogar'],
  ['en', 'wind screen', 'insurance.automoviles'],
  ['en', 'motor bike', 'insurance.motocicleta'],
  ['en', 'numberplate', 'service.matriculacion-coche'],
  ['de', 'Kranken Versicherung', 'insurance.salud'],
  ['de', 'Nummernschild', 'service.matriculacion-coche'],
  ['de', 'auto kaputt', 'claims'],
  ['de', 'mein Auto ist kaputt', 'claims'],
  ['de', 'unfal', 'insurance.accidentes'],
  ['en', 'my car broke down', 'claims'],
  ['es', 'coche roto', 'claims'],
  ['es', 'chocado', 'claims'],
  ['es', 'he chocado', 'claims'],
  ['es', 'me han robado', 'claims'],
  ['es', 'robado', 'claims'],
] as const)('%s: "%s" leads to %s directly', (locale, query, page) => {
  expect(pagesFor(locale, query)[0]).toBe(page)
  const { groups } = find(indexes[locale], query)
  expect(groups[0]?.hits[0]?.href).toBe(pagePath(page, locale, identity))
})

describe.each(locales)('everyday words in %s', (locale) => {
  it.each(['wifi', 'wi-fi', 'WLAN', 'router'])('%s means home internet', (query) => {
    expect(pagesFor(locale, query)[0]).toBe('service.suministros')
  })

  it.each(['paella', 'paela'])('%s is not a town', (query) => {
    const { groups, understood } = find(indexes[locale], query)
    expect(understood ?? '').not.toMatch(/palma/i)
    expect(groups.some(({ kind }) => kind === 'office')).toBe(false)
  })

  it.each(['plama', 'pallma', 'lucmajor', 'calvia'])('%s is still a town', (query) => {
    expect(find(indexes[locale], query).groups[0]?.kind).toBe('office')
  })

  it.each(['NIE', 'ITV', 'TIE', 'padrón'])('%s is suggested once', (query) => {
    const shown = suggest(indexes[locale], query)
    const titles = shown.map(({ title }) => plain(title).toLowerCase())
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
    const hrefs = shown.map(({ href }) => href)
    expect(hrefs.filter((href, at) => hrefs.indexOf(href) !== at)).toEqual([])
  })

  it.each(['NIE', 'ITV', 'TIE', 'padrón'])(
    '%s has no suggestion that repeats its own words beside it',
    (query) => {
      for (const { title, trail } of suggest(indexes[locale], query)) {
        const said = plain(title).toLowerCase()
        const beside = trail.at(-1)?.toLowerCase()
        expect(beside !== undefined && said.includes(beside), `${said} / ${beside}`).toBe(false)
      }
    },
  )
})

describe('prices', () => {
  it.each(['price', 'prices', 'fees', 'precio', 'precios', 'tasas', 'Preis', 'Preise', 'Kosten', 'Gebühren'])(
    '%s alone is answered with the first fee of each page that lists official ones',
    (query) => {
      for (const locale of locales) {
        const paths = readFeePages().map((page) => pagePath(page, locale, identity))
        expect(feesFor(locale, query).map(({ href }) => href)).toEqual(paths)
        expect(find(indexes[locale], query).groups[0]?.hits.map(({ href }) => href)).toEqual(paths)
        for (const { rows } of feesFor(locale, query)) expect(rows).toHaveLength(1)
      }
    },
  )

  it.each([
    ['es', 'cuánto cuesta el NIE', /^Número de NIE: unos 10\s€$/, '21/11/2026'],
    ['es', 'precio NIE', /^Número de NIE: unos 10\s€$/, '21/11/2026'],
    ['en', 'what does a NIE cost', /^NIE number: About €10$/, '21 November 2026'],
    ['en', 'how much is the NIE?', /^NIE number: About €10$/, '21 November 2026'],
    ['de', 'was kostet die NIE', /^NIE-Nummer: rund 10\s€$/, '21.11.2026'],
    ['de', 'NIE Kosten', /^NIE-Nummer: rund 10\s€$/, '21.11.2026'],
    ['en', 'environmental sticker price', /^Environmental sticker: €5$/, '21 November 2026'],
  ] as const)('%s: "%s" is answered with the fee and its date', (locale, query, fee, day) => {
    const [page, another] = feesFor(locale, query)
    expect(another).toBeUndefined()
    expect(page?.rows.map(({ label, amount }) => `${label}: ${amount}`)[0]).toMatch(fee)
    expect(page?.asOf).toBe(day)
  })

  it.each([
    ['en', 'driving licence cost'],
    ['en', 'car insurance price'],
    ['de', 'Stromkosten'],
    ['en', 'Who owes the community fees the seller left unpaid?'],
  ] as const)('%s: "%s" is not answered with unrelated fees', (locale, query) => {
    expect(feesFor(locale, query)).toEqual([])
  })
})
