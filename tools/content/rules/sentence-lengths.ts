import type { Locale } from '#map/locale.ts'
import { wordsOnly, type Piece } from './texts.ts'

/** Fields of headings, labels, questions, cells, names and definitions: none of them has sentences of prose. */
const notProse =
  /(?:^|\.)(?:heading|title|metaTitle|metaDescription|summary|cta|label|q|term|meaning|name|spanish|issuer|actor|duration|amount|form|columns\[\d+\]|cells\[\d+\]|short|caption|who|call|within|period|counted)$/

/** What ends with a point without ending a sentence. */
const abbreviations: Readonly<Record<Locale, RegExp>> = {
  es: /(?:^|[\s(«"])(?:arts?|aprox|núms?|n|p|pág|págs|ej|tel|Sra?|Srta|Dra?|D|Dña|Avda|C|dcha|izda|Excmo|máx|mín|EE|UU|S|L|etc|Ud|Uds|vol|ss)\.$/u,
  en: /(?:^|[\s(“"])(?:arts?|approx|no|nos|e\.g|i\.e|Mr|Mrs|Ms|Dr|St|tel|max|min|vs|ca|cf|p|pp|etc|a\.m|p\.m)\.$/u,
  de: /(?:^|[\s(„"])(?:Art|Abs|Nr|S|z|B|d|h|u|a|o|ä|i|e|V|bzw|ca|ggf|evtl|inkl|exkl|max|min|mind|usw|vgl|Tel|St|Str|Dr|Hr|Fr|sog|ff|rd|zzgl|ggü|einschl|Mio|Mrd)\.$/u,
}

/** A German day or ordinal, “am 1. Januar”: a number and a point amid a sentence. */
const ordinal = /(?:^|[\s(„])\d{1,2}\.$/u

const endsSentence = /[.!?][”“"»)’]*$/u

/** A place where a sentence may end: after its mark, before a capital, a figure or an opening mark. */
const mayEnd = /(?<=[.!?][”“"»)’]*)\s+(?=[“„"«(¿¡]*[\p{Lu}\p{N}#])/u

function isInside(chunk: string, locale: Locale): boolean {
  return abbreviations[locale].test(chunk) || (locale === 'de' && ordinal.test(chunk))
}

/** The sentences of a text. What does not end with a full stop, or a question or exclamation mark, is none. */
export function sentencesIn(text: string, locale: Locale): string[] {
  const sentences: string[] = []
  let open = ''
  for (const chunk of wordsOnly(text).split(mayEnd)) {
    open = open === '' ? chunk : `${open} ${chunk}`
    if (isInside(open, locale)) continue
    sentences.push(open.trim())
    open = ''
  }
  return [...sentences, open.trim()].filter((sentence) => endsSentence.test(sentence))
}

/** How many words a sentence has. A fact is one, whatever it prints. */
export function wordsOf(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}#]/u.test(word)).length
}

/** The prose of a text, as opposed to its headings, labels, questions, cells and names. */
export function proseOf(pieces: readonly Piece[]): Piece[] {
  return pieces.filter(({ field }) => !notProse.test(field))
}

/** The words of each sentence in the prose of a text. */
export function sentenceLengths(pieces: readonly Piece[], locale: Locale): number[] {
  return proseOf(pieces).flatMap(({ text }) => sentencesIn(text, locale).map(wordsOf))
}

/** How long the sentences of one or more texts are. */
export interface Measure {
  readonly sentences: number
  readonly median: number
  /** The share of sentences with `shortWords` or fewer, from 0 to 1. */
  readonly short: number
}

const shortWords = 8

export function measure(lengths: readonly number[]): Measure {
  const sorted = lengths.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const median = ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
  const short = lengths.filter((words) => words <= shortWords).length
  return { sentences: lengths.length, median, short: lengths.length === 0 ? 0 : short / lengths.length }
}

/** The limits of a measure. */
interface Limits {
  readonly least: number
  readonly most: number
  readonly short: number
}

/** What all pages of a kind hold together. */
const kindLimits: Limits = { least: 12, most: 16, short: 0.2 }
/** What each page holds: with some fifty sentences it varies more than they do together. */
const pageLimits: Limits = { least: 11, most: 18, short: 0.3 }

const percent = (share: number) => `${Math.round(share * 100)} %`

function problemsOf({ median, short }: Measure, limits: Limits): string[] {
  const found: string[] = []
  if (median < limits.least || median > limits.most)
    found.push(`the median sentence has ${median} words, expected ${limits.least} to ${limits.most}`)
  if (short > limits.short)
    found.push(
      `${percent(short)} of the sentences have ${shortWords} words or fewer, expected ${percent(limits.short)} at most`,
    )
  return found
}

/** What is wrong with the sentences of one page. */
export function pageSentenceProblems(file: string, lengths: readonly number[]): string[] {
  return problemsOf(measure(lengths), pageLimits).map((problem) => `${file}: ${problem}`)
}

/** What is wrong with the sentences of all pages of a kind together. */
export function kindSentenceProblems(kind: string, lengths: readonly number[]): string[] {
  return problemsOf(measure(lengths), kindLimits).map((problem) => `${kind}: ${problem}`)
}
