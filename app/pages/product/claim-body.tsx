import type { ReactNode } from 'react'
import type { Resolved } from '#content/resolved.ts'
import type { InsuranceContent } from '#content/schema.insurance.ts'
import { Prose } from '#ui/blocks/prose.tsx'
import { StepList } from '#ui/blocks/step-list.tsx'
import { Callout } from '#ui/callout.tsx'
import { RichText } from '#ui/rich-text.tsx'

type Claim = Resolved<InsuranceContent['claim']>

/** What happens when the reader claims. */
export function ClaimBody({ claim: { intro, steps, callout } }: { claim: Claim }): ReactNode {
  return (
    <>
      {intro && <Prose paragraphs={[intro]} />}
      <StepList steps={steps} />
      {callout && (
        <Callout kind={callout.kind} title={callout.title}>
          <RichText value={callout.text} />
        </Callout>
      )}
    </>
  )
}
