import type { ReactNode } from 'react'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'

export interface KeyFact {
  readonly label: RichTextValue
  readonly value: RichTextValue
  readonly note?: RichTextValue
}

/** Four facts under a page's head: in a row, on small screens two by two. */
export function FactStrip({ facts }: { facts: readonly KeyFact[] }): ReactNode {
  return (
    <div className="wrap">
      <dl className="fact-strip">
        {facts.map((fact, index) => (
          <div key={index}>
            <dt>
              <RichText value={fact.label} />
            </dt>
            <dd className="fact-value">
              <RichText value={fact.value} />
            </dd>
            {fact.note && (
              <dd className="fact-note">
                <RichText value={fact.note} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  )
}
