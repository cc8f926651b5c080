import { findWord } from './find-word.server.ts'
import {
  hasTitle,
  keysOf,
  untradedKey,
  nearForms,
  isWhole,
  isWholeForm,
  isWritten,
} from '#domains/search/index/near-forms.server.ts'
import { coverageExponent, maxQueryWords, minLengths, nameWeights } from './ranking-weights.ts'
import { phraseKey, type SearchIndex } from '#domains/search/index/search-index.server.ts'
import { initialsOf, fold, wordsOf } from '#domains/search/index/words.ts'
import { mark, snippet } from './mark.server.ts'
import type { Hit } from './search-answer.ts'

/** An entry as results show it, with the words marked by which it was found. */
export function toHit(index: SearchIndex, { id, forms }: Pick<Ranked, 'id' | 'forms'>): Hit {
  const entry = index.entries[id]
  if (entry === undefined) throw new Error(`no entry ${id}`)
  const { kind, href, title, trail, summary, text } = entry
  return {
    kind,
    href,
    trail,
    title: mark(title, forms, index.speech),
    text: snippet(
      [summary, ...text.filter((sentence) => sentence.length >= minLengths.snippet)],
      forms,
      index.speech,
    ),
  }
}

/** What a query says. */
interface QueryWords {
  /** The words to look for: neither stop words nor those that ask for a price. */
  readonly words: readonly string[]
  /** Whether it asks what something costs. */
  readonly asksPrice: boolean
}

const isNamed = (index: SearchIndex, name: string) => keysOf(index, name).some((key) => index.named.has(key))

/** Two typed words that the site writes as one: "wind screen". The parts of a German compound are matched anyway. */
function joinPairs(index: SearchIndex, words: readonly string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const [first = '', second = ''] = words.slice(at, at + 2)
    const both = first + second
    const letters = /^\p{L}+$/u.test(both) && both.length >= minLengths.joined && second !== ''
    const sayNothing = index.speech.silent(first) && index.speech.silent(second)
    const oneWord = isWholeForm(index, fold(both)) && index.speech.parts(both).length === 0
    if (letters && !sayNothing && !index.speech.isPlace(first) && oneWord) {
      joined.push(both)
      at += 1
    } else joined.push(first)
  }
  return joined
}

/** One typed word that the site writes as two: carinsurance. Undefined where it may as well be misspelt. */
function splitWord(index: SearchIndex, word: string): string[] | undefined {
  const ends = Array.from({ length: word.length }, (_, at) => at).slice(minLengths.part, 1 - minLengths.part)
  const says = (part: string) => isWhole(index, part) && !index.speech.silent(part)
  const splits = ends
    .map((at) => [word.slice(0, at), word.slice(at)])
    .filter((parts) => parts.every((part) => part.length >= minLengths.part && says(part)))
  const found = splits.find((parts) => isNamed(index, parts.join(' '))) ?? splits.at(-1)
  if (found === undefined || index.speech.parts(word).length > 0) return undefined
  return nearForms(index, word, 1).length > 0 ? undefined : found
}

/** A word that nothing on the site has, as the words that it may consist of. */
function settle(index: SearchIndex, word: string): string[] {
  if (isWritten(index, word)) return [word]
  const [, letters, digits = ''] = /^(\p{L}{1,3})(\d+)$/u.exec(word) ?? []
  if (letters !== undefined) return letters.length > 1 ? [letters, digits] : [digits]
  if (/^\d{6}$/.test(word)) {
    const halves = [word.slice(0, 3), word.slice(3)]
    return halves.every((half) => isWritten(index, half)) ? halves : [word]
  }
  return /^\p{L}+$/u.test(word) ? (splitWord(index, word) ?? [word]) : [word]
}

/** Reads a query as the site would write it. */
function queryWords(index: SearchIndex, query: string): QueryWords {
  const { speech } = index
  const typed = joinPairs(index, wordsOf(query).slice(0, maxQueryWords.typed))
  const all = speech.tellingWords(typed.flatMap((word) => settle(index, word)))
  const asksPrice = typed.some((word) => speech.asksPrice(word))
  const rest = all.filter((word) => !speech.asksPrice(word))
  // "Energy costs" is what a page is called.
  const named = rest.length > 0 && rest.length < all.length && index.named.has(speech.key(all.join(' ')))
  return {
    words: (asksPrice && !named ? rest : all).slice(0, maxQueryWords.ranked),
    asksPrice: asksPrice && !named,
  }
}

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
  // One word names many things; a phrase is specific.
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
