import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { ServiceContent } from '#content/schema/schema.service.ts'
import { useT } from '#i18n/locale-provider.tsx'
import { FeeTable } from '#design/blocks/lists/fee-table.tsx'
import { titleId } from '#design/blocks/long-page.tsx'

type Fees = Resolved<NonNullable<ServiceContent['fees']>>

/** What the authorities charge. */
export function FeesBody({ fees: { columns, rows, note } }: { fees: Fees }): ReactNode {
  const t = useT('service')
  return (
    <FeeTable
      labelledBy={titleId('fees')}
      heads={{ label: t('feeFor'), form: t('feeForm'), amount: t('feeAmount'), ...columns }}
      rows={rows}
      note={note}
    />
  )
}
