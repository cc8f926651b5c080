import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { InsuranceContent } from '#content/schema/schema.insurance.ts'
import { useT } from '#i18n/use-t.ts'
import { Prose } from '#design/blocks/prose.tsx'
import { WaitChart } from '#design/blocks/wait-chart.tsx'
import { Callout } from '#design/callout.tsx'
import { RichText } from '#design/rich-text.tsx'

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
