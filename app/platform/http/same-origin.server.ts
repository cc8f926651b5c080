import type { MiddlewareHandler } from 'hono'

/**
 * Refuses writes that another site's page sends (CSRF). Browsers name the
 * origin with every cross-origin post; what names none is no browser's form.
 * `Sec-Fetch-Site` comes first: no page can make it up, and a page that may
 * send no referrer names its origin as `null` even to its own site.
 */
export function sameOrigin(): MiddlewareHandler {
  return async (context, next) => {
    // The safe methods (RFC 9110, 9.2.1) that the site has.
    if (/^(?:GET|HEAD|OPTIONS)$/.test(context.req.method)) return next()
    const site = context.req.header('sec-fetch-site')
    if (site === 'same-origin') return next()
    if (site !== undefined && site !== 'none') return context.text('', 403)
    const origin = context.req.header('origin')
    if (origin !== undefined && hostOf(origin) !== context.req.header('host')) return context.text('', 403)
    return next()
  }
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
