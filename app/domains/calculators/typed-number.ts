import type { Locale } from '#map/locale.ts'
import { plainLine } from '#i18n/typed-text.ts'

/** Between groups of digits, besides the full stop or comma of the language: spaces and apostrophes. */
const between = /[\s'’_]/g
const grouped = /^\d{1,3}(?:[.,]\d{3})+$/

/**
 * Reads a number as people type it: `1.234,50`, `1,234.50`, `1 234`, `€1234.5`. A single separator
 * with three digits after it is read in the language: `1.234` is a thousand in Spanish and German and
 * little more than one in English. Undefined if it is no number.
 */
export function readNumber(typed: string, locale: Locale): number | undefined {
  const text = plainLine(typed)
    .replace(/^(?:€|eur\b)|(?:€|\beur|\beuros?|%|g\/km|km)$/giu, '')
    .replace(between, '')
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(text)) return undefined
  const decimal = locale === 'en' ? '.' : ','
  const marks = new Set(text.replaceAll(/\d/g, ''))
  const lastMark = /[.,](?=\d*$)/.exec(text)?.[0]
  let mark: string | undefined
  if (marks.size === 2) mark = lastMark
  else if (marks.size === 1) {
    const once = text.split(lastMark ?? '').length === 2
    // Grouped by threes and not the language's own decimal mark, or more than one of them.
    mark = grouped.test(text) && !(once && lastMark === decimal) ? undefined : once ? lastMark : ''
  }
  if (mark === '') return undefined
  const [whole = '', fraction = ''] = mark === undefined ? [text] : splitAt(text, text.lastIndexOf(mark))
  const digits = whole.replaceAll(/[.,]/g, '')
  if (/[.,]/.test(whole) && !grouped.test(whole)) return undefined
  const value = Number(`${digits || '0'}.${fraction || '0'}`)
  return Number.isFinite(value) ? value : undefined
}

const splitAt = (text: string, at: number): [string, string] => [text.slice(0, at), text.slice(at + 1)]

/** A number as an address carries it: it reads the same in every language. */
export function plainNumber(value: number): string {
  return String(Math.round(value * 100) / 100)
}
