import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { weekdays, type WeekHours } from '#map/identity.ts'
import { addDays, madridTime } from '#i18n/madrid-time.ts'
import { openingAt } from './opening.ts'
import { mondayOf, usualWeek, weekFrom } from './week.ts'

const hours: WeekHours = {
  mon: ['09:00-14:00', '16:00-19:00'],
  tue: ['09:00-14:00', '16:00-19:00'],
  wed: ['16:00-19:00'],
  fri: ['09:00-15:00'],
}
const closed = new Map([
  ['2026-12-08', 'Immaculate Conception'],
  ['2026-12-26', 'Boxing Day'],
  ['2027-03-29', 'Easter Monday'],
  ['2027-10-12', 'National Day'],
])
const closedDays = new Set(closed.keys())
const start = Date.UTC(2026, 0, 1)
const end = Date.UTC(2028, 0, 1)
const instants = fc.integer({ min: start, max: end - 1 }).map((time) => new Date(time))

/**
 * 01:00 UTC on the last Sunday of a month, when the clocks of the EU change (Directive 2000/84/EC).
 */
function clockChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0))
  return Date.UTC(year, month, last.getUTCDate() - last.getUTCDay(), 1)
}

/**
 * Mallorca's wall-clock time from the directive alone, to compare with the one from the time zone
 * data.
 */
function wallClock(instant: Date): { day: string; time: string } {
  const year = instant.getUTCFullYear()
  const at = instant.getTime()
  const summer = at >= clockChange(year, 2) && at < clockChange(year, 9)
  const local = new Date(at + (summer ? 2 : 1) * 3_600_000).toISOString()
  return { day: local.slice(0, 10), time: local.slice(11, 16) }
}

const weekAround = (day: string) => weekFrom(mondayOf(day), { hours, closed, today: day })

describe.each(['UTC', 'Asia/Tokyo', 'America/Los_Angeles'])('on a machine whose clock is in %s', (zone) => {
  const before = process.env['TZ']
  beforeAll(() => {
    process.env['TZ'] = zone
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe({ UTC: 0, 'Asia/Tokyo': -540 }[zone] ?? 480)
  })
  afterAll(() => {
    if (before === undefined) delete process.env['TZ']
    else process.env['TZ'] = before
  })

  it('shows Mallorca’s time at any instant of two years', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        expect(madridTime(instant)).toEqual(wallClock(instant))
      }),
      { numRuns: 2000 },
    )
  })

  it('shows Mallorca’s time in every quarter of an hour around each clock change', () => {
    for (const [year, month] of [2026, 2027].flatMap((y) => [[y, 2] as const, [y, 9] as const])) {
      const change = clockChange(year, month)
      for (let at = change - 86_400_000; at < change + 86_400_000; at += 900_000) {
        const instant = new Date(at)
        expect(madridTime(instant)).toEqual(wallClock(instant))
      }
    }
  })

  it('is open exactly while today’s row of the week says so', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const { day, time } = wallClock(instant)
        const row = weekAround(day).find(({ today }) => today)
        const range = row?.ranges.find((text) => text.slice(0, 5) <= time && time < text.slice(6))
        const opening = openingAt(instant, { hours, closedDays })
        expect(opening.open).toBe(range !== undefined)
        if (opening.open) expect(opening.until).toBe(range?.slice(6))
      }),
      { numRuns: 2000 },
    )
  })

  it('names the first future range of the weeks as the next opening', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const opening = openingAt(instant, { hours, closedDays })
        if (opening.open) return
        const { day, time } = wallClock(instant)
        const weeks = [0, 7, 14].flatMap((days) => weekAround(addDays(day, days)))
        const starts = weeks.flatMap((row) => row.ranges.map((range) => `${row.day} ${range.slice(0, 5)}`))
        const next = starts.find((text) => text > `${day} ${time}`)
        expect(`${opening.opens?.day} ${opening.opens?.time}`).toBe(next)
      }),
      { numRuns: 1000 },
    )
  })

  it('has seven consecutive days from a Monday, with today once', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const { day } = wallClock(instant)
        const week = weekAround(day)
        expect(week.map(({ weekday }) => weekday)).toEqual(weekdays)
        week.forEach((row, index) => expect(row.day).toBe(addDays(mondayOf(day), index)))
        expect(new Date(`${mondayOf(day)}T00:00:00Z`).getUTCDay()).toBe(1)
        expect(week.filter(({ today }) => today).map((row) => row.day)).toEqual([day])
      }),
    )
  })
})

describe('a week with a holiday', () => {
  const week = weekFrom('2026-12-07', { hours, closed, today: '2026-12-09' })

  it('closes the day by name and leaves the others', () => {
    expect(week[1]).toEqual({
      weekday: 'tue',
      day: '2026-12-08',
      ranges: [],
      closedBy: 'Immaculate Conception',
      today: false,
    })
    expect(week[0]?.ranges).toEqual(hours.mon)
    expect(week[2]).toMatchObject({ ranges: hours.wed, today: true })
  })

  it('gives no reason on a weekday that is closed anyway', () => {
    const saturday = weekFrom('2026-12-21', { hours, closed, today: '2026-12-09' })[5]
    expect(saturday).toEqual({ weekday: 'sat', day: '2026-12-26', ranges: [], today: false })
  })

  it('has neither dates nor holidays in the usual form', () => {
    expect(usualWeek(hours).every(({ day, closedBy }) => day === undefined && closedBy === undefined)).toBe(
      true,
    )
    expect(usualWeek(hours)[3]).toEqual({ weekday: 'thu', ranges: [], today: false })
  })
})
