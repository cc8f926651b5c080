import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile, type CalendarEvent } from './calendar-file.ts'

const event: CalendarEvent = {
  uid: 'id-1@talaia.example',
  sequence: 2,
  cancelled: false,
  startsAt: Temporal.Instant.from('2027-03-29T07:00:00Z'),
  endsAt: Temporal.Instant.from('2027-03-29T07:30:00Z'),
  changedAt: Temporal.Instant.from('2027-03-01T10:00:00.123Z'),
  summary: 'Cita',
  description: 'Eins, zwei; drei\nvier',
  location: 'Palma',
  organizer: { name: 'Talaia', email: 'web@talaia.example' },
  attendee: 'anna@mail.example',
}

/** Lines as a calendar reads them: unfolded (RFC 5545, 3.1). */
function unfold(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
}

const names = unfold(calendarFile(event)).map((line) => line.split(/[:;]/)[0])

test('an invitation carries instants in UTC, its sequence and the organizer', () => {
  const lines = unfold(calendarFile(event))
  for (const line of [
    'METHOD:REQUEST',
    'UID:id-1@talaia.example',
    'SEQUENCE:2',
    'DTSTAMP:20270301T100000Z',
    'DTSTART:20270329T070000Z',
    'DTEND:20270329T073000Z',
    'STATUS:CONFIRMED',
    'DESCRIPTION:Eins\\, zwei\\; drei\\nvier',
    'ORGANIZER;CN="Talaia":mailto:web@talaia.example',
    'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:anna@mail.example',
  ]) {
    expect(lines).toContain(line)
  }
})

test('a cancellation says so twice', () => {
  const lines = unfold(calendarFile({ ...event, cancelled: true }))
  expect(lines).toContain('METHOD:CANCEL')
  expect(lines).toContain('STATUS:CANCELLED')
})

const hostile = fc.oneof(
  fc.constantFrom(
    'a\r\nATTENDEE:mailto:x@evil.example',
    '\u2028X:1',
    'a\nEND:VEVENT',
    '";X=1:',
    '\0',
    '\uD800',
    '😀'.repeat(60),
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
)

test('nothing typed adds a line or a property, and no line is too long or cut inside a character', () => {
  fc.assert(
    fc.property(hostile, hostile, hostile, hostile, (summary, description, location, name) => {
      const organizer = { ...event.organizer, name }
      const file = calendarFile({ ...event, summary, description, location, organizer })
      expect(unfold(file).map((line) => line.split(/[:;]/)[0])).toEqual(names)
      for (const line of file.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(line).not.toMatch(/[\r\n]/)
        expect(line.isWellFormed()).toBe(true)
      }
    }),
    { numRuns: 10_000 },
  )
}, 60_000)
