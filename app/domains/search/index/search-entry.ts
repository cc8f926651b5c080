import type { Locale } from '#map/locale.ts'
import type { PageId } from '#map/pages/pages.ts'
import type { HitKind } from '#domains/search/query/search-answer.ts'
import type { SiteContent } from './site-content.server.ts'

/** What authorities charge, as a page lists it. */
export interface EntryFees {
  readonly heading: string
  readonly rows: readonly { readonly label: string; readonly amount: string }[]
  readonly note?: string
  /** The day on which all amounts were last seen at their sources, as the reader writes it. */
  readonly asOf?: string
}

/** One thing that can be found, in one language. */
export interface SearchEntry {
  readonly kind: HitKind
  /** The page that it is or stands on; an article has none. */
  readonly page: PageId | undefined
  readonly href: string
  readonly title: string
  readonly trail: readonly string[]
  /** Shown where no other sentence fits the query better. */
  readonly summary: string
  /** The rest of its words, a sentence or paragraph each. */
  readonly text: readonly string[]
  /** What people call it, beyond its own words. */
  readonly said: readonly string[]
  /** The same for those who think in another language. */
  readonly foreign: Readonly<Partial<Record<Locale, readonly string[]>>>
  readonly fees?: EntryFees
  /** Below one for what is rarely meant. */
  readonly weight: number
}

/** A source of entries: one more kind of content is one more of these. */
export type SearchSource = (locale: Locale, site: SiteContent) => readonly SearchEntry[]
