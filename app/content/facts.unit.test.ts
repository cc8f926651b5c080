import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { factSchema } from './facts.ts'

const fact = {
  id: 'a.b',
  kind: 'days',
  value: 3,
  source: { name: 'Ley 1/2026', url: 'https://law.test/a' },
  asOf: '2026-11-21',
  review: '2027-11-21',
  confidence: 'high',
}
const unread = { ...fact, asOf: undefined, confidence: 'medium', note: 'Days. Not yet read at its source.' }
const problems = (value: unknown) =>
  (v.safeParse(factSchema, value).issues ?? []).map(({ message }) => message)

describe('a fact', () => {
  it.each([
    fact,
    unread,
    { ...fact, source: { name: { es: 'Práctica', en: 'Practice', de: 'Praxis' } } },
    { ...fact, source: { name: 'Ejemplo', listed: false } },
  ])('may be kept as %o', (value) => {
    expect(problems(value)).toEqual([])
  })

  it('that nobody has seen at its source is of medium confidence', () => {
    expect(problems({ ...unread, confidence: 'high' })).toEqual([expect.stringContaining('medium at most')])
  })

  it('that was not read at its source has no day on which it was', () => {
    expect(problems({ ...unread, asOf: '2026-11-21' })).toEqual([expect.stringContaining('leave asOf out')])
  })

  it.each([
    { ...fact, review: '2027-02-30' },
    { ...fact, asOf: '2026-02-31' },
    { ...fact, kind: 'date', value: '31/03/2027' },
  ])('has no day that there is not: %o', (wrong) => {
    expect(problems(wrong)).toEqual([expect.stringContaining('no such day')])
  })

  it.each([0, 9.84, 1234.5, 70_000_000])('of money may be %d', (value) => {
    expect(problems({ ...fact, kind: 'money', unit: 'EUR', value })).toEqual([])
  })

  it.each([1.234, -12, '12,50 €', '1.234,56'])('of money cannot be %s', (value) => {
    expect(problems({ ...fact, kind: 'money', unit: 'EUR', value })).toEqual([
      'write 1234.5: a point for decimals, no thousands separator',
    ])
  })

  it('names its source in every language or in Spanish alone', () => {
    expect(problems({ ...fact, source: { name: { es: 'Práctica', en: 'Practice' } } })).not.toEqual([])
  })
})
