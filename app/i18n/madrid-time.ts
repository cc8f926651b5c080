import { dateFormat } from './date-format.ts'

const clock: Intl.DateTimeFormatOptions = {
  timeZone: 'Europe/Madrid',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
}

/** A wall-clock time on Mallorca. */
export interface LocalTime {
  /** ISO day, YYYY-MM-DD. */
  readonly day: string
  /** HH:mm. */
  readonly time: string
}

/** What the clock on Mallorca shows at an instant, whatever the visitor's own zone. */
export function madridTime(instant: Date): LocalTime {
  // Read part by part: what a language writes as a whole differs between browsers.
  const parts = dateFormat('en', clock).formatToParts(instant)
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  return {
    day: `${part['year']}-${part['month']}-${part['day']}`,
    time: `${part['hour']}:${part['minute']}`,
  }
}

/** The ISO day that it is on Mallorca. */
export function madridToday(): string {
  return madridTime(new Date()).day
}

/** The ISO day after another, by so many days. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
