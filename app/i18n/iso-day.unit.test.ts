import { expect, it } from 'vitest'
import { isIsoDay } from './iso-day.ts'

it.each([
  ['2026-11-21', true],
  ['2027-02-29', false],
  ['21.11.2026', false],
  ['', false],
  ['2027-02', false],
  ['2027-13-01', false],
])('judges %j as a day: %s', (text, is) => {
  expect(isIsoDay(text)).toBe(is)
})
