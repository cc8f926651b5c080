import { describe, expect, it } from 'vitest'
import { madridTime } from '#i18n/madrid-time.ts'
import { openingAt, rangesOf, type OpeningRules } from './opening.ts'

const rules: OpeningRules = {
  hours: { mon: ['09:00-14:00', '16:00-19:00'], fri: ['09:00-14:00'] },
  closedDays: new Set(['2026-12-25']),
}

describe('opening hours', () => {
  it.each([
    ['2026-11-23T08:30:00Z', { open: true, until: '14:00' }],
    ['2026-11-23T07:59:00Z', { open: false, opens: { day: '2026-11-23', time: '09:00' } }],
    ['2026-11-23T13:00:00Z', { open: false, opens: { day: '2026-11-23', time: '16:00' } }],
    ['2026-11-23T15:00:00Z', { open: true, until: '19:00' }],
    ['2026-11-23T18:00:00Z', { open: false, opens: { day: '2026-11-27', time: '09:00' } }],
    // The Friday after is Christmas Day.
    ['2026-12-21T18:30:00Z', { open: false, opens: { day: '2026-12-28', time: '09:00' } }],
  ])('at %s', (instant, expected) => {
    expect(openingAt(new Date(instant), rules)).toEqual(expected)
  })

  it('are empty on a closed day', () => {
    expect(rangesOf('2026-12-25', rules)).toEqual([])
  })

  it('are the special ones on a named day, unless it is closed', () => {
    const special: OpeningRules = {
      hours: { ...rules.hours, '2026-12-24': ['10:00-12:00'], '2026-12-25': ['10:00-12:00'] },
      closedDays: rules.closedDays,
    }
    expect(rangesOf('2026-12-24', special)).toEqual(['10:00-12:00'])
    expect(rangesOf('2026-12-25', special)).toEqual([])
    expect(openingAt(new Date('2026-12-24T09:30:00Z'), special)).toEqual({ open: true, until: '12:00' })
    expect(openingAt(new Date('2026-12-24T11:30:00Z'), special)).toMatchObject({
      opens: { day: '2026-12-28', time: '09:00' },
    })
  })

  it('keep local time across both clock changes', () => {
    expect(madridTime(new Date('2027-03-26T08:00:00Z'))).toEqual({ day: '2027-03-26', time: '09:00' })
    expect(madridTime(new Date('2027-03-29T07:00:00Z'))).toEqual({ day: '2027-03-29', time: '09:00' })
    expect(madridTime(new Date('2027-11-01T08:00:00Z'))).toEqual({ day: '2027-11-01', time: '09:00' })
  })

  it('have no next opening if an office never opens', () => {
    expect(openingAt(new Date('2026-11-23T08:30:00Z'), { hours: {}, closedDays: new Set() })).toEqual({
      open: false,
    })
  })
})
