import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { may, type Permission } from '#domains/staff/roles.ts'
import { readSession, type Session } from '#domains/staff/sessions.server.ts'
import {
  safeNext,
  showPage,
  type DeskContext,
  type DeskEnv,
  type DeskParts,
} from '#desk/desk-screen.server.ts'
import { cookieName } from './session-cookie.server.ts'

type Guard = MiddlewareHandler<DeskEnv>

function pathOf(context: DeskContext): string {
  const { pathname, search } = new URL(context.req.url)
  return safeNext(pathname + search)
}

/** Asks for the passkey and then sends the posted form again, so that nothing typed is lost. */
async function askAgain(
  parts: DeskParts,
  context: DeskContext,
  { locked, member }: { readonly locked: boolean; readonly member?: Session['member'] },
): Promise<Response> {
  // The passkey script's own requests.
  if (context.req.header('content-type') === 'application/json')
    return context.json({ error: 'confirm' }, 401)
  if (context.req.method === 'GET' || context.req.method === 'HEAD') {
    const next = encodeURIComponent(pathOf(context))
    return context.redirect(locked ? `/sign-in?next=${next}` : `/confirm?next=${next}`, 303)
  }
  // Without a member in the context the page shows no navigation, as the session is locked.
  if (!locked && member) context.set('member', member)
  if (member) context.set('locale', member.locale)
  // A file cannot be kept in the page: it has to be chosen again.
  if (context.req.header('content-type')?.startsWith('multipart/'))
    return context.redirect(locked ? `/sign-in?next=${encodeURIComponent(pathOf(context))}` : '/confirm', 303)
  const fields = [...new URLSearchParams(await context.req.text())]
  const form = { action: pathOf(context), fields }
  return await showPage(parts, context, 'confirm', { next: '/', form, locked }, 403)
}

/** Lets only signed-in members pass; others go to the sign-in page and return afterwards. */
export function requireSession(parts: DeskParts): Guard {
  return async (context, next) => {
    const token = getCookie(context, cookieName(parts.party))
    const session = token === undefined ? undefined : await readSession(parts.store, token)
    if (token === undefined || session === undefined) {
      if (context.req.method === 'GET' || context.req.method === 'HEAD')
        return context.redirect(`/sign-in?next=${encodeURIComponent(pathOf(context))}`, 303)
      return await askAgain(parts, context, { locked: true })
    }
    if (session.locked) return await askAgain(parts, context, { locked: true, member: session.member })
    context.set('member', session.member)
    context.set('token', token)
    context.set('verified', session.verified)
    return next()
  }
}

/** Lets only roles with a permission pass; others get 403. */
export function requirePermission(parts: DeskParts, permission: Permission): Guard {
  return async (context, next) => {
    if (may(context.get('member'), permission)) return next()
    return await showPage(parts, context, 'message', { kind: 'forbidden' }, 403)
  }
}

/** Lets only members pass who used their passkey within the last minutes: for erasure, export and staff. */
export function requireFreshPasskey(parts: DeskParts): Guard {
  return async (context, next) => {
    if (context.get('verified')) return next()
    return await askAgain(parts, context, { locked: false, member: context.get('member') })
  }
}
