import type { GlossaryTerm } from '#content/schema/schema.glossary.ts'
import type { Locale } from '#map/locale.ts'
import { ownText } from './own-text.ts'
import { wordsOnly, type Piece } from './texts.ts'

/** A word of the trade that a page explains to its reader. */
export interface ExplainedTerm {
  readonly term: string
  readonly meaning: string
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const wholeWord = (text: string) => new RegExp(`(?<![\\p{L}\\p{N}-])${escape(text)}(?![\\p{L}\\p{N}-])`, 'iu')
const plain = (text: string) => wordsOnly(text).toLowerCase().trim()

/** Reports words that the glossary says to avoid in this language. */
export function avoidedWords(
  page: string,
  locale: Locale,
  pieces: readonly Piece[],
  glossary: readonly GlossaryTerm[],
): string[] {
  const rules = glossary.flatMap((entry) =>
    (entry.avoid?.[locale] ?? []).map((word) => ({ word, better: entry[locale][0], sign: wholeWord(word) })),
  )
  const ownPieces = pieces.filter(({ field }) => !field.endsWith('.term'))
  return ownPieces.flatMap(({ field, text }) => {
    const own = ownText(text)
    return rules
      .filter(({ sign }) => sign.test(own))
      .map(({ word, better }) => `${page}: ${field}: “${word}”: the glossary says “${better}”`)
  })
}

/** The part of a word that inflection leaves alone. */
const stem = (word: string) => (word.length > 6 ? word.slice(0, -2) : word.slice(0, 5))

function mentions(text: string, equivalent: string): boolean {
  return equivalent
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word.length > 4)
    .every((word) => text.includes(stem(word)))
}

/** Names Spanish terms that a page explains without the word that its own language has for them. */
export function unnamedTerms(
  page: string,
  locale: Locale,
  terms: readonly ExplainedTerm[],
  glossary: readonly GlossaryTerm[],
): string[] {
  if (locale === 'es') return []
  return terms.flatMap(({ term, meaning }) => {
    const name = plain(term)
    const entries = glossary.filter(({ es }) => es.some((word) => word.toLowerCase() === name))
    const equivalents = entries.flatMap((entry) => entry[locale])
    const text = plain(meaning)
    if (equivalents.length === 0 || equivalents.some((word) => mentions(text, word))) return []
    return [`${page}: terms: “${wordsOnly(term)}” is explained without “${equivalents.join('” or “')}”`]
  })
}
