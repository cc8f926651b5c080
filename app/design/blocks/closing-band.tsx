import type { ReactNode } from 'react'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'

interface ClosingBandProps {
  readonly heading: RichTextValue
  readonly text: RichTextValue
  readonly actions: ReactNode
}

/** The last band of a page: the calls to action once more. */
export function ClosingBand({ heading, text, actions }: ClosingBandProps): ReactNode {
  return (
    <section className="closing-band band section">
      <div className="wrap grid">
        <div className="closing-words">
          <h2>
            <RichText value={heading} />
          </h2>
          <p>
            <RichText value={text} />
          </p>
        </div>
        <div className="actions">{actions}</div>
      </div>
    </section>
  )
}
