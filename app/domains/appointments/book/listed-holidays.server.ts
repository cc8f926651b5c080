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
