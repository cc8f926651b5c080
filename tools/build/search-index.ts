import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFeePages } from '#content/money.server.ts'
import { readPopularPages } from '#content/search-words.server.ts'
import type { SearchEntry } from '#domains/search/index/search-entry.ts'
import { buildIndex, searchEntries } from '#domains/search/index/search-index.server.ts'
import { openContent, type SiteContent } from '#domains/search/index/site-content.server.ts'
import { locales } from '#map/locale.ts'
import { runWorker } from './run-worker.ts'

/** The input of the index worker. */
export interface IndexTask {
  readonly folder: string
  /** The digests of the existing indexes' inputs. */
  readonly before: Readonly<Record<string, string>>
}

function digestOf(entries: readonly SearchEntry[], { words }: SiteContent): string {
  const hash = createHash('sha256').update(JSON.stringify([words, readPopularPages(), readFeePages()]))
  for (const entry of entries) hash.update(JSON.stringify(entry))
  return hash.digest('hex').slice(0, 20)
}

/**
 * Writes the search index of each language, ready to be opened by the server. One with unchanged
 * entries is kept. Returns the digests of their inputs.
 */
export function writeSearchIndexes(folder: string, before: IndexTask['before']): Record<string, string> {
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

const worker = new URL('index-worker.ts', import.meta.url)
/** Megabytes: a language's words and its index are in memory together. */
const heapLimit = 512

/** Writes them in a thread of its own. */
export function buildSearchIndexes(task: IndexTask, stop?: AbortSignal): Promise<Record<string, string>> {
  return runWorker(worker, task, heapLimit, stop)
}
