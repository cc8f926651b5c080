import type { ReactNode } from 'react'
import type { ArticleContent } from '#content/articles/article-view.ts'
import { ArticleCards } from '#design/blocks/article-cards.tsx'

/** Articles on the same topics; left out where there are none. */
export function ArticleMore({ more }: Pick<ArticleContent, 'more'>): ReactNode {
  if (more.articles.length === 0) return null
  return (
    <section className="wrap section section-joined" aria-labelledby="more">
      <h2 id="more">{more.title}</h2>
      <ArticleCards cards={more.articles} />
    </section>
  )
}
