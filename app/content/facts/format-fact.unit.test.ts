import { describe, expect, it } from 'vitest'
import type { Fact } from './facts.ts'
import { formatFact } from './format-fact.server.ts'

const origin = {
  id: 'a.b',
  source: { name: 'Law', url: 'https://law.test/a' },
  asOf: '2026-11-21',
  review: '2027-01-15',
} as const
const money = (value: number): Fact => ({ ...origin, kind: 'money', value, unit: 'EUR' })
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('facts in words', () => {
  it.each([
    [money(1234.56), ['1.234,56 €', '€1,234.56', '1.234,56 €']],
    [money(500), ['500 €', '€500', '500 €']],
    [{ ...origin, kind: 'percent', value: 4.75 }, ['4,75 %', '4.75%', '4,75 %']],
    [{ ...origin, kind: 'days', value: 7 }, ['7 días', '7 days', '7 Tage']],
    [{ ...origin, kind: 'working-days', value: 1 }, ['1 día hábil', '1 working day', '1 Arbeitstag']],
    [{ ...origin, kind: 'date', value: '2027-03-31' }, ['31/03/2027', '31 March 2027', '31.03.2027']],
    [{ ...origin, kind: 'number', value: 21000 }, ['21.000', '21,000', '21.000']],
    [{ ...origin, kind: 'form', value: '790-012' }, ['790-012', '790-012', '790-012']],
  ] as [Fact, string[]][])('format %j in each language', (fact, [es, en, de]) => {
    expect(plain(formatFact(fact, 'es'))).toBe(es)
    expect(plain(formatFact(fact, 'en'))).toBe(en)
    expect(plain(formatFact(fact, 'de'))).toBe(de)
  })

  it('format bare numbers and millions on request', () => {
    expect(formatFact({ ...origin, kind: 'days', value: 7 }, 'de', 'n')).toBe('7')
    expect(formatFact(money(70_000_000), 'es', 'm')).toBe('70 millones de euros')
    expect(formatFact(money(6_450_000), 'en', 'm')).toBe('€6.45 million')
  })

  it('reject a form that does not apply', () => {
    expect(() => formatFact({ ...origin, kind: 'form', value: 'EX-15' }, 'es', 'n')).toThrow('a.b')
    expect(() => formatFact(money(1), 'es', 'x')).toThrow('unknown form')
  })
})

it('keep a number and its unit on one line', () => {
  for (const kind of ['days', 'months', 'working-days', 'hours'] as const) {
    for (const locale of ['es', 'en', 'de'] as const) {
      expect(formatFact({ ...origin, kind, value: 30 }, locale)).toMatch(/^30\u00a0\p{L}/u)
    }
  }
})
