import { weekdays, type Weekday } from '#map/identity.ts'
import type { Locale } from '#map/locale.ts'
import { weekdayOf } from '#map/office-hours.ts'
import { madridTime } from './madrid-time.ts'

/**
 * From Monday on, as `Intl` names them; a test compares them. A table, because `Intl` takes a browser 20 to 50 ms for the
 * first name, and not in `locales/`, because these are calendar data, not wording of ours.
 */
const names: Record<Locale, readonly string[]> = {
  es: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  de: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
}

/** A weekday in the reader's language. */
export function weekdayWord(weekday: Weekday, locale: Locale): string {
  return names[locale][weekdays.indexOf(weekday)] ?? ''
}

/** Its short name, without a dot: lun, Mon, Mo. */
export function weekdayShort(weekday: Weekday, locale: Locale): string {
  return weekdayWord(weekday, locale).slice(0, locale === 'de' ? 2 : 3)
}

/** The weekday of an ISO day, in the reader's language. */
export function weekdayName(isoDay: string, locale: Locale): string {
  return weekdayWord(weekdayOf(isoDay), locale)
}

/** Weekday and time on Mallorca: `Dienstag, 10:12`. */
export function momentInWords(instant: Date, locale: Locale): string {
  const { day, time } = madridTime(instant)
  return `${weekdayName(day, locale)}, ${time}`
}
