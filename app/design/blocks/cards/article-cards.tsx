import type { ReactNode } from 'react'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import { SceneImage } from '#design/blocks/heroes/scene-image.tsx'
import type { LinkItem } from '#design/blocks/types.ts'

/** An article in a list; `meta` is its topic, day and reading time in words. */
export interface ArticleCardItem extends LinkItem {
  readonly meta: string
  readonly summary: RichTextValue
  readonly scene: string
}

/** Articles side by side, each with its picture. The whole card is the link's target. */
export function ArticleCards({ cards }: { cards: readonly ArticleCardItem[] }): ReactNode {
  return (
    <ul className="article-cards" role="list">
      {cards.map(({ href, label, meta, summary, scene }) => (
        <li key={href}>
          <div className="article-card-scene">
            <SceneImage name={scene} />
          </div>
          <p className="small muted">{meta}</p>
          <h3>
            <a href={href}>
              <RichText value={label} />
            </a>
          </h3>
          <p className="muted">
            <RichText value={summary} />
          </p>
        </li>
      ))}
    </ul>
  )
}
