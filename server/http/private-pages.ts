import type { MiddlewareHandler } from 'hono'

/** The answer to a form posted without a script carries the secret of its status page in its query. */
function hasSecretQuery(url: string): boolean {
  return new URL(url).searchParams.has('status')
}

/** Where an answer leads to; the page itself where it leads nowhere. */
function locationOf({ headers }: Response, url: string): string {
  return new URL(headers.get('location') ?? '', url).href
}

/**
 * Pages whose address is a secret: no other site learns it from a referrer, no
 * search engine and no cache keeps it.
 */
export function privatePages(prefixes: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    await next()
    // The router takes any case.
    const path = context.req.path.toLowerCase()
    const secretQuery =
      hasSecretQuery(context.req.url) || hasSecretQuery(locationOf(context.res, context.req.url))
    if (!secretQuery && !prefixes.some((prefix) => path.startsWith(`${prefix}/`))) return
    // Not `no-referrer` where there are forms: old browsers then send `Origin: null` with them, and nothing else.
    context.res.headers.set('referrer-policy', secretQuery ? 'no-referrer' : 'same-origin')
    context.res.headers.set('x-robots-tag', 'noindex, nofollow')
    context.res.headers.set('cache-control', 'no-store')
  }
}
