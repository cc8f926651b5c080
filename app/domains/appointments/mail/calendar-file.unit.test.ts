import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileText, unfold } from '#tests/support/hostile-text.ts'
import { calendarFile, type CalendarEvent } from './calendar-file.server.ts'

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
  url: 'https://talaia.example/de/termin/T%C3%A4',
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
    'URL:https://talaia.example/de/termin/T%C3%A4',
  ]) {
    expect(lines).toContain(line)
  }
})

test('a downloaded file invites no attendee', () => {
  const lines = unfold(calendarFile({ ...event, attendee: undefined }))
  expect(lines).toContain('METHOD:PUBLISH')
  expect(lines.join()).not.toContain('ATTENDEE')
})

test('a cancellation has both the method and the status of one', () => {
  const lines = unfold(calendarFile({ ...event, cancelled: true }))
  expect(lines).toContain('METHOD:CANCEL')
  expect(lines).toContain('STATUS:CANCELLED')
})

test('a number with no-break characters is plain in a calendar', () => {
  const lines = unfold(calendarFile({ ...event, description: '+34\u00a0971\u00a0000\u00a0000' }))
  expect(lines).toContain('DESCRIPTION:+34 971 000 000')
})

test('an address stays one recipient, whatever its mailbox name', () => {
  const lines = unfold(calendarFile({ ...event, attendee: 'ana+casa?bcc=x%40evil.example@mail.example' }))
  expect(lines).toContain(
    'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:ana+casa%3Fbcc%3Dx%2540evil.example@mail.example',
  )
})

const hostileEvent = fc.record({
  uid: hostileText,
  summary: hostileText,
  description: hostileText,
  location: hostileText,
  organizer: fc.record({ name: hostileText, email: hostileText }),
  attendee: hostileText,
  url: hostileText,
})

test('no field can add a line or a property, and no line is too long or cut inside a character', () => {
  fc.assert(
    fc.property(hostileEvent, (hostile) => {
      const file = calendarFile({ ...event, ...hostile })
      expect(unfold(file).map((line) => line.split(/[:;]/)[0])).toEqual(names)
      const isBad = (line: string) =>
        Buffer.byteLength(line) > 75 || /[\r\n]/.test(line) || !line.isWellFormed()
      expect(file.split('\r\n').filter(isBad)).toEqual([])
    }),
    { numRuns: 10_000 },
  )
}, 60_000)
