import type { ReactNode } from 'react'
import { RichText, type RichTextValue } from '#design/rich-text.tsx'
import type { TitledText } from '#design/blocks/types.ts'
import { Badge } from '#design/badge.tsx'

/** A step with its actor and duration. */
interface TimelineStep extends TitledText {
  /** The actor, in words. */
  readonly actor: RichTextValue
  /** True if we act: colours the badge. */
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

/** Numbered steps; actor and duration are on the right. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }): ReactNode {
  return <StepList steps={steps} className="step-list timeline" aside={who} />
}

interface StepListProps<Step> {
  readonly steps: readonly Step[]
  readonly className?: string
  /** Beside a step. */
  readonly aside?: (step: Step) => ReactNode
}

/** Steps in order, numbered. */
export function StepList<Step extends TitledText>({
  steps,
  className = 'step-list',
  aside,
}: StepListProps<Step>): ReactNode {
  return (
    <ol className={className} role="list">
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
          {aside?.(step)}
        </li>
      ))}
    </ol>
  )
}
