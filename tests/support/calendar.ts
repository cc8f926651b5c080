import type { ClosedDay } from '#content/facts/closed-day.ts'
import { closedDaysOf } from '#content/facts/closed-days.server.ts'
import { readIdentity } from '#content/identity.server.ts'
import { addDays, madridToday } from '#i18n/madrid-time.ts'
import { weekdays, type Office } from '#map/identity.ts'
import type { Locale } from '#map/locale.ts'

/* Days for tests that set the browser's clock. A built page contains the closed days from its build
   week on, so these days are computed from content/site.yaml relative to today, never hard-coded.
   */

const identity = readIdentity()
const closures = closedDaysOf(identity, 'en')

/** The offices, in menu order. */
export const offices = identity.offices

/** An office by its page. */
export function officeOf(page: string): Office {
  const office = offices.find((one) => one.page === page)
  if (office === undefined) throw new Error(`content/site.yaml has no ${page}`)
  return office
}

/**
 * The days from today on, by Mallorca time, on which offices are closed: at least one, or no test
 * can run.
 */
export function comingClosedDays(locale: Locale): ClosedDay[] {
  const coming = closedDaysOf(identity, locale).filter(({ day }) => day >= madridToday())
  if (coming.length === 0)
    throw new Error('content/site.yaml has no coming holiday: add those of the next year')
  return coming
}

/** The hours of an office on a day if it were no holiday. */
export function usualRanges(office: Office, day: string): readonly string[] {
  const weekday = weekdays[Temporal.PlainDate.from(day).dayOfWeek - 1]
  return (weekday && office.hours[weekday]) ?? []
}

/** The hours of an office on a day, none if it is closed. */
export function rangesOn(office: Office, day: string): readonly string[] {
  const isClosed = closures.some((one) => one.day === day && one.offices.includes(office.page))
  return isClosed ? [] : usualRanges(office, day)
}

/**
 * The coming holidays, by name, that close all of the given offices on a day when one of them would
 * otherwise be open.
 */
export function holidaysOf(some: readonly Office[], locale: Locale): [ClosedDay, ...ClosedDay[]] {
  const [first, ...others] = comingClosedDays(locale).filter(
    ({ day, offices: closed }) =>
      some.every(({ page }) => closed.includes(page)) &&
      some.some((office) => usualRanges(office, day).length > 0),
  )
  if (first === undefined) {
    const names = some.map(({ page }) => page).join(', ')
    throw new Error(
      `content/site.yaml has no coming holiday on a workday of ${names}: add those of the next year`,
    )
  }
  return [first, ...others]
}

/**
 * The nearest day on which one of the given offices is open, after a day or, with `step` -1, before
 * it.
 */
export function openDayFrom(day: string, some: readonly Office[], step: 1 | -1 = 1): string {
  for (let offset = 1; offset <= 21; offset += 1) {
    const other = addDays(day, step * offset)
    if (some.some((office) => rangesOn(office, other).length > 0)) return other
  }
  throw new Error(`content/site.yaml: no office is open for three weeks around ${day}`)
}

/** The first day after another on which an office opens, or on which none does. */
export function firstDay(after: string, isOpen: boolean): string {
  const next = addDays(after, 1)
  return offices.some((office) => rangesOn(office, next).length > 0) === isOpen
    ? next
    : firstDay(next, isOpen)
}

/** The next Tuesday on which no office is closed, so that the usual hours apply. */
export function plainTuesday(): string {
  for (let day = madridToday(); ; day = addDays(day, 1)) {
    const isTuesday = Temporal.PlainDate.from(day).dayOfWeek === 2
    if (isTuesday && closures.every((one) => one.day !== day)) return day
  }
}

/** The instant of a Mallorca date and time, computed by Temporal and not by the site's own code. */
export function instantAt(day: string, time: string): string {
  return Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime('Europe/Madrid').toInstant().toString()
}

/** The next two days on which Mallorca's clocks change, and whether summer time begins. */
export function clockChanges(): { readonly day: string; readonly summer: boolean }[] {
  const now = Temporal.Now.zonedDateTimeISO('Europe/Madrid')
  const first = now.getTimeZoneTransition('next')
  const second = first?.getTimeZoneTransition('next')
  if (!first || !second) throw new Error('the clocks are not changed any more: the tests of it can go')
  return [first, second].map((at) => ({
    day: at.toPlainDate().toString(),
    summer: at.offsetNanoseconds > at.subtract({ seconds: 1 }).offsetNanoseconds,
  }))
}
