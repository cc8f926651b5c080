import type { ReactNode } from 'react'
import { useT } from '#i18n/use-t.ts'

/** When the answer was given, and under which number its proof is kept. */
export function ConsentProof({
  date,
  record,
}: {
  readonly date: string
  readonly record: string
}): ReactNode {
  const t = useT('consent')
  return (
    <p className="consent-proof">
      {t('proof', { date: new Date(date) })} <code translate="no">{record}</code>
    </p>
  )
}
