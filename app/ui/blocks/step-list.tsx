import type { ReactNode } from 'react'
import { RichText } from '#ui/rich-text.tsx'
import type { TitledText } from './types.ts'

/** Steps in their order, numbered. */
export function StepList({ steps }: { steps: readonly TitledText[] }): ReactNode {
  return (
    <ol className="step-list" role="list">
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
        </li>
      ))}
    </ol>
  )
}
