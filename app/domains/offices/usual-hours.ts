import { weekdayShort } from '#i18n/weekday-words.ts'
import type { Locale } from '#map/locale.ts'
import { weekdays, type Weekday, type WeekHours } from '#map/identity.ts'
import { mergeRanges } from './call-window.ts'

/** The hours in which at least one of several offices is open. */
export function joinedHours(offices: readonly { readonly hours: WeekHours }[]): WeekHours {
  return Object.fromEntries(
    weekdays.flatMap((weekday) => {
      const ranges = mergeRanges(offices.flatMap(({ hours }) => hours[weekday] ?? []))
      return ranges.length === 0 ? [] : [[weekday, ranges]]
    }),
  )
}

/** Days one after another that have the same hours: `Mon–Thu 09:00–14:00, 16:00–19:00`. */
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
