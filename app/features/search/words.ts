const marked = /[^\0-\x7F]/

/**
 * Lower case, no accents, ß as ss, and ae, oe, ue like the umlauts they stand for. The last holds for
 * every language and on both sides, so that "tuev" and "TÜV" are one word wherever they are typed.
 */
export function fold(word: string): string {
  const lower = word.toLowerCase()
  // Most words have no accent, and taking accents off is what costs.
  const plain = marked.test(lower) ? lower.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss') : lower
  return plain.replace(/ae|oe|ue/g, ([letter]) => letter ?? '')
}

/**
 * Letters and digits; short letters with a number are one word however they are written: EX-15, ex 15, EX15.
 * Both begin where no letter or digit stands before, so the first of the two is asked first wherever a word begins.
 */
const word = /(?<![\p{L}\p{N}])(\p{L}{1,3})[-–. ]?(\d{1,3})(?![\p{L}\p{N}])|[\p{L}\p{N}]+/giu
const initial = /(?<![\p{L}\p{N}’'])\p{L}(?=[- ]\p{L}{2})/gu

/** A word and where it stands in its text. */
export interface WordPlace {
  readonly word: string
  readonly start: number
  readonly end: number
}

/** The words of a text with their places; single letters are none. */
export function wordPlaces(text: string): WordPlace[] {
  const places: WordPlace[] = []
  for (const { 0: whole, 1: letters, 2: number, index: start } of text.matchAll(word)) {
    if (whole.length < 2) continue
    places.push({ word: letters && number ? `${letters}${number}` : whole, start, end: start + whole.length })
  }
  return places
}

/** The words of a text, in lower case. Soft hyphens are no part of them. */
export function wordsOf(text: string): string[] {
  return wordPlaces(text.replaceAll('\u00AD', '')).map((place) => place.word.toLowerCase())
}

/** Single letters that belong to the word behind them, in lower case: the E of E-Auto, not the s of doctor's. */
export function initialsOf(text: string): string[] {
  return [...text.matchAll(initial)].map(([letter]) => letter.toLowerCase())
}
