import type { Locale } from '#map/locale.ts'
import { wordsOnly, type Piece } from './texts.ts'

/** The list of contents shows headings as they are, and has no room for longer ones. German words are longer. */
const most: Readonly<Record<Locale, number>> = { es: 42, en: 42, de: 46 }

/** Headings of sections that are too long for the list of contents, or that a page has twice. */
export function headingProblems(file: string, locale: Locale, pieces: readonly Piece[]): string[] {
  const seen = new Map<string, string>()
  return pieces
    .filter(({ field }) => /(?:^|\.)heading$/.test(field))
    .flatMap(({ field, text }) => {
      const heading = wordsOnly(text).trim()
      const before = seen.get(heading.toLowerCase())
      seen.set(heading.toLowerCase(), field)
      const length = [...heading].length
      return [
        ...(length > most[locale]
          ? [`${file}: ${field}: “${heading}” has ${length} characters, ${most[locale]} at most`]
          : []),
        ...(before === undefined ? [] : [`${file}: ${field}: “${heading}” is also the heading of ${before}`]),
      ]
    })
}
