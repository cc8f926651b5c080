import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { locales } from '#map/locale.ts'
import { pageIds } from '#map/pages/pages.ts'
import type { Fact } from './facts/facts.ts'
import { pageMoney, priceRows } from './load.server.ts'
import { moneyBox } from './money-box.server.ts'
import { moneyOf, readFeePages, readPrices } from './money.server.ts'
import type { PageContent } from './page-file.server.ts'
import { pricesSchema, type Price } from './schema/schema.prices.ts'

const fact = (id: string, value: number, kind: 'money' | 'percent' = 'money'): Fact =>
  ({
    id,
    kind,
    value,
    ...(kind === 'money' && { unit: 'EUR' }),
    source: { name: 'Tasas', url: 'https://www.boe.es/tasas' },
    asOf: '2026-11-21',
    review: '2027-01-15',
  }) as Fact

const facts = new Map(
  [fact('a.low', 10), fact('a.high', 16.08), fact('a.rate', 4, 'percent')].map((one) => [one.id, one]),
)
const content = {
  fees: {
    rows: [
      { label: 'First', amount: 'about {{fact:a.low}}' },
      { label: 'Second', amount: '{{fact:a.high}}' },
      { label: 'Rate', amount: '{{fact:a.rate}}' },
    ],
  },
} as unknown as PageContent

const prices = {
  payees: { notary: { es: 'Notaría', en: 'Notary', de: 'Notariat' } },
  times: { soon: { es: 'Pronto', en: 'Soon', de: 'Bald' } },
  pages: [],
}
const context = {
  locale: 'en',
  prices,
  factOf: (id: string) => facts.get(id),
  fact: (id: string) => String(facts.get(id)?.value),
  href: () => '/',
  fill: (text: string) => text,
} as const

const price = (own: Partial<Price>): Price => ({
  page: 'service.nie',
  asked: false,
  official: 'none',
  oneOf: false,
  others: [],
  ...own,
})
const money = (own: Partial<Price>) => moneyOf(content, price(own), context)

test('takes an official fee with its wording from the page, and its source and day from the fact', () => {
  const { official, sources } = money({ official: ['a.low'] })
  expect(official).toEqual([{ label: 'First', amount: 'about 10' }])
  expect(sources).toMatchObject([{ url: 'https://www.boe.es/tasas', day: '21 November 2026' }])
})

test('takes a label, and an amount in words, from the entry itself', () => {
  const label = { es: 'Uno', en: 'One', de: 'Eins' }
  const amount = { es: '{{fact:a.low}} o más', en: '{{fact:a.low}} or more', de: '{{fact:a.low}} oder mehr' }
  expect(money({ official: [{ fact: 'a.rate', label }] }).official).toEqual([{ label: 'One', amount: '4' }])
  expect(money({ others: [{ fact: 'a.low', label, amount }] }).others).toEqual([
    { label: 'One', amount: '10 or more' },
  ])
})

test('refuses a fact that the page does not name', () => {
  expect(() => money({ official: ['b.unknown'] })).toThrow('does not name b.unknown')
})

test('names who sets their own price, and amounts with their source', () => {
  expect(money({ others: ['notary'] }).others).toEqual([{ label: 'Notary' }])
  const source = { name: 'Arancel', url: 'https://www.boe.es/arancel' }
  const other = { payee: 'notary', from: 40, to: 60, source, asOf: '2026-11-01' }
  const found = money({ others: [other] })
  expect(found.others).toEqual([{ label: 'Notary', amount: '€40 – €60' }])
  expect(found.sources).toMatchObject([{ url: 'https://www.boe.es/arancel', day: '1 November 2026' }])
})

describe('our fee and the total', () => {
  it('are absent where we have no price', () => {
    expect(money({ official: ['a.low'] })).not.toHaveProperty('ours')
    expect(money({ official: ['a.low'] })).not.toHaveProperty('total')
  })

  it.each([
    ['one official fee', { official: ['a.low'], ours: 90 }, '€90', '€100'],
    ['no official fee', { ours: 90.5 }, '€90.50', '€90.50'],
    [
      'one of several fees',
      { official: ['a.low', 'a.high'], oneOf: true, ours: 90 },
      '€90',
      '€100 – €106.08',
    ],
    ['a range of ours', { official: ['a.low'], ours: { from: 60, to: 80 } }, '€60 – €80', '€70 – €90'],
  ])('add up with %s', (_, own, ours, total) => {
    expect(money(own)).toMatchObject({ ours, total })
  })

  it.each([
    ['fees of which it is open whether they are due', { official: ['a.low', 'a.high'], ours: 90 }],
    ['a rate', { official: ['a.rate'], ours: 90 }],
    ['a fee that depends on the case', { official: 'varies' as const, ours: 90 }],
    ['somebody who sets their own price', { others: ['notary'], ours: 90 }],
  ])('do not add up with %s', (_, own) => {
    expect(money(own)).not.toHaveProperty('total')
  })
})

describe('the money box', () => {
  const all = { href: '/en/prices', label: 'What it costs' }
  const box = (own: Partial<Price>, premium = false) => moneyBox(money(own), 'en', all, premium)
  const row = (own: Partial<Price>, label: string, premium?: boolean) =>
    box(own, premium).rows.find((one) => one.label === label)

  it('says that our price comes in writing, as long as there is none', () => {
    const own = { official: ['a.low'], others: ['notary'], time: 'soon' }
    expect(box(own).rows.map(({ label }) => label)).toEqual([
      'Official fee',
      'Our fee, VAT included',
      'What others charge',
      'Usual time',
    ])
    expect(row(own, 'Our fee, VAT included')?.text).toBe('We give you our price in writing before we begin.')
    expect(row(own, 'Our fee, VAT included', true)?.text).toMatch(/^Commission/)
    expect(row(own, 'What others charge')?.lines).toEqual([{ label: 'Notary', own: 'at their own rates' }])
    expect(row(own, 'Official fee')?.sources).toMatchObject([{ seen: 'as of 21 November 2026' }])
  })

  it('shows our price and the total', () => {
    const own = { official: ['a.low'], ours: 90 }
    expect(row(own, 'Our fee, VAT included')?.lines).toEqual([{ label: '', amount: '€90' }])
    expect(row(own, 'Total')).toMatchObject({ text: '€100', strong: true })
  })

  it('leads to the page’s table where the fee depends on the case', () => {
    expect(row({}, 'Official fee')?.text).toBe('None')
    expect(row({ official: 'varies' }, 'Official fee')?.text).toEqual([
      'Depends on the case · ',
      { a: '#fees', t: 'Table of fees' },
    ])
  })
})

describe('content/prices.yaml', () => {
  it('has an entry for each service, which every language can show', () => {
    for (const locale of locales) {
      const rows = priceRows(locale)
      expect(rows.length).toBeGreaterThanOrEqual(38)
      for (const page of pageIds) pageMoney(page, locale)
    }
  })

  it('offers the search pages that have an official fee', () => {
    expect(readFeePages()[0]).toBe('service.nie')
    expect(readFeePages().length).toBeLessThanOrEqual(10)
  })

  it('rejects a page twice, a range upside down, and unknown payees and times', () => {
    const given = readPrices()
    const passes = (own: object) => v.is(pricesSchema, { ...given, pages: [{ ...price({}), ...own }] })
    expect(passes({})).toBe(true)
    expect(passes({ ours: { from: 9, to: 5 } })).toBe(false)
    expect(passes({ ours: 9.999 })).toBe(false)
    expect(passes({ others: ['astronaut'] })).toBe(false)
    expect(passes({ time: 'never' })).toBe(false)
    expect(v.is(pricesSchema, { ...given, pages: [...given.pages, ...given.pages] })).toBe(false)
  })
})
