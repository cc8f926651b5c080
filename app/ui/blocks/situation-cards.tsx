import type { ReactNode } from 'react'
import { RichText, type RichTextValue } from '#ui/rich-text.tsx'
import type { LinkItem } from './types.ts'

/** A situation with the pages that help in it, in the order in which to use them. */
export interface SituationCard {
  readonly id: string
  readonly title: RichTextValue
  /** One or two sentences: what matters now. */
  readonly text: RichTextValue
  readonly pages: readonly (LinkItem & { readonly text: RichTextValue })[]
}

/** The reader's situations as cards; each leads through its pages step by step. */
export function SituationCards({ items }: { items: readonly SituationCard[] }): ReactNode {
  return (
    <ul className="situation-cards" role="list">
      {items.map(({ id, title, text, pages }) => (
        <li key={id} id={id} className="situation-card">
          <h3>
            <RichText value={title} />
          </h3>
          <p className="muted">
            <RichText value={text} />
          </p>
          <ol role="list">
            {pages.map((page) => (
              <li key={page.href}>
                <a href={page.href}>
                  <RichText value={page.label} />
                </a>
                <p className="small muted">
                  <RichText value={page.text} />
                </p>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  )
}
