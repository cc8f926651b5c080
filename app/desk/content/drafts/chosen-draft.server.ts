import { findDraft, listDrafts, type Draft } from '#domains/editor/git/drafts.server.ts'
import { mainCommit, type EditFolder } from '#domains/editor/git/edit-folder.server.ts'
import { publishedFolder } from '#domains/editor/git/published.server.ts'
import { hasCommit } from '#domains/editor/git/text-at.server.ts'
import { lastResults } from '#domains/publish/results.server.ts'
import { scheduledDrafts } from '#domains/publish/schedule.server.ts'
import type { DeskContext } from '#desk/desk-screen.server.ts'

/** The version of the texts that a page of the desk shows. */
export interface Version {
  /** Undefined for what is published: saving begins a draft. */
  readonly draft: Draft | undefined
  readonly root: string
  readonly commit: string
}

/** Asks for a draft of its own. */
export const newDraft = 'new'

/** Drafts on their way to the site: what is written next belongs into another one. */
function leaving({ folder }: EditFolder): Set<string> {
  const ids = scheduledDrafts(folder).map(({ draft }) => draft)
  const asked = lastResults(folder).flatMap(({ asked: what, state }) =>
    what.kind === 'publish' && state !== 'done' && state !== 'failed' ? [what.draft] : [],
  )
  return new Set([...ids, ...asked])
}

/** The version with the published texts. */
export async function publishedVersion(edit: EditFolder): Promise<Version> {
  return { draft: undefined, ...(await publishedFolder(edit)) }
}

/**
 * The draft named in the address, or the one that the member wrote in last; otherwise what is published.
 * @returns undefined if there is no such draft
 */
export async function versionFor(edit: EditFolder, context: DeskContext): Promise<Version | undefined> {
  const asked = context.req.query('draft')
  if (asked === newDraft) return await publishedVersion(edit)
  if (asked !== undefined && asked !== '') {
    const draft = await findDraft(edit, asked)
    return draft && { draft, root: draft.root, commit: draft.commit }
  }
  const { id } = context.get('member')
  const gone = leaving(edit)
  const own = (await listDrafts(edit)).find((one) => one.startedBy === id && !gone.has(one.id))
  return own ? { draft: own, root: own.root, commit: own.commit } : await publishedVersion(edit)
}

/** Whether a text is the name of a commit. */
function isCommit(text: string | undefined): text is string {
  return text !== undefined && /^[0-9a-f]{40}$/.test(text)
}

/** The commit that a posted form showed; what is published now if it names none. */
export async function baseOf(edit: EditFolder, base: string | undefined): Promise<string> {
  return isCommit(base) ? base : await mainCommit(edit)
}

/** The version that a posted form showed: its commit, with the files of its draft. */
export async function postedVersion(
  edit: EditFolder,
  values: Readonly<Record<string, string>>,
): Promise<Version | undefined> {
  const { draft: id = '', base } = values
  const draft = id === '' ? undefined : await findDraft(edit, id)
  const known = draft ? { draft, root: draft.root, commit: draft.commit } : await publishedVersion(edit)
  if (!isCommit(base)) return known
  return (await hasCommit(edit, base)) ? { ...known, commit: base } : undefined
}
