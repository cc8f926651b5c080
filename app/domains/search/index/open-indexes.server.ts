import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openIndex, type IndexData, type SearchIndex } from './search-index.server.ts'
import { locales, type Locale } from '#map/locale.ts'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'

/** The search index of each language. */
export type Indexes = Readonly<Record<Locale, SearchIndex>>

/** Reads the index of the current build into memory, because the next build may replace it, and opens it on demand. */
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

/**
 * The indexes in a folder. Opening all of them takes a fifth of the site's start, so each waits for its first query.
 */
export function openIndexes(folder: string): Indexes {
  const index = (locale: Locale) => ({ get: openLater(join(folder, `${locale}.json`)), enumerable: true })
  return Object.defineProperties(
    {},
    Object.fromEntries(locales.map((locale) => [locale, index(locale)])),
  ) as Indexes
}

/**
 * Opens the remaining indexes, one after the other, until `signal`. Waits `pauseMs` first and between two indexes, so
 * that the first answers after the start are not delayed.
 */
export async function openMeanwhile(indexes: Indexes, signal: AbortSignal, pauseMs = 2_000): Promise<void> {
  for (const locale of locales) {
    await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined)
    if (signal.aborted) return
    try {
      void indexes[locale]
    } catch (error) {
      // The site keeps running without search.
      log('error', 'search.index-not-opened', { locale, code: faultCode(error) })
    }
  }
}
