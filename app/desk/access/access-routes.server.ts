import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import * as v from 'valibot'
import { audit } from '#domains/staff/audit.server.ts'
import { invitedMember, returnInvite, useInvite } from '#domains/staff/invites.server.ts'
import {
  beginRegistration,
  beginSignIn,
  endOtherAccess,
  finishRegistration,
  finishSignIn,
} from '#domains/staff/passkeys.server.ts'
import { closeSession, openSession, readSession } from '#domains/staff/sessions.server.ts'
import { log } from '#platform/log.server.ts'
import { addressOf } from '#platform/http/client-address.server.ts'
import { countUses } from '#platform/store/rate-limit.server.ts'
import {
  safeNext,
  showPage,
  type DeskContext,
  type DeskEnv,
  type DeskParts,
} from '#desk/desk-screen.server.ts'
import { requireFreshPasskey, requireSession } from './guards.server.ts'
import { clearSession, cookieName, setSession } from './session-cookie.server.ts'

const answered = v.object({
  ceremony: v.pipe(v.string(), v.maxLength(64)),
  // The library checks its content.
  response: v.looseObject({ id: v.pipe(v.string(), v.maxLength(1024)) }),
})
const joined = v.object({ token: v.pipe(v.string(), v.maxLength(64)) })
const named = v.object({ name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)) })

async function bodyOf<T extends v.GenericSchema>(
  context: DeskContext,
  schema: T,
): Promise<v.InferOutput<T> | undefined> {
  const body: unknown = await context.req.json().catch(() => undefined)
  const read = v.safeParse(schema, body)
  return read.success ? read.output : undefined
}

/** Counts a try; true beyond the limit of its address. */
export async function isOverLimit(
  { store, clientAddress, maxTries }: DeskParts,
  context: DeskContext,
): Promise<boolean> {
  const subject = addressOf(context, clientAddress)
  const [count] = await countUses(store, [{ name: 'desk-sign-in', seconds: 600, subject }])
  return (count?.used ?? 0) > maxTries
}

/** The current session, without counting as activity. */
async function sessionOf({ store, party }: DeskParts, context: DeskContext) {
  const token = getCookie(context, cookieName(party))
  return token === undefined ? undefined : await readSession(store, token, false)
}

/** Signing in always makes a new session and ends the one of the cookie: a planted cookie gains nothing. */
export async function signIn(
  { store, party }: DeskParts,
  context: DeskContext,
  staffId: string,
  kind: 'passkey' | 'oidc' = 'passkey',
): Promise<void> {
  const before = getCookie(context, cookieName(party))
  if (before !== undefined) await closeSession(store, before)
  setSession(context, party, await openSession(store, staffId))
  await audit(store, { action: 'sign-in', staffId, detail: kind === 'oidc' ? kind : undefined })
  log('info', 'desk.signed-in', { kind })
}

/** Signing in and out, invitations, confirming with the passkey. */
export function accessRoutes(parts: DeskParts): Hono<DeskEnv> {
  const { store, party, oidc } = parts
  const provider = oidc?.name
  const app = new Hono<DeskEnv>()
  app.get('/sign-in', async (context) => {
    const next = safeNext(context.req.query('next'))
    const session = await sessionOf(parts, context)
    if (session && !session.locked) return context.redirect(next, 303)
    if (session) context.set('locale', session.member.locale)
    return await showPage(parts, context, 'sign-in', { next, lockedName: session?.member.name, provider })
  })
  app.post('/sign-in/options', async (context) => {
    if (await isOverLimit(parts, context)) return context.json({ error: 'limited' }, 429)
    // To unlock a session, only its member's passkeys are offered.
    const session = await sessionOf(parts, context)
    return context.json(await beginSignIn(store, party, session?.member.id))
  })
  app.post('/sign-in/verify', async (context) => {
    const body = await bodyOf(context, answered)
    const response = body?.response as unknown as AuthenticationResponseJSON | undefined
    const member =
      body && response && (await finishSignIn(store, party, { ceremony: body.ceremony, response }))
    const session = await sessionOf(parts, context)
    // A locked session is for its own member to unlock; others sign out first.
    if (!member || (session && session.member.id !== member.id)) {
      log('warn', 'desk.sign-in-refused', {})
      return context.json({ error: 'failed' }, 403)
    }
    await signIn(parts, context, member.id)
    return context.json({ ok: true })
  })
  app.get('/join', async (context) => await showPage(parts, context, 'join', {}))
  app.post('/join/options', async (context) => {
    if (await isOverLimit(parts, context)) return context.json({ error: 'limited' }, 429)
    const body = await bodyOf(context, joined)
    const member = body && (await invitedMember(store, body.token))
    if (!member) return context.json({ error: 'failed' }, 403)
    return context.json(await beginRegistration(store, party, member))
  })
  app.post('/join/verify', async (context) => {
    const body = await bodyOf(context, v.intersect([answered, joined, named]))
    const member = body && (await invitedMember(store, body.token))
    const response = body?.response as unknown as RegistrationResponseJSON | undefined
    // Used up first: of two answers to one link, the second must not leave a passkey behind.
    if (!body || !member || !response || !(await useInvite(store, body.token)))
      return context.json({ error: 'failed' }, 403)
    if (!(await finishRegistration(store, party, member, { ...body, response }))) {
      await returnInvite(store, body.token)
      return context.json({ error: 'failed' }, 403)
    }
    // Whoever needs a new link has lost the earlier passkeys.
    await endOtherAccess(store, member.id, response.id)
    await audit(store, { action: 'passkey-added', staffId: member.id })
    await signIn(parts, context, member.id)
    return context.json({ ok: true })
  })
  app.post('/sign-out', async (context) => {
    const token = getCookie(context, cookieName(party))
    if (token !== undefined) await closeSession(store, token)
    clearSession(context, party)
    return context.redirect('/sign-in', 303)
  })
  app.get('/confirm', requireSession(parts), async (context) => {
    const next = safeNext(context.req.query('next'))
    if (context.get('verified')) return context.redirect(next, 303)
    return await showPage(parts, context, 'confirm', { next, locked: false, provider })
  })
  app.post('/me/passkeys/options', requireSession(parts), requireFreshPasskey(parts), async (context) =>
    context.json(await beginRegistration(store, party, context.get('member'))),
  )
  app.post('/me/passkeys/verify', requireSession(parts), requireFreshPasskey(parts), async (context) => {
    const body = await bodyOf(context, v.intersect([answered, named]))
    const response = body?.response as unknown as RegistrationResponseJSON | undefined
    const member = context.get('member')
    if (!body || !response || !(await finishRegistration(store, party, member, { ...body, response })))
      return context.json({ error: 'failed' }, 403)
    await audit(store, { action: 'passkey-added', staffId: member.id })
    return context.json({ ok: true })
  })
  return app
}
