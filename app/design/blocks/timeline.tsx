import type { ReactNode } from 'react'
import { Badge } from '#design/badge.tsx'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import { StepList } from './step-list.tsx'
import type { TitledText } from './types.ts'

/** A step with who takes it and how long it takes. */
export interface TimelineStep extends TitledText {
  /** Who acts, in words. */
  readonly actor: RichTextValue
  /** True where we act: tints the badge. */
  readonly ours: boolean
  readonly duration?: RichTextValue
}

function who({ ours, actor, duration }: TimelineStep): ReactNode {
  return (
    <div className="timeline-who small muted">
      <Badge tone={ours ? 'us' : 'plain'}>
        <RichText value={actor} />
      </Badge>
      {duration && (
        <span>
          <RichText value={duration} />
        </span>
      )}
    </div>
  )
}

/** Numbered steps; on the right who acts and how long it takes. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }): ReactNode {
  return <StepList steps={steps} className="step-list timeline" aside={who} />
}
