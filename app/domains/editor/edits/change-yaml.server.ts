import { isDeepStrictEqual } from 'node:util'
import { isMap, isScalar, isSeq, parse } from 'yaml'
import type { Change, Changed, Json, Path, RefusedWhy, Scalar } from './change.ts'
import { flowYaml, itemLines, pairLines, renderings } from './render-yaml.server.ts'
import { unstorable } from './storable.ts'
import { changedTree } from './tree.ts'
import {
  entriesOf,
  indentOf,
  lineStart,
  nodeAt,
  parsePlaces,
  type Extent,
  type Node,
} from './yaml-places.server.ts'

const refused = (why: RefusedWhy): Changed => ({ kind: 'refused', why })

/** Keys that a form may add: ids, days, languages. */
const goodKey = /^[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*$/

const replaced = (source: string, { start, end }: Extent, text: string) =>
  source.slice(0, start) + text + source.slice(end)

/** Lines before a place; what is before them ends with a line end. */
function withLines(source: string, at: number, lines: string): string {
  const before = source.slice(0, at)
  return before === '' || before.endsWith('\n')
    ? before + lines + source.slice(at)
    : `${before}\n${lines.replace(/\n$/, '')}${source.slice(at)}`
}

function setScalar(source: string, node: Node, value: Scalar): string[] {
  const [start, end] = node.range
  const before = source.slice(start, end)
  const behind = start > 0 && /\S/.test(source[start - 1] ?? '') && start === end ? ' ' : ''
  const type = isScalar(node) ? node.type : undefined
  const isBlock = before.startsWith('|') || before.startsWith('>')
  return renderings(value, type, before).map((text) => {
    // The last line of a file may have no end.
    const shown = isBlock && !before.endsWith('\n') ? text.replace(/\n$/, '') : text
    return replaced(source, { start, end }, behind + shown)
  })
}

function inserted(source: string, node: Node, index: number, value: Json): string[] {
  if (!isSeq(node) || index < 0 || index > node.items.length) return []
  const entries = entriesOf(source, node)
  if (node.items.length === 0) {
    const [start, end] = node.range
    const isTop = start === lineStart(source, start)
    return [
      replaced(source, { start, end }, isTop ? itemLines(value, 0, false).trimEnd() : `[${flowYaml(value)}]`),
    ]
  }
  const next = entries[index]
  const previous = entries[index - 1]
  if (node.flow === true) {
    if (previous)
      return [replaced(source, { start: previous.end, end: previous.end }, `, ${flowYaml(value)}`)]
    return next ? [replaced(source, { start: next.start, end: next.start }, `${flowYaml(value)}, `)] : []
  }
  const at = previous?.end ?? next?.start
  if (at === undefined) return []
  const sibling = node.items[Math.max(0, index - 1)] as Node
  const flow = (isMap(sibling) || isSeq(sibling)) && sibling.flow === true
  return [withLines(source, at, itemLines(value, indentOf(source, node), flow))]
}

function added(source: string, node: Node, { key, value, after }: Change & { kind: 'add' }): string[] {
  if (!isMap(node)) return []
  const entries = entriesOf(source, node)
  const [start, end] = node.range
  if (entries.length === 0) return [replaced(source, { start, end }, flowYaml({ [key]: value }))]
  const found = node.items.findIndex((pair) => isScalar(pair.key) && String(pair.key.value) === after)
  const entry = entries[found === -1 ? entries.length - 1 : found]
  if (entry === undefined) return []
  if (node.flow === true)
    return [replaced(source, { start: entry.end, end: entry.end }, `, ${key}: ${flowYaml(value)}`)]
  return [withLines(source, entry.end, pairLines({ [key]: value }, indentOf(source, node)))]
}

/** Without the only entry of a block, its key or the file has an empty list. */
function emptied(source: string, { start, end }: Extent): string {
  const before = source.slice(0, start)
  const [head = '', line = ''] = /^([\s\S]*?)(\r?\n)$/.exec(before)?.slice(1) ?? []
  const isTop = before === '' || /(?:^|\n)[ \t]*(?:#[^\n]*)?\r?\n$/.test(before)
  return isTop ? `${before}[]\n${source.slice(end)}` : `${head} []${line}${source.slice(end)}`
}

function withoutEntry(source: string, node: Node | undefined, last: string | number | undefined): string[] {
  if (!isMap(node) && !isSeq(node)) return []
  const index = isSeq(node)
    ? Number(last)
    : node.items.findIndex((pair) => isScalar(pair.key) && String(pair.key.value) === String(last))
  const entries = entriesOf(source, node)
  const entry = entries[index]
  if (entry === undefined) return []
  const [before, next] = [entries[index - 1], entries[index + 1]]
  if (node.flow === true) {
    const extent = next
      ? { start: entry.start, end: next.start }
      : before && { start: before.end, end: entry.end }
    if (extent) return [replaced(source, extent, '')]
    return [replaced(source, { start: node.range[0], end: node.range[1] }, isSeq(node) ? '[]' : '{}')]
  }
  if (entries.length === 1) return isSeq(node) ? [emptied(source, entry)] : []
  const start = isMap(node) ? lineStart(source, entry.start) : entry.start
  // The first key behind the dash of an entry cannot go alone.
  if (source.slice(start, entry.start).trim() !== '') return []
  return [replaced(source, { start, end: entry.end }, '')]
}

function moved(source: string, node: Node, from: number, to: number): string[] {
  if (!isSeq(node)) return []
  const entries = entriesOf(source, node)
  const [entry, target] = [entries[from], entries[to]]
  if (entry === undefined || target === undefined) return []
  if (from === to) return [source]
  const order = entries
    .map((_, index) => index)
    .toSpliced(from, 1)
    .toSpliced(to, 0, from)
  const texts = entries.map((extent) => extent && source.slice(extent.start, extent.end))
  if (texts.some((text) => text === undefined)) return []
  // The last line of a file may have no end.
  const open = node.flow !== true && texts.some((text) => !text?.endsWith('\n'))
  const shown = order.map((index) => (open ? `${texts[index]?.replace(/\n$/, '')}\n` : (texts[index] ?? '')))
  let result = source
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    const extent = entries[index]
    const text = shown[index] ?? ''
    if (extent)
      result = replaced(result, extent, open && index === entries.length - 1 ? text.trimEnd() : text)
  }
  return [result]
}

function candidates(source: string, root: Node | null, change: Change): string[] {
  const parent = change.kind === 'remove' ? change.path.slice(0, -1) : change.path
  const node = parent.length === 0 ? (root ?? undefined) : nodeAt(root, parent)
  if (node === undefined) return []
  switch (change.kind) {
    case 'set':
      return isScalar(node) ? setScalar(source, node, change.value) : []
    case 'insert':
      return inserted(source, node, change.index, change.value)
    case 'add':
      return added(source, node, change)
    case 'remove':
      return withoutEntry(source, node, change.path.at(-1))
    case 'move':
      return moved(source, node, change.from, change.to)
  }
}

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return [...(Array.isArray(value) ? [] : Object.keys(value)), ...Object.values(value).flatMap(textsIn)]
}

function keysIn(value: Json): string[] {
  if (typeof value !== 'object' || value === null) return []
  return [...(Array.isArray(value) ? [] : Object.keys(value)), ...Object.values(value).flatMap(keysIn)]
}

/** Why a change cannot even be tried. */
function unacceptable(change: Change): RefusedWhy | undefined {
  if (!('value' in change)) return undefined
  const why = textsIn(change.value)
    .map(unstorable)
    .find((found) => found !== undefined)
  if (why !== undefined) return why
  if (typeof change.value === 'number' && !Number.isFinite(change.value)) return 'unprintable'
  const keys = [...keysIn(change.value), ...(change.kind === 'add' ? [change.key] : [])]
  return keys.every((key) => goodKey.test(key)) ? undefined : 'bad-key'
}

/** A changed file with the line ends of the rest in what is new. */
function withLineEnds(source: string, changed: string, eol: string): string {
  let start = 0
  while (start < source.length && source[start] === changed[start]) start += 1
  let end = 0
  const most = Math.min(source.length, changed.length) - start
  while (end < most && source.at(-1 - end) === changed.at(-1 - end)) end += 1
  const news = changed.slice(start, changed.length - end).replaceAll(/\r?\n/g, eol)
  return changed.slice(0, start) + news + changed.slice(changed.length - end)
}

function parsed(source: string): Json | undefined {
  try {
    return parse(source) as Json
  } catch {
    return undefined
  }
}

/** The source of the value at a path, if it is the one given there. */
function sameIn(other: string | undefined, path: Path, value: Scalar): string | undefined {
  const document = other === undefined ? undefined : parsePlaces(other)
  const node = document && nodeAt(document.contents, path)
  if (!isScalar(node) || node.value !== value) return undefined
  return other?.slice(node.range[0], node.range[1])
}

/**
 * Changes one thing in a YAML file and leaves every other byte as it is. The result was parsed again: it reads as before
 * but for the change.
 * @param before an earlier version of the file: a value that it has at the same place is written as it was there
 */
export function changeYaml(source: string, change: Change, before?: string): Changed {
  const why = unacceptable(change)
  if (why !== undefined) return refused(why)
  const document = parsePlaces(source)
  if (document === undefined) return refused('unreadable')
  const tree = document.toJS() as Json
  const eol = source.includes('\r\n') ? '\r\n' : '\n'
  const tried = candidates(source, document.contents, change)
  if (change.kind === 'set') {
    const node = nodeAt(document.contents, change.path)
    const known = sameIn(before, change.path, change.value)
    if (known !== undefined && node)
      tried.unshift(replaced(source, { start: node.range[0], end: node.range[1] }, known))
  }
  if (tried.length === 0) return refused('no-such-place')
  const expected = changedTree(tree, change)
  for (const candidate of tried) {
    const text = eol === '\n' ? candidate : withLineEnds(source, candidate, eol)
    if (isDeepStrictEqual(parsed(text), expected)) return { kind: 'changed', source: text }
  }
  return refused('unchangeable')
}
