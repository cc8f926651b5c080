import { expect, test } from 'vitest'
import { bareCode } from '#i18n/typed-text.ts'
import { isSpanishPlate, keptPlate } from './spanish-codes.ts'

test.each(['1234 BCD', '0001-BBB', 'PM-1234-AB', 'IB 1234 DK', 'M-123456', 'C 1234 BBB', 'H 1234 BBB'])(
  '%s is a Spanish plate',
  (plate) => {
    expect(isSpanishPlate(bareCode(plate))).toBe(true)
  },
)

test.each(['1234 AEI', '123 BCD', 'B-AB 1234 X9', 'AB12 CDE', '12345678', ''])('%s is none', (plate) => {
  expect(isSpanishPlate(bareCode(plate))).toBe(false)
})

test.each([
  ['1234 bcd', '1234BCD'],
  ['pm-1234-ab', 'PM1234AB'],
  ['SS-1234', 'SS1234'],
  // Foreign ones, whose blanks and dashes tell the district from the rest.
  [' b-xy 123 ', 'B-XY 123'],
  ['bx-y 123', 'BX-Y 123'],
  ['S-S 1234', 'S-S 1234'],
  ['ab12 cde', 'AB12 CDE'],
])('%j is kept as %s', (typed, kept) => {
  expect(keptPlate(typed)).toBe(kept)
})
