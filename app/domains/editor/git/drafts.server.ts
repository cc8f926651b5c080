import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '#content/write-whole.server.ts'
import type { Change, RefusedWhy } from '#domains/editor/edits/change.ts'
import { changeFile } from '#domains/editor/edits/change-file.server.ts'
import { fromForm } from '#domains/editor/edits/storable.ts'
import { draftPath, readDraftFile, writeDraftFile } from '#domains/editor/files/draft-files.server.ts'
import { mergeFile, type Conflict, type Preference } from '#domains/editor/merge/merge-files.server.ts'
import { changesOfFiles, type FileChange } from './file-changes.server.ts'
import {
  authorOf,
  changedFiles,
  checkOutTexts,
  fileIn,
  mainCommit,
  oneAtATime,
  type EditFolder,
  type Member,
} from './edit-folder.server.ts'
import { commitMessage } from './commit-message.ts'
import { git, gitLine } from './run-git.server.ts'

/** A draft: a branch with a checkout of its own. */
export interface Draft {
  readonly id: string
  readonly title: string
  /** The id of the member who began it. */
  readonly startedBy: string
  readonly startedAt: Temporal.Instant
  readonly changedAt: Temporal.Instant
  /** Its checkout, with the project's texts. */
  readonly root: string
  readonly commit: string
}

const draftId = /^[a-z0-9]{10}$/
const branchOf = (id: string) => `refs/heads/draft/${id}`
const rootOf = ({ folder }: EditFolder, id: string) => join(folder, 'drafts', id)
const infoOf = ({ folder }: EditFolder, id: string) => join(folder, 'drafts', `${id}.json`)

interface DraftInfo {
  readonly title: string
  readonly startedBy: string
  readonly startedAt: string
}

async function readDraft(edit: EditFolder, id: string): Promise<Draft | undefined> {
  if (!draftId.test(id) || !existsSync(infoOf(edit, id))) return undefined
  const info = JSON.parse(readFileSync(infoOf(edit, id), 'utf8')) as DraftInfo
  const [commit = '', at = ''] = (
    await gitLine(edit.repo, ['log', '-1', '--format=%H %ct', branchOf(id)])
  ).split(' ')
  const startedAt = Temporal.Instant.from(info.startedAt)
  const committed = Temporal.Instant.fromEpochMilliseconds(Number(at) * 1000)
  return {
    id,
    title: info.title,
    startedBy: info.startedBy,
    startedAt,
    // Before the first change, its last commit is one of main.
    changedAt: Temporal.Instant.compare(committed, startedAt) > 0 ? committed : startedAt,
    root: rootOf(edit, id),
    commit,
  }
}

/** The draft with an id; undefined for any other text. */
export async function findDraft(edit: EditFolder, id: string): Promise<Draft | undefined> {
  return await readDraft(edit, id)
}

/** All drafts, the last changed first. */
export async function listDrafts(edit: EditFolder): Promise<Draft[]> {
  const folder = join(edit.folder, 'drafts')
  if (!existsSync(folder)) return []
  const ids = readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -5)] : []))
  const drafts = await Promise.all(ids.map((id) => readDraft(edit, id)))
  return drafts
    .filter((draft) => draft !== undefined)
    .toSorted((a, b) => Temporal.Instant.compare(b.changedAt, a.changedAt))
}

/** Begins a draft of what is published now. */
export async function startDraft(edit: EditFolder, title: string, member: Member): Promise<Draft> {
  const id = [...randomBytes(10)].map((byte) => 'abcdefghijkmnpqrstuvwxyz23456789'[byte % 32]).join('')
  const root = rootOf(edit, id)
  mkdirSync(join(edit.folder, 'drafts'), { recursive: true })
  await checkOutTexts(edit, root, ['-b', `draft/${id}`, root, `refs/heads/${edit.main}`])
  const info: DraftInfo = { title, startedBy: member.id, startedAt: Temporal.Now.instant().toString() }
  writeWhole(infoOf(edit, id), JSON.stringify(info))
  const draft = await readDraft(edit, id)
  if (draft === undefined) throw new Error('the new draft cannot be read')
  return draft
}

/** Removes a draft and everything in it that was not published. */
export async function discardDraft(edit: EditFolder, id: string): Promise<void> {
  if (!draftId.test(id)) return
  rmSync(infoOf(edit, id), { force: true })
  await oneAtATime(edit.repo, async () => {
    rmSync(rootOf(edit, id), { recursive: true, force: true })
    await git(edit.repo, ['worktree', 'prune'])
    await git(edit.repo, ['update-ref', '-d', branchOf(id)])
  })
}

/** What a form sends: a change of a file, a new file or another picture, or a file taken away. */
export type DraftChange =
  | { readonly file: string; readonly change: Change }
  | { readonly file: string; readonly body: string | Uint8Array }
  | { readonly file: string; readonly gone: true }

/** What became of changes. All are made, or none. */
export type Saved =
  | { readonly kind: 'saved'; readonly commit: string; readonly changes: readonly FileChange[] }
  /** Everything was already as wanted. */
  | { readonly kind: 'unchanged'; readonly commit: string }
  /** Another member changed the same fields since the form was opened. */
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[] }
  | { readonly kind: 'refused'; readonly file: string; readonly why: RefusedWhy; readonly change?: Change }
  | { readonly kind: 'missing' }

type Sources = Map<string, string | Uint8Array | undefined>

/** A change with the line ends of files: browsers send others. */
function withFileLines(change: Change): Change {
  return change.kind === 'set' && typeof change.value === 'string'
    ? { ...change, value: fromForm(change.value) }
    : change
}

/** The files after changes to those of a commit; or the first change that cannot be made. */
async function changedSources(
  edit: EditFolder,
  commit: string,
  changes: readonly DraftChange[],
): Promise<{ sources: Sources } | { refused: Saved }> {
  const sources: Sources = new Map()
  for (const one of changes) {
    if ('gone' in one) sources.set(one.file, undefined)
    else if ('body' in one) sources.set(one.file, one.body)
    else {
      const known = sources.get(one.file) ?? (await fileIn(edit.repo, commit, one.file))
      const published = await fileIn(edit.repo, edit.main, one.file)
      const changed =
        typeof known === 'string'
          ? changeFile(one.file, known, withFileLines(one.change), published)
          : ({ kind: 'refused', why: 'no-such-place' } as const)
      if (changed.kind === 'refused')
        return { refused: { kind: 'refused', file: one.file, why: changed.why, change: one.change } }
      sources.set(one.file, changed.source)
    }
  }
  return { sources }
}

/** The checkout as its commit has it: a save that was interrupted may have left files. */
async function cleanCheckout({ root, commit }: Draft): Promise<void> {
  await git(root, ['reset', '--quiet', '--hard', commit])
  await git(root, ['clean', '--quiet', '--force', '-d', '--', 'content'])
}

async function commitAll(
  draft: Draft,
  member: Member,
  message: string,
  parents: readonly string[],
): Promise<string> {
  const author = authorOf(member)
  const { root, id } = draft
  await git(root, ['add', '--all', '--', 'content'])
  const tree = await gitLine(root, ['write-tree'])
  const args = parents.flatMap((parent) => ['-p', parent])
  const commit = await gitLine(root, ['commit-tree', tree, ...args, '-F', '-'], { author, input: message })
  await git(root, ['update-ref', branchOf(id), commit, draft.commit])
  return commit
}

function write(root: string, file: string, body: string | Uint8Array | undefined): void {
  if (body === undefined) rmSync(draftPath(root, file), { force: true })
  else writeDraftFile(root, file, body)
}

/**
 * Saves changes in a draft as one commit.
 * @param base the commit of the draft that the form showed: what others changed since is kept, and a field that both
 *   changed is a conflict
 */
export async function saveDraft(
  edit: EditFolder,
  id: string,
  {
    member,
    base,
    changes,
    prefer,
  }: { member: Member; base: string; changes: readonly DraftChange[]; prefer?: Preference },
): Promise<Saved> {
  for (const { file } of changes) draftPath(rootOf(edit, id), file)
  return await oneAtATime(`draft ${id}`, async (): Promise<Saved> => {
    const draft = await readDraft(edit, id)
    if (draft === undefined || !/^[0-9a-f]{40}$/.test(base)) return { kind: 'missing' }
    const changed = await changedSources(edit, base, changes)
    if ('refused' in changed) return changed.refused
    const conflicts: Conflict[] = []
    const writes: [file: string, body: string | Uint8Array | undefined][] = []
    for (const [file, ours] of changed.sources) {
      const theirs = await fileIn(edit.repo, draft.commit, file)
      const shown = await fileIn(edit.repo, base, file)
      // A picture has no fields: the last one stays.
      const merged =
        ours instanceof Uint8Array
          ? ({ kind: 'merged', source: ours } as const)
          : mergeFile({ file, base: shown, ours, theirs }, prefer)
      if (merged.kind === 'conflict') conflicts.push(...merged.conflicts)
      else if (merged.source !== theirs) writes.push([file, merged.source])
    }
    if (conflicts.length > 0) return { kind: 'conflict', conflicts }
    if (writes.length === 0) return { kind: 'unchanged', commit: draft.commit }
    await cleanCheckout(draft)
    const described = changesOfFiles(
      writes.map(([file, body]) => ({
        file,
        before: readDraftFile(draft.root, file),
        after: typeof body === 'string' ? body : undefined,
      })),
    )
    for (const [file, body] of writes) write(draft.root, file, body)
    const commit = await commitAll(draft, member, commitMessage(described), [draft.commit])
    return { kind: 'saved', commit, changes: described }
  })
}

async function forkOf(edit: EditFolder, commit: string): Promise<string> {
  return await gitLine(edit.repo, ['merge-base', commit, `refs/heads/${edit.main}`])
}

/** A commit that changes more files than this was made by no editor, and describing it takes minutes. */
const mostDescribed = 100

async function changesFrom(
  edit: EditFolder,
  from: string,
  to: string,
  paths?: readonly string[],
): Promise<FileChange[]> {
  const files = await changedFiles(edit.repo, from, to, paths)
  if (files.length > mostDescribed) return []
  return changesOfFiles(
    await Promise.all(
      files.map(async (file) => ({
        file,
        before: await fileIn(edit.repo, from, file),
        after: await fileIn(edit.repo, to, file),
      })),
    ),
  )
}

/** What a draft changes of what it began from, field by field. */
export async function draftChanges(edit: EditFolder, draft: Draft): Promise<FileChange[]> {
  return await changesFrom(edit, await forkOf(edit, draft.commit), draft.commit)
}

/** What differs between two commits, in all content or some files of it, field by field. */
export async function changesBetweenCommits(
  edit: EditFolder,
  from: string,
  to: string,
  paths?: readonly string[],
): Promise<FileChange[]> {
  return await changesFrom(edit, from, to, paths)
}

/** A draft brought up to date, or the fields that were changed on both sides. */
export type Updated =
  | { readonly kind: 'current' | 'updated'; readonly commit: string }
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[] }
  | { readonly kind: 'missing' }

/** Takes into a draft what was published since it began: field by field; conflicts change nothing. */
export async function updateDraft(
  edit: EditFolder,
  id: string,
  member: Member,
  prefer?: Preference,
): Promise<Updated> {
  return await oneAtATime(`draft ${id}`, async (): Promise<Updated> => {
    const draft = await readDraft(edit, id)
    if (draft === undefined) return { kind: 'missing' }
    const main = await mainCommit(edit)
    const fork = await forkOf(edit, draft.commit)
    if (fork === main) return { kind: 'current', commit: draft.commit }
    const files = await changedFiles(edit.repo, fork, draft.commit)
    const conflicts: Conflict[] = []
    const writes: [string, string | undefined][] = []
    const pictures: string[] = []
    for (const file of files) {
      if (!/\.(?:yaml|md)$/.test(file)) {
        pictures.push(file)
        continue
      }
      const [base, ours, theirs] = await Promise.all(
        [fork, draft.commit, main].map((commit) => fileIn(edit.repo, commit, file)),
      )
      const merged = mergeFile({ file, base, ours, theirs }, prefer)
      if (merged.kind === 'conflict') conflicts.push(...merged.conflicts)
      else writes.push([file, merged.source])
    }
    if (conflicts.length > 0) return { kind: 'conflict', conflicts }
    await cleanCheckout(draft)
    await git(draft.root, ['read-tree', '--reset', '-u', main])
    if (pictures.length > 0) await git(draft.root, ['checkout', draft.commit, '--', ...pictures])
    for (const [file, source] of writes) write(draft.root, file, source)
    const commit = await commitAll(draft, member, 'Bring up to date with the published site', [
      draft.commit,
      main,
    ])
    return { kind: 'updated', commit }
  })
}
