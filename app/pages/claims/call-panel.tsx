import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { ClaimsContent } from '#content/schema/schema.claims.ts'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { RichText } from '#design/rich-text.tsx'
import { CallLine, type useDial } from './call-line.tsx'

interface CallPanelProps {
  readonly content: Pick<Resolved<ClaimsContent>, 'lines' | 'after' | 'cta'>
  readonly dial: ReturnType<typeof useDial>
}

/** Whom to call for what, and what holds outside our hours. Beside the cases where there is room. */
export function CallPanel({ content: { lines, after, cta }, dial }: CallPanelProps): ReactNode {
  return (
    <section className="claim-panel" aria-labelledby="calls">
      <h2 id="calls" className="minor">
        <RichText value={lines.heading} />
      </h2>
      {lines.items.map((line) => (
        <div key={line.who}>
          <CallLine line={line} dial={dial(line)} />
          <p className="small muted">
            <RichText value={line.text} />
          </p>
        </div>
      ))}
      <h3>{after.title}</h3>
      <p className="small">
        <RichText value={after.text} />
      </p>
      <DialogButton dialog="contact-dialog" variant="secondary">
        {cta}
      </DialogButton>
    </section>
  )
}
