import { log } from '#platform/log.server.ts'
import type { Identity } from '#map/identity.ts'
import { generalHolidays, missingDays } from './listed-holidays.server.ts'

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
