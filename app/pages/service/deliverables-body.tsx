import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { ServiceContent } from '#content/schema/schema.service.ts'
import { useT } from '#i18n/use-t.ts'
import { Prose } from '#design/blocks/prose.tsx'
import { TwoLists } from '#design/blocks/two-lists.tsx'

type Deliverables = Resolved<ServiceContent['deliverables']>

/** What we do for the reader and what stays with them. */
export function DeliverablesBody({
  deliverables: { text, we, you },
}: {
  deliverables: Deliverables
}): ReactNode {
  const t = useT('service')
  return (
    <>
      <Prose paragraphs={text} />
      <TwoLists
        lists={[
          { title: t('we'), items: we, tone: 'us', icon: 'check' },
          { title: t('you'), items: you, tone: 'guide', icon: 'arrow-right' },
        ]}
      />
    </>
  )
}
