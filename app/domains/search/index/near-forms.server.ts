import { distance } from 'fastest-levenshtein'
import { keysOf } from './names.server.ts'
import type { SearchIndex } from './search-index.server.ts'
import { isWholeForm } from './written.server.ts'
import { fold, plainLetters } from './words.ts'

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
