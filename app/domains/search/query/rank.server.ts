import { findWord } from './find-word.server.ts'
import { hasTitle, keysOf, untradedKey } from '#domains/search/index/names.server.ts'
import { queryWords } from './query-words.server.ts'
import { coverageExponent, nameWeights } from './ranking-weights.ts'
import { phraseKey, type SearchIndex } from '#domains/search/index/search-index.server.ts'
import { initialsOf } from '#domains/search/index/words.ts'

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
  /** Whether it asks what something costs; the words are then those for the thing alone. */
  readonly asksPrice: boolean
  /** The query in those words, the misspelt ones put right. */
  readonly meant: string
  readonly ranked: readonly Ranked[]
  /** The best score before names count: what is far below it is not worth showing. */
  readonly best: number
  /** Words that were taken for misspelt, with the written word they were taken for. */
  readonly corrected: ReadonlyMap<string, string>
}

/** Weighs what is called exactly so, alone or with the word for what the house mostly has. */
function weighNames(index: SearchIndex, query: string, name: string, list: readonly Ranked[]): Ranked[] {
  const keys = keysOf(index, name)
  const fitting = new Set(keys.flatMap((key) => index.named.get(key) ?? []))
  const untraded = new Set(index.named.get(untradedKey(index, name)))
  const phrase = [query, name].map(phraseKey).find((key) => index.phrases.has(key)) ?? ''
  const said = new Set(index.phrases.get(phrase))
  // One word is a name for many things; a phrase is what somebody had in mind.
  const saidWeight = phrase.includes(' ') ? nameWeights.phrase : nameWeights.word
  const weightOf = (id: number) => {
    const weight = said.has(id) ? saidWeight : 1
    if (fitting.has(id)) {
      return Math.max(weight, hasTitle(index, id, keys) ? nameWeights.title : nameWeights.said)
    }
    return Math.max(weight, untraded.has(id) ? nameWeights.untraded : 1)
  }
  return list.map((one) => ({ ...one, score: one.score * weightOf(one.id) }))
}

/** What answers "price": the pages with official fees, in their order. */
function feePages({ feePages: ids }: SearchIndex): Ranking {
  const ranked = ids.map((id, place) => ({ id, score: 1 / (place + 1), forms: new Set<string>(), words: 0 }))
  return { words: [], asksPrice: true, meant: '', ranked, best: 1, corrected: new Map() }
}

/**
 * Ranks the entries that have a query's words. Each word counts with its best form: as written or
 * stemmed, as a beginning, as part of a compound, as another word for the same, and only where nothing
 * on the site is written so, as a misspelling. Who has more of the words comes first, and who is called so before
 * who only speaks of it.
 * @param wide also takes words that are much further off, for "did you mean"
 */
export function rank(index: SearchIndex, query: string, wide = false): Ranking {
  const { words: asked, asksPrice } = queryWords(index, query)
  if (asksPrice && asked.length === 0) return feePages(index)
  const where = index.speech.where(asked)
  const words = asked.filter((word) => !where(word))
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
  const meant = [...initialsOf(query), ...words.map((word) => corrected.get(word) ?? word)].join(' ')
  const list = [...ranked].map(([id, { score, forms, words: having }]) => ({
    id,
    forms,
    words: having,
    score: score * (having / words.length) ** coverageExponent,
  }))
  return {
    words,
    asksPrice,
    meant,
    corrected,
    best: Math.max(0, ...list.map(({ score }) => score)),
    ranked: weighNames(index, query, meant, list).sort((a, b) => b.score - a.score),
  }
}
