import type { ReactNode } from 'react'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import type { LinkItem } from '#design/blocks/types.ts'

/** An office with its current state. */
export interface OfficeItem extends LinkItem {
  /** Open or closed, and until when. */
  readonly status?: ReactNode
  /** The rest of the day, or how to reach it. */
  readonly hours?: ReactNode
}

interface OfficeListProps {
  readonly title: RichTextValue
  /** The heading's id, for `aria-labelledby`. */
  readonly id?: string
  /** The time for which the states below hold. */
  readonly now?: ReactNode
  readonly offices: readonly OfficeItem[]
  /** The map beside the list. */
  readonly map: ReactNode
}

/** The offices beside a map: name, whether it is open, and the rest of its day. */
export function OfficeList({ title, id, now, offices, map }: OfficeListProps): ReactNode {
  return (
    <div className="office-list">
      <div className="office-map">{map}</div>
      <div>
        <h2 id={id}>
          <RichText value={title} />
        </h2>
        {now && <p className="office-now muted">{now}</p>}
        <ul role="list">
          {offices.map(({ href, label, status, hours }) => (
            <li key={href}>
              <a href={href}>
                <RichText value={label} />
              </a>
              {status}
              {hours && <p className="small muted">{hours}</p>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
