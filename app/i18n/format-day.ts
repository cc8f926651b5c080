import type { Locale } from '#map/locale.ts'
import { dateFormat } from './date-format.ts'

const english: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
}

/** An ISO day as the reader writes it: 31/03/2027, 31 March 2027, 31.03.2027. */
export function formatDay(isoDay: string, locale: Locale): string {
  const [year = '', month = '', day = ''] = isoDay.split('-')
  if (locale === 'es') return `${day}/${month}/${year}`
  if (locale === 'de') return `${day}.${month}.${year}`
  return dateFormat('en', english).format(new Date(`${isoDay}T00:00:00Z`))
}
