import * as v from 'valibot'
import { glossaryThemes } from '#content/glossary.ts'
import { locales } from '#map/locale.ts'

const word = v.pipe(v.string(), v.trim(), v.minLength(2))

const words = v.pipe(v.array(word), v.minLength(1))

/** A technical term in three languages: the first in each list is the preferred one. */
const glossaryTerm = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  theme: v.picklist(glossaryThemes),
  /** The languages in whose pages the first mention of its Spanish word opens its meaning. */
  onTap: v.optional(v.array(v.picklist(locales)), []),
  es: words,
  en: words,
  de: words,
  /** One short sentence for readers of each language. */
  meaning: v.strictObject({ es: word, en: word, de: word }),
  /** Terms to avoid: false friends, pleonasms, words of other markets. */
  avoid: v.optional(v.strictObject({ es: v.optional(words), en: v.optional(words), de: v.optional(words) })),
})

export const glossarySchema = v.pipe(
  v.array(glossaryTerm),
  v.minLength(1),
  v.check((terms) => new Set(terms.map(({ id }) => id)).size === terms.length, 'expected each id once'),
)

export type GlossaryTerm = v.InferOutput<typeof glossaryTerm>
