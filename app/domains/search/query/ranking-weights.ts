import type { HitKind } from './search-answer.ts'

/**
 * Every number that decides what a search shows first. A change here is measured with `npm run bench -- search` and
 * held by `tests/site/recall.site.test.ts` and `app/domains/search/search-service.unit.test.ts`.
 */

/** What a word counts in each field of an entry. */
export const fieldWeights = {
  title: 6,
  said: 6,
  summary: 2.5,
  text: 1,
  foreignEs: 3,
  foreignEn: 3,
  foreignDe: 3,
} as const

/** What each way of matching a word counts, relative to the word itself. */
export const matchWeights = {
  prefix: 0.5,
  longer: 0.25,
  part: 0.6,
  same: 0.45,
  foreignStem: 0.5,
  misspelt: 0.72,
  distant: 0.18,
} as const

/** How close the best of the longer words (caravan for car) comes to the last of the whole ones. */
export const behindWholeWords = 0.9

/**
 * How much an exact name multiplies a score: the phrase or the single word
 * that an editor wrote for the page in this language, its own title, what people
 * call it, or what is left of it without the word for the trade.
 */
export const nameWeights = { phrase: 8, word: 4, title: 6, said: 3, untraded: 2.5 } as const

/** How much having more of the query's words counts. */
export const coverageExponent = 1.5

/** What one line of a kind weighs when groups and suggestions are put in order. */
export const kindWeights: Readonly<Record<HitKind, number>> = {
  page: 1,
  office: 1,
  article: 0.8,
  question: 0.5,
  term: 0.25,
}

/** Results below this share of the best score only make the list long. */
export const minShareOfBest = 0.12
