import { createContext } from 'react-router'
import type { Locale } from '#map/locale.ts'
import type { SearchAnswer } from './query/search-answer.ts'

/** The way from the search page to the index. */
export interface SearchGateway {
  find(query: string, locale: Locale): Promise<SearchAnswer>
}

/** Set by the server for each request. */
export const searchGateway = createContext<SearchGateway>()
