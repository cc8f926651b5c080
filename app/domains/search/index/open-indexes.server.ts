import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openIndex, type IndexData, type SearchIndex } from './search-index.server.ts'
import { locales, type Locale } from '#map/locale.ts'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'

/** The search index of each language. */
export type Indexes = Readonly<Record<Locale, SearchIndex>>

/** Reads the index that the build has written now, as the next build may write another, and opens it when asked for. */
function openLater(file: string): () => SearchIndex {
  let source: Buffer | undefined = readFileSync(file)
  let index: SearchIndex | undefined
  return () => {
    if (index === undefined) {
      index = openIndex(JSON.parse(String(source)) as IndexData)
      source = undefined
    }
    return index
  }
}

/** The indexes in a folder. Opening all of them takes a fifth of the site's start, so each waits for its first query. */
export function openIndexes(folder: string): Indexes {
  const index = (locale: Locale) => ({ get: openLater(join(folder, `${locale}.json`)), enumerable: true })
  return Object.defineProperties(
    {},
    Object.fromEntries(locales.map((locale) => [locale, index(locale)])),
  ) as Indexes
}

/**
 * Opens what no query has asked for yet, one index after the other, until `signal`. The first answers after the start
 * have `pauseMs` for themselves, and so have those between two indexes.
 */
export async function openMeanwhile(indexes: Indexes, signal: AbortSignal, pauseMs = 2_000): Promise<void> {
  for (const locale of locales) {
    await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined)
    if (signal.aborted) return
    try {
      void indexes[locale]
    } catch (error) {
      // Without a search the site still stands.
      log('error', 'search.index-not-opened', { locale, code: faultCode(error) })
    }
  }
}
