import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysUntil, lastDay, type CalendarPeriod } from './calendar.ts'

const week: CalendarPeriod = { amount: 7, unit: 'days' }

describe('the last day of a deadline', () => {
  it.each<[string, CalendarPeriod, string]>([
    // The day itself does not count.
    ['2026-11-21', week, '2026-11-28'],
    // Over both clock changes, and the end of a year.
    ['2027-03-25', week, '2027-04-01'],
    ['2027-10-28', week, '2027-11-04'],
    ['2026-12-28', week, '2027-01-04'],
    // From date to date; the last of the month if that date does not exist.
    ['2026-11-30', { amount: 3, unit: 'months' }, '2027-02-28'],
    ['2027-08-31', { amount: 6, unit: 'months' }, '2028-02-29'],
    ['2028-02-29', { amount: 1, unit: 'years' }, '2029-02-28'],
    ['2026-11-21', { amount: 2, unit: 'years' }, '2028-11-21'],
  ])('is computed from %s and %j as %s', (from, period, last) => {
    expect(lastDay(from, period)).toBe(last)
  })

  it('is as many days ahead as the deadline has, at any time of the year', () => {
    const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 400 }), (date, amount) => {
        const from = date.toISOString().slice(0, 10)
        expect(daysUntil(from, lastDay(from, { amount, unit: 'days' }))).toBe(amount)
      }),
    )
  })
})

it('counts days left, and days past', () => {
  expect(daysUntil('2027-03-27', '2027-03-29')).toBe(2)
  expect(daysUntil('2027-03-29', '2027-03-29')).toBe(0)
  expect(daysUntil('2027-03-30', '2027-03-29')).toBe(-1)
})
