import { readIdentity } from '#content/identity.server.ts'
import { rangesOf } from '#features/hours/opening.ts'
import { addDays } from '#i18n/madrid-time.ts'

const { offices, holidays } = readIdentity()

/** Whether an office of the site opens on a day. */
export function isOpenDay(day: string): boolean {
  return offices.some(({ hours, localHolidays, closures }) => {
    const closed = [holidays['balearic'], holidays[localHolidays], closures].flatMap((days) => days ?? [])
    return rangesOf(day, { hours, closedDays: new Set(closed) }).length > 0
  })
}

/** The first day after another on which an office opens, or none does. */
export function firstDay(after: string, isOpen: boolean): string {
  const next = addDays(after, 1)
  return isOpenDay(next) === isOpen ? next : firstDay(next, isOpen)
}
