import { findWord } from './find-word.server.ts'
import { hasTitle, keysOf, untradedKey } from './names.server.ts'
import type { SearchIndex } from './search-index.server.ts'
import { initialsOf } from './words.ts'

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
  /** The query in those words, the misspelt ones put right. */
  readonly meant: string
  readonly ranked: readonly Ranked[]
  /** The best score before names count: what is far below it is not worth showing. */
  readonly best: number
  /** Words that were taken for misspelt, with the written word they were taken for. */
  readonly corrected: ReadonlyMap<string, string>
}

/**
 * What it counts to be called exactly what was asked: by its own name, by what people say, or by what is left of it
 * without the word for the trade.
 */
const called = { title: 6, said: 3, untraded: 2.5 } as const
/** The rest of a longer query is not looked at: nobody may keep the server busy with one. */
const mostWords = 8

/** Weighs what is called exactly so, alone or with the word for what the house mostly has. */
function weighNames(index: SearchIndex, name: string, list: readonly Ranked[]): Ranked[] {
  const keys = keysOf(index, name)
  const fitting = new Set(keys.flatMap((key) => index.named.get(key) ?? []))
  const untraded = new Set(index.named.get(untradedKey(index, name)))
  const weightOf = (id: number) => {
    if (fitting.has(id)) return hasTitle(index, id, keys) ? called.title : called.said
    return untraded.has(id) ? called.untraded : 1
  }
  return list.map((one) => ({ ...one, score: one.score * weightOf(one.id) }))
}

/**
 * Ranks the entries that have a query's words. Each word counts with its best form: as written or
 * stemmed, as a beginning, as part of a compound, as another word for the same, and only where nothing
 * on the site is written so, as a misspelling. Who has more of the words comes first, and who is called so before
 * who only speaks of it.
 * @param wide also takes words that are much further off, for "did you mean"
 */
export function rank(index: SearchIndex, query: string, wide = false): Ranking {
  const asked = index.speech.telling(query).slice(0, mostWords)
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
    score: score * (having / words.length) ** 1.5,
  }))
  return {
    words,
    meant,
    corrected,
    best: Math.max(0, ...list.map(({ score }) => score)),
    ranked: weighNames(index, meant, list).sort((a, b) => b.score - a.score),
  }
}
