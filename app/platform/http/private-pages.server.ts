import type { MiddlewareHandler } from 'hono'
import { safelyDecoded } from './canonical-path.server.ts'

/**
 * Whether the address of a request or page is secret because it opens a status page or an
 * appointment.
 */
export type IsSecret = (url: string) => boolean

/** The answer to a form posted without a script has the secret of its status page in its query. */
function hasSecretQuery(url: string): boolean {
  return new URL(url).searchParams.has('status')
}

/** Recognises secret addresses by the paths that precede a secret, and by their query. */
export function secretAddresses(prefixes: readonly string[]): IsSecret {
  return (url) => {
    // The router accepts any case and any letter percent-encoded.
    const { pathname } = new URL(url)
    const path = (safelyDecoded(pathname) ?? pathname).toLowerCase()
    return hasSecretQuery(url) || prefixes.some((prefix) => path.startsWith(`${prefix}/`))
  }
}

/** The target of a redirect; otherwise the page itself. */
function locationOf({ headers }: Response, url: string): string {
  return new URL(headers.get('location') ?? '', url).href
}

/**
 * Pages with a secret address: the referrer must not leak it, neither to other sites nor to tags on
 * the following page; no search engine indexes and no cache stores it.
 */
export function privatePages(isSecret: IsSecret): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { url } = context.req
    const secretQuery = hasSecretQuery(url) || hasSecretQuery(locationOf(context.res, url))
    if (!secretQuery && !isSecret(url)) return
    // Not `no-referrer` on pages with forms: old browsers then send `Origin: null` with posts, and
    // nothing else.
    context.res.headers.set('referrer-policy', secretQuery ? 'no-referrer' : 'strict-origin')
    context.res.headers.set('x-robots-tag', 'noindex, nofollow')
    context.res.headers.set('cache-control', 'no-store')
  }
}
