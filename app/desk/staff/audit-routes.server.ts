import { Hono } from 'hono'
import { listAudit } from '#domains/staff/audit.server.ts'
import { memberNames } from '#domains/staff/member-names.server.ts'
import { momentIn, showPage, type DeskEnv, type DeskParts } from '#desk/desk-screen.server.ts'
import { requirePermission, requireSession } from '#desk/access/guards.server.ts'

const perPage = 50

/** The number of a page from an address; counts from 0. */
export function pageOf(text: string | undefined): number {
  return text !== undefined && /^\d{1,5}$/.test(text) ? Math.max(0, Number(text) - 1) : 0
}

/** Who did what when. */
export function auditRoutes(parts: DeskParts): Hono<DeskEnv> {
  const { store } = parts
  const app = new Hono<DeskEnv>()
  app.use(requireSession(parts), requirePermission(parts, 'audit'))
  app.get('/', async (context) => {
    const page = pageOf(context.req.query('page'))
    const names = await memberNames(store)
    const who = context.req.query('who')
    const staffId = who !== undefined && names.has(who) ? who : undefined
    const list = await listAudit(store, { staffId, page, perPage })
    const href = (number: number) => {
      const query = new URLSearchParams({ ...(staffId && { who: staffId }), page: String(number + 1) })
      return `/audit?${query.toString()}`
    }
    return await showPage(parts, context, 'audit', {
      ...list,
      page,
      href,
      when: momentIn(context),
      names,
      staffId,
    })
  })
  return app
}
