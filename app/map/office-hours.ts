import { type Identity, type WeekHours, weekdays, type Weekday } from './identity.ts'

/** The weekday of an ISO day. */
export function weekdayOf(day: string): Weekday {
  return weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon'
}

/**
 * The opening ranges of an ISO day, its special ones or those of its weekday, ignoring holidays.
 */
export function hoursOn(day: string, hours: WeekHours): readonly string[] {
  return hours[day as keyof WeekHours] ?? hours[weekdayOf(day)] ?? []
}

/** Offices with the days on which they are closed. */
type Closing = Pick<Identity, 'offices' | 'holidays'>

/**
 * Every day on which an office is closed, under one name: its town's list, or a separate list if
 * the office has its own closures. Looking up `holidays` by `localHolidays` then includes closures.
 */
export function foldClosures({ offices, holidays }: Closing): Closing {
  const own = offices
    .filter(({ closures }) => closures.length > 0)
    .map(({ page, localHolidays, closures }) => [page, [...(holidays[localHolidays] ?? []), ...closures]])
  return {
    offices: offices.map((office) =>
      office.closures.length > 0 ? { ...office, localHolidays: office.page } : office,
    ),
    holidays: { ...holidays, ...(Object.fromEntries(own) as Identity['holidays']) },
  }
}
