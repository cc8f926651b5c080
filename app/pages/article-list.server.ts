import { loadArticleList, pagedTitle } from '#content/articles/load-article-list.server.ts'
import { alternatesOf, documentTitle } from '#content/head-data.ts'
import { siteIdentity } from '#content/load.server.ts'
import type { PageInfo } from '#content/page-info.ts'
import { locales, type Locale } from '#map/locale.ts'

/**
 * The part of a list requested by a query, and its page: a further page of the list has its own
 * address and title; a filter is not indexed. Undefined if there is no such part.
 */
export function articleList<P extends PageInfo>(page: P, query: URLSearchParams) {
  const asked = { tag: query.get('tag'), page: query.get('page') }
  const partIn = (locale: Locale) => loadArticleList(page.id, locale, asked)
  const found = partIn(page.locale)
  if (found === undefined) return undefined
  const metaTitle = pagedTitle(page.metaTitle, found.page, page.locale)
  // A language with fewer articles may lack this part; link to its list.
  const existing = locales.filter((locale) => partIn(locale) !== undefined)
  const parts = Object.fromEntries(existing.map((locale) => [locale, page.paths[locale] + found.query]))
  return {
    list: found.list,
    page: {
      ...page,
      paths: { ...page.paths, ...parts },
      alternates: alternatesOf(parts),
      title: documentTitle(metaTitle, siteIdentity()),
      metaTitle,
      ...(found.filtered && { hidden: true }),
    },
  }
}
