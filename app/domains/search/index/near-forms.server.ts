import { distance } from 'fastest-levenshtein'
import type { SearchIndex } from './search-index.server.ts'
import { fold, plainLetters } from './words.ts'
import { formsOf } from './stems.server.ts'

/** Whether an entry has the word, in any language's form or as a stem from the index. */
export function isWritten({ written, locale }: SearchIndex, word: string): boolean {
  return formsOf(word, locale).some((form) => written.has(form))
}

/** Whether a form is a written word of the site rather than only a stem. */
export function isWholeForm({ written }: SearchIndex, form: string): boolean {
  return fold(written.get(form) ?? '') === form
}

/** Whether a word, or its base form, is a full word of the site rather than only a prefix or stem. */
export function isWhole(index: SearchIndex, word: string): boolean {
  return formsOf(word, index.locale).some((form) => isWholeForm(index, form))
}

/** The keys of a query, with and without the dominant category word ("insurance"; see SearchIndex.named). */
export function keysOf({ speech, trade }: SearchIndex, name: string): string[] {
  return [name, `${name} ${trade}`].map((asked) => speech.key(asked))
}

/** The key of a query without that word: "boat insurance" is named "boat". Empty if nothing is left. */
export function untradedKey({ speech, trade }: SearchIndex, name: string): string {
  const words = new Set(speech.key(trade).split(' '))
  const stems = speech.key(name).split(' ')
  return stems.filter((stem) => !words.has(stem)).join(' ')
}

/** Whether a key is that of an entry's title; trade words belong to no single entry. */
export function hasTitle({ entries, speech }: SearchIndex, id: number, keys: readonly string[]): boolean {
  const entry = entries[id]
  return entry !== undefined && entry.kind !== 'term' && keys.includes(speech.key(entry.title))
}

/** Minimum length for a wrong first letter; in shorter words that makes another word. */
const minLengthForFirstLetter = 6
/** Words of these lengths are also compared with two adjacent letters swapped; in longer ones that is two edits. */
const swappedLengths = { min: 3, max: 5 } as const
/** Maximum length at which a swap only counts for names of entries: ivt, nei, baot. */
const maxUnnamedSwap = 4
/** Town names have at least five letters. */
const minTownLength = 5
/** Minimum length of a town with one wrong letter (calbia); in a shorter one that makes another word (calma). */
const minTownLengthForWrongLetter = 6

function swapsOf(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ).filter((swapped) => swapped !== word)
}

/** Whether a word may be a misspelt town; ae, oe and ue are not folded, so that paella is two letters from Palma. */
function mayBeTown(word: string, town: string): boolean {
  const typed = plainLetters(word)
  if (typed.length < minTownLength || typed[0] !== town[0]) return false
  if (swapsOf(typed).includes(town)) return true
  if (distance(typed, town) !== 1) return false
  return typed.length !== town.length || typed.length >= minTownLengthForWrongLetter
}

const formsByLength = new WeakMap<SearchIndex, ReadonlyMap<number, readonly string[]>>()

function formsOfLength(index: SearchIndex, length: number): readonly string[] {
  let known = formsByLength.get(index)
  if (known === undefined) {
    known = Map.groupBy(index.written.keys(), (form) => form.length)
    formsByLength.set(index, known)
  }
  return known.get(length) ?? []
}

function swappedForms(index: SearchIndex, form: string): string[] {
  if (form.length < swappedLengths.min || form.length > swappedLengths.max) return []
  return swapsOf(form).filter(
    (swapped) =>
      isWholeForm(index, swapped) &&
      !index.speech.silent(swapped) &&
      (form.length > maxUnnamedSwap || keysOf(index, swapped).some((key) => index.named.has(key))),
  )
}

/**
 * The site's forms that a misspelt word may mean, by the number of edits: whole words if there are any, else stems.
 * Towns are included only if the word looks like one.
 */
export function nearForms(index: SearchIndex, word: string, edits: number): readonly string[] {
  const form = fold(word)
  const swapped = edits === 1 ? swappedForms(index, form) : []
  if (form.length <= maxUnnamedSwap && swapped.length > 0) return swapped
  const near: string[] = []
  // One letter of three is a third: one letter off is another word.
  for (let length = form.length - edits; length <= form.length + edits && form.length > 3; length += 1) {
    for (const candidate of formsOfLength(index, length)) {
      const sameFirst = candidate[0] === form[0]
      if (!sameFirst && (edits > 1 || form.length < minLengthForFirstLetter)) continue
      if (distance(form, candidate) === edits) near.push(candidate)
    }
  }
  const allowed = [...new Set([...swapped, ...near])].filter((candidate) => {
    const written = index.written.get(candidate) ?? ''
    if (index.speech.silent(written)) return false
    return !index.speech.isPlace(written) || mayBeTown(word, fold(written))
  })
  const whole = allowed.filter((candidate) => isWholeForm(index, candidate))
  return whole.length > 0 ? whole : allowed
}
