import type { MiddlewareHandler } from 'hono'

/**
 * Pages whose address is a secret: no other site learns it from a referrer, no
 * search engine and no cache keeps it.
 */
export function privatePages(prefixes: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (!prefixes.some((prefix) => context.req.path.startsWith(`${prefix}/`))) return
    // Not `no-referrer`: browsers then send `Origin: null` with the page's own forms.
    context.res.headers.set('referrer-policy', 'same-origin')
    context.res.headers.set('x-robots-tag', 'noindex, nofollow')
    context.res.headers.set('cache-control', 'no-store')
  }
}
