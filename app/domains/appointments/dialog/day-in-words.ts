import { dateFormat } from '#i18n/date-format.ts'
import type { Locale } from '#map/locale.ts'

/** A day, YYYY-MM-DD, in a form of the reader's language. */
export function formatDay(day: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** A day in full, such as `Donnerstag, 26. November`. */
export function dayInWords(day: string, locale: Locale): string {
  return formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' })
}
