import { foldLine } from '#platform/fold-line.ts'

/** A dated step for a calendar. All texts can hold any characters. */
export interface PlanEvent {
  readonly id: string
  /** An ISO day. */
  readonly day: string
  readonly title: string
  readonly description: string
  /** How many days before it the calendar reminds. */
  readonly remindBefore: readonly number[]
}

/** What all events share. */
interface CalendarHead {
  /** The site's host, which makes the ids unique. */
  readonly host: string
  /** When the file was made, as ISO 8601. */
  readonly made: string
}

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r?\n/g, '\\n')

const compact = (day: string) => day.replaceAll('-', '')

function eventLines({ id, day, title, description, remindBefore }: PlanEvent, head: CalendarHead): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:plan-${id}@${head.host}`,
    `DTSTAMP:${head.made.replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    // The day stays free for other things.
    'TRANSP:TRANSPARENT',
    ...remindBefore.flatMap((days) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      `TRIGGER:-P${days}D`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ]
}

/** A calendar file (RFC 5545) with whole-day events; the same step replaces its earlier version. */
export function planCalendar(events: readonly PlanEvent[], head: CalendarHead): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${head.host}//plan//EN`,
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, head)),
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}
