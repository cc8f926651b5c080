import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIndex } from '#features/search/search-index.server.ts'
import { openContent } from '#features/search/site-content.server.ts'
import { locales } from '#site/locale.ts'

/** Writes the search index of each language, ready to be opened by the server. */
export function writeSearchIndexes(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const site = openContent()
  for (const locale of locales) {
    writeFileSync(join(folder, `${locale}.json`), JSON.stringify(buildIndex(locale, site)))
  }
}
