import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moneyWords, numberWords, percentWords } from './amount-words.ts'
import { readNumber } from './typed-number.ts'

it('writes money as the facts of the site do', () => {
  expect(moneyWords(123_456, 'es')).toBe('1.234,56\u00a0€')
  expect(moneyWords(123_456, 'de')).toBe('1.234,56\u00a0€')
  expect(moneyWords(123_456, 'en')).toBe('€1,234.56')
  expect(moneyWords(100_000_000, 'de')).toBe('1.000.000\u00a0€')
  expect(moneyWords(110, 'en')).toBe('€1.10')
  expect(moneyWords(-5, 'en')).toBe('−€0.05')
})

it('writes percentages without zeros at the end', () => {
  expect(percentWords(4.75, 'es')).toBe('4,75\u00a0%')
  expect(percentWords(10, 'en')).toBe('10%')
})

it('writes numbers that are read back as they were', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000_000 }),
      fc.constantFrom('es' as const, 'en' as const, 'de' as const),
      (hundredths, locale) => {
        expect(readNumber(numberWords(hundredths / 100, locale), locale)).toBe(hundredths / 100)
      },
    ),
  )
})
