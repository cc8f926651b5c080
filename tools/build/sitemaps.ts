import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { articleEntries } from './article-entries.ts'
import { pageUpdated } from '#content/load.server.ts'
import type { Identity } from '#map/identity.ts'
import { languageTags, locales, type Locale } from '#map/locale.ts'
import { pagePath } from '#map/paths.ts'
import { pageIds, unlistedPages, type PageId } from '#map/pages/pages.ts'

/** The path of each language's sitemap; Spanish has two addresses. */
const sitemapPaths: readonly { readonly path: string; readonly locale: Locale }[] = [
  { path: '/sitemap.xml', locale: 'es' },
  { path: '/es/sitemap.xml', locale: 'es' },
  { path: '/en/sitemap.xml', locale: 'en' },
  { path: '/de/sitemap.xml', locale: 'de' },
]

function absolute(identity: Identity, page: PageId, locale: Locale): string {
  return identity.url + encodeURI(pagePath(page, locale, identity)).replaceAll('&', '&amp;')
}

function entry(identity: Identity, page: PageId, locale: Locale): string {
  const alternates = locales.map(
    (other) =>
      `<xhtml:link rel="alternate" hreflang="${languageTags[other]}" href="${absolute(identity, page, other)}"/>`,
  )
  alternates.push(
    `<xhtml:link rel="alternate" hreflang="x-default" href="${absolute(identity, page, 'es')}"/>`,
  )
  return `<url><loc>${absolute(identity, page, locale)}</loc><lastmod>${pageUpdated(page, locale)}</lastmod>${alternates.join('')}</url>`
}

/** One language's sitemap, with alternates and last change (sitemaps.org 0.9). */
function sitemapXml(identity: Identity, locale: Locale): string {
  const urls = pageIds
    .filter((page) => page !== 'search' && !unlistedPages.has(page))
    .map((page) => entry(identity, page, locale))
  urls.push(...articleEntries(identity, locale))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

/** robots.txt (RFC 9309): disallows the interfaces, and names the sitemaps. */
function robotsTxt({ url }: Identity): string {
  const sitemaps = url === '' ? [] : ['', ...sitemapPaths.map(({ path }) => `Sitemap: ${url}${path}`)]
  return ['User-agent: *', 'Disallow: /api/', 'Disallow: /*?dialog=', ...sitemaps, ''].join('\n')
}

/**
 * Writes the sitemaps and robots.txt into the built site. Both contain absolute addresses: without
 * a public origin there are no sitemaps.
 */
export function writeSitemaps(identity: Identity, folder: string): void {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  write('/robots.txt', robotsTxt(identity))
  if (identity.url === '') return console.warn('no sitemaps: the site has no base URL')
  for (const { path, locale } of sitemapPaths) write(path, sitemapXml(identity, locale))
}
