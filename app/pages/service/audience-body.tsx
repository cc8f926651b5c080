import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { ServiceContent } from '#content/schema/schema.service.ts'
import { useT } from '#i18n/use-t.ts'
import { TwoLists } from '#design/blocks/two-lists.tsx'

/** Whom the service is for and who does better with another. */
export function AudienceBody({ audience }: { audience: Resolved<ServiceContent['audience']> }): ReactNode {
  const t = useT('service')
  return (
    <TwoLists
      lists={[
        { title: t('for'), items: audience.for, tone: 'plain', icon: 'check' },
        { title: t('notFor'), items: audience.notFor, tone: 'plain', icon: 'minus' },
      ]}
    />
  )
}
