import { expect, it } from 'vitest'
import { weekdayOf } from './office-hours.ts'

it.each([
  ['2026-11-21', 'sat'],
  ['2026-11-22', 'sun'],
  ['2026-11-23', 'mon'],
  ['2028-02-29', 'tue'],
])('%s is a %s', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday)
})
