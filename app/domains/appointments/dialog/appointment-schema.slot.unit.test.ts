import { expect, it } from 'vitest'
import * as v from 'valibot'
import { slotInstant } from './appointment-schema.ts'
import { withoutGone, type Choice } from './choice.ts'

it.each([
  ['2026-11-26T09:30:00Z', true],
  ['2028-02-29T10:00:00Z', true],
  ['2026-02-30T10:00:00Z', false],
  ['2026-02-20T24:00:00Z', false],
  ['2026-02-20T25:00:00Z', false],
  ['2026-13-01T10:00:00Z', false],
  ['2026-11-26T09:30:00+01:00', false],
])('accepts %s as an instant: %s', (text, is) => {
  expect(v.is(slotInstant, text)).toBe(is)
})

it('drops a time that the known slots do not offer', () => {
  const at = (start: string, taken: boolean) => ({ start, time: '10:00', taken })
  const slots = [at('2026-11-26T09:00:00Z', false), at('2026-11-26T09:30:00Z', true)]
  const times = { days: [{ day: '2026-11-26', free: 1, slots }] }
  const choice = (slot: string): Choice => ({ office: 'office.palma', talk: 'de', mode: 'phone', slot })
  expect(withoutGone(choice('2026-11-26T09:00:00Z'), times).slot).toBeDefined()
  expect(withoutGone(choice('2026-11-26T09:30:00Z'), times).slot).toBeUndefined()
  expect(withoutGone(choice('2026-11-27T09:00:00Z'), times).slot).toBeUndefined()
  expect(withoutGone(choice('2026-11-27T09:00:00Z'), times, ['2026-11-27T09:00:00Z']).slot).toBeDefined()
  // Nothing is known while slots are loading.
  expect(withoutGone(choice('2026-11-27T09:00:00Z'), undefined).slot).toBeDefined()
})
