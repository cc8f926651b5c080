import type { ReactNode } from 'react'
import type { ArticleContent } from '#content/articles/article-view.ts'

type ArticleNotesProps = Pick<ArticleContent, 'notes' | 'topics'>

/** Who answers for an article, its days, how long it takes to read, and what it is filed under. */
export function ArticleNotes({ notes, topics }: ArticleNotesProps): ReactNode {
  return (
    <dl className="article-notes small">
      {notes.map(({ term, value, day }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{day === undefined ? value : <time dateTime={day}>{value}</time>}</dd>
        </div>
      ))}
      <div>
        <dt>{topics.term}</dt>
        {topics.links.map(({ href, label }) => (
          <dd key={href}>
            <a href={href}>{label}</a>
          </dd>
        ))}
      </div>
    </dl>
  )
}
