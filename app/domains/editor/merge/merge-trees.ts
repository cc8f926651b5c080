import type { Change, Json, Path } from '#domains/editor/edits/change.ts'
import { entryKey, isAligned, isList, isRecord, isUnique, keysOf, same } from './entry-keys.ts'

/** A field that two people changed to different values. */
export interface FieldConflict {
  readonly path: Path
  readonly base: Json | undefined
  /** What the draft, or whoever saves now, has. */
  readonly ours: Json | undefined
  /** What is there meanwhile. */
  readonly theirs: Json | undefined
}

/** Changes that take our version into theirs, in the order in which they are made; and what both changed. */
export interface MergePlan {
  readonly changes: Change[]
  readonly conflicts: FieldConflict[]
}

interface Versions {
  readonly path: Path
  readonly base: Json | undefined
  readonly ours: Json | undefined
  readonly theirs: Json | undefined
}

function replaceWhole({ path, ours, theirs }: Versions, plan: MergePlan): void {
  const key = path.at(-1)
  if (ours === undefined) {
    plan.changes.push({ kind: 'remove', path })
  } else if (theirs === undefined) {
    if (typeof key === 'string') plan.changes.push({ kind: 'add', path: path.slice(0, -1), key, value: ours })
  } else if (typeof ours !== 'object' && typeof theirs !== 'object' && ours !== null) {
    plan.changes.push({ kind: 'set', path, value: ours })
  } else if (typeof key === 'string') {
    plan.changes.push({ kind: 'remove', path })
    plan.changes.push({ kind: 'add', path: path.slice(0, -1), key, value: ours })
  } else {
    const list = path.slice(0, -1)
    plan.changes.push({ kind: 'insert', path: list, index: Number(key), value: ours })
    plan.changes.push({ kind: 'remove', path: [...list, Number(key) + 1] })
  }
}

/** Our list in the place of one that they did not touch: only what differs between the ends. */
function replaceMiddle(path: Path, ours: readonly Json[], theirs: readonly Json[], plan: MergePlan): void {
  let start = 0
  while (start < ours.length && start < theirs.length && same(ours[start], theirs[start])) start += 1
  let end = 0
  const most = Math.min(ours.length, theirs.length) - start
  while (end < most && same(ours.at(-1 - end), theirs.at(-1 - end))) end += 1
  // Inserted first, so that the list is never empty, which would change how it is written.
  const news = ours.slice(start, ours.length - end)
  for (const [offset, value] of news.entries())
    plan.changes.push({ kind: 'insert', path, index: start + offset, value })
  for (let index = theirs.length - end - 1; index >= start; index -= 1)
    plan.changes.push({ kind: 'remove', path: [...path, index + news.length] })
}

interface Lists {
  readonly base: readonly Json[]
  readonly ours: readonly Json[]
  readonly theirs: readonly Json[]
}

/** The order of our version, with the entries that only they have behind those before which they stood. */
function wantedOrder(
  ours: readonly string[],
  theirs: readonly string[],
  kept: ReadonlySet<string>,
): string[] {
  const order = ours.filter((key) => kept.has(key))
  for (const [index, key] of theirs.entries()) {
    if (!kept.has(key) || order.includes(key)) continue
    const before = theirs.slice(0, index).findLast((one) => order.includes(one))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key)
  }
  return order
}

/** Merges lists whose entries have names: each entry for itself, then entries that came, went or moved. */
function mergeNamed(path: Path, { base, ours, theirs }: Lists, plan: MergePlan): void {
  const of = (list: readonly Json[]) => new Map(list.map((entry) => [entryKey(entry), entry]))
  const [bases, own, other] = [of(base), of(ours), of(theirs)]
  const present = keysOf(theirs)
  const removed = new Set<string>()
  for (const key of new Set([...bases.keys(), ...own.keys(), ...other.keys()])) {
    const [b, o, t] = [bases.get(key), own.get(key), other.get(key)]
    if (same(o, t) || same(o, b)) continue
    if (o !== undefined && t !== undefined && b !== undefined) {
      mergeValue({ path: [...path, present.indexOf(key)], base: b, ours: o, theirs: t }, plan)
    } else if (o === undefined && same(t, b)) {
      removed.add(key)
    } else if (b !== undefined || t !== undefined) {
      plan.conflicts.push({ path: [...path, Math.max(0, present.indexOf(key))], base: b, ours: o, theirs: t })
    }
  }
  const added = [...own.keys()].filter((key) => !bases.has(key) && !other.has(key))
  const ourOrder = keysOf(ours)
  const list = [...present]
  for (const key of added) {
    const before = ourOrder.slice(0, ourOrder.indexOf(key)).findLast((one) => list.includes(one))
    const index = before === undefined ? 0 : list.indexOf(before) + 1
    plan.changes.push({ kind: 'insert', path, index, value: own.get(key) ?? null })
    list.splice(index, 0, key)
  }
  for (let index = list.length - 1; index >= 0; index -= 1) {
    if (!removed.has(list[index] ?? '')) continue
    plan.changes.push({ kind: 'remove', path: [...path, index] })
    list.splice(index, 1)
  }
  const common = (keys: readonly string[]) =>
    keys.filter((key) => bases.has(key) && own.has(key) && other.has(key))
  const [baseOrder, ourMoves, theirMoves] = [common(keysOf(base)), common(ourOrder), common(present)]
  if (same(ourMoves, baseOrder) || same(ourMoves, theirMoves)) return
  if (!same(theirMoves, baseOrder)) {
    plan.conflicts.push({ path, base, ours, theirs })
    return
  }
  for (const [to, key] of wantedOrder(ourOrder, list, new Set(list)).entries()) {
    const from = list.indexOf(key)
    if (from === to) continue
    plan.changes.push({ kind: 'move', path, from, to })
    list.splice(to, 0, ...list.splice(from, 1))
  }
}

function mergeLists(path: Path, lists: Lists, plan: MergePlan): void {
  const { base, ours, theirs } = lists
  const keys = [keysOf(base), keysOf(ours), keysOf(theirs)] as const
  if (isAligned(...keys)) {
    for (const [index, value] of base.entries())
      mergeValue({ path: [...path, index], base: value, ours: ours[index], theirs: theirs[index] }, plan)
  } else if (keys.every(isUnique)) mergeNamed(path, lists, plan)
  else if (same(theirs, base)) replaceMiddle(path, ours, theirs, plan)
  else plan.conflicts.push({ path, base, ours, theirs })
}

function mergeValue(versions: Versions, plan: MergePlan): void {
  const { path, base, ours, theirs } = versions
  if (same(ours, theirs) || same(ours, base)) return
  if (isRecord(ours) && isRecord(theirs) && (isRecord(base) || base === undefined)) {
    const keys = new Set([...Object.keys(theirs), ...Object.keys(ours)])
    const at = (map: typeof base, key: string) =>
      isRecord(map) && Object.hasOwn(map, key) ? map[key] : undefined
    for (const key of keys)
      mergeValue(
        { path: [...path, key], base: at(base, key), ours: at(ours, key), theirs: at(theirs, key) },
        plan,
      )
  } else if (isList(ours) && isList(theirs) && isList(base)) mergeLists(path, { base, ours, theirs }, plan)
  else if (same(theirs, base)) replaceWhole(versions, plan)
  else plan.conflicts.push({ path, base, ours, theirs })
}

/** The changes that keep our value in a conflict. */
export function keepOurs(conflict: FieldConflict): readonly Change[] {
  const plan: MergePlan = { changes: [], conflicts: [] }
  replaceWhole(conflict, plan)
  return plan.changes
}

/**
 * How our version of a file is taken into theirs, field by field.
 * @param base the version that both come from
 */
export function planMerge(base: Json, ours: Json, theirs: Json): MergePlan {
  const plan: MergePlan = { changes: [], conflicts: [] }
  mergeValue({ path: [], base, ours, theirs }, plan)
  return plan
}
