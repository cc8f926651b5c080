import type { ReactNode } from 'react'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'

/** Where a statement comes from and when it was last seen there. */
export interface Source {
  readonly name: RichTextValue
  readonly url: string
  /** As the reader writes dates. */
  readonly date: string
}

interface SourceListProps {
  readonly sources: readonly Source[]
  /** A closing line, such as when the page was last checked. */
  readonly note?: string
}

/** The page's sources with their dates. */
export function SourceList({ sources, note }: SourceListProps): ReactNode {
  return (
    <div className="source-list small muted">
      <ul>
        {sources.map(({ name, url, date }, index) => (
          <li key={index}>
            <a href={url} rel="noopener">
              <RichText value={name} />
            </a>
            <span>{date}</span>
          </li>
        ))}
      </ul>
      {note && <p>{note}</p>}
    </div>
  )
}
