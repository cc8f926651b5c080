import { join } from 'node:path'
import { openEditFolder, type EditFolder } from '#domains/editor/git/edit-folder.server.ts'
import { projectOf, seedParsed } from '#domains/publish/stage-release.server.ts'
import type { MiddlewareHandler } from 'hono'
import { may } from '#domains/staff/roles.ts'
import { showPage, type DeskContext, type DeskEnv, type DeskParts } from '#desk/desk-screen.server.ts'
import { draftChecks, type DraftChecks } from '#desk/content/drafts/draft-checks.server.ts'

/** What the pages about texts need beyond the desk's parts. */
export interface ContentParts extends DeskParts {
  /** The clone in which drafts are written; made at the first use. */
  readonly edit: () => Promise<EditFolder>
  readonly checks: DraftChecks
}

/** Opens the edit folder once; a failed try is repeated at the next request. */
export function contentParts(parts: DeskParts): ContentParts {
  let opened: Promise<EditFolder> | undefined
  const parsed = join(parts.editDir, 'parsed')
  const open = async () => {
    const edit = await openEditFolder({ folder: parts.editDir, origin: projectOf(process.cwd()) })
    await seedParsed(parsed, process.cwd())
    return edit
  }
  const edit = async () => {
    opened ??= open()
    try {
      return await opened
    } catch (error) {
      opened = undefined
      throw error
    }
  }
  return { ...parts, edit, checks: draftChecks(parsed) }
}

/** Answers that there is nothing at an address. */
export async function showMissing(parts: DeskParts, context: DeskContext): Promise<Response> {
  return await showPage(parts, context, 'message', { kind: 'missing' }, 404)
}

/** Roles that do not write texts do not learn what there is. */
export function requireEditor(parts: DeskParts): MiddlewareHandler<DeskEnv> {
  return async (context, next) =>
    may(context.get('member'), 'content') ? next() : await showMissing(parts, context)
}
