import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { InsuranceContent } from '#content/schema/schema.insurance.ts'
import { Prose } from '#design/blocks/prose.tsx'
import { StepList } from '#design/blocks/step-list.tsx'
import { Callout } from '#design/callout.tsx'
import { RichText } from '#design/rich-text.tsx'

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
