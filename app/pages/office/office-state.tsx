import type { ReactNode } from 'react'
import { useOfficeItems } from '#domains/offices/use-office-items.tsx'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import type { SliceOffice } from '#map/slice.ts'

/** Whether the office is open and until or from when, with the time on Mallorca; its line is kept free until then. */
export function OfficeState({ office }: { office: SliceOffice }): ReactNode {
  const t = useT('place')
  const { offices } = useSite()
  const { items, now } = useOfficeItems()
  return (
    <p className="office-state">
      {now !== undefined && (
        <>
          {items[offices.indexOf(office)]?.status}{' '}
          <span className="small muted">{t('mallorcaTime', { moment: now })}</span>
        </>
      )}
    </p>
  )
}
