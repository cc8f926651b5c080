import type { Locale } from '#map/locale.ts'
import { find } from './find.server.ts'
import type { SearchAnswer } from './search-answer.ts'
import { buildIndex, openIndex, type SearchIndex } from '#domains/search/index/search-index.server.ts'

const built: Partial<Record<Locale, SearchIndex>> = {}

/** The search without a build, for the development server: the first one in a language takes seconds. */
export function findFresh(query: string, locale: Locale): SearchAnswer {
  return find((built[locale] ??= openIndex(buildIndex(locale))), query)
}
