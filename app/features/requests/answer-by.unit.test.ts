import { expect, test } from 'vitest'
import { answerBy } from './answer-by.ts'

const week = { mon: ['09:00-14:00'], tue: ['09:00-14:00'], fri: ['09:00-14:00'] }
const offices = [{ hours: week, localHolidays: 'palma' }]
const holidays = { balearic: ['2026-12-08'], palma: ['2026-12-11'] }
const rules = { offices, holidays }

test.each([
  ['a Monday', '2026-11-23T09:00:00Z', '2026-11-24'],
  ['a Friday night', '2026-11-27T20:00:00Z', '2026-11-30'],
  ['late on Sunday, which is Monday on Mallorca', '2026-11-22T23:30:00Z', '2026-11-24'],
  ['before holidays of the islands and of the town', '2026-12-07T09:00:00Z', '2026-12-14'],
])('%s', (_what, received, expected) => {
  expect(answerBy(new Date(received), rules)).toBe(expected)
})

test('a day without hours is a closed one', () => {
  const closed = [{ hours: { ...week, sat: [] }, localHolidays: 'palma' }]
  expect(answerBy(new Date('2026-11-27T09:00:00Z'), { offices: closed, holidays })).toBe('2026-11-30')
})

test('nothing is promised where no office opens', () => {
  expect(answerBy(new Date('2026-11-23T09:00:00Z'), { offices: [], holidays })).toBeUndefined()
})
