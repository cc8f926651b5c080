import type { MiddlewareHandler } from 'hono'
import { hasSecretQuery, type IsSecret } from './secret-address.server.ts'

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
