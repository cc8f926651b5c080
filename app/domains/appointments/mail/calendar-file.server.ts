import { cleanText } from '#platform/clean-text.server.ts'
import { foldLine } from '#platform/fold-line.ts'

/** A value of type TEXT (RFC 5545, 3.3.11): one line, whatever was typed. */
export function escapeText(text: string): string {
  return cleanText(text)
    .replaceAll(/[\t\u00a0]/g, ' ')
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')
}

/** A quoted parameter value; characters that cannot be quoted are encoded as RFC 6868 says. */
function quoteParameter(text: string): string {
  const safe = cleanText(text).replaceAll('\t', ' ')
  return `"${safe.replaceAll('^', '^^').replaceAll('"', "^'").replaceAll('\n', '^n')}"`
}

/** A value of type URI: characters that RFC 3986 does not allow are encoded, including any that would end the line. */
function escapeUri(text: string): string {
  return text.toWellFormed().replaceAll(/[^\w\-.~:/?#[\]@!$&'()*+,;=%]/gu, encodeURIComponent)
}

/**
 * An address as a URI (RFC 6068, 2). Unencoded, a mailbox named `a?cc=b` would add a recipient. The plus is not
 * encoded: calendars match their owner by this exact value.
 */
function mailtoUri(address: string): string {
  return `mailto:${address.toWellFormed().replaceAll(/[^\w\-.~@!$'()*+,:]/gu, encodeURIComponent)}`
}

/** One appointment for a calendar. All texts, including addresses, can hold any characters. */
export interface CalendarEvent {
  /** The same for every version of the appointment, so that calendars replace the earlier one. */
  readonly uid: string
  /** Rises with every change (RFC 5545, 3.8.7.4). */
  readonly sequence: number
  readonly cancelled: boolean
  readonly startsAt: Temporal.Instant
  readonly endsAt: Temporal.Instant
  /** When this version was made. */
  readonly changedAt: Temporal.Instant
  readonly summary: string
  readonly description: string
  readonly location?: string
  readonly organizer: { readonly name: string; readonly email: string }
  /** Whose calendar it is for. */
  readonly attendee?: string
  /** The page that shows, moves and cancels it. */
  readonly url?: string
}

/** How a calendar takes a file. */
type CalendarMethod = 'REQUEST' | 'PUBLISH' | 'CANCEL'

/** An invitation, a plain entry if there is no invited attendee, or a cancellation (RFC 5546, 3.2). */
export function calendarMethod({
  cancelled,
  attendee,
}: Pick<CalendarEvent, 'cancelled' | 'attendee'>): CalendarMethod {
  if (cancelled) return 'CANCEL'
  return attendee === undefined ? 'PUBLISH' : 'REQUEST'
}

/** Instants in UTC need no time zone definition and are right in every calendar. */
function utc(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')
}

/** The calendar file of an appointment (RFC 5545), for a mail and for download alike. */
export function calendarFile(event: CalendarEvent): string {
  const { organizer, attendee, location, url, cancelled } = event
  const status = cancelled ? 'CANCELLED' : 'CONFIRMED'
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Broker site//Appointments//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${calendarMethod(event)}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `STATUS:${status}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    location === undefined ? undefined : `LOCATION:${escapeText(location)}`,
    url === undefined ? undefined : `URL:${escapeUri(url)}`,
    `ORGANIZER;CN=${quoteParameter(organizer.name)}:${mailtoUri(organizer.email)}`,
    attendee === undefined
      ? undefined
      : `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${mailtoUri(attendee)}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines
    .filter((line) => line !== undefined)
    .map((line) => `${foldLine(line)}\r\n`)
    .join('')
}
