import { foldLine } from '#platform/fold-line.ts'
import { escapeText } from '#domains/appointments/mail/calendar-file.server.ts'

/** A whole day in a calendar, with a reminder some days before. */
export interface CalendarDay {
  readonly uid: string
  /** ISO day. */
  readonly day: string
  readonly summary: string
  readonly description: string
}

/** How many days before a day the calendar reminds of it. */
const remindDays = 7

const basicDay = (day: string) => day.replaceAll('-', '')

function eventLines({ uid, day, summary, description }: CalendarDay, made: Temporal.Instant): string[] {
  const next = Temporal.PlainDate.from(day).add({ days: 1 }).toString()
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${made.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')}`,
    `DTSTART;VALUE=DATE:${basicDay(day)}`,
    // The end of a whole day is the next one (RFC 5545, 3.6.1).
    `DTEND;VALUE=DATE:${basicDay(next)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    // A day to act by does not make its owner busy.
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(summary)}`,
    `TRIGGER:-P${remindDays}D`,
    'END:VALARM',
    'END:VEVENT',
  ]
}

/** A calendar file with whole days and reminders (RFC 5545). */
export function dayCalendar(days: readonly CalendarDay[], made: Temporal.Instant): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Broker site//Calculators//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...days.flatMap((day) => eventLines(day, made)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
