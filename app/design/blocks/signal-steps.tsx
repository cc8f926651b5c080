import type { ReactNode } from 'react'
import { RichText } from '#design/rich-text.tsx'
import { SignalLines } from './signal-line.tsx'
import type { TitledText } from './types.ts'

/** How it works in three steps, under three towers that pass the signal on. */
export function SignalSteps({ steps }: { steps: readonly TitledText[] }): ReactNode {
  return (
    <div className="signal-steps">
      <SignalLines />
      <ol role="list">
        {steps.map((step, index) => (
          <li key={index}>
            <h3>
              <RichText value={step.title} />
            </h3>
            <p className="muted">
              <RichText value={step.text} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
