import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { newRequests } from '#domains/requests/work/new-requests.server.ts'
import { may } from '#domains/staff/roles.ts'
import { readSession } from '#domains/staff/sessions.server.ts'
import { getCookie } from 'hono/cookie'
import { faultCode, StoreFault } from '#platform/fault.server.ts'
import { nodeRequest } from '#platform/http/client-address.server.ts'
import { strictTransport } from '#platform/http/security-headers.server.ts'
import { log } from '#platform/log.server.ts'
import { accessRoutes } from './access/access-routes.server.ts'
import { requireSession } from './access/guards.server.ts'
import { oidcRoutes } from './access/oidc-routes.server.ts'
import { cookieName } from './access/session-cookie.server.ts'
import { deskFiles } from './desk-files.server.ts'
import { deskHeaders } from './desk-headers.server.ts'
import {
  maxFormBytes,
  maxTextFormBytes,
  showPage,
  type DeskContext,
  type DeskEnv,
  type DeskParts,
} from './desk-screen.server.ts'
import { dayRoutes } from './day/day-routes.server.ts'
import { contentRoutes } from './content/content-app.server.ts'
import { maxUploadBytes } from './content/articles/uploaded-form.server.ts'
import { exportRoutes } from './export/export-routes.server.ts'
import { peopleRoutes } from './people/people-routes.server.ts'
import { searchesRoutes } from './searches/searches-routes.server.ts'
import { auditRoutes } from './staff/audit-routes.server.ts'
import { meRoutes } from './staff/me-routes.server.ts'
import { requestRoutes } from './requests/requests-app.server.ts'
import { todayRoutes } from './today/today-routes.server.ts'
import { staffRoutes } from './staff/staff-routes.server.ts'
import { undeliveredRoutes } from './undelivered/undelivered-routes.server.ts'

/** Whether a request may change something: it came from a page of the desk itself. */
function isOwn({ req }: DeskContext, origin: string): boolean {
  if (req.method === 'GET' || req.method === 'HEAD') return true
  const site = req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  // An older browser sends the origin with every post.
  return req.header('origin') === origin
}

/** After a fault the store is not asked. */
const unasked = async () => false

/** Composes the desk's answers. Every route but the sign-in and its files requires a session. */
export function createDesk(parts: DeskParts): Hono<DeskEnv> {
  const { store, party } = parts
  const { host } = new URL(party.origin)
  const app = new Hono<DeskEnv>()
  app.use(strictTransport())
  app.use(deskHeaders())
  // Health checks ask by address.
  app.get('/healthz', (context) => context.text('ok'))
  // Only its own name: a page of another site whose name points here (DNS rebinding) gets nothing.
  app.use(async (context, next) => {
    const hosts = nodeRequest(context)?.headersDistinct['host'] ?? [context.req.header('host') ?? '']
    return hosts.length === 1 && hosts[0] === host ? next() : context.text('', 421)
  })
  app.use(async (context, next) => {
    if (isOwn(context, party.origin)) return next()
    return await showPage(parts, context, 'message', { kind: 'cross-site' }, 403)
  })
  app.route('/', deskFiles())
  const limited = (maxSize: number) => bodyLimit({ maxSize, onError: (context) => context.text('', 413) })
  const [usual, texts, uploads] = [maxFormBytes, maxTextFormBytes, maxUploadBytes].map(limited)
  app.use(async (context, next) => {
    const { path } = context.req
    const limit = /^\/content\/(?:article|picture|partner)$/.test(path)
      ? uploads
      : path.startsWith('/content/')
        ? texts
        : usual
    return await limit?.(context, next)
  })
  app.route('/', accessRoutes(parts))
  if (parts.oidc) app.route('/', oidcRoutes(parts, parts.oidc))
  app.get('/news', async (context) => {
    const token = getCookie(context, cookieName(party))
    const session = token === undefined ? undefined : await readSession(store, token, false)
    if (!session || session.locked || !may(session.member, 'requests')) return context.json({ count: 0 }, 403)
    return context.json({ count: await newRequests(store, session.member, context.req.query('since') ?? '') })
  })
  app.route('/', todayRoutes(parts))
  app.route('/requests', requestRoutes(parts))
  app.route('/day', dayRoutes(parts))
  app.route('/me', meRoutes(parts))
  app.route('/people', peopleRoutes(parts))
  app.route('/undelivered', undeliveredRoutes(parts))
  app.route('/searches', searchesRoutes(parts))
  app.route('/content', contentRoutes(parts))
  app.route('/export', exportRoutes(parts))
  app.route('/staff', staffRoutes(parts))
  app.route('/audit', auditRoutes(parts))
  app.all(
    '*',
    requireSession(parts),
    async (context) => await showPage(parts, context, 'message', { kind: 'missing' }, 404),
  )
  app.onError(async (error, context) => {
    log('error', 'desk.fault', { code: faultCode(error), method: context.req.method })
    const kind = error instanceof StoreFault ? 'store' : 'fault'
    return await showPage(
      { ...parts, isDemo: unasked },
      context,
      'message',
      { kind },
      kind === 'store' ? 503 : 500,
    )
  })
  return app
}
