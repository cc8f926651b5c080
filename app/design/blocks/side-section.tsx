import type { ReactNode } from 'react'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'

interface SideSectionProps {
  /** Id of the section, to link to; its heading is `ID-title`. */
  readonly id: string
  readonly title: RichTextValue
  /** A quieter title, for the end of the page. */
  readonly minor?: boolean
  readonly children: ReactNode
}

/** A section of a page without contents list: its title on the left, its body on the right. */
export function SideSection({ id, title, minor = false, children }: SideSectionProps): ReactNode {
  return (
    <section
      id={id}
      className="side-section section section-joined wrap grid"
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`} className={minor ? 'minor' : undefined}>
        <RichText value={title} />
      </h2>
      <div className="side-body">{children}</div>
    </section>
  )
}
