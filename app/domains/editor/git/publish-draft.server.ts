import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeDraftFile, draftPath } from '#domains/editor/files/draft-files.server.ts'
import { mergeFile, type Conflict } from '#domains/editor/merge/merge-files.server.ts'
import { commitMessage } from './commit-message.ts'
import { changesBetweenCommits, findDraft } from './drafts.server.ts'
import {
  authorOf,
  changedFiles,
  fileIn,
  mainCommit,
  oneAtATime,
  type EditFolder,
  type Member,
} from './edit-folder.server.ts'
import { git, gitLine } from './run-git.server.ts'

/** A commit on top of main, which is not main yet; or why there is none. */
export type Prepared =
  | { readonly kind: 'prepared'; readonly commit: string; readonly main: string; readonly message: string }
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[] }
  /** Main already has all of it. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'missing' }

const isCommit = (text: string) => /^[0-9a-f]{40}$/.test(text)

/** Main with the changes from one commit to another, as a commit of its own. */
async function onMain(
  edit: EditFolder,
  { from, to, member, title }: { from: string; to: string; member: Member; title?: string },
): Promise<Prepared> {
  const main = await mainCommit(edit)
  const files = await changedFiles(edit.repo, from, to)
  const root = join(edit.folder, `merge-${randomBytes(6).toString('hex')}`)
  const conflicts: Conflict[] = []
  await git(edit.repo, ['worktree', 'add', '--quiet', '--detach', '--no-checkout', root, main])
  try {
    await git(root, ['read-tree', main])
    for (const file of files) {
      if (!/\.(?:yaml|md)$/.test(file)) {
        const entry = await gitLine(edit.repo, ['ls-tree', to, '--', file])
        const [, mode, hash] = /^(\d+) blob ([0-9a-f]+)\t/.exec(entry) ?? []
        if (mode === undefined) await git(root, ['update-index', '--force-remove', '--', file])
        else await git(root, ['update-index', '--add', '--cacheinfo', `${mode},${hash},${file}`])
        continue
      }
      const [base, ours, theirs] = await Promise.all(
        [from, to, main].map((commit) => fileIn(edit.repo, commit, file)),
      )
      const merged = mergeFile({ file, base, ours, theirs })
      if (merged.kind === 'conflict') conflicts.push(...merged.conflicts)
      else if (merged.source === undefined) await git(root, ['update-index', '--force-remove', '--', file])
      else {
        draftPath(root, file)
        writeDraftFile(root, file, merged.source)
        await git(root, ['update-index', '--add', '--', file])
      }
    }
    if (conflicts.length > 0) return { kind: 'conflict', conflicts }
    const tree = await gitLine(root, ['write-tree'])
    if (tree === (await gitLine(edit.repo, ['rev-parse', `${main}^{tree}`]))) return { kind: 'nothing' }
    const author = authorOf(member)
    const unnamed = await gitLine(root, ['commit-tree', tree, '-p', main, '-m', 'Change content'], { author })
    const words = commitMessage(await changesBetweenCommits(edit, main, unnamed))
    const message = title === undefined ? words : `${title}\n\n${words}`
    const commit = await gitLine(root, ['commit-tree', tree, '-p', main, '-F', '-'], {
      author,
      input: message,
    })
    return { kind: 'prepared', commit, main, message }
  } finally {
    rmSync(root, { recursive: true, force: true })
    await git(edit.repo, ['worktree', 'prune'])
  }
}

/**
 * A draft as one commit on top of what is published, merged field by field. Main is moved to it by `advanceMain`, once it
 * has been checked and built.
 */
export async function prepareDraft(edit: EditFolder, id: string, member: Member): Promise<Prepared> {
  return await oneAtATime(edit.repo, async (): Promise<Prepared> => {
    const draft = await findDraft(edit, id)
    if (draft === undefined) return { kind: 'missing' }
    const fork = await gitLine(edit.repo, ['merge-base', draft.commit, await mainCommit(edit)])
    return await onMain(edit, { from: fork, to: draft.commit, member })
  })
}

/** The reverse of a published commit, on top of main; fields that were changed again since are conflicts. */
export async function prepareRevert(edit: EditFolder, commit: string, member: Member): Promise<Prepared> {
  return await oneAtATime(edit.repo, async (): Promise<Prepared> => {
    if (!isCommit(commit)) return { kind: 'missing' }
    const parents = (await gitLine(edit.repo, ['log', '-1', '--format=%P%n%s', commit])).split('\n')
    const [before] = parents[0]?.split(' ') ?? []
    if (before === undefined || before === '') return { kind: 'missing' }
    const title = `Undo: ${parents[1] ?? ''}`.slice(0, 72)
    return await onMain(edit, { from: commit, to: before, member, title })
  })
}

/**
 * Makes a prepared commit what is published.
 * @returns whether main was still where the commit was prepared
 */
export async function advanceMain(
  edit: EditFolder,
  { commit, main }: Pick<Prepared & { kind: 'prepared' }, 'commit' | 'main'>,
): Promise<boolean> {
  try {
    await git(edit.repo, ['update-ref', `refs/heads/${edit.main}`, commit, main])
    return true
  } catch {
    return false
  }
}
