import { articlePath } from '#content/articles/article.ts'
import { articleIn } from '#content/articles/load-article.server.ts'
import { siteArticles } from '#content/load.server.ts'
import type { Locale } from '#map/locale.ts'
import { pageLabel } from '#map/paths.ts'
import { contentText } from './content-text.ts'
import type { SearchEntry } from './search-entry.ts'
import type { SiteContent } from './site-content.server.ts'

/** The articles of the blog and of the news that a language has. */
export function articleEntries(locale: Locale, { identity }: SiteContent): SearchEntry[] {
  const { articles, tags } = siteArticles()
  return articles.flatMap((article): SearchEntry[] => {
    const href = articlePath(article, locale, identity)
    const content = articleIn(article.id, locale)?.content
    if (href === undefined || content === undefined) return []
    return [
      {
        kind: 'article',
        page: undefined,
        href,
        title: content.title,
        trail: [pageLabel(article.section, locale, identity)],
        summary: content.summary,
        // A tag is what an article touches, not what it is called: "car" is the insurance, not every article on cars.
        text: [...contentText(content.body), ...article.tags.map((tag) => tags[tag]?.[locale] ?? '')],
        said: article.texts[locale]?.said ?? [],
        foreign: {},
        weight: 0.8,
      },
    ]
  })
}
