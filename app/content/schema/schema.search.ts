import * as v from 'valibot'
import { isPageId, type PageId } from '#map/pages/pages.ts'

const word = v.pipe(v.string(), v.trim(), v.minLength(2))
const words = v.pipe(v.array(word), v.minLength(1))

/** A word of the trade in three languages: the first of each list is the one to use. */
const glossaryTerm = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  es: words,
  en: words,
  de: words,
  /** One short sentence for readers of each language. */
  meaning: v.strictObject({ es: word, en: word, de: word }),
  /** What a text may not say instead: false friends, pleonasms, words of other markets. */
  avoid: v.optional(v.strictObject({ es: v.optional(words), en: v.optional(words), de: v.optional(words) })),
})

export const glossarySchema = v.pipe(
  v.array(glossaryTerm),
  v.minLength(1),
  v.check((terms) => new Set(terms.map(({ id }) => id)).size === terms.length, 'expected each id once'),
)

export type GlossaryTerm = v.InferOutput<typeof glossaryTerm>

const said = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(60))
const page = v.custom<PageId>(isPageId, 'expected the id of a page of the site map')

const action = v.strictObject({
  /** What it leads to, in a sentence below its name. */
  summary: v.pipe(v.string(), v.trim(), v.minLength(10), v.maxLength(160)),
  /** What people type who want it. */
  said: v.pipe(v.array(said), v.minLength(1)),
})

/** What the search knows about how people speak, in one language. */
export const searchWordsSchema = v.strictObject({
  /** Words that say nothing by themselves. */
  stopWords: v.array(v.pipe(v.string(), v.minLength(1))),
  /** Words by which somebody asks when an office is open. */
  hours: v.pipe(v.array(said), v.minLength(1)),
  /** Words that may stand beside those, and the query still asks for nothing but hours. */
  hoursWith: v.array(said),
  /** Words by which somebody asks what something costs. */
  prices: v.pipe(v.array(v.pipe(said, v.regex(/^\S+$/, 'one word'))), v.minLength(1)),
  /** Words of towns: beside one that says what is looked for, they only say where. */
  places: v.pipe(v.array(v.pipe(said, v.regex(/^\S+$/, 'one word'))), v.minLength(1)),
  /** Single words that mean the same. */
  same: v.array(v.pipe(v.array(v.pipe(said, v.regex(/^\S+$/, 'one word'))), v.minLength(2))),
  /** The two calls to action of every page: a call from the house, and an appointment with it. */
  actions: v.strictObject({ callback: action, appointment: action }),
  /** What people call the subject of a page, where its own words differ. */
  pages: v.record(page, v.pipe(v.array(said), v.minLength(1))),
})

/** Pages offered where nothing was found. */
export const popularPagesSchema = v.pipe(v.array(page), v.minLength(3), v.maxLength(8))

/** Pages with official fees. */
export const feePagesSchema = v.pipe(v.array(page), v.minLength(1), v.maxLength(10))

export type SearchWords = v.InferOutput<typeof searchWordsSchema>
