import { create, insertMultiple, save, search as oramaSearch } from '@orama/orama'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { Charset, Document } from 'flexsearch'
import MiniSearch from 'minisearch'
import { rank } from '../../app/domains/search/query/rank.server.ts'
import type { SearchEntry } from '../../app/domains/search/index/search-entry.ts'
import { fieldWeights } from '../../app/domains/search/query/ranking-weights.ts'
import { buildIndex, openIndex, rowOf, type Row } from '../../app/domains/search/index/search-index.server.ts'
import { searchSources } from '../../app/domains/search/index/search-sources.server.ts'
import { openContent } from '../../app/domains/search/index/site-content.server.ts'
import { locales, type Locale } from '../../app/map/locale.ts'
import { pagesOf, readQueries, recallAt } from '../../tests/search/queries.ts'

/**
 * `npm run bench -- search`: the same entries, including synonyms, in three stock libraries, each
 * with its language support, and in the site's own search. Recall by page, bytes of the stored
 * index, time to build it and to answer.
 */

interface Candidate {
  /** Ids of entries, best first. */
  readonly search: (query: string) => readonly number[]
  readonly bytes: number
}

type Build = (rows: readonly Row[], locale: Locale) => Candidate | Promise<Candidate>

const fields = Object.keys(fieldWeights) as (keyof typeof fieldWeights)[]
const maxResults = 50

const miniSearch: Build = (rows) => {
  const index = new MiniSearch<Row>({
    fields,
    searchOptions: { boost: fieldWeights, fuzzy: 0.2, prefix: true },
  })
  index.addAll(rows)
  return {
    search: (query) => index.search(query).map(({ id }) => id as number),
    bytes: Buffer.byteLength(JSON.stringify(index)),
  }
}

const oramaLanguages = {
  es: ['spanish', spanish],
  en: ['english', english],
  de: ['german', german],
} as const

const orama: Build = async (rows, locale) => {
  const [language, stemmer] = oramaLanguages[locale]
  const index = create({
    schema: {
      title: 'string',
      said: 'string',
      summary: 'string',
      text: 'string',
      foreignEs: 'string',
      foreignEn: 'string',
      foreignDe: 'string',
    } as const,
    components: { tokenizer: { language, stemming: true, stemmer } },
  })
  await insertMultiple(
    index,
    rows.map(({ id, ...row }) => ({ id: String(id), ...row })),
  )
  return {
    search: (query) => {
      const found = oramaSearch(index, { term: query, boost: fieldWeights, tolerance: 1, limit: maxResults })
      if (found instanceof Promise) throw new Error('expected an answer at once')
      return found.hits.map(({ id }) => Number(id))
    },
    bytes: Buffer.byteLength(JSON.stringify(save(index))),
  }
}

const flexSearch: Build = async (rows) => {
  const index = new Document({
    document: {
      id: 'id',
      index: fields.map((field) => ({ field, tokenize: 'forward' as const, encoder: Charset.LatinBalance })),
    },
  })
  for (const row of rows) index.add(row)
  let bytes = 0
  await index.export((_key: string, data: string) => {
    bytes += Buffer.byteLength(data ?? '')
  })
  return {
    // It returns a list for each field, without scores: the better rank in the heavier field
    // counts.
    search: (query) => {
      const scores = new Map<number, number>()
      for (const { field, result } of index.search(query, { limit: maxResults, suggest: true })) {
        const weight = fieldWeights[field as keyof typeof fieldWeights] ?? 1
        result.forEach((id, place) => {
          const key = Number(id)
          scores.set(key, (scores.get(key) ?? 0) + weight / (place + 3))
        })
      }
      return [...scores].sort((a, b) => b[1] - a[1]).map(([id]) => id)
    },
    bytes,
  }
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

const percent = (share: number) => `${(share * 100).toFixed(1).padStart(5)} %`

function report(
  name: string,
  locale: Locale,
  entries: readonly SearchEntry[],
  candidate: Candidate,
  built: number,
): void {
  const times: number[] = []
  const pagesFor = (query: string) => {
    const start = performance.now()
    const ids = candidate.search(query)
    times.push(performance.now() - start)
    return pagesOf({ entries }, ids)
  }
  const recall = (['tuned', 'heldOut'] as const).flatMap((set) => {
    const queries = readQueries(locale, set)
    return [recallAt(1, queries, pagesFor), recallAt(3, queries, pagesFor)].map(percent)
  })
  const numbers = [String(candidate.bytes).padStart(9), built.toFixed(0).padStart(6)]
  const latency = [percentile(times, 0.5), percentile(times, 0.99)].map((time) => time.toFixed(2).padStart(7))
  console.log([name.padEnd(22), locale, ...recall, ...numbers, ...latency].join('  '))
}

const site = openContent()
console.log(
  'library                    tuned @1  tuned @3  held @1  held @3      bytes   build  p50 ms   p99 ms',
)
for (const locale of locales) {
  const entries = searchSources.flatMap((source) => source(locale, site))
  const rows = entries.map(rowOf)
  for (const [name, build] of Object.entries({ miniSearch, orama, flexSearch })) {
    const start = performance.now()
    const candidate = await build(rows, locale)
    report(name, locale, entries, candidate, performance.now() - start)
  }
  const start = performance.now()
  const data = buildIndex(locale, site)
  const index = openIndex(data)
  const own: Candidate = {
    search: (query) => rank(index, query).ranked.map(({ id }) => id),
    bytes: Buffer.byteLength(JSON.stringify(data.words)),
  }
  report('the site (MiniSearch)', locale, entries, own, performance.now() - start)
}
