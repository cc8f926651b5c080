import type { ReactNode } from 'react'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import type { LinkItem } from '#design/blocks/types.ts'

/** A link with a one-sentence description of its target. */
export interface RelatedLink extends LinkItem {
  readonly summary: RichTextValue
}

/** Related pages. The whole card is the link's target. */
export function RelatedLinks({ links }: { links: readonly RelatedLink[] }): ReactNode {
  return (
    <ul className="related-links" role="list">
      {links.map(({ href, label, summary }) => (
        <li key={href}>
          <a href={href}>
            <RichText value={label} />
          </a>
          <p>
            <RichText value={summary} />
          </p>
        </li>
      ))}
    </ul>
  )
}
