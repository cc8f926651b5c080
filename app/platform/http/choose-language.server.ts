import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { parseAccept } from 'hono/utils/accept'
import { defaultLocale, isLocale, type Locale } from '#map/locale.ts'

/** Excludes phones of the brand Cubot. */
const crawler = /(?<!cu)bot|crawl|spider|slurp|lighthouse|facebookexternalhit|google|preview/i

/** What the answer at `/` depends on. */
const vary = 'Accept-Language, Cookie, Sec-Fetch-Site'

/** The site's language that a browser prefers (RFC 9110, 12.5.4), by weight and then by order. */
function preferredLanguage(header: string | undefined): Locale | undefined {
  if (header === undefined) return undefined
  return parseAccept(header)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.slice(0, 2).toLowerCase())
    .find(isLocale)
}

function localeFor(context: Context): Locale {
  const { req } = context
  // The site's own links to `/` request Spanish explicitly, in case no script has set the cookie.
  if (req.header('sec-fetch-site') === 'same-origin') return defaultLocale
  const chosen = getCookie(context, 'locale')
  if (isLocale(chosen)) return chosen
  if (crawler.test(req.header('user-agent') ?? '')) return defaultLocale
  return preferredLanguage(req.header('accept-language')) ?? defaultLocale
}

/**
 * The only language redirect, on `/` alone. Precedence: the site's own link, cookie, browser,
 * Spanish. Crawlers get the Spanish page.
 */
export function chooseLanguage(): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.path !== '/' || !['GET', 'HEAD'].includes(context.req.method)) return next()
    const locale = localeFor(context)
    if (locale !== defaultLocale) {
      const { search } = new URL(context.req.url)
      return new Response(null, {
        status: 302,
        headers: {
          location: `/${locale}${search}`,
          vary,
          'cache-control': 'no-store',
        },
      })
    }
    await next()
    context.res.headers.append('vary', vary)
    // Rendered answers, such as a dialog in the page, are never cached.
    if (context.res.headers.get('cache-control') !== 'no-store')
      context.res.headers.set('cache-control', 'private, no-cache')
    // For shared caches it would override the other header (RFC 9213).
    context.res.headers.delete('cdn-cache-control')
  }
}
