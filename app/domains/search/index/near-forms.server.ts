import { distance } from 'fastest-levenshtein'
import type { SearchIndex } from './search-index.server.ts'
import { fold, plainLetters } from './words.ts'
import { formsOf } from './stems.server.ts'

/** Whether some entry has the word, in the form of any language or a stem of the index's own. */
export function isWritten({ written, locale }: SearchIndex, word: string): boolean {
  return formsOf(word, locale).some((form) => written.has(form))
}

/** Whether a form is a word of the site as it is written there, and not only the stem of one. */
export function isWholeForm({ written }: SearchIndex, form: string): boolean {
  return fold(written.get(form) ?? '') === form
}

/** Whether a word, or what it is an inflection of, stands on the site as it is: no mere beginning, no mere stem. */
export function isWhole(index: SearchIndex, word: string): boolean {
  return formsOf(word, index.locale).some((form) => isWholeForm(index, form))
}

/** The keys of what was asked, alone and with the word for what the house mostly has (see SearchIndex.named). */
export function keysOf({ speech, trade }: SearchIndex, name: string): string[] {
  return [name, `${name} ${trade}`].map((asked) => speech.key(asked))
}

/** The key of what was asked without that word: "boat insurance" is what is called a boat. Empty where nothing is left. */
export function untradedKey({ speech, trade }: SearchIndex, name: string): string {
  const words = new Set(speech.key(trade).split(' '))
  const stems = speech.key(name).split(' ')
  return stems.filter((stem) => !words.has(stem)).join(' ')
}

/** Whether a key is that of an entry's own title; what the trade calls something is nobody's own. */
export function hasTitle({ entries, speech }: SearchIndex, id: number, keys: readonly string[]): boolean {
  const entry = entries[id]
  return entry !== undefined && entry.kind !== 'term' && keys.includes(speech.key(entry.title))
}

/** From this length on the first letter may be the wrong one; in shorter words that makes another word. */
const minLengthForFirstLetter = 6
/** Words of these lengths are also compared with two neighbouring letters swapped; in longer ones that is two edits. */
const swappedLengths = { min: 3, max: 5 } as const
/** Up to this length a swap only counts for what something on the site is called: ivt, nei, baot. */
const maxUnnamedSwap = 4
/** A town is five letters at the least, and a shorter word is none of them. */
const minTownLength = 5
/** A town of this length may have one letter wrong (calbia); in a shorter one that makes another word (calma). */
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
 * The forms on the site that a misspelt word may be, by the number of edits: whole words where there are any, else
 * stems. None is a town unless the word looks like one.
 */
export function nearForms(index: SearchIndex, word: string, edits: number): readonly string[] {
  const form = fold(word)
  const swapped = edits === 1 ? swappedForms(index, form) : []
  if (form.length <= maxUnnamedSwap && swapped.length > 0) return swapped
  const near: string[] = []
  // Of three letters one is a third: what is one letter off is another word.
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
