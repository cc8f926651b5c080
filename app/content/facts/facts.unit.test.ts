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
}
const example = { ...fact, source: { name: 'Ejemplo de cálculo', listed: false }, asOf: undefined }
const problems = (value: unknown) =>
  (v.safeParse(factSchema, value).issues ?? []).map(({ message }) => message)

describe('a fact', () => {
  it.each([
    fact,
    { ...fact, source: { ...fact.source, name: { es: 'Tratado', en: 'Treaty', de: 'Vertrag' } } },
    example,
  ])('may be written as %o', (value) => {
    expect(problems(value)).toEqual([])
  })

  it.each([
    { ...fact, source: { name: 'Usual market practice' } },
    { ...fact, source: { ...fact.source, listed: false } },
  ])('cites an official text by its address: %o', (wrong) => {
    expect(problems(wrong)).toEqual([expect.stringContaining('a source has the address (url)')])
  })

  it('requires the verification day of its source', () => {
    const message = expect.stringContaining('asOf is the day') as string
    expect(problems({ ...fact, asOf: undefined })).toEqual([message])
    expect(problems({ ...example, asOf: '2026-11-21' })).toEqual([message])
  })

  it.each([
    { ...fact, review: '2027-02-30' },
    { ...fact, asOf: '2026-02-31' },
    { ...fact, kind: 'date', value: '31/03/2027' },
  ])('rejects the non-existent day %o', (wrong) => {
    expect(problems(wrong)).toEqual([expect.stringContaining('no such day')])
  })

  it.each([0, 9.84, 1234.5, 70_000_000])('may have the amount of money %d', (value) => {
    expect(problems({ ...fact, kind: 'money', unit: 'EUR', value })).toEqual([])
  })

  it.each([1.234, -12, '12,50 €', '1.234,56'])('rejects the amount of money %s', (value) => {
    expect(problems({ ...fact, kind: 'money', unit: 'EUR', value })).toEqual([
      'write 1234.5: a point for decimals, no thousands separator',
    ])
  })

  it('names its source in every language or in Spanish alone', () => {
    expect(
      problems({ ...fact, source: { ...fact.source, name: { es: 'Tratado', en: 'Treaty' } } }),
    ).not.toEqual([])
  })
})
