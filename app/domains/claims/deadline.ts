/** A stretch of the calendar by which a limit is counted. */
export interface CalendarPeriod {
  readonly amount: number
  readonly unit: 'days' | 'months' | 'years'
}

const dayLength = 24 * 60 * 60_000
const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The last day of a month, where the same day of another month does not exist. */
function monthsLater(day: string, months: number): string {
  const date = new Date(at(day))
  const wanted = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(wanted, last))
  return dayOf(date.getTime())
}

/**
 * The last day of a limit that runs from an ISO day: the day itself does not count, days off do, and
 * months and years go from date to date (Código Civil, art. 5). Days are those of the calendar, so
 * that no change of the clock moves them.
 */
export function lastDay(from: string, { amount, unit }: CalendarPeriod): string {
  if (unit === 'days') return dayOf(at(from) + amount * dayLength)
  return monthsLater(from, unit === 'years' ? amount * 12 : amount)
}

/** How many days lie between an ISO day and a later one; negative where it is over. */
export function daysUntil(today: string, last: string): number {
  return Math.round((at(last) - at(today)) / dayLength)
}
