import type { Json } from '#domains/editor/edits/change.ts'
import {
  discardDraft,
  findDraft,
  saveDraft,
  startDraft,
  type DraftChange,
  type Saved,
} from '#domains/editor/git/drafts.server.ts'
import { entryOf, textName } from '#domains/editor/git/file-changes.server.ts'
import { readDraftFile } from '#domains/editor/files/draft-files.server.ts'
import { readTree } from '#domains/editor/edits/change-file.server.ts'
import type { Conflict } from '#domains/editor/merge/merge-files.server.ts'
import { audit } from '#domains/staff/audit.server.ts'
import type { Locale } from '#map/locale.ts'
import { localeOf, showPage, textsOf, type DeskContext } from '#desk/desk-screen.server.ts'
import { showMissing, type ContentParts } from '#desk/content/content-desk.server.ts'
import { baseOf } from './chosen-draft.server.ts'
import { changedPlace } from '#desk/content/content-words.server.ts'
import type { ConflictView } from './conflict-page.tsx'

/** What a posted form wants saved. */
export interface SaveRequest {
  /** All that was posted: `draft`, `base`, the fields, and choices between two values. */
  readonly values: Readonly<Record<string, string>>
  readonly changes: readonly DraftChange[]
  /** Of a draft that is begun for it. */
  readonly title: string
  /** Where the form posts to. */
  readonly action: string
}

/** Saved, or an answer to the visitor, or a change that cannot be made. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly draft: string }
  | { readonly kind: 'answered'; readonly response: Response }
  | Extract<Saved, { kind: 'refused' }>

function conflictKey({ file, path }: Pick<Conflict, 'file' | 'path'>): string {
  return `keep:${file}:${JSON.stringify(path)}`
}

function shown(value: Json | undefined): string | undefined {
  if (value === undefined || value === null) return undefined
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Conflicts with the words of their fields. */
export function conflictViews(root: string, conflicts: readonly Conflict[], locale: Locale): ConflictView[] {
  return conflicts.map(({ file, path, base, ours, theirs }) => {
    const source = readDraftFile(root, file)
    const { entry } = entryOf(source === undefined ? undefined : readTree(file, source), path)
    const language = /\/(es|en|de)\.\w+$/.exec(file)?.[1]
    const inFile = path.find((part) => part === 'es' || part === 'en' || part === 'de')
    const own = (language ?? inFile) as Locale | undefined
    const place = changedPlace({ text: textName(file), entry, path, locale: own }, locale)
    return {
      key: conflictKey({ file, path }),
      place: place || textName(file),
      lang: own,
      base: shown(base),
      ours: shown(ours),
      theirs: shown(theirs),
    }
  })
}

/** Which value is kept where two people changed the same field. */
export function preferenceIn(values: Readonly<Record<string, string>>) {
  return (conflict: Conflict): 'ours' | 'theirs' | undefined => {
    const kept = values[conflictKey(conflict)]
    return kept === 'ours' || kept === 'theirs' ? kept : undefined
  }
}

/** Saves changes in the draft of a form, or in a new one. Fields that another editor has changed since are shown with both values. */
export async function saveChanges(
  parts: ContentParts,
  context: DeskContext,
  { values, changes, title, action }: SaveRequest,
): Promise<SaveOutcome> {
  const edit = await parts.edit()
  const { id, name } = context.get('member')
  const member = { id, name }
  const base = await baseOf(edit, values['base'])
  const named = values['draft'] ?? ''
  const known = named === '' ? undefined : await findDraft(edit, named)
  // Published or discarded meanwhile: what was typed goes into a draft of its own.
  const draft = known ?? (await startDraft(edit, title.slice(0, 80), member))
  const saved = await saveDraft(edit, draft.id, { member, base, changes, prefer: preferenceIn(values) })
  if (saved.kind === 'conflict') {
    const conflicts = conflictViews(draft.root, saved.conflicts, localeOf(context))
    const kept = Object.entries({ ...values, draft: draft.id }).filter(([key]) => !key.startsWith('keep:'))
    const props = { action, fields: kept, conflicts, back: undefined }
    return { kind: 'answered', response: await showPage(parts, context, 'content-conflict', props, 409) }
  }
  if (saved.kind === 'refused') {
    // Nothing was written: an empty draft would only be in the way.
    if (known === undefined) await discardDraft(edit, draft.id)
    return saved
  }
  if (saved.kind === 'missing') return { kind: 'answered', response: await showMissing(parts, context) }
  if (saved.kind === 'saved') {
    const detail = `${draft.id} ${saved.commit.slice(0, 10)}`
    await audit(parts.store, { action: 'text-changed', staffId: id, detail })
  }
  const now = await findDraft(edit, draft.id)
  if (now) parts.checks.begin(now)
  return { kind: 'saved', draft: draft.id }
}

/** Why a value cannot be stored, in words. */
export function refusedWords(context: DeskContext, { why }: Extract<Saved, { kind: 'refused' }>): string {
  return textsOf(context).content(`refused.${why}`)
}
