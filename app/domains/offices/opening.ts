import type { WeekHours } from '#map/identity.ts'
import { hoursOn } from '#map/office-hours.ts'
import { addDays, madridTime, type LocalTime } from '#i18n/madrid-time.ts'

/** What decides when an office is open. */
export interface OpeningRules {
  readonly hours: WeekHours
  /** ISO days on which it is closed. */
  readonly closedDays: ReadonlySet<string>
}

/**
 * Open until a time today, or closed until a time on a day; `until` is undefined if never again.
 */
export type Opening =
  | { readonly open: true; readonly until: string }
  | { readonly open: false; readonly opens?: { readonly day: string; readonly time: string } }

const horizon = 21

/** The ranges (`09:00-14:00`) of a day, none on a holiday. */
export function rangesOf(day: string, { hours, closedDays }: OpeningRules): readonly string[] {
  if (closedDays.has(day)) return []
  return hoursOn(day, hours)
}

/** Whether an office is open at an instant, and until or from when. */
export function openingAt(instant: Date, rules: OpeningRules): Opening {
  return openingAtLocal(madridTime(instant), rules)
}

/** The same at a wall-clock time on Mallorca. */
export function openingAtLocal({ day, time }: LocalTime, rules: OpeningRules): Opening {
  for (let offset = 0; offset < horizon; offset += 1) {
    const current = addDays(day, offset)
    for (const range of rangesOf(current, rules)) {
      const [from = '', to = ''] = range.split('-')
      if (offset === 0 && time >= to) continue
      if (offset === 0 && time >= from) return { open: true, until: to }
      return { open: false, opens: { day: current, time: from } }
    }
  }
  return { open: false }
}
