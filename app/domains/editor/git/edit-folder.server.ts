import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { git, gitLine, uploadPack, type Author } from './run-git.server.ts'

/** The clone in which drafts are written: never the checkout of a release. */
export interface EditFolder {
  readonly folder: string
  /** The clone, without a checkout of its own. */
  readonly repo: string
  /** The branch that is published. */
  readonly main: string
}

/** Whoever edits. */
export interface Member {
  readonly id: string
  readonly name: string
}

/** The name and a private address for git: a member's own address stays out of the history. */
export function authorOf({ id, name }: Member): Author {
  const shown = name.replaceAll(/[<>\p{Cc}\p{Cf}]/gu, '').trim()
  const address = id.replaceAll(/[^A-Za-z0-9-]/g, '').slice(0, 60)
  return { name: shown === '' ? 'Editor' : shown, email: `${address || 'editor'}@noreply.invalid` }
}

/** The clone as it is, if it was made already. */
export function knownEditFolder(folder: string, main = 'main'): EditFolder {
  return { folder, repo: join(folder, 'repo.git'), main }
}

interface EditOptions {
  /** `EDIT_DIR`. */
  readonly folder: string
  /** The repository from which the clone is made at the first use: a folder on this machine. */
  readonly origin: string
  readonly main?: string
}

/** Opens the clone; makes it at the first use. */
export async function openEditFolder({ folder, origin, main = 'main' }: EditOptions): Promise<EditFolder> {
  const edit = knownEditFolder(folder, main)
  const { repo } = edit
  if (!existsSync(repo)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const unfinished = `${repo}.${process.pid}.part`
    rmSync(unfinished, { recursive: true, force: true })
    await git(folder, ['clone', '--quiet', '--bare', '--no-hardlinks', uploadPack, '--', origin, unfinished])
    const head = await gitLine(unfinished, ['rev-parse', '--verify', 'HEAD'])
    // A checkout of a release may be on a branch of another name, or on none.
    const known = await git(unfinished, ['branch', '--list', main])
    if (known.trim() === '') await git(unfinished, ['update-ref', `refs/heads/${main}`, head])
    await git(unfinished, ['symbolic-ref', 'HEAD', `refs/heads/${main}`])
    renameSync(unfinished, repo)
  }
  return edit
}

/**
 * Checks out the texts of a commit in a folder: the content, and the interface texts that the check reads beside it. All
 * of the project would be four times as many files.
 */
export async function checkOutTexts(
  { repo }: EditFolder,
  root: string,
  words: readonly string[],
): Promise<void> {
  await oneAtATime(repo, async () => {
    await git(repo, ['worktree', 'add', '--quiet', '--no-checkout', ...words])
    await git(root, ['sparse-checkout', 'set', '--no-cone', '/content/', '/locales/'])
    await git(root, ['read-tree', '-m', '-u', 'HEAD'])
  })
}

/** The commit that is published, or would be with the next build. */
export async function mainCommit({ repo, main }: EditFolder): Promise<string> {
  return await gitLine(repo, ['rev-parse', '--verify', `refs/heads/${main}`])
}

/** The text of a file in a commit; undefined if it is not there or no text. */
export async function fileIn(repo: string, commit: string, file: string): Promise<string | undefined> {
  try {
    return await git(repo, ['cat-file', 'blob', `${commit}:${file}`])
  } catch {
    return undefined
  }
}

/** The files of content, or those of some paths, that differ between two commits. */
export async function changedFiles(
  repo: string,
  from: string,
  to: string,
  paths: readonly string[] = ['content'],
): Promise<string[]> {
  const listed = await git(repo, ['diff', '--name-only', '-z', '--no-renames', from, to, '--', ...paths])
  return listed.split('\0').filter(Boolean)
}

const running = new Map<string, Promise<unknown>>()

/** Runs work on a draft or on main after what is already running on it in this process. */
export async function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = running.get(key) ?? Promise.resolve()
  const next = before.then(work, work)
  const settled = next.catch(() => undefined)
  running.set(key, settled)
  try {
    return await next
  } finally {
    if (running.get(key) === settled) running.delete(key)
  }
}
