import type { WeekHours } from './identity.ts'
import { weekdayOf } from './weekday-of.ts'

/** The ranges of an ISO day, its own or those of its weekday; holidays are not asked. */
export function hoursOn(day: string, hours: WeekHours): readonly string[] {
  return hours[day as keyof WeekHours] ?? hours[weekdayOf(day)] ?? []
}
