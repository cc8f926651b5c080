import * as v from 'valibot'
import { isPageId, type PageId } from '#map/pages/pages.ts'

const term = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(60))

const page = v.custom<PageId>(isPageId, 'expected the id of a page of the site map')

const action = v.strictObject({
  /** The linked page, in a sentence below its name. */
  summary: v.pipe(v.string(), v.trim(), v.minLength(10), v.maxLength(160)),
  /** Its search terms. */
  said: v.pipe(v.array(term), v.minLength(1)),
})

/** The search vocabulary of one language. */
export const searchWordsSchema = v.strictObject({
  /** Stop words. */
  stopWords: v.array(v.pipe(v.string(), v.minLength(1))),
  /** Words that ask for opening hours. */
  hours: v.pipe(v.array(term), v.minLength(1)),
  /** Words allowed beside those in a query for opening hours only. */
  hoursWith: v.array(term),
  /** Words that ask for prices. */
  prices: v.pipe(v.array(v.pipe(term, v.regex(/^\S+$/, 'one word'))), v.minLength(1)),
  /** Town names: beside a topic they only give the place. */
  places: v.pipe(v.array(v.pipe(term, v.regex(/^\S+$/, 'one word'))), v.minLength(1)),
  /** Single-word synonyms. */
  same: v.array(v.pipe(v.array(v.pipe(term, v.regex(/^\S+$/, 'one word'))), v.minLength(2))),
  /** The two calls to action of every page: a call from us, and an appointment. */
  actions: v.strictObject({ callback: action, appointment: action }),
  /** Synonyms for the subject of a page. */
  pages: v.record(page, v.pipe(v.array(term), v.minLength(1))),
})

/** Pages offered when nothing was found. */
export const popularPagesSchema = v.pipe(v.array(page), v.minLength(3), v.maxLength(8))

export type SearchWords = v.InferOutput<typeof searchWordsSchema>
