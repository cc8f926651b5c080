import type { ReactNode } from 'react'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'

interface SectionHeadProps {
  readonly title: RichTextValue
  /** The heading's id, for `aria-labelledby`. */
  readonly id?: string
  readonly intro?: RichTextValue
  /** A link to more of the same, at the right edge. */
  readonly link?: ReactNode
}

/** A section's heading on the left with one sentence or a link on the right. */
export function SectionHead({ title, id, intro, link }: SectionHeadProps): ReactNode {
  return (
    <div className="section-head grid">
      <h2 id={id}>
        <RichText value={title} />
      </h2>
      {intro && (
        <p className="muted">
          <RichText value={intro} />
        </p>
      )}
      {link && <div className="section-head-link">{link}</div>}
    </div>
  )
}
