import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import type { AppointmentRecord } from '#domains/appointments/book/repository.server.ts'
import { identity } from '#tests/support/appointments.ts'
import { requestRecord } from '#tests/support/request-record.ts'
import { calendarFile } from './calendar-file.server.ts'
import { officeEvent, visitorEvent, type CalendarParts } from './calendar-events.server.ts'

const request = requestRecord({
  name: 'Änne Groß; „die Lange“, Frau',
  message: `Zeile eins\nZeile zwei; ${'sehr lang, '.repeat(30)}😀`,
  fields: { topic: 'services.administrative' },
})

function appointment(startsAt: string, changes: Partial<AppointmentRecord> = {}): AppointmentRecord {
  const start = Temporal.Instant.from(startsAt)
  return {
    id: '0b6f3a0c-54a5-4c40-9a53-3f3a7c1f9e11',
    requestId: request.id,
    office: 'office.palma',
    seat: 'office.palma/1',
    mode: 'in-person',
    language: 'de',
    startsAt: start,
    endsAt: start.add({ minutes: 30 }),
    state: 'booked',
    sequence: 0,
    updatedAt: start.subtract({ hours: 48 }),
    ...changes,
  }
}

const parts = (one: AppointmentRecord): CalendarParts => ({
  identity,
  organizer: 'web@faro.example',
  appointment: one,
  request,
})
const files = (one: AppointmentRecord) =>
  [
    [
      'visitor',
      calendarFile(visitorEvent(parts(one), 'aenne@example.org', 'https://faro.example/de/termin/T')),
    ],
    ['office', calendarFile(officeEvent(parts(one), 'oficina@faro.example', 'es'))],
  ] as const

/** A file as another program's library reads it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  const events = calendar.getAllSubcomponents('vevent')
  const event = new ICAL.Event(events[0])
  return { calendar, events, event }
}

const minute = (text: string) => Date.parse(text) / 1000

// Nine o’clock on Mallorca, before and after each clock change.
const days = [
  ['before summer time', '2027-03-26T08:00:00Z'],
  ['on the day it begins', '2027-03-28T07:00:00Z'],
  ['in summer time', '2027-03-29T07:00:00Z'],
  ['on the day it ends', '2027-10-31T08:00:00Z'],
  ['after summer time', '2027-11-02T08:00:00Z'],
] as const

describe.each(days)('an invitation %s', (_when, startsAt) => {
  test.each(files(appointment(startsAt)))('imports as the booked appointment: %s', (_who, file) => {
    const { calendar, events, event } = read(file)
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(events).toHaveLength(1)
    expect(event.uid).toBe('0b6f3a0c-54a5-4c40-9a53-3f3a7c1f9e11@faro.example')
    expect(event.sequence).toBe(0)
    expect(event.startDate.toUnixTime()).toBe(minute(startsAt))
    expect(event.duration.toSeconds()).toBe(30 * 60)
    // An instant in UTC needs no zone: no TZID is named, so none has to be defined.
    expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone)
    expect(event.component.getFirstProperty('dtstart')?.getParameter('tzid')).toBeUndefined()
    expect(calendar.getAllSubcomponents('vtimezone')).toEqual([])
    const local = new Intl.DateTimeFormat('es', { timeStyle: 'short', timeZone: 'Europe/Madrid' })
    expect(local.format(event.startDate.toJSDate())).toBe('9:00')
  })
})

test('texts survive the round trip through lines of 75 octets', () => {
  const [, [, file]] = files(appointment('2027-03-29T07:00:00Z')) as unknown as [unknown, [string, string]]
  const { event } = read(file)
  expect(event.summary).toContain('Änne Groß; „die Lange“, Frau')
  expect(event.description.endsWith(request.message ?? '')).toBe(true)
  expect(event.attendees.map((one) => one.getFirstValue())).toEqual(['mailto:oficina@faro.example'])
  expect(event.organizer).toBe('mailto:web@faro.example')
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('a move and a cancellation replace the entry across the change of the clock', () => {
  const first = appointment('2027-03-26T08:00:00Z')
  const moved = appointment('2027-03-29T07:00:00Z', { sequence: 1 })
  const cancelled = appointment('2027-03-29T07:00:00Z', { sequence: 2, state: 'cancelled' })
  const versions = [first, moved, cancelled].map((one) => files(one).map(([, file]) => read(file)))
  for (const who of [0, 1]) {
    const [a, b, c] = versions.map((version) => version[who])
    expect(new Set([a?.event.uid, b?.event.uid, c?.event.uid]).size).toBe(1)
    expect([a, b, c].map((one) => one?.event.sequence)).toEqual([0, 1, 2])
    expect([a, b, c].map((one) => one?.calendar.getFirstPropertyValue('method'))).toEqual([
      'REQUEST',
      'REQUEST',
      'CANCEL',
    ])
    expect(c?.event.component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(b?.event.startDate.toUnixTime()).toBe(minute('2027-03-29T07:00:00Z'))
  }
})
