import type { ReactNode } from 'react'
import type { Resolved } from '#content/resolved.ts'
import type { ServiceContent } from '#content/schema.service.ts'
import { Timeline } from '#ui/blocks/timeline.tsx'
import { Callout } from '#ui/callout.tsx'
import { RichText } from '#ui/rich-text.tsx'

type Steps = Resolved<ServiceContent['steps']>

/** Who does what, in order, and how long it takes. */
export function StepsBody({ steps: { items, callout } }: { steps: Steps }): ReactNode {
  return (
    <>
      <Timeline steps={items.map((step) => ({ ...step, ours: step.by === 'us' || step.by === 'both' }))} />
      {callout && (
        <Callout kind={callout.kind} title={callout.title}>
          <RichText value={callout.text} />
        </Callout>
      )}
    </>
  )
}
