import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openEditFolder, type EditFolder } from '#domains/editor/git/edit-folder.server.ts'

/** Files that tests of the editor change. */
const usual = ['content/services/nie', 'content/facts/nie.yaml', 'content/site.yaml', 'content/partners.yaml']

/** A repository with some of the site's content, and an edit folder for it. */
export async function openTestEdit(
  files: readonly string[] = usual,
): Promise<{ readonly edit: EditFolder; readonly remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'edit-'))
  const origin = join(folder, 'origin')
  for (const file of files) {
    mkdirSync(dirname(join(origin, file)), { recursive: true })
    cpSync(file, join(origin, file), { recursive: true })
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@noreply.invalid', ...args], {
      cwd: origin,
    })
  git('init', '--quiet', '--initial-branch=main')
  git('add', '.')
  git('commit', '--quiet', '-m', 'Begin')
  const edit = await openEditFolder({ folder: join(folder, 'edit'), origin })
  return { edit, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
