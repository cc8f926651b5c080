import { isDeepStrictEqual } from 'node:util'
import { isAlias, isMap, isSeq, parseDocument, type Node } from 'yaml'
import type { Json, Path, Scalar } from './change.ts'
import { changeFile, readTree } from './change-file.server.ts'

/** Every value of a file with its place. */
export function* scalarsIn(tree: Json, path: Path = []): Generator<readonly [Path, Scalar]> {
  if (typeof tree !== 'object') yield [path, tree]
  else if (Array.isArray(tree)) {
    for (const [index, item] of (tree as readonly Json[]).entries()) yield* scalarsIn(item, [...path, index])
  } else if (tree !== null) {
    for (const [key, item] of Object.entries(tree)) yield* scalarsIn(item, [...path, key])
  }
}

/** A value of the same kind that is another one. */
export function otherValue(value: Scalar): Scalar {
  if (typeof value === 'number') return value + 1
  return typeof value === 'boolean' ? !value : `${value} – y más`
}

/** Whether a value has an anchor around it, which other places repeat: it cannot be changed for one of them alone. */
function isShared(source: string, path: Path): boolean {
  let node = parseDocument(source).contents as Node | null | undefined
  for (const step of path) {
    if (isAlias(node) || ((isMap(node) || isSeq(node)) && node.anchor !== undefined)) return true
    node = isMap(node) || isSeq(node) ? (node.get(step, true) as Node | undefined) : undefined
  }
  return isAlias(node)
}

/** What an edit did wrong; undefined if it changed its value alone and could be taken back to the same bytes. */
export function editFault(
  file: string,
  source: string,
  path: Path,
  value: Scalar,
  other: Scalar,
): string | undefined {
  const edited = changeFile(file, source, { kind: 'set', path, value: other })
  const where = `${file} ${path.join('.')}`
  if (edited.kind === 'refused')
    return isShared(source, path) ? undefined : `${where}: refused as ${edited.why}`
  const rest = changeFile(file, edited.source, { kind: 'set', path, value }, source)
  if (rest.kind === 'refused') return `${where}: cannot be taken back, ${rest.why}`
  if (rest.source !== source) return `${where}: other bytes after an edit and its reverse`
  const [before, after] = [readTree(file, source), readTree(file, edited.source)]
  if (before === undefined || after === undefined) return `${where}: cannot be read`
  const differing = differences(before, after)
  return differing.length === 1 && isDeepStrictEqual(differing[0], path)
    ? undefined
    : `${where}: changed ${differing.map((one) => one.join('.')).join(', ') || 'nothing'}`
}

/** The places at which two trees differ. */
export function differences(before: Json, after: Json): Path[] {
  const old = new Map([...scalarsIn(before)].map(([path, value]) => [JSON.stringify(path), value]))
  const now = new Map([...scalarsIn(after)].map(([path, value]) => [JSON.stringify(path), value]))
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((key) => old.get(key) !== now.get(key))
    .map((key) => JSON.parse(key) as Path)
}
