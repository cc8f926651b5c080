import { expect, test } from 'vitest'
import { bareCode } from '#i18n/typed-text.ts'
import { isSpanishPlate, keptPlate, isCups } from './spanish-codes.ts'

test.each(['ES1234123456789012JY', 'ES1234123456789012JY1F', 'ES0000000000000000TT'])(
  '%s is a valid CUPS',
  (code) => {
    expect(isCups(code)).toBe(true)
  },
)

test.each([
  ['a wrong control letter', 'ES1234123456789012JX'],
  ['two digits changed places', 'ES1234123456789021JY'],
  ['a digit missing', 'ES123412345678901JY'],
  ['no country', '1234123456789012JY'],
  ['letters in the number', 'ES12341234567890OZJY'],
  ['an unknown measuring point', 'ES1234123456789012JY1A'],
])('%s is found', (_what, code) => {
  expect(isCups(code)).toBe(false)
})

test('any single wrong digit is detected', () => {
  const digits = '1234123456789012'
  for (let place = 0; place < digits.length; place += 1) {
    for (let digit = 0; digit < 10; digit += 1) {
      const changed = digits.slice(0, place) + String(digit) + digits.slice(place + 1)
      expect(isCups(`ES${changed}JY`)).toBe(changed === digits)
    }
  }
})

test('a code is accepted as bills print it', () => {
  expect(bareCode('es 1234 1234 5678 9012 jy-1f')).toBe('ES1234123456789012JY1F')
})

test.each(['1234 BCD', '0001-BBB', 'PM-1234-AB', 'IB 1234 DK', 'M-123456', 'C 1234 BBB', 'H 1234 BBB'])(
  '%s is a Spanish plate',
  (plate) => {
    expect(isSpanishPlate(bareCode(plate))).toBe(true)
  },
)

test.each(['1234 AEI', '123 BCD', 'B-AB 1234 X9', 'AB12 CDE', '12345678', ''])(
  '%s is not a Spanish plate',
  (plate) => {
    expect(isSpanishPlate(bareCode(plate))).toBe(false)
  },
)

test.each([
  ['1234 bcd', '1234BCD'],
  ['pm-1234-ab', 'PM1234AB'],
  ['SS-1234', 'SS1234'],
  // Foreign plates, whose spaces and dashes separate the district from the rest.
  [' b-xy 123 ', 'B-XY 123'],
  ['bx-y 123', 'BX-Y 123'],
  ['S-S 1234', 'S-S 1234'],
  ['ab12 cde', 'AB12 CDE'],
])('%j is stored as %s', (typed, kept) => {
  expect(keptPlate(typed)).toBe(kept)
})
