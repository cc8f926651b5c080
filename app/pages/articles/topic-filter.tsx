import type { ReactNode } from 'react'
import type { ArticleListContent } from '#content/articles/article-view.ts'
import { Fold } from '#design/blocks/fold.tsx'

/** The topics of a list, as links; the chosen one is marked. On a phone they are folded, so that the articles come first. */
export function TopicFilter({ filter: { term, links } }: Pick<ArticleListContent, 'filter'>): ReactNode {
  return (
    <nav className="topic-filter" aria-label={term}>
      <Fold title={term} as="span">
        <ul role="list">
          {links.map(({ href, label, current }) => (
            <li key={href}>
              <a href={`${href}#articles`} aria-current={current ? 'true' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  )
}
