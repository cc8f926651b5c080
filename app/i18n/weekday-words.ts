import type { Locale } from '#site/locale.ts'
import { madridTime } from './madrid-time.ts'

/** From Sunday on, as `Intl` names them, which takes a browser 20 to 50 ms for the first name; a test holds them against it. */
const names: Record<Locale, readonly string[]> = {
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  de: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
}

/** The weekday of an ISO day, as the reader calls it. */
export function weekdayName(isoDay: string, locale: Locale): string {
  return names[locale][new Date(`${isoDay}T00:00:00Z`).getUTCDay()] ?? ''
}

/** Its short name, without a dot: lun, Mon, Mo. */
export function weekdayShort(isoDay: string, locale: Locale): string {
  return weekdayName(isoDay, locale).slice(0, locale === 'de' ? 2 : 3)
}

/** Weekday and time on Mallorca: `Dienstag, 10:12`. */
export function momentInWords(instant: Date, locale: Locale): string {
  const { day, time } = madridTime(instant)
  return `${weekdayName(day, locale)}, ${time}`
}
