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

/** Maximum length of a line in octets, without its line end (RFC 5545, 3.1). */
const lineOctets = 75
const octets = new TextEncoder()

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r?\n/g, '\\n')

/** Folds a line that is too long, never inside a character. */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  let size = 0
  for (const character of line) {
    const length = octets.encode(character).length
    if (size + length > lineOctets) {
      lines.push(current)
      current = ' '
      size = 1
    }
    current += character
    size += length
  }
  return [...lines, current].join('\r\n')
}

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
  return `${lines.map(folded).join('\r\n')}\r\n`
}
