import type { Identity, WeekHours } from '#map/identity.ts'
import { hoursOn } from '#map/office-hours.ts'

/** What determines when an office is open. */
export interface OfficeHours {
  readonly offices: readonly { readonly hours: WeekHours; readonly localHolidays: string }[]
  readonly holidays: Identity['holidays']
}

/** The opening ranges of all offices on an ISO day, such as `09:00-14:00`; empty if all are closed. */
export function rangesOn(day: string, { offices, holidays }: OfficeHours): string[] {
  return offices
    .filter(({ localHolidays }) => ![holidays['balearic'], holidays[localHolidays]].flat().includes(day))
    .flatMap(({ hours }) => hoursOn(day, hours))
    .toSorted()
}
