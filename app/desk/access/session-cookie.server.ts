import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { RelyingParty } from '#domains/staff/passkeys.server.ts'
import { sessionHours } from '#domains/staff/sessions.server.ts'

/** Whether the desk is served over TLS. */
export function isSecure({ origin }: RelyingParty): boolean {
  return origin.startsWith('https:')
}

/** The session's cookie. Plain HTTP, possible on the machine itself only, cannot carry a `__Host-` cookie everywhere. */
export function cookieName(party: RelyingParty): string {
  return isSecure(party) ? '__Host-desk' : 'desk'
}

/** Sets the session's cookie. */
export function setSession(context: Context, party: RelyingParty, token: string): void {
  setCookie(context, cookieName(party), token, {
    path: '/',
    httpOnly: true,
    secure: isSecure(party),
    sameSite: 'Strict',
    maxAge: sessionHours * 3600,
  })
}

/** Removes the session's cookie. */
export function clearSession(context: Context, party: RelyingParty): void {
  deleteCookie(context, cookieName(party), { path: '/', secure: isSecure(party) })
}
