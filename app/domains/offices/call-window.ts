import { addDays, madridTime } from '#i18n/madrid-time.ts'
import { rangesOf, type OpeningRules } from './opening.ts'
import { weekdayShort } from '#i18n/weekday-words.ts'
import type { Locale } from '#map/locale.ts'
import { weekdays, type Weekday, type WeekHours } from '#map/identity.ts'

/** The hours in which at least one of several offices is open. */
export function joinedHours(offices: readonly { readonly hours: WeekHours }[]): WeekHours {
  return Object.fromEntries(
    weekdays.flatMap((weekday) => {
      const ranges = mergeRanges(offices.flatMap(({ hours }) => hours[weekday] ?? []))
      return ranges.length === 0 ? [] : [[weekday, ranges]]
    }),
  )
}

/** Consecutive days with the same hours: `Mon–Thu 09:00–14:00, 16:00–19:00`. */
export function usualHours(hours: WeekHours, locale: Locale): string[] {
  const stretches: { first: Weekday; last: Weekday; text: string }[] = []
  for (const [index, weekday] of weekdays.entries()) {
    const ranges = hours[weekday] ?? []
    if (ranges.length === 0) continue
    const text = ranges.map((range) => range.replace('-', '–')).join(', ')
    const before = stretches.at(-1)
    if (before?.text === text && before.last === weekdays[index - 1]) before.last = weekday
    else stretches.push({ first: weekday, last: weekday, text })
  }
  return stretches.map(({ first, last, text }) => {
    const days = [...new Set([first, last])].map((weekday) => weekdayShort(weekday, locale))
    const words = days.join('–')
    return `${words.charAt(0).toLocaleUpperCase(locale)}${words.slice(1)} ${text}`
  })
}

/** The promised time of a callback requested now: a range on a day, in Mallorca time. */
export interface CallWindow {
  /** ISO day. */
  readonly day: string
  /** HH:mm; undefined if the range has begun. */
  readonly from?: string
  /** HH:mm. */
  readonly until: string
}

const horizon = 21

/** Minimum minutes left in an open range for promising a callback in it. */
const enough = 60

function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}

/** Sorted ranges such as `09:00-14:00`, with touching or overlapping ones merged. */
export function mergeRanges(ranges: readonly string[]): string[] {
  const merged: string[] = []
  for (const range of ranges.toSorted()) {
    const last = merged.at(-1)
    const [from = '', to = ''] = range.split('-')
    const [lastFrom, lastTo = ''] = last?.split('-') ?? []
    if (lastFrom === undefined || from > lastTo) merged.push(range)
    else merged[merged.length - 1] = `${lastFrom}-${to > lastTo ? to : lastTo}`
  }
  return merged
}

/**
 * The range for a callback requested at an instant: calls are made while any office is open.
 * Undefined if none opens for three weeks.
 */
export function callWindow(instant: Date, offices: readonly OpeningRules[]): CallWindow | undefined {
  const { day: today, time } = madridTime(instant)
  for (let offset = 0; offset < horizon; offset += 1) {
    const day = addDays(today, offset)
    for (const range of mergeRanges(offices.flatMap((rules) => rangesOf(day, rules)))) {
      const [from = '', until = ''] = range.split('-')
      if (offset > 0 || time < from) return { day, from, until }
      if (minutes(until) - minutes(time) >= enough) return { day, until }
    }
  }
  return undefined
}
