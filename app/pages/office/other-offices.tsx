import type { ReactNode } from 'react'
import { useOfficeItems } from '#domains/offices/use-office-items.tsx'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'

/** The other offices: where they are and whether they are open. */
export function OtherOffices({ than }: { than: string }): ReactNode {
  const t = useT('place')
  const { offices } = useSite()
  const { items } = useOfficeItems()
  return (
    <section className="section section-joined wrap" aria-labelledby="others-title">
      <div className="section-head">
        <h2 id="others-title">{t('others')}</h2>
      </div>
      <ul className="other-offices" role="list">
        {offices.map(({ page, address }, index) => {
          const item = items[index]
          if (page === than || item === undefined) return null
          return (
            <li key={page}>
              <a href={item.href}>{item.label}</a>
              <p className="other-office-state">{item.status}</p>
              <p className="small muted">
                {address === undefined ? t('remote') : `${address.postcode} ${address.town}`}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
