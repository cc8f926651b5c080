import { readTextForm } from '#domains/editor/files/fields.server.ts'
import type { TextForm } from '#domains/editor/files/field.ts'
import { filesOf, type EditableText } from '#domains/editor/files/texts.server.ts'
import { fileIn, type EditFolder } from './edit-folder.server.ts'
import { git } from './run-git.server.ts'

/** The fields of a text as a commit has them: what a form showed that was opened at that commit. */
export async function textFormAt(
  { repo }: EditFolder,
  commit: string,
  text: EditableText,
): Promise<TextForm> {
  const sources = new Map(
    await Promise.all(
      filesOf(text).map(async ({ file }) => [file, await fileIn(repo, commit, file)] as const),
    ),
  )
  return readTextForm((file) => sources.get(file), text)
}

/** Whether a text is the name of a commit that is there. */
export async function hasCommit({ repo }: EditFolder, commit: string): Promise<boolean> {
  if (!/^[0-9a-f]{40}$/.test(commit)) return false
  return await git(repo, ['cat-file', '-e', `${commit}^{commit}`]).then(
    () => true,
    () => false,
  )
}
