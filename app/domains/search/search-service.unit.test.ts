import { describe, expect, it } from 'vitest'
import { readIdentity } from '#content/identity.server.ts'
import { locales, type Locale } from '#map/locale.ts'
import { pagePath } from '#map/paths.ts'
import { readQueries, type ExpectedPage } from '#tests/search/queries.ts'
import { openIndexes } from './index/open-indexes.server.ts'
import { createSearchService } from './search-service.server.ts'

const identity = readIdentity()
const service = createSearchService(openIndexes('build/search'), () => Promise.resolve())
/** From this on a change has made the search worse. */
const fewest = { oneWord: 0.96, oneWordAside: 0.85 } as const

const leadsTo = (href: string | undefined, pages: ExpectedPage['pages'], locale: Locale) =>
  pages.some((page) => pagePath(page, locale, identity) === href?.split('#')[0])

describe.each(locales)('a single word in %s', (locale) => {
  it.each(['oneWord', 'oneWordAside'] as const)(
    'leads at once to the page that is meant: %s',
    async (set) => {
      const queries = readQueries(locale, set)
      const most = queries.length * (1 - fewest[set])
      const missed = { found: [] as string[], suggested: [] as string[] }
      for (const { query, pages } of queries) {
        // Whatever its kind: an article or a term before the product is a miss.
        const { groups } = await service.find(query, locale, '')
        if (!leadsTo(groups[0]?.hits[0]?.href, pages, locale)) missed.found.push(query)
        if (!leadsTo(service.suggest(query, locale)[0]?.href, pages, locale)) missed.suggested.push(query)
      }
      expect(missed.found.length, missed.found.join(', ')).toBeLessThanOrEqual(most)
      expect(missed.suggested.length, missed.suggested.join(', ')).toBeLessThanOrEqual(most)
    },
  )
})
