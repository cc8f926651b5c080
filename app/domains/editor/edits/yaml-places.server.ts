import {
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
  type ParsedNode,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import type { Path } from './change.ts'

export type Node = ParsedNode
type Collection = YAMLMap.Parsed | YAMLSeq.Parsed

/** A range of a file. */
export interface Extent {
  readonly start: number
  readonly end: number
}

/** The last files that were parsed: a form changes many fields of one, and parsing is most of the work. */
const recent = new Map<string, Document.Parsed>()
const kept = 4

/** Parses a file with the places of everything in it; undefined for invalid YAML. The document is shared: read only. */
export function parsePlaces(source: string): Document.Parsed | undefined {
  const known = recent.get(source)
  if (known) return known
  const document = parseDocument(source, { keepSourceTokens: true })
  if (document.errors.length > 0) return undefined
  for (const oldest of [...recent.keys()].slice(0, recent.size - kept + 1)) recent.delete(oldest)
  recent.set(source, document)
  return document
}

/** The node at a path. */
export function nodeAt(root: Node | null, path: Path): Node | undefined {
  return path.reduce<Node | undefined>((node, key) => {
    if (isSeq(node)) return typeof key === 'number' ? (node.items[key] as Node | undefined) : undefined
    if (!isMap(node)) return undefined
    const pair = node.items.find((one) => isScalar(one.key) && String(one.key.value) === String(key))
    return (pair?.value as Node | null | undefined) ?? undefined
  }, root ?? undefined)
}

/** The end of what a node consists of, before comments and blank lines. */
function endOf(node: Node): number {
  if ((isMap(node) || isSeq(node)) && node.flow !== true) {
    const last = isMap(node) ? (node.items.at(-1)?.value ?? node.items.at(-1)?.key) : node.items.at(-1)
    return last ? endOf(last as Node) : node.range[1]
  }
  return node.range[1]
}

export function lineStart(source: string, at: number): number {
  return source.lastIndexOf('\n', at - 1) + 1
}

/** The end of the line with a place, behind its line feed. */
function lineEnd(source: string, at: number): number {
  // A block of text already ends behind it.
  if (at > 0 && source[at - 1] === '\n') return at
  const end = source.indexOf('\n', at)
  return end === -1 ? source.length : end + 1
}

/** Where the dash of an entry of a list is. */
function dashOf(list: YAMLSeq.Parsed, index: number): number | undefined {
  const token = list.srcToken
  if (token?.type !== 'block-seq') return undefined
  return token.items[index]?.start.find(({ type }) => type === 'seq-item-ind')?.offset
}

/**
 * The entries of a list or map in the file. Those of a block are whole lines, but the first key of a list's entry stands
 * behind its dash; undefined if another kind of thing is on the same line.
 */
export function entriesOf(source: string, node: Collection): (Extent | undefined)[] {
  const flow = node.flow === true
  if (isMap(node)) {
    return node.items.map(({ key, value }) => {
      const start = (key as Node).range[0]
      const end = endOf((value ?? key) as Node)
      return { start, end: flow ? end : lineEnd(source, end) }
    })
  }
  return node.items.map((item, index) => {
    if (flow) return { start: (item as Node).range[0], end: (item as Node).range[1] }
    const dash = dashOf(node, index)
    if (dash === undefined) return undefined
    const start = lineStart(source, dash)
    if (source.slice(start, dash).trim() !== '') return undefined
    return { start, end: lineEnd(source, endOf(item as Node)) }
  })
}

/** The column of the entries of a block. */
export function indentOf(source: string, node: Collection): number {
  const at = isMap(node) ? (node.items[0]?.key as Node | undefined)?.range[0] : dashOf(node, 0)
  return at === undefined ? 0 : at - lineStart(source, at)
}
