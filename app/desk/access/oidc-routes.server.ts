import { Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as oidc from 'openid-client'
import * as v from 'valibot'
import { findMemberByEmail } from '#domains/staff/members.server.ts'
import { keepChallenge, takeChallenge } from '#domains/staff/passkeys.server.ts'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import { safeNext, showPage, type DeskEnv, type DeskParts } from '#desk/desk-screen.server.ts'
import { isOverLimit, signIn } from './access-routes.server.ts'
import { isSecure } from './session-cookie.server.ts'

/** The office's own sign-in, such as Microsoft 365 or Google Workspace. */
export interface OidcConfig {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Shown on the button. */
  readonly name: string
}

/** What has to be remembered between leaving and returning. */
const attemptSchema = v.object({
  verifier: v.string(),
  state: v.string(),
  nonce: v.string(),
  next: v.string(),
})
type Attempt = v.InferOutput<typeof attemptSchema>

/** The attempt behind a cookie; undefined for anything else that is kept in the same table. */
function readAttempt(text: string | undefined): Attempt | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), attemptSchema), text)
  return read.success ? read.output : undefined
}

/** Fetches the provider's endpoints and keys once; a failed attempt is repeated at the next use. */
function discovery({ issuer, clientId, clientSecret }: OidcConfig): () => Promise<oidc.Configuration> {
  const url = new URL(issuer)
  // Plain HTTP only to this machine, as in tests.
  const execute = url.protocol === 'http:' && url.hostname === 'localhost' ? [oidc.allowInsecureRequests] : []
  let known: Promise<oidc.Configuration> | undefined
  return async () => {
    known ??= oidc.discovery(url, clientId, clientSecret, undefined, { execute })
    return await known.catch((error: unknown) => {
      known = undefined
      throw error
    })
  }
}

/**
 * Signing in with OpenID Connect, by the authorization code flow with PKCE (RFC 9700). A member is known by the e-mail
 * address that a manager entered; the issuer must be the office's own, so that it vouches for that address.
 */
export function oidcRoutes(parts: DeskParts, config: OidcConfig): Hono<DeskEnv> {
  const { store, party } = parts
  const provider = discovery(config)
  const redirectUri = `${party.origin}/oidc/callback`
  const cookie = isSecure(party) ? '__Host-desk-oidc' : 'desk-oidc'
  const app = new Hono<DeskEnv>()

  app.get('/oidc/start', async (context) => {
    if (await isOverLimit(parts, context))
      return await showPage(parts, context, 'message', { kind: 'too-many' }, 429)
    const verifier = oidc.randomPKCECodeVerifier()
    const attempt: Attempt = {
      verifier,
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      next: safeNext(context.req.query('next')),
    }
    const address = oidc.buildAuthorizationUrl(await provider(), {
      redirect_uri: redirectUri,
      scope: 'openid email',
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state: attempt.state,
      nonce: attempt.nonce,
      // Always a fresh sign-in: the session counts as just verified.
      prompt: 'login',
      max_age: '0',
    })
    const id = await keepChallenge(store, JSON.stringify(attempt))
    // Lax, because the provider's redirect comes from another site.
    const options = {
      path: '/',
      httpOnly: true,
      secure: isSecure(party),
      sameSite: 'Lax',
      maxAge: 300,
    } as const
    setCookie(context, cookie, id, options)
    return context.redirect(address.href, 303)
  })

  app.get('/oidc/callback', async (context) => {
    const id = getCookie(context, cookie)
    deleteCookie(context, cookie, { path: '/', secure: isSecure(party) })
    const attempt = readAttempt(id === undefined ? undefined : await takeChallenge(store, id))
    const refuse = async (code: string) => {
      log('warn', 'desk.sign-in-refused', { kind: 'oidc', code })
      return await showPage(parts, context, 'message', { kind: 'unknown-account' }, 403)
    }
    if (attempt === undefined) return await refuse('attempt')
    const returned = new URL(`${redirectUri}${new URL(context.req.url).search}`)
    const tokens = await oidc
      .authorizationCodeGrant(await provider(), returned, {
        pkceCodeVerifier: attempt.verifier,
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
        idTokenExpected: true,
        maxAge: 300,
      })
      .catch((error: unknown) => {
        log('warn', 'desk.oidc-failed', { code: faultCode(error) })
      })
    const claims = tokens?.claims()
    const email = claims?.['email']
    if (typeof email !== 'string' || claims?.['email_verified'] === false) return await refuse('claims')
    const member = await findMemberByEmail(store, email)
    if (!member) return await refuse('member')
    await signIn(parts, context, member.id, 'oidc')
    context.set('locale', member.locale)
    // A redirect would still count as coming from the provider, and the browser would withhold the strict cookie.
    return await showPage(parts, context, 'entered', { next: attempt.next })
  })
  return app
}
