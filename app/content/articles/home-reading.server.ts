import type { Locale } from '#map/locale.ts'
import { articleCards } from './article-cards.server.ts'
import type { ArticleCard } from './article-view.ts'
import { siteArticles } from '#content/load.server.ts'

const maxBeside = 4

/** What the home page shows of articles and news. */
export interface HomeReading {
  readonly lead: ArticleCard
  readonly more: readonly Pick<ArticleCard, 'href' | 'label' | 'meta'>[]
}

/** The latest guide and, beside it, the latest of everything else; undefined while there is no guide. */
export function homeReading(locale: Locale): HomeReading | undefined {
  const articles = siteArticles().articles.filter(({ texts }) => texts[locale] !== undefined)
  const guide = articles.find(({ section }) => section === 'blog')
  if (guide === undefined) return undefined
  const [lead] = articleCards([guide], locale)
  const others = articleCards(articles.filter((article) => article !== guide).slice(0, maxBeside), locale)
  return lead && { lead, more: others.map(({ href, label, meta }) => ({ href, label, meta })) }
}
