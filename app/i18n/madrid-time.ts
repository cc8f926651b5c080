const hour = 3_600_000

/** A wall-clock time on Mallorca. */
export interface LocalTime {
  /** ISO day, YYYY-MM-DD. */
  readonly day: string
  /** HH:mm. */
  readonly time: string
}

/** One in the morning of a month's last Sunday, in UTC: when Europe's clocks change. Months count from 0. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1))
  return last.setUTCDate(last.getUTCDate() - last.getUTCDay())
}

/**
 * What the clock on Mallorca shows at an instant, whatever the visitor's own zone. Summer time runs from the last Sunday
 * of March to that of October (Directive 2000/84/EC). Counted, as a browser's first formatter of dates holds up every
 * page (15 to 40 ms, on a phone four times that); a test holds it against the zone as Node knows it.
 */
export function madridTime(instant: Date): LocalTime {
  const year = instant.getUTCFullYear()
  const time = instant.getTime()
  const isSummer = time >= lastSunday(year, 2) && time < lastSunday(year, 9)
  const shown = new Date(time + (isSummer ? 2 : 1) * hour).toISOString()
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) }
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
