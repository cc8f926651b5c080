import { alternatesOf } from '#content/head-data.ts'
import { articlePath, type Article } from '#content/articles/article.ts'
import { siteArticles } from '#content/load.server.ts'
import type { Identity } from '#map/identity.ts'
import { locales, type Locale } from '#map/locale.ts'

function entry(article: Article, identity: Identity, locale: Locale): string | undefined {
  const path = articlePath(article, locale, identity)
  if (path === undefined) return undefined
  const absolute = (other: string) => identity.url + encodeURI(other)
  const paths = Object.fromEntries(locales.map((other) => [other, articlePath(article, other, identity)]))
  const alternates = alternatesOf(paths).map(
    ([tag, other]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${absolute(other)}"/>`,
  )
  return `<url><loc>${absolute(path)}</loc><lastmod>${article.updated}</lastmod>${alternates.join('')}</url>`
}

/**
 * The articles of one language for its sitemap; alternates name only the languages that an article
 * has.
 */
export function articleEntries(identity: Identity, locale: Locale): string[] {
  return siteArticles()
    .articles.map((article) => entry(article, identity, locale))
    .filter((line) => line !== undefined)
}
