import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPopularPages } from '#content/search-words.server.ts'
import type { SearchEntry } from '#features/search/search-entry.ts'
import { buildIndex, searchEntries } from '#features/search/search-index.server.ts'
import { openContent, type SiteContent } from '#features/search/site-content.server.ts'
import { locales } from '#site/locale.ts'

function digestOf(entries: readonly SearchEntry[], { words }: SiteContent): string {
  const hash = createHash('sha256').update(JSON.stringify([words, readPopularPages()]))
  for (const entry of entries) hash.update(JSON.stringify(entry))
  return hash.digest('hex').slice(0, 20)
}

/**
 * Writes the search index of each language, ready to be opened by the server. One whose entries are as
 * before stays. Returns the digests of what they are made from.
 */
export function writeSearchIndexes(
  folder: string,
  before: Readonly<Record<string, string>>,
): Record<string, string> {
  mkdirSync(folder, { recursive: true })
  const site = openContent()
  return Object.fromEntries(
    locales.map((locale) => {
      const entries = searchEntries(locale, site)
      const digest = digestOf(entries, site)
      if (digest !== before[locale]) {
        writeFileSync(join(folder, `${locale}.json`), JSON.stringify(buildIndex(locale, site, entries)))
      }
      return [locale, digest]
    }),
  )
}
