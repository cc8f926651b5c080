import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AppointmentRecord } from '#domains/appointments/book/repository.server.ts'
import { parseAddress } from '#platform/mail/mail-address.server.ts'
import { renderText } from '#platform/mail/render.server.ts'
import { identity } from '#tests/support/appointments.ts'
import { everyCase } from '#tests/support/cases.ts'
import {
  delivered,
  harmless,
  hostileRequest,
  hostileText,
  lineStarts,
  unfold,
  usualHeaders,
} from '#tests/support/hostile-text.ts'
import { mailConfig } from '#tests/support/mail.ts'
import { requestRecord } from '#tests/support/request-record.ts'
import { composeOfficeAppointment, composeVisitorAppointment } from './appointment-mail.server.ts'
import { presentableName } from '#domains/requests/mail/mail-greeting.server.ts'

// With those in app/domains/requests/mail/injection.unit.test.ts 10,000 cases in all, or in the usual run one in ten.
const cases = { numRuns: everyCase ? 2_500 : 250 }
const config = mailConfig({ identity })
const date = Temporal.Instant.from('2026-11-23T09:00:00Z')
const links = {
  confirm: undefined,
  manage: 'https://faro.example/de/termin/T',
  status: 'https://faro.example/de/anfrage/T',
  again: 'https://faro.example/contacto?dialog=appointment-dialog',
}

const booked: AppointmentRecord = {
  id: 'appointment-1',
  requestId: 'request-1',
  office: 'office.palma',
  seat: 'office.palma/1',
  mode: 'in-person',
  language: 'de',
  startsAt: Temporal.Instant.from('2027-03-29T07:00:00Z'),
  endsAt: Temporal.Instant.from('2027-03-29T07:30:00Z'),
  state: 'booked',
  sequence: 0,
  updatedAt: date,
}

const properties = [
  'BEGIN',
  'VERSION',
  'PRODID',
  'CALSCALE',
  'METHOD',
  'BEGIN',
  'UID',
  'SEQUENCE',
  'DTSTAMP',
  'DTSTART',
  'DTEND',
  'STATUS',
  'SUMMARY',
  'DESCRIPTION',
  'LOCATION',
  'URL',
  'ORGANIZER',
  'ATTENDEE',
  'TRANSP',
  'END',
  'END',
]
const withoutLink = properties.filter((name) => name !== 'URL')

/** The names of a calendar file's lines, and the address and further fields of whom it invites. */
function readCalendar(file: string) {
  const lines = unfold(file)
  const attendees = lines.flatMap((line) => /^ATTENDEE;.*?:(mailto:.*)$/.exec(line)?.[1] ?? [])
  return {
    names: lines.map((line) => line.split(/[:;]/)[0]),
    invited: attendees.map((attendee) => {
      const { pathname, search, hash } = new URL(attendee)
      return [decodeURIComponent(pathname), search, hash]
    }),
  }
}

const offices = fc.constantFrom(
  { state: 'received', appointment: booked, subject: 'Cita nueva: FAR-7K3M-Q9' },
  { state: 'received', appointment: { ...booked, sequence: 1 }, subject: 'Cita cambiada: FAR-7K3M-Q9' },
  { state: 'quarantined', appointment: booked, subject: '[Revisar] Cita nueva: FAR-7K3M-Q9' },
) satisfies fc.Arbitrary<unknown>

test('typed text adds no header, recipient, part or line to the office’s appointment mail, and nothing to its subject', async () => {
  await fc.assert(
    fc.asyncProperty(
      hostileRequest,
      fc.record({ note: hostileText, office: hostileText }),
      offices,
      async (typed, other, { state, appointment, subject }) => {
        const replyTo = parseAddress(typed.email)
        const compose = (changes: typeof typed, { note, office }: typeof other) =>
          composeOfficeAppointment(
            config,
            {
              outboxId: 'o',
              request: requestRecord({ ...changes, state }),
              appointment: { ...appointment, office },
              event: 'request-received',
              files: [],
              notes: [{ text: note, createdAt: date }],
              date,
            },
            replyTo,
          )
        const message = compose(typed, other)
        const { headers, parts } = await delivered(config, message)
        expect([...headers.keys()].toSorted()).toEqual(
          [...usualHeaders, ...(replyTo ? ['reply-to'] : [])].toSorted(),
        )
        expect([...headers.values()].every((values) => values.length === 1)).toBe(true)
        expect(headers.get('to')).toEqual(['oficina@faro.example'])
        expect(headers.get('reply-to')).toEqual(replyTo ? [replyTo] : undefined)
        expect(headers.get('subject')).toEqual([subject])
        const plain = compose(harmless(typed), harmless(other))
        expect(lineStarts(parts[0] ?? '')).toEqual(lineStarts(renderText(plain.content)))
        const file = message.calendar?.content ?? ''
        // The invitation is both inline and attached.
        expect(parts.slice(2).map((part) => part.trimEnd())).toEqual([file.trimEnd(), file.trimEnd()])
        expect(readCalendar(file)).toEqual({
          names: withoutLink,
          invited: [['oficina@faro.example', '', '']],
        })
      },
    ),
    cases,
  )
}, 60_000)

const visitors = fc.constantFrom(
  { appointment: booked, subject: 'Ihr Termin ist gebucht: FAR-7K3M-Q9', names: properties },
  {
    appointment: { ...booked, sequence: 1 },
    subject: 'Ihr Termin ist verschoben: FAR-7K3M-Q9',
    names: properties,
  },
  {
    appointment: { ...booked, sequence: 1, state: 'cancelled' },
    subject: 'Ihr Termin ist abgesagt: FAR-7K3M-Q9',
    names: withoutLink,
  },
) satisfies fc.Arbitrary<unknown>

test('no typed text but the address gets into the visitor’s appointment mail', async () => {
  await fc.assert(
    fc.asyncProperty(hostileRequest, visitors, async (typed, { appointment, subject, names }) => {
      const to = parseAddress(typed.email) ?? 'a@example.org'
      const compose = (changes: typeof typed) => {
        const request = requestRecord(changes)
        const mail = {
          outboxId: 'v',
          request,
          appointment,
          event: 'request-received',
          files: [],
          notes: [],
          date,
        } as const
        return composeVisitorAppointment(config, mail, to, links)
      }
      const message = compose(typed)
      const { headers, parts } = await delivered(config, message)
      expect([...headers.keys()].toSorted()).toEqual([...usualHeaders, 'reply-to'].toSorted())
      expect(headers.get('reply-to')).toEqual([config.identity.contact.email])
      expect([...headers.values()].every((values) => values.length === 1)).toBe(true)
      expect(headers.get('to')).toEqual([to])
      expect(headers.get('subject')).toEqual([subject])
      // A name that reads like one is the greeting.
      expect(message).toEqual(compose({ ...harmless(typed), name: presentableName(typed.name) ?? 'x' }))
      const file = message.calendar?.content ?? ''
      expect(parts.slice(2).map((part) => part.trimEnd())).toEqual([file.trimEnd(), file.trimEnd()])
      expect(readCalendar(file)).toEqual({ names, invited: [[to, '', '']] })
    }),
    cases,
  )
}, 60_000)
