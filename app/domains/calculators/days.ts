import { lastDay, monthsLater } from '#content/conditions/calendar.ts'

/** The ISO day a number of days after another, or before it. */
export const daysLater = (day: string, days: number): string => lastDay(day, { amount: days, unit: 'days' })

/** The ISO day a number of years after another. */
export const yearsLater = (day: string, years: number): string => monthsLater(day, years * 12)

/** How many whole years have passed, the anniversary not yet counting: "more than one year" begins the day after. */
export function yearsOver(from: string, to: string): number {
  let years = 0
  while (yearsLater(from, years + 1) < to) years += 1
  return years
}
