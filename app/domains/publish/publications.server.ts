import type { EditFolder, Member } from '#domains/editor/git/edit-folder.server.ts'
import { authorOf } from '#domains/editor/git/edit-folder.server.ts'
import { git, gitLine } from '#domains/editor/git/run-git.server.ts'

/** What was published: a commit of main with a tag `published/NUMBER`. */
export interface Publication {
  readonly number: number
  readonly commit: string
  readonly by: string
  readonly at: Temporal.Instant
  /** What was changed, in a line. */
  readonly subject: string
}

const tagOf = (number: number) => `published/${number}`

/** The last publications, the newest first. */
export async function listPublications({ repo }: EditFolder, most = 50): Promise<Publication[]> {
  const fields = [
    '%(refname:lstrip=3)',
    '%(*objectname)',
    '%(taggername)',
    '%(taggerdate:unix)',
    '%(contents:subject)',
  ]
  const listed = await git(repo, [
    'for-each-ref',
    `--count=${most}`,
    '--sort=-version:refname',
    `--format=${fields.join('%1f')}`,
    'refs/tags/published',
  ])
  return listed
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [number = '', commit = '', by = '', at = '0', subject = ''] = line.split('\u001f')
      return {
        number: Number(number),
        commit,
        by,
        at: Temporal.Instant.fromEpochMilliseconds(Number(at) * 1000),
        subject,
      }
    })
}

/** The commit of a publication. */
export async function publishedCommit({ repo }: EditFolder, number: number): Promise<string | undefined> {
  try {
    return await gitLine(repo, ['rev-parse', '--verify', `refs/tags/${tagOf(number)}^{commit}`])
  } catch {
    return undefined
  }
}

/** Tags what visitors see from now on. Twice is the same as once, for a publisher that was killed in between. */
export async function tagPublication(
  edit: EditFolder,
  { number, commit, by, message }: { number: number; commit: string; by: Member; message: string },
): Promise<void> {
  if ((await publishedCommit(edit, number)) === commit) return
  await git(edit.repo, ['tag', '-a', '-F', '-', tagOf(number), commit], {
    author: authorOf(by),
    input: message,
  })
}
