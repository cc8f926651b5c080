import type { Json, Scalar } from './change.ts'

/** Words that YAML takes for something else than a text, in this or an earlier version. */
const reserved = /^(?:true|false|yes|no|on|off|null|y|n)$/i
const plainWord = /^[a-z][a-z0-9]*(?:[.-][a-z0-9]+)*$/
const isoDay = /^\d{4}-\d{2}-\d{2}$/

/** Longer texts of a list or of languages stand on lines of their own. */
const shortText = 40

function quoted(text: string): string {
  return JSON.stringify(text)
}

/** A value on one line, as a person would write it in a new place. */
export function inlineScalar(value: Scalar | null): string {
  if (typeof value !== 'string') return String(value)
  const isPlain = isoDay.test(value) || (plainWord.test(value) && !reserved.test(value))
  return isPlain ? value : quoted(value)
}

/** A value within `{}` or `[]`. */
export function flowYaml(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(flowYaml).join(', ')}]`
  if (typeof value !== 'object' || value === null) return inlineScalar(value)
  const pairs = Object.entries(value).map(([key, item]) => `${key}: ${flowYaml(item)}`)
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`
}

function isShort(value: Json): boolean {
  if (typeof value === 'string') return value.length <= shortText
  return typeof value !== 'object' || value === null
}

/** Whether a value is written on the line of its key or dash. */
function isInline(value: Json): boolean {
  if (typeof value !== 'object' || value === null) return true
  const items = Object.values(value)
  return items.every(isShort)
}

/** What follows `key:`, with a line end at the end. */
function valueLines(value: Json, indent: number): string {
  if (isInline(value)) return ` ${flowYaml(value)}\n`
  const inner = indent + 2
  if (Array.isArray(value)) return `\n${value.map((item) => itemLines(item, inner, false)).join('')}`
  return `\n${pairLines(value as Readonly<Record<string, Json>>, inner)}`
}

/** Lines of keys with their values. */
export function pairLines(value: Readonly<Record<string, Json>>, indent: number): string {
  const space = ' '.repeat(indent)
  return Object.entries(value)
    .map(([key, item]) => `${space}${key}:${valueLines(item, indent)}`)
    .join('')
}

/** The lines of an entry of a list. */
export function itemLines(value: Json, indent: number, flow: boolean): string {
  const space = ' '.repeat(indent)
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isRecord || flow) return `${space}- ${flowYaml(value)}\n`
  return `${space}- ${pairLines(value as Readonly<Record<string, Json>>, indent + 2).trimStart()}`
}

const widest = 110

/** Words in lines, of which none begins with a space. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length >= width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

/** A text as a block with `|` or `>`, with the indentation of the one that it replaces; undefined if it cannot be one. */
function blockText(value: string, before: string): string | undefined {
  const [head = '', first = ''] = before.split('\n')
  const indent = /^ */.exec(first)?.[0] ?? ''
  const [, ends = ''] = /(\n*)$/.exec(value) ?? []
  const folded = head.startsWith('>')
  // A folded text joins its lines, except those that begin with a space.
  const unfit = folded ? /^\s|\n[ \t]/ : /^\s/
  if (indent === '' || ends.length > 1 || value.trim() === '' || unfit.test(value)) return undefined
  const text = ends === '' ? value : value.slice(0, -1)
  const lines = folded
    ? text.split('\n').flatMap((line, index) => {
        const words = line === '' ? [''] : wrapped(line, widest - indent.length)
        return index === 0 ? words : ['', ...words]
      })
    : text.split('\n')
  const shown = lines.map((line) => (line === '' ? '' : indent + line)).join('\n')
  return `${folded ? '>' : '|'}${ends === '' ? '-' : ''}\n${shown}\n`
}

/**
 * How a value may be written in the place of another, the most similar first. Whoever uses one checks that it reads as
 * meant there.
 */
export function renderings(value: Scalar, type: string | null | undefined, before: string): string[] {
  if (typeof value !== 'string') return [String(value)]
  const single = `'${value.replaceAll("'", "''")}'`
  const oneLine = !value.includes('\n')
  switch (type) {
    case 'QUOTE_SINGLE':
      return oneLine ? [single, quoted(value)] : [quoted(value)]
    case 'BLOCK_LITERAL':
    case 'BLOCK_FOLDED':
      return [blockText(value, before), `${quoted(value)}\n`].filter((text) => text !== undefined)
    case 'QUOTE_DOUBLE':
      return [quoted(value)]
    default:
      return oneLine && value === value.trim() && value !== '' ? [value, quoted(value)] : [quoted(value)]
  }
}
