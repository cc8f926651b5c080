import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '#map/locale.ts'
import { calculators } from './calculators.ts'
import { amount, choice, day, number } from './questions.ts'
import { readAnswers } from './read-answers.ts'
import { plainNumber, readNumber } from './typed-number.ts'

describe('a typed number', () => {
  it.each([
    ['1.234,50', 1234.5, 1234.5, 1234.5],
    ['1,234.50', 1234.5, 1234.5, 1234.5],
    ['1.234', 1234, 1.234, 1234],
    ['1,234', 1.234, 1234, 1.234],
    ['1234,5', 1234.5, 1234.5, 1234.5],
    ['1234.5', 1234.5, 1234.5, 1234.5],
    ['1.234.567', 1_234_567, 1_234_567, 1_234_567],
    ['1,234,567', 1_234_567, 1_234_567, 1_234_567],
    ['1.234.567,89', 1_234_567.89, 1_234_567.89, 1_234_567.89],
    ['250 000', 250_000, 250_000, 250_000],
    ['250\u00a0000 €', 250_000, 250_000, 250_000],
    ['€250,000', 250, 250_000, 250],
    ["250'000", 250_000, 250_000, 250_000],
    ['150 g/km', 150, 150, 150],
    ['１２３', 123, 123, 123],
    ['0', 0, 0, 0],
    ['.5', 0.5, 0.5, 0.5],
  ])('%s', (typed, es, en, de) => {
    expect(locales.map((locale) => readNumber(typed, locale))).toEqual([es, en, de])
  })

  it.each(['', 'abc', '-5', '1.23.456', '1,2,3', '1e5', '12a', '..', '1.234,5.6', 'NaN', 'Infinity'])(
    'is not %j',
    (typed) => {
      for (const locale of locales) expect(readNumber(typed, locale)).toBeUndefined()
    },
  )

  it('reads the same in every language as an address carries it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.constantFrom(...locales),
        (cents, locale) => {
          expect(readNumber(plainNumber(cents / 100), locale)).toBe(cents / 100)
        },
      ),
    )
  })

  it('reads what formatters of the language write', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.constantFrom(...locales),
        (cents, locale) => {
          const written = new Intl.NumberFormat(locale, {
            minimumFractionDigits: 2,
            useGrouping: 'always',
          }).format(cents / 100)
          expect(readNumber(written, locale)).toBe(cents / 100)
        },
      ),
    )
  })
})

const questions = {
  colour: choice(['red', 'blue']),
  price: amount({ least: 1, most: 1000 }),
  year: number({ least: 1900, most: 2100, shown: { colour: ['blue'] } }),
  since: day({ optional: true }),
}
const read = (typed: Record<string, string>) => readAnswers(questions, new URLSearchParams(typed), 'es')

describe('answers', () => {
  it('are read with the first option as the default, and hidden ones ignored', () => {
    expect(read({ price: '12,34', year: 'nonsense' })).toEqual({
      answers: { colour: 'red', price: 1234, year: undefined, since: undefined },
      errors: {},
      query: new URLSearchParams('calc=1&colour=red&price=12.34'),
    })
  })

  it.each([
    [{}, 'price', { key: 'missing' }],
    [{ price: 'x' }, 'price', { key: 'noNumber' }],
    [{ price: '0,99' }, 'price', { key: 'range', least: 1, most: 1000 }],
    [{ price: '1000,01' }, 'price', { key: 'range', least: 1, most: 1000 }],
    [{ price: '1', colour: 'blue' }, 'year', { key: 'missing' }],
    [{ price: '1', colour: 'blue', year: '2000,5' }, 'year', { key: 'whole' }],
    [{ price: '1', since: '2026-02-30' }, 'since', { key: 'noDay' }],
  ])('%o have an error in %s', (typed, name, error) => {
    const { answers, errors } = read(typed as Record<string, string>)
    expect(answers).toBeUndefined()
    expect(errors[name]).toEqual(error)
  })

  it('that were typed in one language mean the same in another', () => {
    const { query } = read({ price: '1.000,00' })
    expect(readAnswers(questions, query, 'en').answers).toMatchObject({ price: 100_000 })
  })

  it('are never a fault, whatever an address says', () => {
    const typed = fc.dictionary(
      fc.constantFrom('price', 'first', 'co2', 'year', 'days', 'value'),
      fc.string(),
    )
    fc.assert(
      fc.property(typed, fc.constantFrom(...Object.values(calculators)), ({ ...given }, one) => {
        readAnswers(one.questions, new URLSearchParams(given), 'de')
      }),
    )
  })
})
