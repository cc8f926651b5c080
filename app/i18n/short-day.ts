import type { Locale } from '#map/locale.ts'
import { dateFormat } from './date-format.ts'

/** An ISO day without its year, short: 23 nov, 23 Nov, 23. Nov. */
export function shortDay(isoDay: string, locale: Locale): string {
  const format = dateFormat(locale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${isoDay}T00:00:00Z`))
}
