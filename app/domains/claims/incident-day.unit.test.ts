import { expect, it } from 'vitest'
import { isDay } from './incident-day.ts'

it.each([
  ['2026-11-21', true],
  ['2027-02-29', false],
  ['21.11.2026', false],
  ['', false],
])('judges %j as a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is)
})
