const hour = 3_600_000

/** A wall-clock time on Mallorca. */
export interface LocalTime {
  /** ISO day, YYYY-MM-DD. */
  readonly day: string
  /** HH:mm. */
  readonly time: string
}

/** 01:00 UTC on a month's last Sunday: when Europe's clocks change. Months count from 0. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1))
  return last.setUTCDate(last.getUTCDate() - last.getUTCDay())
}

/**
 * The wall-clock time on Mallorca at an instant, in any visitor's time zone. Summer time runs from
 * the last Sunday of March to that of October (Directive 2000/84/EC). Computed by hand, because a
 * browser's first date formatter blocks every page (15 to 40 ms, on a phone four times that); a
 * test compares it with Node's time zone data.
 */
export function madridTime(instant: Date): LocalTime {
  const year = instant.getUTCFullYear()
  const time = instant.getTime()
  const isSummer = time >= lastSunday(year, 2) && time < lastSunday(year, 9)
  const shown = new Date(time + (isSummer ? 2 : 1) * hour).toISOString()
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) }
}

/** The current ISO day on Mallorca. */
export function madridToday(): string {
  return madridTime(new Date()).day
}

/** The ISO day a number of days after another. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
