import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import type { Office } from '#map/identity.ts'
import { casesOf, everyCase } from '#tests/support/cases.ts'
import {
  availableDays,
  cellKey,
  dayAt,
  isFree,
  nearestFree,
  slotAt,
  type Book,
  officeSlots,
  officeZone,
  seatsOf,
} from './schedule.server.ts'

const office: Office = {
  page: 'office.palma',
  name: { es: '', en: '', de: '' },
  localHolidays: 'palma',
  languages: ['es', 'de'],
  hours: Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, ['09:00-14:00', '16:00-19:00']]),
  ),
  slots: { minutes: 30, seats: 2, leadHours: 4 },
  closures: ['2027-03-27'],
}
const holidays = {
  balearic: ['01-01', '01-06', '03-26', '05-01', '10-12', '11-01', '12-06', '12-08', '12-25'].map(
    (day) => `2027-${day}`,
  ),
  palma: ['2027-01-20'],
}

function book(now: string, taken: readonly string[] = [], changes: Partial<Office> = {}): Book {
  const changed = { ...office, ...changes }
  return {
    office: changed,
    seats: seatsOf(changed, 'es'),
    holidays,
    now: Temporal.Instant.from(now),
    taken: new Set(taken),
  }
}

const times = [9, 10, 11, 12, 13, 16, 17, 18].flatMap((hour) => {
  const text = String(hour).padStart(2, '0')
  return [`${text}:00`, `${text}:30`]
})

function localTimes(day: string): string[] {
  return officeSlots(office, holidays, Temporal.PlainDate.from(day)).map(({ startsAt }) =>
    startsAt.toZonedDateTimeISO(officeZone).toPlainTime().toString({ smallestUnit: 'minute' }),
  )
}

describe('the times of an office', () => {
  test('are the same on the clock of every day of two years, with instants that never coincide', () => {
    const closed = new Set([...holidays.balearic, ...holidays.palma, ...office.closures])
    let day = Temporal.PlainDate.from('2027-01-01')
    let last = 0
    for (let count = 0; count < 730; count++) {
      const text = day.toString()
      expect(localTimes(text)).toEqual(closed.has(text) ? [] : times)
      for (const { startsAt, endsAt } of officeSlots(office, holidays, day)) {
        expect(startsAt.epochMilliseconds).toBeGreaterThanOrEqual(last)
        expect(endsAt.epochMilliseconds - startsAt.epochMilliseconds).toBe(30 * 60_000)
        last = endsAt.epochMilliseconds
      }
      day = day.add({ days: 1 })
    }
  })

  test.each([
    ['2027-03-27', undefined],
    ['2027-03-28', '2027-03-28T07:00:00Z'],
    ['2027-10-30', '2027-10-30T07:00:00Z'],
    ['2027-10-31', '2027-10-31T08:00:00Z'],
    ['2027-11-02', '2027-11-02T08:00:00Z'],
  ])('begin at nine on the day of a clock change: %s', (day, instant) => {
    const [first] = officeSlots(office, holidays, Temporal.PlainDate.from(day))
    expect(first?.startsAt.toString()).toBe(instant)
  })

  test('have full length in the night of a clock change', () => {
    const night = { ...office, hours: { sun: ['00:00-06:00'] } }
    const count = (day: string) => officeSlots(night, holidays, Temporal.PlainDate.from(day)).length
    expect([count('2027-03-21'), count('2027-03-28'), count('2027-10-31')]).toEqual([12, 10, 14])
  })

  test('cover the cells of a fixed grid', () => {
    const long = { ...office, slots: { ...office.slots, minutes: 45 } }
    const [first, second] = officeSlots(long, holidays, Temporal.PlainDate.from('2027-01-04'))
    expect(first?.cells.map(String)).toEqual([
      '2027-01-04T08:00:00Z',
      '2027-01-04T08:15:00Z',
      '2027-01-04T08:30:00Z',
    ])
    expect(second?.startsAt.toString()).toBe('2027-01-04T08:45:00Z')
  })

  test('cover every cell that they touch, when an office opens off the grid', () => {
    const late = { ...office, hours: { mon: ['09:10-09:40'] } }
    const [only] = officeSlots(late, holidays, Temporal.PlainDate.from('2027-01-04'))
    expect(only?.cells.map(String)).toEqual([
      '2027-01-04T08:00:00Z',
      '2027-01-04T08:15:00Z',
      '2027-01-04T08:30:00Z',
    ])
  })
})

describe('what is offered', () => {
  test('begins after the lead time and ends with the book, one page of days at a time', () => {
    const first = availableDays(
      book('2027-01-04T08:00:00Z'),
      dayAt(Temporal.Instant.from('2027-01-04T08:00:00Z')),
    )
    expect(first.days).toHaveLength(20)
    expect(first.days[0]?.slots[0]).toEqual({ start: '2027-01-04T12:00:00Z', time: '13:00', taken: false })
    expect(first.next[0]).toBe('2027-01-04T12:00:00Z')
    const later = Temporal.PlainDate.from(first.later ?? '')
    const last = availableDays(book('2027-01-04T08:00:00Z'), later.add({ days: 30 }))
    expect(last.later).toBeUndefined()
    expect(last.days.at(-1)?.day).toBe('2027-03-05')
  })

  test('counts as taken when no seat has all cells free', () => {
    const half = '2027-01-05T08:15:00.000Z'
    const one = book('2027-01-04T08:00:00Z', [cellKey('office.palma/1', half)])
    const both = book(
      '2027-01-04T08:00:00Z',
      ['1', '2'].map((seat) => cellKey(`office.palma/${seat}`, half)),
    )
    const at = Temporal.Instant.from('2027-01-05T08:00:00Z')
    const slot = slotAt(both, at)
    expect(slot && isFree(one, slot)).toBe(true)
    expect(slot && isFree(both, slot)).toBe(false)
    const [day] = availableDays(both, Temporal.PlainDate.from('2027-01-05')).days
    expect(day).toMatchObject({ free: 15, slots: { 0: { taken: true }, 1: { taken: false } } })
    expect(nearestFree(both, at, 2)).toEqual(['2027-01-05T08:30:00Z', '2027-01-05T09:00:00Z'])
  })

  test('includes only the start times that the office allows', () => {
    const now = '2027-01-04T08:00:00Z'
    for (const instant of [
      '2027-01-05T08:10:00Z',
      '2027-01-05T13:30:00Z',
      '2027-01-04T11:30:00Z',
      '2027-04-05T08:00:00Z',
    ]) {
      expect(slotAt(book(now), Temporal.Instant.from(instant))).toBeUndefined()
    }
  })
})

/** Every day, or in the usual run every fifth, which meets each weekday in turn. */
const step = everyCase ? 1 : 5

/** Walks through the slots of two years; returns their number and a checksum. */
const twoYears = `
  import { readIdentity } from '#content/identity.server.ts'
  import { officeEvent, visitorEvent } from '#domains/appointments/mail/calendar-events.server.ts'
  import { calendarFile } from '#domains/appointments/mail/calendar-file.server.ts'
  import { officeSlots } from '#domains/appointments/book/schedule.server.ts'
  import { fromText, toText } from '#platform/store/instant.server.ts'
  import { requestRecord } from '#tests/support/request-record.ts'
  const identity = readIdentity()
  const request = requestRecord({ fields: { topic: 'other' } })
  const base = { id: 'one', requestId: request.id, mode: 'phone', language: 'es', state: 'booked', sequence: 0 }
  const inCalendar = (stored) => stored.replace('.000Z', 'Z').replaceAll(/[-:]/g, '')
  let day = Temporal.PlainDate.from('2027-01-01')
  let [slots, sum] = [0, 0]
  for (let i = 0; i < 730; i += ${step}, day = day.add({ days: ${step} }))
    for (const office of identity.offices) for (const slot of officeSlots(office, identity.holidays, day)) {
      const local = slot.startsAt.toZonedDateTimeISO('Europe/Madrid')
      if (!local.toPlainDate().equals(day) || local.hour < 9 || local.hour > 18) throw new Error(String(local))
      // As the database holds them, and as they come back from there.
      const [from, to] = [toText(slot.startsAt), toText(slot.endsAt)]
      const times = { startsAt: fromText(from), endsAt: fromText(to), updatedAt: fromText(from) }
      const appointment = { ...base, ...times, office: office.page, seat: office.page + '/1' }
      const parts = { identity, organizer: 'web@faro.example', appointment, request }
      const stored = ['DTSTART:' + inCalendar(from), 'DTEND:' + inCalendar(to)].join()
      // The visitor's file and the office's in turn, for speed: their times have one source.
      const event = slots % 2 ? officeEvent(parts, 'b@faro.example', 'es') : visitorEvent(parts, 'a@faro.example')
      const lines = calendarFile(event).split('\\r\\n').filter((line) => /^DT(START|END)/.test(line)).join()
      if (lines !== stored) throw new Error(lines + ' is not ' + stored)
      slots++
      sum = (sum * 31 + slot.startsAt.epochMilliseconds / 60000) % 2147483647
    }
  console.log(JSON.stringify({ slots, sum }))`

const found = new Map<string, { readonly slots: number; readonly sum: number }>()

/** The result of a process in a time zone. */
function inZone(TZ: string): { readonly slots: number; readonly sum: number } {
  const known = found.get(TZ)
  if (known !== undefined) return known
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', twoYears], {
    env: { ...process.env, TZ },
  })
  expect(stderr.toString()).toBe('')
  const result = JSON.parse(stdout.toString()) as { slots: number; sum: number }
  found.set(TZ, result)
  return result
}

test.each(casesOf(['UTC', 'Asia/Tokyo', 'America/Los_Angeles'], (zone) => zone !== 'America/Los_Angeles'))(
  'the server’s time zone changes no slot of two years, and calendar files match the database: %s',
  (zone) => {
    expect(inZone(zone)).toEqual(inZone('Europe/Madrid'))
    // Several offices, several slots a day: none was skipped.
    expect(inZone(zone).slots).toBeGreaterThan(10_000 / step)
  },
  // All days of two years take a quarter of a minute alone, and many times that beside other tests.
  240_000,
)
