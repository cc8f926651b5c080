import type { ReactNode } from 'react'
import type { ArticleListContent } from '#content/articles/article-view.ts'
import { LinkButton } from '#design/button.tsx'

/** The way to newer and older articles. */
export function Paging({ paging }: { paging: NonNullable<ArticleListContent['paging']> }): ReactNode {
  const { title, position, newer, older } = paging
  return (
    <nav className="paging" aria-label={title}>
      {newer && (
        <LinkButton variant="secondary" href={`${newer.href}#articles`} rel="prev">
          {newer.label}
        </LinkButton>
      )}
      <p>{position}</p>
      {older && (
        <LinkButton variant="secondary" href={`${older.href}#articles`} rel="next">
          {older.label}
        </LinkButton>
      )}
    </nav>
  )
}
