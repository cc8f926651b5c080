import type { MiddlewareHandler } from 'hono'

/**
 * Refuses cross-site writes (CSRF). Browsers send the origin with every cross-origin post; a
 * request without one is no browser's form. `Sec-Fetch-Site` takes precedence: no page can forge
 * it, whereas a page with a no-referrer policy sends the origin `null` even to its own site.
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
