import { describe, expect, it } from 'vitest'
import { find, suggest } from '#domains/search/query/find.server.ts'
import { rank } from '#domains/search/query/rank.server.ts'
import type { SearchIndex } from '#domains/search/index/search-index.server.ts'
import { readIdentity } from '#content/identity.server.ts'
import { openIndexes } from '#domains/search/index/open-indexes.server.ts'
import { locales } from '#map/locale.ts'
import { pagePath } from '#map/paths.ts'
import { pagesOf, readQueries, recallAt } from '#tests/search/queries.ts'
import { builtPages } from '#tests/support/site.ts'

const indexes = openIndexes('build/search')
const identity = readIdentity()
const built = builtPages()

/** Below this, a change has made the search worse. */
const minRecall = { tuned: { first: 0.9, three: 0.97 }, heldOut: { first: 0.8, three: 0.95 } } as const

describe.each(locales)('the search in %s', (locale) => {
  const index: SearchIndex = indexes[locale]
  const pagesFor = (query: string) =>
    pagesOf(
      index,
      rank(index, query).ranked.map(({ id }) => id),
    )

  it.each(['tuned', 'heldOut'] as const)('finds common queries: %s', (set) => {
    const queries = readQueries(locale, set)
    expect(queries.length).toBeGreaterThan(set === 'tuned' ? 33 : 16)
    expect(recallAt(1, queries, pagesFor)).toBeGreaterThanOrEqual(minRecall[set].first)
    expect(recallAt(3, queries, pagesFor)).toBeGreaterThanOrEqual(minRecall[set].three)
  })

  it('links every question to an answer of its page, and every entry to a path', () => {
    for (const { kind, href } of index.entries) {
      expect(href).toMatch(/^\/[^ ]*$/)
      if (kind === 'question') expect(href).toMatch(/#answer-\d+$/)
    }
  })

  it('shows popular pages when nothing is found', () => {
    const answer = find(index, 'qqxxzzqqxx')
    expect(answer).toMatchObject({ total: 0, groups: [] })
    expect(answer.popular.length).toBeGreaterThan(2)
    expect(suggest(index, 'qqxxzzqqxx')).toEqual([])
  })

  it('accepts any input', () => {
    for (const query of [
      '',
      ' ',
      '?',
      '%',
      '"',
      '\\',
      '(((',
      '<b>',
      '𝕏',
      '\u0000',
      'a'.repeat(5000),
      '__proto__',
      'constructor',
    ]) {
      expect(() => find(index, query)).not.toThrow()
      expect(() => suggest(index, query)).not.toThrow()
    }
  })
})

describe('the two calls to action', () => {
  const calls = [
    ['en', 'callback', ['callback', 'call me back', 'call back', 'request a call', 'ring me', 'Rückruf']],
    ['en', 'appointment', ['appointment', 'book an appointment', 'online appointment', 'book a meeting']],
    ['es', 'callback', ['te llamamos', 'llámenme', 'llamada', 'pedir llamada', 'que me llamen', 'callback']],
    ['es', 'appointment', ['cita', 'cita previa', 'cita online', 'pedir cita', 'reservar cita', 'Termin']],
    ['de', 'callback', ['Rückruf', 'rückruf anfordern', 'zurückrufen', 'rufen Sie mich an', 'callback']],
    ['de', 'appointment', ['Termin', 'Termin buchen', 'Online-Termin', 'Termin vereinbaren', 'appointment']],
  ] as const

  it.each(calls.flatMap(([locale, action, queries]) => queries.map((query) => ({ locale, query, action }))))(
    '$locale: "$query" ranks the $action first, in suggestions and on the page',
    ({ locale, query, action }) => {
      const href = `${pagePath('contact', locale, identity)}?dialog=${action}-dialog`
      expect(suggest(indexes[locale], query)[0]?.href).toBe(href)
      expect(find(indexes[locale], query).groups[0]?.hits[0]?.href).toBe(href)
    },
  )

  it.each([
    ['es', 'cita previa ITV', 'service.itv'],
    ['es', 'cita NIE', 'service.nie'],
    ['es', 'teléfono', 'contact'],
    ['es', 'correo', 'service.correo'],
    ['en', 'NIE appointment', 'service.nie'],
    ['en', 'residency appointment', 'service.residencia'],
    ['en', 'phone number', 'contact'],
    ['de', 'Termin NIE', 'service.nie'],
    ['de', 'Notartermin', 'service.acompanamiento'],
    ['de', 'Videotermin', 'office.online'],
    ['de', 'Telefon', 'contact'],
  ] as const)('%s: "%s" still leads to %s', (locale, query, page) => {
    expect(suggest(indexes[locale], query)[0]?.href).toBe(pagePath(page, locale, identity))
  })
})

describe.each(locales)('a technical term in %s', (locale) => {
  const terms = indexes[locale].entries.filter(({ kind }) => kind === 'term')
  const hrefOf = (title: string) => terms.find((term) => term.title === title)?.href

  it('leads to the glossary of a page that has one', () => {
    const listed = terms.filter(({ href }) => href.includes('#'))
    expect(listed.length).toBeGreaterThan(200)
    for (const { href } of listed) {
      const [path = '', fragment] = href.split('#')
      expect(fragment, href).toBe('words')
      expect(built.get(path), href).toContain(' id="words"')
    }
  })

  it.each([
    [{ es: 'ITV', en: 'vehicle inspection (ITV)', de: 'Hauptuntersuchung (ITV)' }, 'service.itv', ''],
    [{ es: 'NIE', en: 'foreigner identity number (NIE)', de: 'Ausländernummer (NIE)' }, 'service.nie', ''],
    [
      { es: 'cita previa', en: 'appointment (cita previa)', de: 'Termin (cita previa)' },
      'service.nie',
      '#words',
    ],
    [
      { es: 'TIE', en: 'foreigner identity card (TIE)', de: 'Ausländerkarte (TIE)' },
      'service.residencia',
      '#words',
    ],
    [{ es: 'CUPS', en: 'supply-point code (CUPS)', de: 'Zählpunkt (CUPS)' }, 'service.suministros', '#words'],
  ] as const)('%o leads to %s%s', (title, page, fragment) => {
    expect(hrefOf(title[locale])).toBe(`${pagePath(page, locale, identity)}${fragment}`)
  })
})

it('a long query does not block other requests', () => {
  const letters = 'abcdefghiklmnoprstuw'
  const words = Array.from({ length: 60 }, (_, at) =>
    [1, 3, 7].map((step) => letters[(at * step) % 20]).join(''),
  )
  find(indexes.de, words.join(' '))
  const start = performance.now()
  for (let round = 0; round < 5; round += 1) find(indexes.de, words.slice(round).join(' '))
  expect((performance.now() - start) / 5).toBeLessThan(500)
})

describe('a German search', () => {
  const index: SearchIndex = indexes.de
  const first = (query: string) =>
    pagesOf(
      index,
      rank(index, query).ranked.map(({ id }) => id),
    )[0]

  it.each([
    ['schaden', 'schäden', 'schaeden', 'SCHÄDEN'],
    ['tüv', 'tuev', 'TUV', 'T\u0075\u0308V'],
    ['EX-15', 'ex15', 'ex 15', 'Ex–15'],
  ])('treats spellings of %s as one', (...spellings) => {
    expect(new Set(spellings.map(first)).size).toBe(1)
    expect(first(spellings[0])).toBeDefined()
  })

  it('answers a question of the site and opening hours directly', () => {
    const question = find(index, 'gilt mein deutscher tüv').direct
    expect(question).toMatchObject({ kind: 'question', hit: { href: expect.stringContaining('#answer-') } })
    expect(find(index, 'öffnungszeiten palma').direct).toMatchObject({
      kind: 'hours',
      offices: ['office.palma'],
    })
    expect(find(index, 'öffnungszeiten').direct).toMatchObject({ kind: 'hours' })
    expect(find(index, 'bankkonto eröffnen').direct?.kind).not.toBe('hours')
  })

  it('says how it corrected a misspelt word, and marks what it found', () => {
    const { understood, groups } = find(index, 'motorad')
    expect(understood).toBe('motorrad')
    expect(groups[0]?.hits[0]?.title).toContainEqual({ m: 'Motorradversicherung' })
    expect(find(index, 'motorrad').understood).toBeUndefined()
  })
})
