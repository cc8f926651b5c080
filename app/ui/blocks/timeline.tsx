import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { RichText, type RichTextValue } from '#ui/rich-text.tsx'
import type { TitledText } from './types.ts'

/** A step with who takes it and how long it takes. */
export interface TimelineStep extends TitledText {
  /** Who acts, in words. */
  readonly actor: RichTextValue
  /** True where we act: tints the badge. */
  readonly ours: boolean
  readonly duration?: RichTextValue
}

/** Numbered steps; on the right who acts and how long it takes. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }): ReactNode {
  return (
    <ol className="step-list timeline" role="list">
      {steps.map((step, index) => (
        <li key={index}>
          <div>
            <h3>
              <RichText value={step.title} />
            </h3>
            <p>
              <RichText value={step.text} />
            </p>
          </div>
          <div className="timeline-who small muted">
            <Badge tone={step.ours ? 'us' : 'plain'}>
              <RichText value={step.actor} />
            </Badge>
            {step.duration && (
              <span>
                <RichText value={step.duration} />
              </span>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
