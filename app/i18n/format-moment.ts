import { languageTags, type Locale } from '#site/locale.ts'

/** The weekday of an ISO day, as the reader calls it. */
export function weekdayName(isoDay: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTags[locale], { weekday: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${isoDay}T00:00:00Z`))
}

/** A moment on Mallorca with weekday, day, month and time. */
export function momentInWords(instant: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTags[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Madrid',
  }).format(instant)
}
