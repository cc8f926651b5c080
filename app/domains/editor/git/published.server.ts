import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkOutTexts, mainCommit, oneAtATime, type EditFolder } from './edit-folder.server.ts'
import { git, gitLine } from './run-git.server.ts'

/** What is published, as files: for lists and searches over many texts. */
export interface PublishedFolder {
  readonly root: string
  readonly commit: string
}

/** A checkout of what is published, brought up to date if something was published since. */
export async function publishedFolder(edit: EditFolder): Promise<PublishedFolder> {
  const root = join(edit.folder, 'published')
  return await oneAtATime(root, async () => {
    const commit = await mainCommit(edit)
    if (!existsSync(join(root, '.git')))
      await checkOutTexts(edit, root, ['--force', '--detach', root, commit])
    else if ((await gitLine(root, ['rev-parse', 'HEAD'])) !== commit)
      await git(root, ['checkout', '--quiet', '--force', '--detach', commit])
    return { root, commit }
  })
}
