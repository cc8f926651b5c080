import { find, suggest } from './query/find.server.ts'
import type { SearchAnswer, Suggestion } from './query/search-answer.ts'
import type { Locale } from '#map/locale.ts'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import type { Indexes } from './index/open-indexes.server.ts'
import type { CountMiss } from './index/search-misses.server.ts'

/** The search behind the page and the box. */
export interface SearchService {
  /** `address` is the rate limit key of a query without results. */
  find(query: string, locale: Locale, address: string): Promise<SearchAnswer>
  suggest(query: string, locale: Locale): readonly Suggestion[]
}

/**
 * Answers from the indexes in memory. Queries are not logged; `onMiss` counts those without results in the background,
 * and only once they are submitted.
 */
export function createSearchService(indexes: Indexes, onMiss: CountMiss): SearchService {
  return {
    find(query, locale, address): Promise<SearchAnswer> {
      const answer = find(indexes[locale], query)
      if (answer.total === 0 && answer.direct === undefined && answer.query !== '') {
        onMiss(answer.query, locale, address).catch((error: unknown) => {
          log('error', 'search.miss-not-counted', { code: faultCode(error) })
        })
      }
      return Promise.resolve(answer)
    },
    suggest: (query, locale) => suggest(indexes[locale], query),
  }
}
