import { languageTags, type Locale } from '#map/locale.ts'
import { madridTime } from './madrid-time.ts'

/**
 * Date and time on Mallorca in the reader's format: `23/11/2026, 00:39`, `23 November 2026, 00:39`.
 */
export function formatDateTime(instant: Date, locale: Locale): string {
  const { day, time } = madridTime(instant)
  return `${formatDay(day, locale)}, ${time}`
}

const english: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
}

/** An ISO day in the reader's format: 31/03/2027, 31 March 2027, 31.03.2027. */
export function formatDay(isoDay: string, locale: Locale): string {
  const [year = '', month = '', day = ''] = isoDay.split('-')
  if (locale === 'es') return `${day}/${month}/${year}`
  if (locale === 'de') return `${day}.${month}.${year}`
  return dateFormat('en', english).format(new Date(`${isoDay}T00:00:00Z`))
}

const made = new Map<string, Intl.DateTimeFormat>()

/**
 * A cached date formatter: each takes 30 kB outside the garbage-collected heap, and more time than
 * all its formatting.
 */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const format = made.get(key) ?? new Intl.DateTimeFormat(languageTags[locale], options)
  made.set(key, format)
  return format
}
