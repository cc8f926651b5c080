import type { ReactNode } from 'react'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'

/** Paragraphs at reading width. */
export function Prose({ paragraphs }: { paragraphs: readonly RichTextValue[] }): ReactNode {
  return (
    <div className="prose">
      {paragraphs.map((paragraph, index) => (
        <p key={index}>
          <RichText value={paragraph} />
        </p>
      ))}
    </div>
  )
}
