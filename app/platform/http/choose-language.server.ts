import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { parseAccept } from 'hono/utils/accept'
import { defaultLocale, isLocale, type Locale } from '#map/locale.ts'

/** Not the phones of the brand Cubot. */
const crawler = /(?<!cu)bot|crawl|spider|slurp|lighthouse|facebookexternalhit|google|preview/i

/** What the answer at `/` depends on. */
const vary = 'Accept-Language, Cookie, Sec-Fetch-Site'

/** The site's language that a browser likes best (RFC 9110, 12.5.4), by weight and then by order. */
function preferredLanguage(header: string | undefined): Locale | undefined {
  if (header === undefined) return undefined
  return parseAccept(header)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.slice(0, 2).toLowerCase())
    .find(isLocale)
}

function localeFor(context: Context): Locale {
  const { req } = context
  // The site's own links to `/` say Spanish, also where no script has written the cookie.
  if (req.header('sec-fetch-site') === 'same-origin') return defaultLocale
  const chosen = getCookie(context, 'locale')
  if (isLocale(chosen)) return chosen
  if (crawler.test(req.header('user-agent') ?? '')) return defaultLocale
  return preferredLanguage(req.header('accept-language')) ?? defaultLocale
}

/**
 * The one redirect by language, on `/` alone: the site's own link, then cookie, then browser, then
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
    // What is rendered, such as a dialog in the page, is kept by nobody.
    if (context.res.headers.get('cache-control') !== 'no-store')
      context.res.headers.set('cache-control', 'private, no-cache')
    // It would hold for shared caches in spite of the other (RFC 9213).
    context.res.headers.delete('cdn-cache-control')
  }
}
