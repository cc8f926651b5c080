import type { ReactNode } from 'react'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'

/** A source of statements and its verification day. */
export interface Source {
  readonly name: RichTextValue
  readonly url: string
  /** In the reader's date format. */
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
