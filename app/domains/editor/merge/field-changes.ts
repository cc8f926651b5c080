import type { Json, Path } from '#domains/editor/edits/change.ts'
import { entryKey, isAligned, isList, isRecord, isUnique, keysOf, same } from './entry-keys.ts'

/** What differs between two versions of a file, for people. */
export interface FieldChange {
  readonly kind: 'changed' | 'added' | 'removed' | 'moved'
  /** In the version that has it; for a list that was put in another order, the list. */
  readonly path: Path
  readonly before?: Json
  readonly after?: Json
}

function listChanges(path: Path, before: readonly Json[], after: readonly Json[]): FieldChange[] {
  const [old, now] = [keysOf(before), keysOf(after)]
  if (isAligned(old, now) || !isUnique(old) || !isUnique(now)) {
    const length = Math.max(before.length, after.length)
    return Array.from({ length }, (_, index) =>
      changesBetween([...path, index], before[index], after[index]),
    ).flat()
  }
  const changes = after.flatMap((entry, index): FieldChange[] => {
    const at = old.indexOf(entryKey(entry))
    return at === -1
      ? [{ kind: 'added', path: [...path, index], after: entry }]
      : changesBetween([...path, index], before[at], entry)
  })
  const removed = before.flatMap((entry, index): FieldChange[] =>
    now.includes(entryKey(entry)) ? [] : [{ kind: 'removed', path: [...path, index], before: entry }],
  )
  const common = (keys: readonly string[], others: readonly string[]) =>
    keys.filter((key) => others.includes(key))
  const moved: FieldChange[] = same(common(old, now), common(now, old)) ? [] : [{ kind: 'moved', path }]
  return [...changes, ...removed, ...moved]
}

/** What differs between two versions of a value, field by field. */
export function changesBetween(path: Path, before: Json | undefined, after: Json | undefined): FieldChange[] {
  if (same(before, after)) return []
  if (before === undefined) return [{ kind: 'added', path, ...(after !== undefined && { after }) }]
  if (after === undefined) return [{ kind: 'removed', path, before }]
  if (isRecord(before) && isRecord(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      changesBetween(
        [...path, key],
        Object.hasOwn(before, key) ? before[key] : undefined,
        Object.hasOwn(after, key) ? after[key] : undefined,
      ),
    )
  }
  if (isList(before) && isList(after)) return listChanges(path, before, after)
  return [{ kind: 'changed', path, before, after }]
}
