import type { ReactNode } from 'react'
import { SectionHead } from '#design/blocks/section-head.tsx'
import { SignalSteps } from '#design/blocks/signal-steps.tsx'
import type { TitledText } from '#design/blocks/types.ts'
import type { RichTextValue } from '#design/rich-text.tsx'

interface StepsSectionProps {
  readonly id: string
  readonly heading: RichTextValue
  readonly steps: readonly TitledText[]
  readonly link?: ReactNode
}

/** Three steps under a heading. */
export function StepsSection({ id, heading, steps, link }: StepsSectionProps): ReactNode {
  return (
    <section className="section wrap" aria-labelledby={`${id}-title`}>
      <SectionHead id={`${id}-title`} title={heading} link={link} />
      <SignalSteps steps={steps} />
    </section>
  )
}
