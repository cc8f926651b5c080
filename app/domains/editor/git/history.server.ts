import { changesBetweenCommits } from './drafts.server.ts'
import type { EditFolder } from './edit-folder.server.ts'
import type { FileChange } from './file-changes.server.ts'
import { git } from './run-git.server.ts'

/** A commit that changed a text. */
export interface HistoryEntry {
  readonly commit: string
  readonly at: Temporal.Instant
  readonly by: string
  readonly subject: string
  /** What it changed in the files asked for. */
  readonly changes: readonly FileChange[]
}

const separator = '\u001f'

/**
 * The last changes of files that were published, the newest first.
 * @param files without any: of all content
 */
export async function historyOf(
  edit: EditFolder,
  files: readonly string[],
  most = 20,
  from: string = edit.main,
): Promise<HistoryEntry[]> {
  const format = ['%H', '%ct', '%an', '%s', '%P'].join('%x1f')
  const paths = files.length > 0 ? files : ['content']
  const listed = await git(edit.repo, [
    'log',
    `--max-count=${most}`,
    '--no-merges',
    `--format=${format}`,
    from,
    '--',
    ...paths,
  ])
  return await Promise.all(
    listed
      .split('\n')
      .filter(Boolean)
      .map(async (line) => {
        const [commit = '', at = '0', by = '', subject = '', parents = ''] = line.split(separator)
        const [parent] = parents.split(' ')
        const changes = parent ? await changesBetweenCommits(edit, parent, commit, paths) : []
        return { commit, at: Temporal.Instant.fromEpochMilliseconds(Number(at) * 1000), by, subject, changes }
      }),
  )
}
