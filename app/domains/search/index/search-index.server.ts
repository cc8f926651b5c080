import MiniSearch, { type AsPlainObject, type Options } from 'minisearch'
import { readFeePages } from '#content/money.server.ts'
import { readPopularPages } from '#content/search-words.server.ts'
import type { SearchWords } from '#content/schema/schema.search.ts'
import { locales, type Locale } from '#map/locale.ts'
import type { PageId } from '#map/pages/pages.ts'
import { fieldWeights } from '#domains/search/query/ranking-weights.ts'
import type { SearchEntry } from './search-entry.ts'
import { openContent, type SiteContent } from './site-content.server.ts'
import { searchSources } from './search-sources.server.ts'
import { createSpeech, type Speech, type SpeechData } from './query-analyzer.server.ts'
import { fold, wordsOf } from './words.ts'

type Field = keyof typeof fieldWeights
export type Row = { readonly id: number } & Readonly<Record<Field, string>>

/** The fields in other languages than the index's own. */
export const foreignFields = [
  ['foreignEs', 'es'],
  ['foreignEn', 'en'],
  ['foreignDe', 'de'],
] as const satisfies readonly (readonly [Field, Locale])[]

const languageOf: ReadonlyMap<string | undefined, Locale> = new Map(foreignFields)

/** The index of one language. */
export interface SearchIndex {
  readonly locale: Locale
  readonly speech: Speech
  readonly entries: readonly ShownEntry[]
  readonly words: MiniSearch<Row>
  /** Every form of an entry, with a word in which it was written. */
  readonly written: ReadonlyMap<string, string>
  /** The entries by their names. */
  readonly named: ReadonlyMap<string, readonly number[]>
  /** The category of most names: a search for "car" means the insurance. */
  readonly trade: string
  /** The entries by the phrases that an editor wrote for their pages in this language. */
  readonly phrases: ReadonlyMap<string, readonly number[]>
  /** Entries suggested for a query without results. */
  readonly popular: readonly number[]
  /** Entries of the pages with official fees, for those who only ask for prices. */
  readonly feePages: readonly number[]
}

/** The displayed data of an entry; the searched fields are in the index only. */
export type ShownEntry = Omit<SearchEntry, 'said' | 'foreign'>

/** The index as the build stores it for the server. */
export interface IndexData {
  readonly locale: Locale
  readonly speech: SpeechData
  readonly entries: readonly ShownEntry[]
  readonly words: AsPlainObject
  readonly written: readonly (readonly [string, string])[]
  readonly named: readonly (readonly [string, readonly number[]])[]
  readonly popular: readonly number[]
  readonly feePages: readonly number[]
}

function options(entries: readonly ShownEntry[]): Options<Row> {
  return {
    fields: Object.keys(fieldWeights),
    searchOptions: {
      boost: fieldWeights,
      tokenize: (word) => [word],
      processTerm: (word) => word,
      boostDocument: (id: number) => entries[id]?.weight ?? 1,
    },
  }
}

/** An entry as the index reads it. */
export function rowOf(entry: SearchEntry, id: number): Row {
  const foreign = (locale: Locale) => (entry.foreign[locale] ?? []).join(' · ')
  return {
    id,
    title: entry.title,
    said: entry.said.join(' · '),
    summary: entry.summary,
    text: entry.text.join(' · '),
    foreignEs: foreign('es'),
    foreignEn: foreign('en'),
    foreignDe: foreign('de'),
  }
}

function nameEntries(speech: Speech, entries: readonly SearchEntry[]): Map<string, number[]> {
  const named = new Map<string, number[]>()
  entries.forEach(({ title, said, foreign, kind }, id) => {
    if (kind === 'question') return
    const names = [title, ...said, ...locales.flatMap((locale) => foreign[locale] ?? [])]
    for (const key of new Set(names.map((name) => speech.key(name)))) {
      named.set(key, [...(named.get(key) ?? []), id])
    }
  })
  return named
}

function germanWords(words: SpeechData['words'], entries: readonly SearchEntry[], locale: Locale): string[] {
  const found = new Set<string>()
  const take = (text: string) => {
    for (const word of wordsOf(text)) found.add(word)
  }
  for (const text of [...Object.values(words.de.pages).flat(), ...words.de.same.flat()]) take(text)
  for (const { title, summary, text, foreign } of entries)
    (locale === 'de' ? [title, summary, ...text] : (foreign.de ?? [])).forEach(take)
  const long = [...found].filter((word) => word.length > 3)
  // Short words only count as parts if they are abbreviations or have synonyms: "bus" would split Bußgeld.
  const abbreviations = Object.values(words.de.pages)
    .flat()
    .flatMap((text) => text.match(/(?<!\p{L})\p{Lu}{3}(?!\p{L})/gu) ?? [])
  const short = words.de.same.flat().filter((word) => word.length === 3)
  return [...new Set([...long, ...abbreviations, ...short].map(fold))]
}

/** Everything that can be found in one language. */
export function searchEntries(locale: Locale, site: SiteContent): SearchEntry[] {
  return searchSources.flatMap((source) => source(locale, site))
}

/** Builds the index of one language from all sources. */
export function buildIndex(
  locale: Locale,
  site: SiteContent = openContent(),
  entries: readonly SearchEntry[] = searchEntries(locale, site),
): IndexData {
  const speechData = { words: site.words, german: germanWords(site.words, entries, locale) }
  const speech = createSpeech(locale, speechData)
  const written = new Map<string, string>()
  const words = new MiniSearch<Row>({
    ...options(entries),
    tokenize: wordsOf,
    processTerm: (word, field) => {
      const forms = speech.indexForms(word, languageOf.get(field) ?? locale)
      for (const form of forms) if (!written.has(form) || fold(word) === form) written.set(form, word)
      return [...forms]
    },
  })
  // One by one: the rows repeat all words of the site, and would be in memory together.
  for (const [id, entry] of entries.entries()) words.add(rowOf(entry, id))
  const entryOf = (page: PageId) => entries.findIndex((entry) => entry.page === page)
  return {
    locale,
    speech: speechData,
    entries: entries.map(({ said: _said, foreign: _foreign, ...shown }) => shown),
    words: words.toJSON(),
    written: [...written],
    named: [...nameEntries(speech, entries)],
    popular: readPopularPages().map(entryOf),
    feePages: readFeePages().map(entryOf),
  }
}

/** A phrase for comparison: its words in order, with accents folded. */
export function phraseKey(text: string): string {
  return wordsOf(text).map(fold).join(' ')
}

function phraseEntries(words: SearchWords, entries: readonly ShownEntry[]): Map<string, number[]> {
  const phrases = new Map<string, number[]>()
  entries.forEach(({ kind, page }, id) => {
    if (page === undefined || (kind !== 'page' && kind !== 'office')) return
    // The calls to action are entries of the contact page too; only their titles are unique.
    if (entries.findIndex((entry) => entry.page === page) !== id) return
    for (const said of words.pages[page] ?? []) {
      const key = phraseKey(said)
      phrases.set(key, [...(phrases.get(key) ?? []), id])
    }
  })
  return phrases
}

/** Opens a built index. */
export function openIndex({
  locale,
  speech,
  entries,
  words,
  written,
  named,
  popular,
  feePages,
}: IndexData): SearchIndex {
  return {
    locale,
    speech: createSpeech(locale, speech),
    entries,
    words: MiniSearch.loadJS<Row>(words, options(entries)),
    written: new Map(written),
    named: new Map(named),
    trade: entries.find(({ page }) => page === 'insurance')?.title ?? '',
    phrases: phraseEntries(speech.words[locale], entries),
    popular,
    feePages,
  }
}
