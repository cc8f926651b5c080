import type { ReactNode } from 'react'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { LinkButton } from '#ui/button.tsx'

/** A link that is wrong, has expired, or whose appointment was erased: these look the same. */
export function MissingAppointment(): ReactNode {
  const t = useT('booked')
  const { contact } = useSite()
  return (
    <div className="wrap appointment">
      <title>{t('missing')}</title>
      <h1>{t('missing')}</h1>
      <p className="lead">{t('missingText', { phone: contact.phoneDisplay })}</p>
      <div className="buttons">
        <LinkButton href={`tel:${contact.phone}`} icon="phone">
          {contact.phoneDisplay}
        </LinkButton>
      </div>
    </div>
  )
}
