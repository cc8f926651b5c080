import type { ReactNode } from 'react'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import type { HeadingTag } from './types.ts'

interface AskBandProps {
  readonly heading: RichTextValue
  readonly text: RichTextValue
  /** The one call to action. */
  readonly action: ReactNode
  readonly as?: HeadingTag
}

/** A sea-coloured band between sections with a call to action. */
export function AskBand({ heading, text, action, as: Heading = 'h3' }: AskBandProps): ReactNode {
  return (
    <div className="ask-band band">
      <div>
        <Heading>
          <RichText value={heading} />
        </Heading>
        <p>
          <RichText value={text} />
        </p>
      </div>
      <div className="actions">{action}</div>
    </div>
  )
}
