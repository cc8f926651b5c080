import { log } from '#server/log.ts'
import type { Identity } from '#site/identity.ts'

/** How far ahead the book is open, in days. */
export const horizonDays = 60

function horizon(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.add({ days: horizonDays })
}

/**
 * The last day of every office's book: the horizon, or the last of the last year whose holidays are listed for all
 * offices, where that comes first. Without any list there are no holidays, and the horizon is the end.
 */
export function bookEnd(holidays: Identity['holidays'], today: Temporal.PlainDate): Temporal.PlainDate {
  const last = (holidays['balearic'] ?? []).toSorted().at(-1)
  const end = horizon(today)
  if (last === undefined) return end
  const listed = Temporal.PlainDate.from({ year: Number(last.slice(0, 4)), month: 12, day: 31 })
  return Temporal.PlainDate.compare(listed, end) < 0 ? listed : end
}

/** How many days at the end of the book stay closed because nobody listed their year's holidays; from 0 to the horizon. */
export function daysNotListed(holidays: Identity['holidays'], today: Temporal.PlainDate): number {
  return Math.min(horizonDays, bookEnd(holidays, today).until(horizon(today)).days)
}

/** Warns in the log where days of the book stay closed for want of a list of holidays. */
export function reportBookEnd(holidays: Identity['holidays'], today: Temporal.PlainDate): void {
  const count = daysNotListed(holidays, today)
  if (count > 0) log('warn', 'book.holidays-not-listed', { count })
}
