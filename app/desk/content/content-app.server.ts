import { Hono } from 'hono'
import { requireSession } from '#desk/access/guards.server.ts'
import type { DeskEnv, DeskParts } from '#desk/desk-screen.server.ts'
import { articleRoutes } from '#desk/content/articles/article-routes.server.ts'
import { contentParts, requireEditor } from './content-desk.server.ts'
import { draftRoutes } from '#desk/content/drafts/draft-routes.server.ts'
import { factRoutes } from '#desk/content/facts/fact-routes.server.ts'
import { hoursRoutes } from '#desk/content/hours/hours-routes.server.ts'
import { partnerRoutes } from '#desk/content/articles/partner-routes.server.ts'
import { previewRoutes } from '#desk/content/drafts/preview-routes.server.ts'
import { startRoutes } from '#desk/content/start/start-routes.server.ts'
import { textRoutes } from '#desk/content/text/text-routes.server.ts'

/** Texts, facts, hours and articles: everything about the site’s content, for editors and managers. */
export function contentRoutes(desk: DeskParts): Hono<DeskEnv> {
  const parts = contentParts(desk)
  const app = new Hono<DeskEnv>()
  app.use(requireSession(desk), requireEditor(desk))
  const groups = [
    startRoutes,
    textRoutes,
    factRoutes,
    hoursRoutes,
    articleRoutes,
    partnerRoutes,
    draftRoutes,
    previewRoutes,
  ]
  for (const routes of groups) app.route('/', routes(parts))
  return app
}
