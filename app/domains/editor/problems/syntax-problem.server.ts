import { LineCounter, parseDocument } from 'yaml'
import type { ProblemKind } from './kinds.ts'

/** What is wrong with the YAML of a file. */
export interface SyntaxProblem {
  readonly kind: ProblemKind
  readonly line: number
  readonly column: number
  readonly params: Readonly<Record<string, string>>
  /** The line as it may have been meant. */
  readonly suggestion?: string
}

const marker = /^(?:<{7}|={7}|>{7})(?: |$)/

/** `key: a text: with a colon`, which YAML takes for a key in a key. */
const twoColons = /^(?<start>\s*(?:- )?[\w.-]+: )(?<text>[^"'[{|>].*: .*)$/
/** `key: "a "text" in quotes"`. */
const innerQuotes = /^(?<start>\s*(?:- )?(?:[\w.-]+: )?)"(?<text>.*)"(?<rest>\s*(?:#.*)?)$/

const byCode: Readonly<Record<string, ProblemKind>> = {
  DUPLICATE_KEY: 'duplicateKey',
  TAB_AS_INDENT: 'tab',
  BAD_INDENT: 'indent',
}

interface Place {
  readonly line: number
  readonly column: number
}

function ofLine(text: string, place: Place): SyntaxProblem | undefined {
  const colon = twoColons.exec(text)?.groups
  if (colon) {
    const words = colon['text']?.trim() ?? ''
    return { kind: 'colon', ...place, params: { words }, suggestion: JSON.stringify(words) }
  }
  const inner = innerQuotes.exec(text)?.groups
  if (inner && /(?<!\\)"/.test(inner['text'] ?? '')) {
    const words = (inner['text'] ?? '').replaceAll(/(?<!\\)"/g, String.raw`\"`)
    return {
      kind: 'quotesInQuotes',
      ...place,
      params: { words: inner['text'] ?? '' },
      suggestion: `"${words}"`,
    }
  }
  return undefined
}

/**
 * Why a file is no valid YAML, in words for readers who do not know YAML; undefined if it is.
 * @param firstLine the number of the source's first line, in a file with something before it
 */
export function syntaxProblem(source: string, firstLine = 1): SyntaxProblem | undefined {
  const lines = source.split(/\r?\n/)
  const at = lines.findIndex((line) => marker.test(line))
  const number = (index: number) => index + firstLine
  if (at !== -1) return { kind: 'conflictMarkers', line: number(at), column: 1, params: {} }
  const counter = new LineCounter()
  const [error] = parseDocument(source, { lineCounter: counter, prettyErrors: false }).errors
  if (error === undefined) return undefined
  const { line, col } = counter.linePos(error.pos[0])
  // An error is often found only on the line behind the mistake.
  for (const index of [line - 1, line - 2]) {
    const found = ofLine(lines[index] ?? '', { line: number(index), column: index === line - 1 ? col : 1 })
    if (found) return found
  }
  const place = { line: number(line - 1), column: col }
  const known = byCode[error.code]
  if (known) return { kind: known, ...place, params: { words: (lines[line - 1] ?? '').trim() } }
  if (lines.some((text) => /^\s*\[\]\s*$/.test(text)) && /seq-item-ind|node end/.test(error.message)) {
    const left = lines.findIndex((text) => /^\s*\[\]\s*$/.test(text))
    return { kind: 'bracketsLeft', line: number(left), column: 1, params: {} }
  }
  if (/closing ["']quote/.test(error.message)) return { kind: 'quoteOpen', ...place, params: {} }
  return { kind: 'yaml', ...place, params: { words: (lines[line - 1] ?? '').trim() } }
}
