import { languageTags, type Locale } from '#site/locale.ts'

/** An ISO day without its year, short: 23 nov, 23 Nov, 23. Nov. */
export function shortDay(isoDay: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTags[locale], {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${isoDay}T00:00:00Z`))
}
