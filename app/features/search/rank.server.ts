import { foreignFields, type SearchIndex } from './search-index.server.ts'
import { formsOf } from './stems.server.ts'

/** An entry that fits a query. */
export interface Ranked {
  readonly id: number
  readonly score: number
  /** The forms, as the index has them, by which it was found. */
  readonly forms: ReadonlySet<string>
  /** How many of the query's words it has. */
  readonly words: number
}

/** What came of a query. */
export interface Ranking {
  /** The query's words that say something. */
  readonly words: readonly string[]
  readonly ranked: readonly Ranked[]
  /** Words that were taken for misspelt, with the written word they were taken for. */
  readonly corrected: ReadonlyMap<string, string>
}

interface Found {
  score: number
  readonly forms: Set<string>
}

/** What a way of finding a word counts beside the word itself. */
const counts = {
  prefix: 0.5,
  longer: 0.25,
  part: 0.6,
  same: 0.45,
  foreignStem: 0.5,
  misspelt: 0.8,
  distant: 0.2,
} as const
/** What it counts to be called exactly what was asked. */
const named = 3

/** One letter wrong in short words, two in longer ones, none in the shortest. */
function tolerance(form: string): number {
  if (form.length < 4) return 0
  return form.length < 6 ? 1 : 2
}

/** A misspelling counts by its distance alone. */
const weights = { fuzzy: 0.9, prefix: 0.375 }

/** The rest of a longer query is not looked at: nobody may keep the server busy with one. */
const mostWords = 8
/** Shorter words are near to everything. */
const shortestWide = 6

type Options = Parameters<SearchIndex['words']['search']>[1]

/** Looks up several forms of one word; each entry counts with its best form. */
function lookUp(
  index: SearchIndex,
  forms: readonly string[],
  factor: number,
  found: Map<number, Found>,
  options: Options,
) {
  for (const form of forms) {
    for (const { id, score, terms } of index.words.search(form, options)) {
      const before = found.get(id as number) ?? { score: 0, forms: new Set<string>() }
      before.score = Math.max(before.score, score * factor)
      for (const term of terms) before.forms.add(term)
      found.set(id as number, before)
    }
  }
}

/** Whether some entry has the word, in the form of any language or a stem of the index's own. */
function isWritten({ written, locale }: SearchIndex, word: string): boolean {
  return formsOf(word, locale).some((form) => written.has(form))
}

interface FoundWord {
  readonly found: Map<number, Found>
  readonly corrected?: string
}

function findWord(index: SearchIndex, word: string, last: boolean, wide: boolean): FoundWord {
  const { speech } = index
  const found = new Map<number, Found>()
  const forms = formsOf(word, index.locale)
  const [written = ''] = forms
  lookUp(index, forms, 1, found, {})
  for (const [field, language] of foreignFields) {
    if (language === index.locale) continue
    const [same = '', ...stems] = formsOf(word, language)
    lookUp(index, [same], 1, found, { fields: [field] })
    lookUp(index, stems, counts.foreignStem, found, { fields: [field] })
  }
  const known = isWritten(index, word)
  if (last || written.length > 4) {
    lookUp(index, [written], known ? counts.longer : counts.prefix, found, { prefix: written.length > 1 })
  }
  lookUp(index, speech.same(word), counts.same, found, {})
  if (known) {
    for (const part of speech.parts(word)) lookUp(index, part, counts.part, found, {})
    return { found }
  }
  return findUnwritten(index, word, found, last && found.size > 0, wide)
}

/** A word that nothing on the site has: one letter off, else a compound, else two letters off. */
function findUnwritten(
  index: SearchIndex,
  word: string,
  found: Map<number, Found>,
  unfinished: boolean,
  wide: boolean,
): FoundWord {
  const [written = ''] = formsOf(word, index.locale)
  const near = new Map<number, Found>()
  const tolerated = unfinished ? Math.min(1, tolerance(written)) : tolerance(written)
  if (tolerated > 0) lookUp(index, [written], counts.misspelt, near, { fuzzy: 1, weights })
  if (near.size === 0)
    for (const part of index.speech.parts(word)) lookUp(index, part, counts.part, found, {})
  if (near.size === 0 && found.size === 0 && tolerated > 1) {
    lookUp(index, [written], counts.misspelt, near, { fuzzy: tolerated, weights })
  }
  if (near.size === 0 && found.size === 0 && wide && written.length >= shortestWide) {
    lookUp(index, [written], counts.distant, near, { fuzzy: 3, weights })
  }
  const best = [...near.values()].sort((a, b) => b.score - a.score)[0]
  for (const [id, entry] of near) {
    const before = found.get(id)
    if (before === undefined || before.score < entry.score) found.set(id, entry)
  }
  const [form] = best?.forms ?? []
  return { found, corrected: form && index.written.get(form) }
}

/**
 * Ranks the entries that have a query's words. Each word counts with its best form: as written or
 * stemmed, as a beginning, as part of a compound, as another word for the same, and only where nothing
 * on the site is written so, as a misspelling. Who has more of the words comes first.
 * @param wide also takes words that are much further off, for "did you mean"
 */
export function rank(index: SearchIndex, query: string, wide = false): Ranking {
  const words = index.speech.telling(query).slice(0, mostWords)
  const corrected = new Map<string, string>()
  const ranked = new Map<number, { score: number; forms: Set<string>; words: number }>()
  words.forEach((word, position) => {
    const last = position === words.length - 1
    const { found, corrected: meant } = findWord(index, word, last, wide)
    if (meant !== undefined) corrected.set(word, meant)
    for (const [id, { score, forms }] of found) {
      const before = ranked.get(id) ?? { score: 0, forms: new Set<string>(), words: 0 }
      before.score += score
      before.words += 1
      for (const form of forms) before.forms.add(form)
      ranked.set(id, before)
    }
  })
  const meant = words.map((word) => corrected.get(word) ?? word).join(' ')
  const called = new Set(index.named.get(index.speech.key(meant)))
  const list = [...ranked].map(([id, { score, forms, words: having }]) => ({
    id,
    forms,
    words: having,
    score: score * (having / words.length) ** 1.5 * (called.has(id) ? named : 1),
  }))
  return { words, corrected, ranked: list.sort((a, b) => b.score - a.score) }
}
