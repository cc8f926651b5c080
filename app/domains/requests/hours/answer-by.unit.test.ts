import { expect, test } from 'vitest'
import { madridTime } from '#i18n/madrid-time.ts'
import { answerBy } from './answer-by.ts'
import { keptFields } from './callback-day.ts'
import type { RequestSubmission } from '#domains/requests/submission.ts'

const week = { mon: ['09:00-14:00', '16:00-19:00'], tue: ['09:00-14:00'], fri: ['09:00-14:00'] }
const offices = [{ hours: week, localHolidays: 'palma' }]
const holidays = { balearic: ['2026-12-08'], palma: ['2026-12-11'] }
const rules = { offices, holidays }
const none = { offices: [], holidays }
const message = { dialog: 'contact-dialog', fields: {} } as const
const call = (fields: RequestSubmission['fields']) => ({ dialog: 'callback-dialog', fields }) as const

test.each([
  ['a Monday', '2026-11-23T09:00:00Z', '2026-11-24'],
  ['a Friday night', '2026-11-27T20:00:00Z', '2026-11-30'],
  ['late on Sunday, which is Monday on Mallorca', '2026-11-22T23:30:00Z', '2026-11-24'],
  ['before holidays of the islands and of the town', '2026-12-07T09:00:00Z', '2026-12-14'],
])('%s', (_what, received, expected) => {
  expect(answerBy(message, new Date(received), rules)).toBe(expected)
})

test('a day without hours is a closed one', () => {
  const closed = [{ hours: { ...week, sat: [] }, localHolidays: 'palma' }]
  const friday = new Date('2026-11-27T09:00:00Z')
  expect(answerBy(message, friday, { offices: closed, holidays })).toBe('2026-11-30')
})

test('nothing is promised where no office opens', () => {
  const monday = new Date('2026-11-23T09:00:00Z')
  expect(answerBy(message, monday, none)).toBeUndefined()
  expect(answerBy(call({ when: 'soon', time: 'any' }), monday, none)).toBeUndefined()
})

test.each([
  ['before we open', '2026-11-22T23:39:00Z', { when: 'soon', time: 'any' }, '2026-11-23'],
  ['while we are open', '2026-11-23T09:00:00Z', { when: 'soon', time: 'any' }, '2026-11-23'],
  ['shortly before we close', '2026-11-23T17:45:00Z', { when: 'soon', time: 'any' }, '2026-11-24'],
  [
    'for a part of the day that is over',
    '2026-11-23T13:30:00Z',
    { when: 'soon', time: 'morning' },
    '2026-11-24',
  ],
  ['for one that few days have', '2026-11-24T09:00:00Z', { when: 'soon', time: 'afternoon' }, '2026-11-30'],
  ['for today', '2026-11-23T09:00:00Z', { when: 'today', time: 'any' }, '2026-11-23'],
  ['for tomorrow, after midnight on Mallorca', '2026-11-22T23:39:00Z', { when: 'tomorrow' }, '2026-11-24'],
  ['for a date', '2026-11-23T09:00:00Z', { when: 'date', date: '2026-12-04' }, '2026-12-04'],
  ['for a date that is over by now', '2026-11-25T09:00:00Z', { when: '2026-11-24' }, '2026-11-27'],
])('a call that is asked for %s', (_what, asked, fields, expected) => {
  const at = new Date(asked)
  const kept = keptFields(call(fields), madridTime(at).day)
  // As sent and as stored.
  expect([answerBy(call(fields), at, rules), answerBy(call(kept), at, rules)]).toEqual([expected, expected])
})

test.each([
  [
    { topic: 'other', when: 'tomorrow', time: 'any' },
    { topic: 'other', when: '2026-11-24', time: 'any' },
  ],
  [{ when: 'today' }, { when: '2026-11-23' }],
  [{ when: 'date', date: '2026-12-04' }, { when: '2026-12-04' }],
  [{ when: 'soon', date: '2026-12-04' }, { when: 'soon' }],
])('of a call the day itself is kept: %j', (sent, kept) => {
  expect(keptFields(call(sent), '2026-11-23')).toEqual(kept)
})

test('other forms keep what they were sent', () => {
  const fields = { when: 'today', date: '2026-12-04' }
  expect(keptFields({ dialog: 'salud-dialog', fields }, '2026-11-23')).toBe(fields)
})
