import { expect, test } from 'vitest'
import { defaultBackoff, pauseAfter } from './outbox.server.ts'

const pauses = Array.from({ length: defaultBackoff.attempts }, (_, index) =>
  pauseAfter(index + 1, defaultBackoff, () => 0),
)

test('grows the pauses from seconds to an hour', () => {
  expect(pauses.slice(0, 4)).toEqual([5_000, 6_750, 9_113, 12_302])
  expect(Math.max(...pauses)).toBe(3_600_000)
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
})

test('recovers every message within five minutes of a ten-minute outage', () => {
  let passed = 0
  const next = pauses.find((pause) => (passed += pause) > 600_000) ?? 0
  expect(next).toBeLessThan(300_000)
})

test('gives up a message after about three days', () => {
  const days = pauses.reduce((sum, pause) => sum + pause, 0) / 86_400_000
  expect(days).toBeGreaterThan(3)
  expect(days).toBeLessThan(4)
})

test('shortens pauses by up to a quarter at random', () => {
  expect(pauseAfter(1, defaultBackoff, () => 1)).toBe(3_750)
})
