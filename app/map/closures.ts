import type { Identity } from './identity.ts'

/** Offices with the days on which they are closed. */
type Closing = Pick<Identity, 'offices' | 'holidays'>

/**
 * Every day on which an office is closed, under one name: its town's list, or
 * a list of the office's own where it closes on other days too. Who looks at
 * `holidays` by `localHolidays` then knows of closures without asking.
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
