import { weekdays, type Weekday, type WeekHours } from '#map/identity.ts'
import { addDays } from '#i18n/madrid-time.ts'
import { rangesOf } from './opening.ts'

/** One day of an office's week. */
export interface WeekDay {
  readonly weekday: Weekday
  /** ISO day; undefined in the usual week, which has no dates. */
  readonly day?: string
  /** Local ranges such as `09:00-14:00`; none when closed. */
  readonly ranges: readonly string[]
  /** The holiday that closes the office on a day on which it would be open. */
  readonly closedBy?: string
  readonly today: boolean
}

/** The Monday of the week that a day belongs to. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}

/** The hours of a week without holidays. */
export function usualWeek(hours: WeekHours): WeekDay[] {
  return weekdays.map((weekday) => ({ weekday, ranges: hours[weekday] ?? [], today: false }))
}

interface WeekOf {
  readonly hours: WeekHours
  /** The days on which the office is closed, with their names. */
  readonly closed: ReadonlyMap<string, string>
  /** ISO day on Mallorca. */
  readonly today: string
}

/** The hours of the week that starts on a Monday, with holidays and closures closed by name. */
export function weekFrom(monday: string, { hours, closed, today }: WeekOf): WeekDay[] {
  const closedDays = new Set(closed.keys())
  return weekdays.map((weekday, index) => {
    const day = addDays(monday, index)
    const name = closed.get(day)
    return {
      weekday,
      day,
      ranges: rangesOf(day, { hours, closedDays }),
      ...(name !== undefined && (hours[weekday] ?? []).length > 0 && { closedBy: name }),
      today: day === today,
    }
  })
}
