import type { PageId } from '#map/pages/pages.ts'
import type { EntryFees } from '#domains/search/index/search-entry.ts'

/** The kinds of thing that a search finds; results are grouped by them. */
export type HitKind = 'page' | 'office' | 'article' | 'question' | 'term'

/** A text with the matched words marked. */
export type Marked = readonly (string | { readonly m: string })[]

/** One result. */
export interface Hit {
  readonly kind: HitKind
  readonly href: string
  readonly title: Marked
  /** The sentence that fits the query best. */
  readonly text: Marked
  /** The labels of its parents, outermost first. */
  readonly trail: readonly string[]
}

/** What a search needs no visit to another page for. */
export type DirectAnswer =
  | { readonly kind: 'question'; readonly hit: Hit; readonly answer: string }
  /** The offices asked about, and the ISO day and the time it is on the island. */
  | {
      readonly kind: 'hours'
      readonly day: string
      readonly time: string
      readonly offices: readonly PageId[]
    }
  /** What authorities charge: all that one page lists, or the first fee of each page. */
  | { readonly kind: 'fees'; readonly pages: readonly PageFees[] }

/** The official fees that a page lists. */
export interface PageFees extends EntryFees {
  readonly href: string
  /** What the page is called. */
  readonly title: string
}

/** What the search page shows for a query. */
export interface SearchAnswer {
  readonly query: string
  readonly total: number
  readonly groups: readonly { readonly kind: HitKind; readonly hits: readonly Hit[] }[]
  readonly direct?: DirectAnswer
  /** The query as it was understood, where words were taken for misspelt. */
  readonly understood?: string
  /** Without any result: what comes closest, and what most people look for. */
  readonly nearest: readonly Hit[]
  readonly popular: readonly Hit[]
}

/** One line under the search box. */
export interface Suggestion {
  readonly kind: HitKind
  readonly href: string
  readonly title: Marked
  readonly trail: readonly string[]
}

/** The longest query that is looked at. */
export const maxQueryLength = 200
