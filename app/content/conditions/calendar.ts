/** A calendar period by which a deadline is counted; a negative amount counts back. */
export interface CalendarPeriod {
  readonly amount: number
  readonly unit: 'days' | 'weeks' | 'months' | 'years'
}

const dayLength = 24 * 60 * 60_000
const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/**
 * The ISO day a number of months after another, or before it: the same day of the month, or the
 * last one of a month that is too short (Código Civil, art. 5).
 */
export function monthsLater(day: string, months: number): string {
  const date = new Date(at(day))
  const wanted = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(wanted, last))
  return dayOf(date.getTime())
}

/**
 * The last day of a deadline that runs from an ISO day: the day itself does not count, non-working
 * days do, and months and years go from date to date (Código Civil, art. 5). Days are calendar
 * days, so clock changes do not affect them.
 */
export function lastDay(from: string, { amount, unit }: CalendarPeriod): string {
  if (unit === 'days') return dayOf(at(from) + amount * dayLength)
  if (unit === 'weeks') return dayOf(at(from) + amount * 7 * dayLength)
  return monthsLater(from, unit === 'years' ? amount * 12 : amount)
}

/** The number of days from an ISO day to a later one; negative if it is in the past. */
export function daysUntil(today: string, last: string): number {
  return Math.round((at(last) - at(today)) / dayLength)
}

/** The number of full years from an ISO day to another; 0 if it has not come yet. */
export function fullYears(from: string, today: string): number {
  if (today < from) return 0
  const years = Number(today.slice(0, 4)) - Number(from.slice(0, 4))
  return today.slice(5) < from.slice(5) ? years - 1 : years
}
