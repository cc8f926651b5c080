import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { changedFiles, fileIn, mainCommit, type EditFolder } from '#domains/editor/git/edit-folder.server.ts'
import { git, gitLine, uploadPack } from '#domains/editor/git/run-git.server.ts'
import { mergeFile } from '#domains/editor/merge/merge-files.server.ts'
import { publishFolder } from './publish-folder.server.ts'

const author = { name: 'Publisher', email: 'publisher@noreply.invalid' }

async function succeeds(repo: string, args: readonly string[]): Promise<boolean> {
  return await git(repo, args).then(
    () => true,
    () => false,
  )
}

/** Puts a file's text or its bytes in another commit into an index; takes it out if there is none. */
async function place(
  repo: string,
  env: Readonly<Record<string, string>>,
  { file, source, from }: { file: string; source: string | undefined; from: string },
): Promise<void> {
  if (/\.(?:yaml|md)$/.test(file) && source !== undefined) {
    const hash = await gitLine(repo, ['hash-object', '-w', '--stdin'], { input: source })
    await git(repo, ['update-index', '--add', '--cacheinfo', `100644,${hash},${file}`], { env })
    return
  }
  const entry = await gitLine(repo, ['ls-tree', from, '--', file])
  const [, mode, hash] = /^(\d+) blob ([0-9a-f]+)\t/.exec(entry) ?? []
  if (mode === undefined) await git(repo, ['update-index', '--force-remove', '--', file], { env })
  else await git(repo, ['update-index', '--add', '--cacheinfo', `${mode},${hash},${file}`], { env })
}

/** The project's files with what was published since, field by field; what both changed is as published. */
async function merge(edit: EditFolder, main: string, head: string): Promise<string> {
  const { repo } = edit
  const base = await gitLine(repo, ['merge-base', main, head])
  const index = join(publishFolder(edit.folder, 'publisher'), 'merge-index')
  const env = { GIT_INDEX_FILE: index }
  rmSync(index, { force: true })
  await git(repo, ['read-tree', head], { env })
  for (const file of await changedFiles(repo, base, main)) {
    const [before, ours, theirs] = await Promise.all(
      [base, main, head].map((commit) => fileIn(repo, commit, file)),
    )
    const merged = mergeFile({ file, base: before, ours, theirs }, () => 'ours')
    await place(repo, env, { file, source: merged.kind === 'merged' ? merged.source : ours, from: main })
  }
  const tree = await gitLine(repo, ['write-tree'], { env })
  rmSync(index, { force: true })
  const message = 'Take in the new release of the project\n'
  return await gitLine(repo, ['commit-tree', tree, '-p', main, '-p', head, '-F', '-'], {
    author,
    input: message,
  })
}

/**
 * Takes the project's own commits into main: a release that an operator installed brings its changes, and what editors
 * published stays.
 * @throws Error if the project has no history in common with main, as a shallow clone
 */
export async function takeProject(edit: EditFolder, project: string): Promise<void> {
  const { repo } = edit
  const head = await gitLine(project, ['rev-parse', '--verify', 'HEAD'])
  const main = await mainCommit(edit)
  if (!(await succeeds(repo, ['cat-file', '-e', head])))
    await git(repo, ['fetch', '--quiet', '--no-tags', uploadPack, '--', project, 'HEAD'])
  if (await succeeds(repo, ['merge-base', '--is-ancestor', head, main])) return
  const isNewer = await succeeds(repo, ['merge-base', '--is-ancestor', main, head])
  const commit = isNewer ? head : await merge(edit, main, head)
  await git(repo, ['update-ref', `refs/heads/${edit.main}`, commit, main])
}

/** Whether a folder has the content of main, to the byte. */
export async function hasPublishedContent(edit: EditFolder, folder: string): Promise<boolean> {
  const index = join(publishFolder(edit.folder, 'publisher'), 'compared-index')
  const env = { GIT_INDEX_FILE: index }
  rmSync(index, { force: true })
  await git(edit.repo, [`--work-tree=${folder}`, 'add', '--all', '--', 'content'], { env })
  const tree = await gitLine(edit.repo, ['write-tree', '--prefix=content/'], { env })
  rmSync(index, { force: true })
  return tree === (await gitLine(edit.repo, ['rev-parse', `refs/heads/${edit.main}:content`]))
}
