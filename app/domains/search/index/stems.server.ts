import snowball from 'snowball-stemmers'
import type { Locale } from '#map/locale.ts'
import { fold } from './words.ts'

const stemmers = {
  es: snowball.newStemmer('spanish'),
  en: snowball.newStemmer('english'),
  de: snowball.newStemmer('german'),
}

/** Visitors can type unlimited words: the cache is cleared once it outgrows the site's own words. */
const maxKept = 60_000

const kept: Record<Locale, Map<string, readonly string[]>> = { es: new Map(), en: new Map(), de: new Map() }

function bare(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\u0300\u0301]/g, '')
    .normalize('NFC')
}

/**
 * The forms under which a word is indexed and searched in a language: without accents, and its stems with and without
 * accents, because half of the visitors omit them.
 */
export function formsOf(word: string, locale: Locale): readonly string[] {
  const known = kept[locale].get(word)
  if (known !== undefined) return known
  const stemmer = stemmers[locale]
  const lower = word.toLowerCase().normalize('NFC')
  const forms = new Set([fold(lower)])
  for (const written of new Set([lower, bare(lower), fold(lower)])) {
    const stem = fold(stemmer.stem(written))
    if (stem.length > 2) forms.add(stem)
  }
  const found = [...forms]
  if (kept[locale].size >= maxKept) kept[locale].clear()
  kept[locale].set(word, found)
  return found
}

/** The shortest form of a word: what two spellings of it have in common. */
export function stemOf(word: string, locale: Locale): string {
  return formsOf(word, locale).reduce((a, b) => (b.length < a.length ? b : a))
}
