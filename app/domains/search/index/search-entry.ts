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

/** One searchable thing in one language. */
export interface SearchEntry {
  readonly kind: HitKind
  /** Its page or the page that contains it; undefined for an article. */
  readonly page: PageId | undefined
  readonly href: string
  readonly title: string
  readonly trail: readonly string[]
  /** Shown if no other sentence matches the query better. */
  readonly summary: string
  /** The rest of its text, by sentence or paragraph. */
  readonly text: readonly string[]
  /** Common names beyond its own words. */
  readonly said: readonly string[]
  /** The same in other languages. */
  readonly foreign: Readonly<Partial<Record<Locale, readonly string[]>>>
  readonly fees?: EntryFees
  /** Below one for rarely wanted entries. */
  readonly weight: number
}

/** A source of entries: each kind of content has one. */
export type SearchSource = (locale: Locale, site: SiteContent) => readonly SearchEntry[]
