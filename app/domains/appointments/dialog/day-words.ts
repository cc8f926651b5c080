import { dateFormat } from '#i18n/date-format.ts'
import { madridTime } from '#i18n/madrid-time.ts'
import type { Locale } from '#map/locale.ts'

/** Capitalises text at the start of a line: Spanish writes days and months in lower case elsewhere. */
export function atLineStart(words: string, locale: Locale): string {
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
}

/** A day, YYYY-MM-DD, in a form of the reader's language. */
function formatDay(day: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** A day in full, such as `Donnerstag, 26. November`. */
export function dayInWords(day: string, locale: Locale): string {
  return formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' })
}

const zone = 'Europe/Madrid'

/** The day on Mallorca, YYYY-MM-DD, of an instant in ISO 8601. */
export function dayOf(start: string): string {
  return madridTime(new Date(start)).day
}

/** The months that a list of days covers, such as `November – Dezember`. */
export function monthsOf(days: readonly string[], locale: Locale): string {
  const names = new Set(days.map((day) => formatDay(day, locale, { month: 'long' })))
  const [first = '', ...rest] = names
  const last = rest.at(-1)
  const capital = first.charAt(0).toLocaleUpperCase(locale) + first.slice(1)
  return last === undefined ? capital : `${capital} – ${last}`
}

/** An instant with weekday, day, month and time on Mallorca, such as `Do., 26. November, 10:30`. */
export function slotInWords(start: string, locale: Locale, timeZone = zone): string {
  return dateFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(start))
}
