import { escapeText, escapeUri, foldLine, mailtoUri, quoteParameter } from './calendar-text.server.ts'

/** One appointment as a calendar holds it. Texts may be of any kind, addresses too. */
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

/** As an invitation, for whoever has it where nobody is invited, or as a cancellation (RFC 5546, 3.2). */
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
