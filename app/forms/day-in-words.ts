import { formatDay } from '#i18n/date-format.ts'
import { weekdayName } from '#i18n/weekday-words.ts'
import type { Locale } from '#map/locale.ts'

/** An ISO day with its weekday: `lunes, 30/11/2026`, `Monday, 30 November 2026`, `Montag, 30.11.2026`. */
export function dayInWords(day: string, locale: Locale): string {
  return `${weekdayName(day, locale)}, ${formatDay(day, locale)}`
}
