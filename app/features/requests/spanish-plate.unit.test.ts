import { expect, test } from 'vitest'
import { isSpanishPlate, normalizePlate } from './spanish-plate.ts'

test.each(['1234 BCD', '0001-BBB', 'PM-1234-AB', 'IB 1234 DK', 'M-123456', 'C 1234 BBB', 'H 1234 BBB'])(
  '%s is a Spanish plate',
  (plate) => {
    expect(isSpanishPlate(normalizePlate(plate))).toBe(true)
  },
)

test.each(['1234 AEI', '123 BCD', 'B-AB 1234 X9', 'AB12 CDE', '12345678', ''])('%s is none', (plate) => {
  expect(isSpanishPlate(normalizePlate(plate))).toBe(false)
})
