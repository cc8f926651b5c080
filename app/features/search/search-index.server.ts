import MiniSearch from 'minisearch'
import { locales, type Locale } from '#site/locale.ts'
import type { SearchEntry } from './search-entry.ts'
import { searchSources } from './search-sources.server.ts'
import { createSpeech, type Speech } from './speech.server.ts'
import { wordsOf } from './words.ts'

/** What an entry is found by, and what a word there counts. */
export const fieldWeights = {
  title: 6,
  said: 6,
  summary: 2.5,
  text: 1,
  foreignEs: 3,
  foreignEn: 3,
  foreignDe: 3,
} as const

type Field = keyof typeof fieldWeights
type Row = { readonly id: number } & Readonly<Record<Field, string>>

/** The fields that hold another language than the index's own. */
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
  readonly entries: readonly SearchEntry[]
  readonly words: MiniSearch<Row>
  /** Every form that some entry has, with a word it was written as. */
  readonly written: ReadonlyMap<string, string>
  /** The entries by what they are called, see Speech.key. */
  readonly named: ReadonlyMap<string, readonly number[]>
}

function rowOf(entry: SearchEntry, id: number): Row {
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

/** Builds the index of one language from all sources. */
export function buildIndex(locale: Locale): SearchIndex {
  const entries = searchSources.flatMap((source) => source(locale))
  const speech = createSpeech(locale, entries)
  const written = new Map<string, string>()
  const words = new MiniSearch<Row>({
    fields: Object.keys(fieldWeights),
    tokenize: wordsOf,
    processTerm: (word, field) => {
      const forms = speech.indexForms(word, languageOf.get(field) ?? locale)
      for (const form of forms) if (!written.has(form)) written.set(form, word)
      return [...forms]
    },
    searchOptions: {
      boost: fieldWeights,
      tokenize: (word) => [word],
      processTerm: (word) => word,
      boostDocument: (id: number) => entries[id]?.weight ?? 1,
    },
  })
  words.addAll(entries.map(rowOf))
  return { locale, speech, entries, words, written, named: nameEntries(speech, entries) }
}
