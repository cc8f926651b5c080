import { languageTags, type Locale } from '#map/locale.ts'

const made = new Map<string, Intl.DateTimeFormat>()

/**
 * A formatter of dates, made once: each one takes 30 kB that the collector does not see, and more time than all that it
 * formats.
 */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const format = made.get(key) ?? new Intl.DateTimeFormat(languageTags[locale], options)
  made.set(key, format)
  return format
}
