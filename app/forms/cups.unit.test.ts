import { expect, test } from 'vitest'
import { bareCode } from '#i18n/typed-text.ts'
import { isCups } from './spanish-codes.ts'

test.each(['ES1234123456789012JY', 'ES1234123456789012JY1F', 'ES0000000000000000TT'])(
  '%s is a CUPS',
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

test('any single wrong digit is found', () => {
  const digits = '1234123456789012'
  for (let place = 0; place < digits.length; place += 1) {
    for (let digit = 0; digit < 10; digit += 1) {
      const changed = digits.slice(0, place) + String(digit) + digits.slice(place + 1)
      expect(isCups(`ES${changed}JY`)).toBe(changed === digits)
    }
  }
})

test('a code is read as bills print it', () => {
  expect(bareCode('es 1234 1234 5678 9012 jy-1f')).toBe('ES1234123456789012JY1F')
})
