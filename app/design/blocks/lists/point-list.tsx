import type { ReactNode } from 'react'
import { RichText } from '#design/rich-text.tsx'
import type { HeadingTag, TitledText } from '#design/blocks/types.ts'

interface PointListProps {
  readonly points: readonly TitledText[]
  /** On sandstone ground: guidance that the reader should not overlook. */
  readonly tinted?: boolean
  readonly as?: HeadingTag
}

/** Short titled paragraphs in two columns. */
export function PointList({ points, tinted = false, as: Heading = 'h3' }: PointListProps): ReactNode {
  return (
    <ul className={tinted ? 'point-list point-list-tinted tint' : 'point-list'} role="list">
      {points.map((point, index) => (
        <li key={index}>
          <Heading>
            <RichText value={point.title} />
          </Heading>
          <p className="muted">
            <RichText value={point.text} />
          </p>
        </li>
      ))}
    </ul>
  )
}
