import { isIsoDay } from '#i18n/iso-day.ts'
import type { Identity } from '#map/identity.ts'
import type { ClosedDay } from './closed-day.ts'
import type { OtherHours } from './other-hours.ts'

/** Every day with hours of its own, in order; a holiday or closure of the office wins over them. */
export function otherHoursOf(
  { offices }: Pick<Identity, 'offices'>,
  closedDays: readonly ClosedDay[],
): OtherHours[] {
  const given = offices.flatMap(({ page, hours }) => {
    const closed = new Set(closedDays.flatMap((one) => (one.offices.includes(page) ? [one.day] : [])))
    return Object.entries(hours)
      .filter(([day]) => isIsoDay(day) && !closed.has(day))
      .map(([day, ranges = []]) => ({ page, day, ranges }))
  })
  const alike = Map.groupBy(given, ({ day, ranges }) => [day, ...ranges].join(' '))
  return [...alike.entries()]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([, [first, ...others]]) =>
      first === undefined
        ? []
        : [{ day: first.day, ranges: first.ranges, offices: [first, ...others].map(({ page }) => page) }],
    )
}
