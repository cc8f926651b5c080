const marked = /[^\0-\x7F]/

/** Letters that are no letter with an accent to Unicode, as in Øyvind, Łukasz and Yılmaz. */
const ownLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

/** Lower case, without accents, ß as ss. */
export function plainLetters(word: string): string {
  const lower = word.toLowerCase()
  // Most words have no accent, and removing accents is slow.
  if (!marked.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => ownLetters[letter] ?? letter)
}

/**
 * Plain letters, and ae, oe, ue like the umlauts they stand for. The last holds for every language and on both sides,
 * so that "tuev" and "TÜV" are one word wherever they are typed.
 */
export function fold(word: string): string {
  return plainLetters(word).replace(/ae|oe|ue/g, ([letter]) => letter ?? '')
}

/** The shapes of a word, most specific first. All but the last begin after a character other than a letter or digit. */
const shapes = [
  // The number sign of a form: "nº 210", "n.º 210", "no. 210", "Nr. 790", "núm. 210", "#210". It says nothing.
  String.raw`(?<sign>#|[nN](?:\.? ?[º°]|\.?[oO]|[rR]|[rR][oO]|[uú][mM]|[uú]mero|umber|ummer)\.? ?)(?=\d)`,
  // Two letters with "and" between them: D&O, B & B, "d und o".
  String.raw`(?<one>\p{L})(?: ?[&+] ?| (?:and|und|y) )(?<other>\p{L})(?![\p{L}\p{N}])`,
  // Letters and a number: EX-15, ex 15, EX15, E.X. 15.
  String.raw`(?<letters>(?:\p{L}\.){2,3}|\p{L}{1,3})(?<joint>[-–. ]?)(?<digits>\d{1,3})(?![\p{L}\p{N}])`,
  // Letters with points or spaces between them: N.I.E., N. I. E., N I E.
  String.raw`(?<dotted>\p{L}(?:\.\p{L})+|\p{Lu}(?:\. \p{Lu})+|\p{L}(?: \p{L}){2,})(?![\p{L}\p{N}])`,
]
/** A long word and a number that were typed without a space are two words: modelo210. */
const plainWord = String.raw`\p{L}{4,}(?=\d)|\d+(?=\p{L}{4})|[\p{L}\p{N}]+`
const word = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${shapes.join('|')})|${plainWord}`, 'gu')
const initial = /(?<![\p{L}\p{N}’'])\p{L}(?=[- ]\p{L}{2})/gu

/** Short words of the three languages that precede a number without belonging to it: "el 210", "the 790". */
const beforeNumbers = new Set(
  (
    'a al con de del el en la las los mi o por que su sus u un una y ' +
    'an and at by for in is my of on or the to ' +
    'ab am bei bis das dem den der des die ein für im je mit um und vom von zu zum zur'
  ).split(' '),
)

/** A word and its position in the text. */
export interface WordPlace {
  readonly word: string
  readonly start: number
  readonly end: number
}

type Shape = Partial<Record<'sign' | 'one' | 'other' | 'letters' | 'joint' | 'digits' | 'dotted', string>>

function placesIn(whole: string, start: number, shape: Shape): WordPlace[] {
  const { sign, one, other, letters, joint = '', digits, dotted } = shape
  const end = start + whole.length
  if (sign !== undefined) return []
  if (one !== undefined && other !== undefined) return [{ word: `${one}&${other}`, start, end }]
  if (dotted !== undefined) return [{ word: dotted.replaceAll(/[. ]/g, ''), start, end }]
  if (letters === undefined || digits === undefined) return [{ word: whole, start, end }]
  if (joint !== ' ' || !beforeNumbers.has(letters.toLowerCase())) {
    return [{ word: `${letters.replaceAll('.', '')}${digits}`, start, end }]
  }
  const lettersEnd = start + letters.length
  return [
    { word: letters, start, end: lettersEnd },
    { word: digits, start: lettersEnd + joint.length, end },
  ]
}

/** The words of a text with their places; single letters are none. */
export function wordPlaces(text: string): WordPlace[] {
  return [...text.matchAll(word)]
    .flatMap(({ 0: whole, index, groups }) => placesIn(whole, index, (groups ?? {}) as Shape))
    .filter((place) => place.word.length > 1)
}

/** The words of a text, in lower case. Soft hyphens are no part of them. */
export function wordsOf(text: string): string[] {
  return wordPlaces(text.replaceAll('\u00AD', '')).map((place) => place.word.toLowerCase())
}

/** Single letters that belong to the word behind them, in lower case: the E of E-Auto, not the s of doctor's. */
export function initialsOf(text: string): string[] {
  return [...text.matchAll(initial)].map(([letter]) => letter.toLowerCase())
}
