import { Hono } from 'hono'
import { requirePermission, requireSession } from '#desk/access/guards.server.ts'
import type { DeskEnv, DeskParts } from '#desk/desk-screen.server.ts'
import { addEraseRoutes } from './erase-routes.server.ts'
import { addFileRoutes } from './file-routes.server.ts'
import { addInboxRoutes } from './inbox-routes.server.ts'
import { addRequestRoutes } from './request-routes.server.ts'

/** The inbox and everything about single requests. */
export function requestRoutes(parts: DeskParts): Hono<DeskEnv> {
  const app = new Hono<DeskEnv>()
  app.use(requireSession(parts), requirePermission(parts, 'requests'))
  addInboxRoutes(app, parts)
  addEraseRoutes(app, parts)
  addFileRoutes(app, parts)
  addRequestRoutes(app, parts)
  return app
}
