import type { HitKind } from './search-answer.ts'

/**
 * Every number that determines the ranking. Measure a change here with `npm run bench -- search`;
 * `tests/site/recall.site.test.ts` and `app/domains/search/search-service.unit.test.ts` guard the result.
 */

/** The weight of a word in each field of an entry. */
export const fieldWeights = {
  title: 6,
  said: 6,
  summary: 2.5,
  text: 1,
  foreignEs: 3,
  foreignEn: 3,
  foreignDe: 3,
} as const

/** The weight of each kind of match, relative to the word itself. */
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

/** The weight of matching more of the query's words. */
export const coverageExponent = 1.5

/** The weight of one line of a kind when groups and suggestions are ordered. */
export const kindWeights: Readonly<Record<HitKind, number>> = {
  page: 1,
  office: 1,
  article: 0.8,
  question: 0.5,
  term: 0.25,
}

/** Results below this share of the best score are dropped. */
export const minShareOfBest = 0.12

/** Results with a smaller share of the query's words are dropped. */
export const minShareOfWords = 0.5

/** Minimum word lengths in letters: shorter words resemble too many others. */
export const minLengths = {
  /** Is looked up as the beginning of longer words. */
  prefix: 5,
  /** The same for the last word of a query, which may still be typed. */
  lastPrefix: 2,
  /** May have one letter wrong; of shorter ones near-forms.server.ts allows a few. */
  oneEdit: 3,
  /** May have two letters wrong. */
  twoEdits: 6,
  /** May have three letters wrong, for "did you mean". */
  wide: 6,
  /** Each part of a word that is split in two (carinsurance). */
  part: 3,
  /** Two words that are joined to one (wind screen). */
  joined: 6,
  /** A sentence of a page shown below its title. */
  snippet: 41,
} as const

/** The maximum number of wrong letters in a long word, and for "did you mean". */
export const maxEdits = { usual: 2, wide: 3 } as const

/** The maximum length of a query that is read and ranked: a longer one must not keep the server busy. */
export const maxQueryWords = { typed: 24, ranked: 8 } as const

/** How many results of a kind a page of results shows, and how many of the nearest pages where nothing was found. */
export const maxHits = {
  byKind: { page: 10, office: 5, article: 6, question: 6, term: 5 },
  nearest: 4,
} as const satisfies { readonly byKind: Readonly<Record<HitKind, number>>; readonly nearest: number }

/** How many lines the search box suggests. */
export const maxSuggestions = {
  byKind: { page: 5, office: 2, article: 1, question: 2, term: 1 } satisfies Record<HitKind, number>,
  total: 7,
}

/** When one of the site's questions is answered above the results. */
export const directAnswerRules = {
  /** How much of the question's own words the query must have. */
  minShareOfQuestion: 0.5,
  /** From how many words on a query with a single significant word counts as a sentence. */
  minSentenceWords: 4,
  /** How far down the ranking its answer may be. */
  maxRank: 20,
} as const
