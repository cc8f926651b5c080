import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { InsuranceContent } from '#content/schema/schema.insurance.ts'
import { useT } from '#i18n/use-t.ts'
import { Prose } from '#design/blocks/prose.tsx'
import { TwoLists, type ToneList } from '#design/blocks/two-lists.tsx'

/** Who needs the product and who does not. */
export function AudienceBody({ audience }: { audience: Resolved<InsuranceContent['audience']> }): ReactNode {
  const t = useT('product')
  const needs: ToneList = { title: t('for'), items: audience.for, tone: 'plain', icon: 'check' }
  const others = audience.notFor ?? []
  return (
    <>
      <Prose paragraphs={audience.text} />
      <TwoLists
        lists={
          others.length > 0
            ? [needs, { title: t('notFor'), items: others, tone: 'plain', icon: 'minus' }]
            : [needs]
        }
      />
    </>
  )
}
