import { Hono } from 'hono'
import { draftChanges, findDraft, type Draft } from '#domains/editor/git/drafts.server.ts'
import { localeOf, showPage, type DeskContext, type DeskEnv } from '#desk/desk-screen.server.ts'
import { pagePath } from '#map/paths.ts'
import { showMissing, type ContentParts } from '#desk/content/content-desk.server.ts'
import { draftAddress } from '#desk/content/content-address.ts'
import { problemLines, textOfFile } from './draft-model.server.ts'

/** The site as it would be with a draft: it is made here, and served at an origin of its own. */
export function previewRoutes(parts: ContentParts): Hono<DeskEnv> {
  const { preview } = parts
  const app = new Hono<DeskEnv>()

  /** The first page that a draft changes; otherwise the home page. */
  const pathOf = async (context: DeskContext, draft: Draft) => {
    const [change] = await draftChanges(await parts.edit(), draft)
    const page = change && textOfFile(draft.root, change.file)?.page
    return pagePath(page ?? 'home', localeOf(context), parts.identity)
  }

  app.post('/draft/:id/preview', async (context) => {
    const draft = await findDraft(await parts.edit(), context.req.param('id'))
    if (draft === undefined || preview === undefined) return await showMissing(parts, context)
    preview.previews.start(draft)
    return context.redirect(`${draftAddress(draft.id)}/preview`, 303)
  })

  app.get('/draft/:id/preview', async (context) => {
    const draft = await findDraft(await parts.edit(), context.req.param('id'))
    if (draft === undefined || preview === undefined) return await showMissing(parts, context)
    const locale = localeOf(context)
    const state = preview.previews.state(draft.id)
    const problems = state.kind === 'failed' ? problemLines(draft.root, state.problems, locale, draft.id) : []
    const href =
      state.kind === 'ready' ? preview.addressOf(draft.id, await pathOf(context, draft)) : undefined
    const props = { draft: draft.id, title: draft.title, kind: state.kind, problems, href }
    return await showPage(parts, context, 'content-preview', props)
  })
  return app
}
