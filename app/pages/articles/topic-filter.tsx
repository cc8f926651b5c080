import type { ReactNode } from 'react'
import type { ArticleListContent } from '#content/article-view.ts'

/** The topics of a list, as links; the chosen one is marked. */
export function TopicFilter({ filter: { term, links } }: Pick<ArticleListContent, 'filter'>): ReactNode {
  return (
    <nav className="topic-filter" aria-label={term}>
      <ul role="list">
        {links.map(({ href, label, current }) => (
          <li key={href}>
            <a href={`${href}#articles`} aria-current={current ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
