import { find, suggest } from '#features/search/find.server.ts'
import type { SearchAnswer, Suggestion } from '#features/search/search-answer.ts'
import type { Locale } from '#site/locale.ts'
import { faultCode } from '../fault.ts'
import { log } from '../log.ts'
import type { Indexes } from './open-indexes.ts'
import type { CountMiss } from './miss-counter.ts'

/** The search behind the page and the box. */
export interface SearchService {
  /** `address` is whom a query without result counts under. */
  find(query: string, locale: Locale, address: string): Promise<SearchAnswer>
  suggest(query: string, locale: Locale): readonly Suggestion[]
}

/**
 * Answers from the indexes in memory. Nothing of a query is logged; one without result is counted by
 * `onMiss`, which no answer waits for. What is typed only counts once it is sent.
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
