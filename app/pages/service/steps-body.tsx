import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { ServiceContent } from '#content/schema/schema.service.ts'
import { Timeline } from '#design/blocks/timeline.tsx'
import { Callout } from '#design/callout.tsx'
import { RichText } from '#design/rich-text.tsx'

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
