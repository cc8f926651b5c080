import type { ReactNode } from 'react'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import type { LinkItem } from '#design/blocks/types.ts'

/** A situation with helpful pages. */
export interface SituationCard {
  readonly id: string
  readonly title: RichTextValue
  /** One or two sentences: what matters now. */
  readonly text: RichTextValue
  readonly pages: readonly (LinkItem & { readonly text: RichTextValue })[]
}

interface SituationCardsProps {
  readonly items: readonly SituationCard[]
  /** Whether the pages of a card are numbered steps. */
  readonly ordered?: boolean
}

/** The reader's situations as cards, each with its pages. */
export function SituationCards({ items, ordered = false }: SituationCardsProps): ReactNode {
  const List = ordered ? 'ol' : 'ul'
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
          <List role="list">
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
          </List>
        </li>
      ))}
    </ul>
  )
}
