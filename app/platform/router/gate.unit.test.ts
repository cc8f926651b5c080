import { expect, it, vi } from 'vitest'
import { gate } from './gate.ts'

it.each([
  [true, false],
  [false, true],
])('before the rest is loaded and with a connection: %s, a click is refused: %s', (onLine, refused) => {
  vi.stubGlobal('navigator', { onLine })
  expect(gate.refuses('/contacto')).toBe(refused)
})
