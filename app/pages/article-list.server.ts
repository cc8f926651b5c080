import { loadArticleList, pagedTitle } from '#content/load-article-list.server.ts'
import { articleSections } from '#content/article.ts'
import { documentTitle } from '#content/document-title.ts'
import { siteIdentity } from '#content/load.server.ts'
import type { PageInfo } from '#content/page-info.ts'
import { comparablePath, pathOf, variants } from '#site/paths.ts'
import { locales } from '#site/locale.ts'

/**
 * The part of a list that a query asks for, and its page: a further page of
 * the list has an address and a title of its own; a filter is no page for
 * search engines. Undefined where there is no such part.
 */
export function articleList<P extends PageInfo>(page: P, query: URLSearchParams) {
  const found = loadArticleList(page.id, page.locale, { tag: query.get('tag'), page: query.get('page') })
  if (found === undefined) return undefined
  const metaTitle = pagedTitle(page.metaTitle, found.page, page.locale)
  const withQuery = (path: string) => path + found.query
  return {
    list: found.list,
    page: {
      ...page,
      paths: Object.fromEntries(
        locales.map((locale) => [locale, withQuery(page.paths[locale])]),
      ) as PageInfo['paths'],
      alternates: page.alternates.map(([tag, path]) => [tag, withQuery(path)] as const),
      title: documentTitle(metaTitle, siteIdentity()),
      metaTitle,
      ...(found.filtered && { hidden: true }),
    },
  }
}

/** Whether an unknown path asks for an article: it stands right below a list. */
export function missesArticle(path: string): boolean {
  const parent = comparablePath(path).replace(/\/[^/]+$/, '')
  return articleSections.some((section) =>
    variants.some((variant) => comparablePath(pathOf(section, variant, siteIdentity())) === parent),
  )
}
