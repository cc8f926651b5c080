import type { ReactNode } from 'react'
import type { Resolved } from '#content/resolved.ts'
import type { InsuranceContent } from '#content/schema.insurance.ts'
import { useT } from '#i18n/use-t.ts'
import { Prose } from '#ui/blocks/prose.tsx'
import { WaitChart } from '#ui/blocks/wait-chart.tsx'
import { Callout } from '#ui/callout.tsx'
import { RichText } from '#ui/rich-text.tsx'

type Waiting = Resolved<NonNullable<InsuranceContent['waiting']>>

/** How long the reader waits until each cover begins. */
export function WaitingBody({ waiting: { intro, rows, max, callout } }: { waiting: Waiting }): ReactNode {
  const t = useT('product')
  return (
    <>
      <Prose paragraphs={[intro]} />
      <WaitChart rows={rows} max={max} start={t('waitingStart')} end={t('waitingEnd', { months: max })} />
      {callout && (
        <Callout kind={callout.kind} title={callout.title}>
          <RichText value={callout.text} />
        </Callout>
      )}
    </>
  )
}
