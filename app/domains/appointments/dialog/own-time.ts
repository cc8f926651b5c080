import { dateFormat } from '#i18n/date-format.ts'
import type { Locale } from '#map/locale.ts'
import { slotInWords } from './day-words.ts'

/** A time of the book on the visitor's own clock. */
export interface OwnTime {
  /** HH:mm, with the weekday where it is another one: `04:30`, `Mon 23:30`. */
  readonly short: string
  /** With weekday, day and month. */
  readonly full: string
}

/** An instant on the clock of a zone; undefined where that shows what the one on Mallorca shows. */
export function ownTime(start: string, zone: string, locale: Locale): OwnTime | undefined {
  const full = slotInWords(start, locale, zone)
  if (full === slotInWords(start, locale)) return undefined
  const read = (options: Intl.DateTimeFormatOptions, timeZone: string) =>
    dateFormat(locale, { ...options, timeZone }).format(new Date(start))
  const weekday = read({ weekday: 'short' }, zone).replace('.', '')
  const isOtherDay = read({ weekday: 'short' }, 'Europe/Madrid') !== read({ weekday: 'short' }, zone)
  const time = read({ hour: '2-digit', minute: '2-digit' }, zone)
  return { short: isOtherDay ? `${weekday} ${time}` : time, full }
}
