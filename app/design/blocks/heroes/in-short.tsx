import type { ReactNode } from 'react'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'

interface InShortProps {
  readonly title: string
  readonly lines: readonly { readonly label: RichTextValue; readonly text: RichTextValue }[]
}

/** Under a page's head: what most people came for, one sentence a line. */
export function InShort({ title, lines }: InShortProps): ReactNode {
  return (
    <section className="in-short wrap" aria-labelledby="in-short">
      <h2 id="in-short">{title}</h2>
      <dl>
        {lines.map(({ label, text }, index) => (
          <div key={index}>
            <dt>
              <RichText value={label} />
            </dt>
            <dd>
              <RichText value={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
