import type { ReactNode } from 'react'
import { classes } from '#design/classes.ts'
import { Badge } from '#design/badge.tsx'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'

/** A document to have at hand. */
export interface DocumentItem {
  /** The same in every language. */
  readonly id: string
  readonly name: RichTextValue
  /** Its Spanish name if the page's language differs. */
  readonly spanish?: RichTextValue
  /** Who issues it. */
  readonly issuer?: RichTextValue
  readonly note?: RichTextValue
  /** In which cases it is needed; empty if always. */
  readonly condition?: ReactNode
  /** Hidden where scripts run until the reader's case decides about it. */
  readonly waits?: boolean
  /** Who brings it, in words. */
  readonly bringer: string
  readonly bringerTone: 'plain' | 'us' | 'outline'
}

interface DocumentListProps {
  readonly items: readonly DocumentItem[]
  /** The words before an issuer's name. */
  readonly issuedBy: string
  /** Above the list, for example its progress. */
  readonly head?: ReactNode
  /** Before an item, for example its checkbox. */
  readonly renderMark?: (item: DocumentItem) => ReactNode
  /** Says how many documents wait for an answer; shown where scripts run. */
  readonly waiting?: ReactNode
  /** Below the list. */
  readonly foot?: ReactNode
}

/** The documents for an errand, on a sheet. */
export function DocumentList(props: DocumentListProps): ReactNode {
  const { items, issuedBy, head, renderMark, waiting, foot } = props
  return (
    <div className="document-list">
      {head}
      <ul role="list">
        {items.map((item) => (
          <li
            key={item.id}
            className={classes(renderMark && 'document-marked', item.waits && 'document-waits') || undefined}
          >
            {renderMark?.(item)}
            <DocumentWords item={item} issuedBy={issuedBy} />
            <Badge tone={item.bringerTone}>{item.bringer}</Badge>
          </li>
        ))}
      </ul>
      {waiting && <p className="document-waiting small">{waiting}</p>}
      {foot && <div className="document-foot small muted">{foot}</div>}
    </div>
  )
}

interface DocumentWordsProps {
  readonly item: DocumentItem
  readonly issuedBy: string
}

function DocumentWords({
  item: { name, spanish, issuer, note, condition },
  issuedBy,
}: DocumentWordsProps): ReactNode {
  return (
    <div>
      <p className="document-name">
        <RichText value={name} />
        {spanish && (
          <i lang="es">
            <RichText value={spanish} />
          </i>
        )}
      </p>
      {issuer && (
        <p className="small muted">
          {issuedBy} <RichText value={issuer} />
        </p>
      )}
      {note && (
        <p className="small muted">
          <RichText value={note} />
        </p>
      )}
      {condition && <p className="small">{condition}</p>}
    </div>
  )
}
