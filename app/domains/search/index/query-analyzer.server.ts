import type { SearchWords } from '#content/schema/schema.search.ts'
import { locales, type Locale } from '#map/locale.ts'
import { formsOf, stemOf } from './stems.server.ts'
import { fold, initialsOf, wordsOf } from './words.ts'

const shortest = 4
/** A first part can be shorter if it is one of the trade's own short words: Kfz-, TÜV-, NIE-. */
const shortestFirst = 3
/** More than the site's words; beyond it the cache is cleared. */
const maxKept = 60_000
const links = ['', 's', 'es', 'n', 'en', 'er', 'e']

/** Splits German compounds; returns an empty list for other words. */
type SplitCompound = (word: string) => readonly string[]

/**
 * A splitter that knows the words of the site: a compound falls apart where both sides are words on
 * their own, with or without a linking letter (Hund-e-haftpflicht-versicherung).
 * @param known folded words, four letters and longer, and the short ones that a compound may begin with
 */
export function createSplitter(known: ReadonlySet<string>): SplitCompound {
  const split = (word: string, depth: number): readonly string[] | undefined => {
    // From the right: the last part names the thing, and the longest one is the most likely.
    for (let at = shortestFirst; at <= word.length - shortest; at += 1) {
      const left = word.slice(0, at)
      const right = word.slice(at)
      if (!known.has(right) && depth === 0) continue
      const rest = known.has(right) ? [right] : split(right, depth - 1)
      if (rest === undefined) continue
      const first = links
        .filter((link) => left.endsWith(link) && (link === '' || left.length - link.length >= shortest))
        .map((link) => left.slice(0, left.length - link.length))
        .find((part) => known.has(part))
      if (first !== undefined) return [first, ...rest]
    }
    return undefined
  }
  const kept = new Map<string, readonly string[]>()
  return (word) => {
    const before = kept.get(word)
    if (before !== undefined) return before
    const parts = word.length < shortestFirst + shortest ? [] : (split(word, 1) ?? [])
    if (kept.size >= maxKept) kept.clear()
    kept.set(word, parts)
    return parts
  }
}

/** How one language's index handles words: their forms, parts and synonyms. */
export interface Speech {
  readonly locale: Locale
  /** The forms of a written word in a language, with those of its parts where it is a compound. */
  indexForms(word: string, locale: Locale): readonly string[]
  /** The parts of a compound in a query, each as its forms. */
  parts(word: string): readonly (readonly string[])[]
  /** The forms of synonyms of a query word. */
  same(word: string): readonly string[]
  /** A common key for all phrasings of the same words, in any order. */
  key(text: string): string
  /** The significant words of a query without duplicates; all of them if none is significant. */
  telling(query: string): readonly string[]
  tellingWords(words: readonly string[]): readonly string[]
  /** Whether a word is insignificant. */
  silent(word: string): boolean
  /** Whether a word, in any of the languages, asks for a price. */
  asksPrice(word: string): boolean
  /** Whether a word is the name of a town. */
  isPlace(word: string): boolean
  /** Whether a word asks for opening hours, or may do so beside such a word. */
  hours(word: string): 'asked' | 'allowed' | 'other'
  /** Whether a query word only gives the place: a town beside a word for the thing sought, other than an office. */
  where(words: readonly string[]): (word: string) => boolean
}

/** An index's language data, as stored beside it. */
export interface SpeechData {
  readonly words: Readonly<Record<Locale, SearchWords>>
  /** Folded German words that compounds are made of. */
  readonly german: readonly string[]
}

interface SameWords {
  /** The forms of all synonyms, by stem. */
  readonly forms: ReadonlyMap<string, readonly string[]>
  /** The representative of the synonyms, by stem. */
  readonly first: ReadonlyMap<string, string>
}

function sameWords(words: SpeechData['words']): SameWords {
  const found = new Map<string, string[]>()
  const first = new Map<string, string>()
  for (const locale of locales) {
    for (const group of words[locale].same) {
      const forms = group.flatMap((word) => formsOf(word, locale))
      const [leader = ''] = group
      for (const word of group) {
        const key = stemOf(word, locale)
        if (!first.has(key)) first.set(key, stemOf(leader, locale))
        found.set(key, [...(found.get(key) ?? []), ...forms])
      }
    }
  }
  return { forms: found, first }
}

/** The analyzer of one language's index. */
export function createSpeech(locale: Locale, { words, german }: SpeechData): Speech {
  const split = createSplitter(new Set(german))
  const silent = new Set(words[locale].stopWords.map(fold))
  const stems = (list: readonly string[]) => new Set(list.map((word) => stemOf(word, locale)))
  const hours = stems(words[locale].hours)
  const hoursWith = stems(words[locale].hoursWith)
  const places = stems(words[locale].places)
  const same = sameWords(words)
  const germanParts = (word: string) => split(fold(word))
  const prices = new Set(locales.flatMap((language) => words[language].prices.map(fold)))
  const tellingWords = (said: readonly string[]) => {
    const all = [...new Set(said)]
    const some = all.filter((word) => !silent.has(fold(word)))
    return some.length > 0 ? some : all
  }
  const telling = (query: string) => tellingWords(wordsOf(query))
  const keyWords = (word: string) => {
    const parts = germanParts(word)
    const stems = parts.length > 0 ? parts.map((part) => stemOf(part, 'de')) : [stemOf(word, locale)]
    return stems.map((stem) => same.first.get(stem) ?? stem)
  }
  const isPlace = (word: string) => places.has(stemOf(word, locale))
  const hoursOf = (word: string) => {
    const stem = stemOf(word, locale)
    if (hours.has(stem)) return 'asked'
    return hoursWith.has(stem) ? 'allowed' : 'other'
  }
  return {
    locale,
    indexForms: (word, language) => [
      ...formsOf(word, language),
      ...(language === 'de' ? germanParts(word).flatMap((part) => formsOf(part, 'de')) : []),
    ],
    parts: (word) => germanParts(word).map((part) => formsOf(part, 'de')),
    same: (word) => [
      ...new Set(
        locales.flatMap((language) => formsOf(word, language).flatMap((form) => same.forms.get(form) ?? [])),
      ),
    ],
    key: (text) => {
      const initials = initialsOf(text).filter((letter) => !silent.has(letter))
      return [...new Set([...telling(text).flatMap(keyWords), ...initials])].sort().join(' ')
    },
    telling,
    tellingWords,
    silent: (word) => silent.has(fold(word)),
    asksPrice: (word) => prices.has(fold(word)),
    isPlace,
    hours: hoursOf,
    where: (all) => (all.some((word) => hoursOf(word) === 'other' && !isPlace(word)) ? isPlace : () => false),
  }
}
