import { expect, test, vi } from 'vitest'
import { availableDays, openSlots, slotAt, type Book, reportBookingHorizon } from './schedule.server.ts'

const national = ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25']
const daysOf = (year: number) => national.map((day) => `${year}-${day}`)
const holidays = { balearic: [...daysOf(2027), ...daysOf(2026)], palma: ['2028-01-20'] }

/** The book of an office that opens on weekdays. */
function book(now: string, listed: Book['holidays'] = holidays): Book {
  return {
    office: {
      page: 'office.palma',
      name: { es: '', en: '', de: '' },
      localHolidays: 'palma',
      languages: ['es'],
      hours: Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => [day, ['09:00-10:00']])),
      slots: { minutes: 30, seats: 1, leadHours: 4 },
      closures: [],
    },
    seats: ['office.palma/1'],
    holidays: listed,
    now: Temporal.Instant.from(now),
    taken: new Set(),
  }
}

const timesOn = (day: string, of: Book) => openSlots(of, Temporal.PlainDate.from(day)).length

test('a year without listed holidays offers no slots', () => {
  const atEnd = book('2027-11-30T08:00:00Z')
  expect(['2027-12-31', '2028-01-03', '2028-01-06'].map((day) => timesOn(day, atEnd))).toEqual([2, 0, 0])
  expect(slotAt(atEnd, Temporal.Instant.from('2028-01-06T08:00:00Z'))).toBeUndefined()
  const last = availableDays(atEnd, Temporal.PlainDate.from('2027-12-30'))
  expect([last.days.map(({ day }) => day), last.later]).toEqual([['2027-12-30', '2027-12-31'], undefined])
  expect(availableDays(book('2028-01-03T08:00:00Z'), Temporal.PlainDate.from('2028-01-03')).days).toEqual([])
})

/** How many slots are offered at the turn of the year if these days are in the list of all offices. */
const timesAtTurn = (...balearic: string[]) => {
  const atEnd = book('2027-11-30T08:00:00Z', { balearic })
  return ['2027-12-31', '2028-01-03', '2028-01-06', '2028-01-28'].map((day) => timesOn(day, atEnd))
}

test('the next year opens once its holidays are listed', () => {
  expect(timesAtTurn(...holidays.balearic, ...daysOf(2028))).toEqual([2, 2, 0, 2])
})

test.each([
  ['no day', []],
  ['one day', ['2028-01-01']],
  ['all but one', daysOf(2028).filter((day) => day !== '2028-05-01')],
])('the next year stays closed with %s of its list', (_what, listed) => {
  expect(timesAtTurn(...holidays.balearic, ...listed)).toEqual([2, 0, 0, 0])
})

test.each([
  ['holidays that fall on a Sunday', ['2030-01-06', '2030-12-08'], 2],
  ['a holiday on a weekday', ['2030-11-01'], 0],
  ['days that have passed', ['2029-01-01', '2029-10-12', '2029-11-01'], 2],
  ['a day that is still to come', ['2029-12-06'], 0],
])('two years with some days missing from their lists: %s', (_what, dropped, count) => {
  const balearic = [...daysOf(2029), ...daysOf(2030)].filter((day) => !dropped.includes(day))
  expect(timesOn('2030-01-25', book('2029-11-30T08:00:00Z', { balearic }))).toBe(count)
})

test('without any holiday list the book stays open to its horizon', () => {
  expect(timesOn('2028-01-06', book('2027-11-30T08:00:00Z', {}))).toBe(2)
})

test.each([
  ['2027-11-01', undefined],
  ['2027-11-02', 1],
  ['2027-11-30', 29],
  ['2028-03-01', 60],
])('on %s the log gives the number of closed days at the end of the book: %s', (today, count) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  reportBookingHorizon(holidays, Temporal.PlainDate.from(today))
  const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)) as { event: string; count: number })
  write.mockRestore()
  expect(lines.map(({ event, count: said }) => [event, said])).toEqual(
    count === undefined ? [] : [['book.holidays-not-listed', count]],
  )
})
