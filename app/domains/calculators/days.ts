const dayLength = 86_400_000
const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The ISO day a number of days after another, or before it. */
export function daysLater(day: string, days: number): string {
  return dayOf(at(day) + days * dayLength)
}

/** The number of days from an ISO day to a later one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((at(to) - at(from)) / dayLength)
}

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

/** The ISO day a number of years after another. */
export const yearsLater = (day: string, years: number): string => monthsLater(day, years * 12)

/** How many whole years have passed, the anniversary not yet counting: "more than one year" begins the day after. */
export function yearsOver(from: string, to: string): number {
  let years = 0
  while (yearsLater(from, years + 1) < to) years += 1
  return years
}
