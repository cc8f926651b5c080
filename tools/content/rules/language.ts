import { locales, type Locale } from '#map/locale.ts'
import type { Piece } from './texts.ts'

/** Frequent small words that only one of the three languages has. */
const smallWords: Record<Locale, ReadonlySet<string>> = {
  es: new Set(
    'el la los las del al lo un una unos unas y o que qué con por para sin según su sus usted le les si sí son está están hay más muy ya como cómo cuando donde también pero porque este esta esto ese esa desde hasta entre cada puede debe suele tiene hace'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the of and to for with from by at that this these those is are be been has have had not or if you your it its we our they their them can may must will would does do which who what when where there than then but because before after only under'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das den dem des ein eine einen einem einer und oder nicht mit von zu zur zum für auf aus bei nach vor wer wie was wenn ob sie ihr ihre ihren ihrem ist sind wird werden hat haben kann muss soll auch nur noch schon aber denn weil bis durch gegen ohne über unter zwischen im am vom als es sich man'.split(
      ' ',
    ),
  ),
}

const minWords = 6
const minSigns = 3

/** What the reader reads in the page's own language: no marked foreign terms, links' targets or quoted names. */
function ownWords(text: string): string[] {
  const own = text
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\*[^*]+\*/g, ' ')
    .replace(/\{\{fact:[^}]*\}\}/g, ' ')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[«“„"][^»”“"]{1,120}[»”“"]/g, ' ')
  return own.toLowerCase().match(/\p{L}+/gu) ?? []
}

/** The language whose small words a text shows most; none where there is too little to tell. */
export function guessLanguage(text: string): Locale | undefined {
  const words = ownWords(text)
  if (words.length < minWords) return undefined
  const ranked = locales
    .map((locale) => ({ locale, signs: words.filter((word) => smallWords[locale].has(word)).length }))
    .sort((a, b) => b.signs - a.signs)
  const [first, second] = ranked
  if (first === undefined || second === undefined) return undefined
  return first.signs >= minSigns && first.signs > second.signs ? first.locale : undefined
}

/** Names pieces of a page that are written in another language than the page, whole or in a sentence. */
export function languageProblems(page: string, locale: Locale, pieces: readonly Piece[]): string[] {
  return pieces.flatMap(({ field, text }) =>
    text
      .split(/(?<=[.!?])\s+/)
      .map((sentence) => ({ sentence, guess: guessLanguage(sentence) }))
      .filter(({ guess }) => guess !== undefined && guess !== locale)
      .map(({ sentence, guess }) => `${page}: ${field}: reads like ${guess}: “${sentence.slice(0, 80)}”`),
  )
}
