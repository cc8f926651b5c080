import { weekdays, type Weekday } from './identity.ts'

/** The weekday of an ISO day. */
export function weekdayOf(day: string): Weekday {
  return weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon'
}
