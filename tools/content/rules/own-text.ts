import { wordsOnly } from './texts.ts'

/** The text without marked foreign terms, which are quotations and not the text's own words. */
export function ownText(text: string): string {
  return wordsOnly(text.replace(/(?<!\*)\*[^*]+\*(?!\*)/g, ' '))
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A phrase whose small first letter stands for the capital too, unless it is to be taken exactly. */
function source(phrase: string, exact: boolean): string {
  const first = [...phrase][0] ?? ''
  const rest = escape(phrase.slice(first.length)).replaceAll(' ', String.raw`\s+`)
  return exact || first.toUpperCase() === first
    ? `${escape(first)}${rest}`
    : `[${first}${first.toUpperCase()}]${rest}`
}

/** The source of a pattern for any of the phrases, as whole words. A hyphen makes another word. */
export function patternOf(phrases: readonly string[], exact = false): string {
  const any = phrases.map((phrase) => source(phrase, exact)).join('|')
  return String.raw`(?<![\p{L}\p{N}-])(?:${any})(?![\p{L}\p{N}-])`
}
