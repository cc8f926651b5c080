import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { SearchIndex } from '#domains/search/index/search-index.server.ts'
import type { Locale } from '#map/locale.ts'
import { isPageId, type PageId } from '#map/pages/pages.ts'

/**
 * Queries with the pages of which one should be found: those for tuning and those held out; plus
 * the most frequent single words, which should rank one of their pages first.
 */
export type QuerySet = 'tuned' | 'heldOut' | 'oneWord' | 'oneWordAside'

export interface ExpectedPage {
  readonly query: string
  readonly pages: readonly PageId[]
}

/** Reads a language's queries. Throws for a page that does not exist. */
export function readQueries(locale: Locale, set: QuerySet): ExpectedPage[] {
  const file = parse(readFileSync(`tests/search/queries.${locale}.yaml`, 'utf8')) as Record<
    QuerySet,
    Record<string, string | string[]>
  >
  return Object.entries(file[set]).map(([query, value]) => {
    const pages = [value].flat()
    const known = pages.filter(isPageId)
    if (known.length !== pages.length)
      throw new Error(`${locale}: "${query}" expects a page that does not exist`)
    return { query, pages: known }
  })
}

/** How many of the queries have an expected page among the first `n`. */
export function recallAt(
  depth: number,
  queries: readonly ExpectedPage[],
  pagesFor: (query: string) => readonly PageId[],
): number {
  const found = queries.filter(({ query, pages }) =>
    pagesFor(query)
      .slice(0, depth)
      .some((page) => pages.includes(page)),
  )
  return found.length / queries.length
}

/** The pages and offices among entries, in order. */
export function pagesOf({ entries }: Pick<SearchIndex, 'entries'>, ids: readonly number[]): PageId[] {
  return ids.flatMap((id) => {
    const entry = entries[id]
    return (entry?.kind === 'page' || entry?.kind === 'office') && entry.page ? [entry.page] : []
  })
}
