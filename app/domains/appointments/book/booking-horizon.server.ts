import { log } from '#platform/log.server.ts'
import type { Identity } from '#map/identity.ts'

/** The national holidays that have the same date in every year, as `MM-DD`. */
const nationalDays = ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25']

/** The list that holds for every office, in order; undefined where there is none, and so no holidays. */
export function generalHolidays(holidays: Identity['holidays']): readonly string[] | undefined {
  const days = holidays['balearic']?.toSorted()
  return days?.length ? days : undefined
}

/**
 * The national holidays of a year, from a day on, that a list lacks: a year that lacks one is not listed yet. One on a
 * Sunday is moved or dropped, as each year's list says.
 */
export function missingDays(listed: readonly string[], year: number, from: Temporal.PlainDate): string[] {
  return nationalDays
    .map((day) => `${year}-${day}`)
    .filter((day) => day >= from.toString() && Temporal.PlainDate.from(day).dayOfWeek !== 7)
    .filter((day) => !listed.includes(day))
}

/** How far ahead the book is open, in days. */
const horizonDays = 60

function horizon(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.add({ days: horizonDays })
}

/**
 * The last day of every office's book: the horizon, or the last before a year whose holidays are not listed for all
 * offices, where that comes first. Without any list there are no holidays, and the horizon is the end.
 */
export function bookEnd(holidays: Identity['holidays'], today: Temporal.PlainDate): Temporal.PlainDate {
  const listed = generalHolidays(holidays)
  const end = horizon(today)
  if (listed === undefined) return end
  const unlisted = [today.year, end.year].find((year) => missingDays(listed, year, today).length > 0)
  return unlisted === undefined ? end : new Temporal.PlainDate(unlisted - 1, 12, 31)
}

/** How many days at the end of the book stay closed because nobody listed their year's holidays; from 0 to the horizon. */
export function daysNotListed(holidays: Identity['holidays'], today: Temporal.PlainDate): number {
  return Math.min(horizonDays, bookEnd(holidays, today).until(horizon(today)).days)
}

/** Warns in the log where days of the book stay closed for want of a list of holidays. */
export function reportBookingHorizon(holidays: Identity['holidays'], today: Temporal.PlainDate): void {
  const count = daysNotListed(holidays, today)
  if (count > 0) log('warn', 'book.holidays-not-listed', { count })
}
