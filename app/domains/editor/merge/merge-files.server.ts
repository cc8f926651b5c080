import { changeFile, readTree } from '#domains/editor/edits/change-file.server.ts'
import { keepOurs, planMerge, type FieldConflict } from './merge-trees.ts'

/** The versions of one file; undefined where there is none. */
export interface FileVersions {
  readonly file: string
  readonly base: string | undefined
  readonly ours: string | undefined
  readonly theirs: string | undefined
}

/** A conflict with its file. */
export interface Conflict extends FieldConflict {
  readonly file: string
}

/** A merged file (undefined: it is gone), or what both changed. */
export type MergedFile =
  | { readonly kind: 'merged'; readonly source: string | undefined }
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[] }

function whole({ file, base, ours, theirs }: FileVersions): MergedFile {
  return { kind: 'conflict', conflicts: [{ file, path: [], base, ours, theirs }] }
}

/** Whose value is kept where both changed the same field; without it, a conflict is reported. */
export type Preference = (conflict: Conflict) => 'ours' | 'theirs' | undefined

/**
 * Merges a file field by field: what only one changed stays changed, in the bytes of the one that is there meanwhile.
 * @param prefer decides conflicts
 */
export function mergeFile(versions: FileVersions, prefer?: Preference): MergedFile {
  const { file, base, ours, theirs } = versions
  if (ours === theirs || ours === base) return { kind: 'merged', source: theirs }
  if (theirs === base) return { kind: 'merged', source: ours }
  if (base === undefined || ours === undefined || theirs === undefined) return whole(versions)
  const [baseTree, ourTree, theirTree] = [base, ours, theirs].map((source) => readTree(file, source))
  if (baseTree === undefined || ourTree === undefined || theirTree === undefined) return whole(versions)
  const plan = planMerge(baseTree, ourTree, theirTree)
  const conflicts = plan.conflicts.map((conflict) => ({ ...conflict, file }))
  const open = conflicts.filter((conflict) => prefer?.(conflict) === undefined)
  if (open.length > 0) return { kind: 'conflict', conflicts: open }
  const decided = conflicts.filter((conflict) => prefer?.(conflict) === 'ours').flatMap(keepOurs)
  let source = theirs
  for (const change of [...decided, ...plan.changes]) {
    const changed = changeFile(file, source, change, ours)
    if (changed.kind === 'refused') return whole(versions)
    source = changed.source
  }
  return { kind: 'merged', source }
}
