import type { Locale } from '#map/locale.ts'

/** Words that begin a line, as Spanish writes days and months small elsewhere. */
export function atLineStart(words: string, locale: Locale): string {
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
}
