import type { Locale } from '#site/locale.ts'
import { dateFormat } from './date-format.ts'

/** The weekday of an ISO day, as the reader calls it. */
export function weekdayName(isoDay: string, locale: Locale): string {
  const format = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${isoDay}T00:00:00Z`))
}

/** A moment on Mallorca with weekday, day, month and time. */
export function momentInWords(instant: Date, locale: Locale): string {
  return dateFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Madrid',
  }).format(instant)
}
