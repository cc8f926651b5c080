import type { ReactNode } from 'react'
import { SectionHead } from '#ui/blocks/section-head.tsx'
import { SignalSteps } from '#ui/blocks/signal-steps.tsx'
import type { TitledText } from '#ui/blocks/types.ts'
import type { RichTextValue } from '#ui/rich-text.tsx'

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
