import type { MiddlewareHandler } from 'hono'
import { safelyDecoded } from './canonical-path.server.ts'

/** Whether the address of a request or page is a secret, as it opens a status page or an appointment. */
export type IsSecret = (url: string) => boolean

/** The answer to a form posted without a script carries the secret of its status page in its query. */
function hasSecretQuery(url: string): boolean {
  return new URL(url).searchParams.has('status')
}

/** Knows secret addresses by the paths under which a secret follows, and by their query. */
export function secretAddresses(prefixes: readonly string[]): IsSecret {
  return (url) => {
    // The router takes any case and any letter percent-encoded.
    const { pathname } = new URL(url)
    const path = (safelyDecoded(pathname) ?? pathname).toLowerCase()
    return hasSecretQuery(url) || prefixes.some((prefix) => path.startsWith(`${prefix}/`))
  }
}

/** Where an answer leads to; the page itself where it leads nowhere. */
function locationOf({ headers }: Response, url: string): string {
  return new URL(headers.get('location') ?? '', url).href
}

/**
 * Pages whose address is a secret: nobody learns it from a referrer, other sites
 * as little as tags on the page that follows; no search engine and no cache keeps it.
 */
export function privatePages(isSecret: IsSecret): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { url } = context.req
    const secretQuery = hasSecretQuery(url) || hasSecretQuery(locationOf(context.res, url))
    if (!secretQuery && !isSecret(url)) return
    // Not `no-referrer` where there are forms: old browsers then send `Origin: null` with them, and nothing else.
    context.res.headers.set('referrer-policy', secretQuery ? 'no-referrer' : 'strict-origin')
    context.res.headers.set('x-robots-tag', 'noindex, nofollow')
    context.res.headers.set('cache-control', 'no-store')
  }
}
