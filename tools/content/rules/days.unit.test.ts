import { expect, it } from 'vitest'
import { futureDays } from './days.ts'

const today = '2026-11-27'

it('today and past days are valid', () => {
  const sources = [{ date: today }, { asOf: '2026-11-21' }, {}]
  expect(futureDays('x', { date: '2026-03-12', updated: today, asOf: today, sources }, today)).toEqual([])
})

it('every future day is reported with its field', () => {
  const sources = [{ date: '2026-11-28' }, { asOf: '2027-01-01' }]
  expect(futureDays('news/x', { date: '2027-11-27', updated: '2036-11-27', sources }, today)).toEqual([
    'news/x: date is 2027-11-27, a day that is still to come',
    'news/x: updated is 2036-11-27, a day that is still to come',
    'news/x: sources: date is 2026-11-28, a day that is still to come',
    'news/x: sources: asOf is 2027-01-01, a day that is still to come',
  ])
  expect(futureDays('nie.fee', { asOf: '2028-11-27' }, today)).toEqual([
    'nie.fee: asOf is 2028-11-27, a day that is still to come',
  ])
})
