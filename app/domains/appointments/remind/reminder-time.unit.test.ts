import { expect, test } from 'vitest'
import { isReminderDue } from './reminder-time.server.ts'

const at = (text: string) => Temporal.Instant.from(text)
/** A Tuesday at 10:00 on Mallorca. */
const startsAt = at('2026-11-24T09:00:00Z')

test.each([
  ['before ten on the day before', '2026-11-23T08:59:00Z', '2026-11-01T10:00:00Z', false],
  ['at ten on the day before', '2026-11-23T09:00:00Z', '2026-11-01T10:00:00Z', true],
  ['in the evening of the day before', '2026-11-23T18:59:00Z', '2026-11-01T10:00:00Z', true],
  ['at night', '2026-11-23T19:00:00Z', '2026-11-01T10:00:00Z', false],
  ['two days before', '2026-11-22T12:00:00Z', '2026-11-01T10:00:00Z', false],
  ['on the day itself', '2026-11-24T08:00:00Z', '2026-11-01T10:00:00Z', false],
  ['booked more than 24 hours before', '2026-11-23T10:00:00Z', '2026-11-23T08:59:00Z', true],
  ['booked less than 24 hours before', '2026-11-23T10:00:00Z', '2026-11-23T09:01:00Z', false],
])('a reminder %s is due: %s', (_name, now, chosenAt, due) => {
  expect(isReminderDue({ startsAt, chosenAt: at(chosenAt) }, at(now))).toBe(due)
})

test('a time that was chosen on the day before, after ten, needs no reminder that day', () => {
  const evening = at('2026-11-24T17:00:00Z')
  const chosenAt = at('2026-11-23T10:00:00Z')
  expect(isReminderDue({ startsAt: evening, chosenAt }, at('2026-11-23T10:05:00Z'))).toBe(false)
})

test.each([
  ['2026-03-29T08:00:00Z', '2026-03-28T09:00:00Z'],
  ['2026-10-25T09:00:00Z', '2026-10-24T08:00:00Z'],
  // They change on the day of the reminder itself.
  ['2026-03-30T07:00:00Z', '2026-03-29T08:00:00Z'],
  ['2026-10-26T08:00:00Z', '2026-10-25T09:00:00Z'],
])('the hour is that of Mallorca, also when the clocks change before %s', (start, ten) => {
  const chosenAt = at('2026-01-01T00:00:00Z')
  expect(isReminderDue({ startsAt: at(start), chosenAt }, at(ten).subtract({ minutes: 1 }))).toBe(false)
  expect(isReminderDue({ startsAt: at(start), chosenAt }, at(ten))).toBe(true)
})
