import { expect, test, vi } from 'vitest'
import { availableDays, openSlots, slotAt, type Book } from './availability.ts'
import { reportBookEnd } from './book-end.ts'

const holidays = { balearic: ['2027-12-25', '2026-12-25'], palma: ['2028-01-20'] }

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

test('nothing is offered in a year of which the holidays are not listed', () => {
  const atEnd = book('2027-11-30T08:00:00Z')
  expect(['2027-12-31', '2028-01-03', '2028-01-06'].map((day) => timesOn(day, atEnd))).toEqual([2, 0, 0])
  expect(slotAt(atEnd, Temporal.Instant.from('2028-01-06T08:00:00Z'))).toBeUndefined()
  const last = availableDays(atEnd, Temporal.PlainDate.from('2027-12-30'))
  expect([last.days.map(({ day }) => day), last.later]).toEqual([['2027-12-30', '2027-12-31'], undefined])
  expect(availableDays(book('2028-01-03T08:00:00Z'), Temporal.PlainDate.from('2028-01-03')).days).toEqual([])
})

test('the next year opens with its list', () => {
  const listed = { ...holidays, balearic: [...holidays.balearic, '2028-01-06'] }
  const atEnd = book('2027-11-30T08:00:00Z', listed)
  expect(['2028-01-03', '2028-01-06', '2028-01-28'].map((day) => timesOn(day, atEnd))).toEqual([2, 0, 2])
})

test('a broker who lists no holidays at all has none', () => {
  expect(timesOn('2028-01-06', book('2027-11-30T08:00:00Z', {}))).toBe(2)
})

test.each([
  ['2027-11-01', undefined],
  ['2027-11-02', 1],
  ['2027-11-30', 29],
  ['2028-03-01', 60],
])('on %s the log says how many days of the book are missing: %s', (today, count) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  reportBookEnd(holidays, Temporal.PlainDate.from(today))
  const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)) as { event: string; count: number })
  write.mockRestore()
  expect(lines.map(({ event, count: said }) => [event, said])).toEqual(
    count === undefined ? [] : [['book.holidays-not-listed', count]],
  )
})
