import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, madridTime } from '#i18n/madrid-time.ts'
import { callRefusal, firstCall, isCallOffered } from './callback-hours.ts'
import { callbackTimes } from './callback-times.ts'
import type { OfficeHours } from './office-day.ts'

const split = ['09:00-14:00', '16:00-19:00']
const hours: OfficeHours = {
  offices: [
    {
      localHolidays: 'palma',
      hours: { mon: split, tue: split, wed: split, thu: split, fri: ['09:00-14:00'] },
    },
    { localHolidays: 'calvia', hours: { mon: ['10:00-15:00'], sat: [] } },
  ],
  holidays: { balearic: ['2026-12-08', '2026-12-25'], palma: ['2026-12-09'], calvia: [] },
}
const closed: OfficeHours = { offices: [], holidays: {} }
const at = (instant: string) => madridTime(new Date(instant))

describe('the first call', () => {
  it.each([
    ['in the morning', '2026-11-26T09:00:00Z', { day: '2026-11-26', from: '10:00', now: true }],
    ['before opening', '2026-11-26T06:00:00Z', { day: '2026-11-26', from: '09:00', now: false }],
    ['when too little is left', '2026-11-26T12:45:00Z', { day: '2026-11-26', from: '16:00', now: false }],
    [
      'where another office is open longer',
      '2026-11-30T12:45:00Z',
      { day: '2026-11-30', from: '13:45', now: true },
    ],
    ['in the evening', '2026-11-23T17:20:00Z', { day: '2026-11-23', from: '18:20', now: true }],
    ['late in the evening', '2026-11-26T21:00:00Z', { day: '2026-11-27', from: '09:00', now: false }],
    ['on a Sunday', '2026-11-22T10:00:00Z', { day: '2026-11-23', from: '09:00', now: false }],
    ['before holidays', '2026-12-07T20:00:00Z', { day: '2026-12-10', from: '09:00', now: false }],
  ])('%s', (_when, instant, expected) => {
    expect(firstCall(at(instant), hours)).toEqual(expected)
  })

  it('is not promised where no office ever opens', () => {
    expect(firstCall(at('2026-11-26T09:00:00Z'), closed)).toBeUndefined()
  })

  it('is on a day that is offered, and no earlier day is', () => {
    const instants = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 31) })
    fc.assert(
      fc.property(instants, (time) => {
        const now = madridTime(new Date(time))
        const first = firstCall(now, hours)
        if (first === undefined) throw new Error('no call')
        expect(isCallOffered(first.day, now, hours)).toBe(true)
        expect(callRefusal({ day: first.day, time: 'any' }, now, hours)).toBeUndefined()
        for (let day = now.day; day < first.day; day = addDays(day, 1)) {
          expect(isCallOffered(day, now, hours)).toBe(false)
        }
      }),
    )
  })
})

describe('a call on a day', () => {
  const sunday = at('2026-11-22T10:00:00Z')
  const thursdayEvening = at('2026-11-26T17:45:00Z')

  it.each([
    ['today, a Sunday', '2026-11-22', 'callDay?day=2026-11-23'],
    ['tomorrow, a Monday', '2026-11-23', undefined],
    ['the next Sunday', '2026-11-29', 'callDay?day=2026-11-30'],
    ['a Saturday without hours', '2026-11-28', 'callDay?day=2026-11-30'],
    ['a holiday', '2026-12-08', 'callDay?day=2026-12-10'],
    ['Christmas', '2026-12-25', 'callDay?day=2026-12-28'],
    ['the last day', '2027-01-21', undefined],
    ['the day after it', '2027-01-22', 'callFar?day=2027-01-21'],
    ['ten years from now', '2036-11-24', 'callFar?day=2027-01-21'],
  ])('%s', (_what, day, error) => {
    expect(callRefusal({ day, time: 'any' }, sunday, hours)?.error).toBe(error)
  })

  it('is no longer offered shortly before closing, but taken until then', () => {
    expect(isCallOffered('2026-11-26', thursdayEvening, hours)).toBe(false)
    expect(callRefusal({ day: '2026-11-26', time: 'any' }, thursdayEvening, hours)).toBeUndefined()
    const late = at('2026-11-26T18:00:00Z')
    expect(callRefusal({ day: '2026-11-26', time: 'any' }, late, hours)?.error).toBe('callDay?day=2026-11-27')
  })

  it.each([
    ['2026-11-30', ['any', 'morning', 'midday', 'afternoon']],
    ['2026-11-27', ['any', 'morning', 'midday']],
    ['2026-11-26', ['any', 'afternoon']],
  ])('on %s is possible: %j', (day, possible) => {
    const refusals = callbackTimes.map(
      (time) => [time, callRefusal({ day, time }, thursdayEvening, hours)] as const,
    )
    expect(refusals.filter(([, refusal]) => refusal === undefined).map(([time]) => time)).toEqual(possible)
    for (const [, refusal] of refusals) {
      if (refusal) expect(refusal).toEqual({ of: 'time', error: 'callTime' })
    }
  })

  it('is not refused where no hours are known', () => {
    expect(callRefusal({ day: '2026-11-22', time: 'morning' }, sunday, closed)).toBeUndefined()
  })
})
