import type { Locale } from '#map/locale.ts'
import type { GlossaryEntry } from './glossary.ts'
import type { GlossaryTerm } from './schema/schema.glossary.ts'

/** The terms as one language's page shows them, in its alphabet. */
export function entriesIn(terms: readonly GlossaryTerm[], locale: Locale): GlossaryEntry[] {
  const { compare } = new Intl.Collator(locale)
  return terms
    .map((term): GlossaryEntry => {
      const [word = '', ...more] = term[locale]
      const [spanish = '', ...moreSpanish] = term.es
      return {
        id: term.id,
        theme: term.theme,
        word,
        ...(word !== spanish && { spanish }),
        meaning: term.meaning[locale],
        also: locale === 'es' ? more : [...more, ...moreSpanish],
      }
    })
    .toSorted((one, other) => compare(one.word, other.word))
}
