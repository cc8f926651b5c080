import { keysOf } from '#domains/search/index/names.server.ts'
import { nearForms } from '#domains/search/index/near-forms.server.ts'
import type { SearchIndex } from '#domains/search/index/search-index.server.ts'
import { isWhole, isWholeForm, isWritten } from '#domains/search/index/written.server.ts'
import { fold, wordsOf } from '#domains/search/index/words.ts'

/** What a query says. */
export interface QueryWords {
  /** The words to look for: neither stop words nor those that ask for a price. */
  readonly words: readonly string[]
  /** Whether it asks what something costs. */
  readonly asksPrice: boolean
}

/** The rest of a longer query is not looked at: nobody may keep the server busy with one. */
const maxWords = 8
const maxTypedWords = 24
const minPartLength = 3
const minJoinedLength = 6

const isNamed = (index: SearchIndex, name: string) => keysOf(index, name).some((key) => index.named.has(key))

/** Two typed words that the site writes as one: "wind screen". A German compound is found by its parts as it is. */
function joinPairs(index: SearchIndex, words: readonly string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const [first = '', second = ''] = words.slice(at, at + 2)
    const both = first + second
    const letters = /^\p{L}+$/u.test(both) && both.length >= minJoinedLength && second !== ''
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
  const ends = Array.from({ length: word.length }, (_, at) => at).slice(minPartLength, 1 - minPartLength)
  const says = (part: string) => isWhole(index, part) && !index.speech.silent(part)
  const splits = ends
    .map((at) => [word.slice(0, at), word.slice(at)])
    .filter((parts) => parts.every((part) => part.length >= minPartLength && says(part)))
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
export function queryWords(index: SearchIndex, query: string): QueryWords {
  const { speech } = index
  const typed = joinPairs(index, wordsOf(query).slice(0, maxTypedWords))
  const all = speech.tellingWords(typed.flatMap((word) => settle(index, word)))
  const asksPrice = typed.some((word) => speech.asksPrice(word))
  const rest = all.filter((word) => !speech.asksPrice(word))
  // "Energy costs" is what a page is called.
  const named = rest.length > 0 && rest.length < all.length && index.named.has(speech.key(all.join(' ')))
  return { words: (asksPrice && !named ? rest : all).slice(0, maxWords), asksPrice: asksPrice && !named }
}
