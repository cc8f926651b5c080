/**
 * Lower case, no accents, ß as ss, and ae, oe, ue like the umlauts they stand for. The last holds for
 * every language and on both sides, so that "tuev" and "TÜV" are one word wherever they are typed.
 */
export function fold(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/ae|oe|ue/g, ([letter]) => letter ?? '')
}

/** Short letters with a number are one word however they are written: EX-15, ex 15, EX15. */
const numbered = /(?<![\p{L}\p{N}])(\p{L}{1,3})[-–. ]?(\d{1,3})(?![\p{L}\p{N}])/giu
const initial = /(?<![\p{L}\p{N}’'])\p{L}(?=[- ]\p{L}{2})/gu
const word = /[\p{L}\p{N}]+/gu

/** A word and where it stands in its text. */
export interface WordPlace {
  readonly word: string
  readonly start: number
  readonly end: number
}

/** The words of a text with their places; single letters are none. */
export function wordPlaces(text: string): WordPlace[] {
  const places: WordPlace[] = []
  const taken = [...text.matchAll(numbered)].map((match) => {
    const start = match.index
    places.push({ word: `${match[1]}${match[2]}`, start, end: start + match[0].length })
    return [start, start + match[0].length] as const
  })
  for (const match of text.matchAll(word)) {
    const start = match.index
    if (match[0].length < 2 || taken.some(([from, to]) => start >= from && start < to)) continue
    places.push({ word: match[0], start, end: start + match[0].length })
  }
  return places.sort((a, b) => a.start - b.start)
}

/** The words of a text, in lower case. Soft hyphens are no part of them. */
export function wordsOf(text: string): string[] {
  return wordPlaces(text.replaceAll('\u00AD', '')).map((place) => place.word.toLowerCase())
}

/** Single letters that belong to the word behind them, in lower case: the E of E-Auto, not the s of doctor's. */
export function initialsOf(text: string): string[] {
  return [...text.matchAll(initial)].map(([letter]) => letter.toLowerCase())
}
