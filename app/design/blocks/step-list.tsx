import type { ReactNode } from 'react'
import { RichText } from '#design/rich-text.tsx'
import type { TitledText } from './types.ts'

interface StepListProps<Step> {
  readonly steps: readonly Step[]
  readonly className?: string
  /** What stands beside a step. */
  readonly aside?: (step: Step) => ReactNode
}

/** Steps in their order, numbered. */
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
