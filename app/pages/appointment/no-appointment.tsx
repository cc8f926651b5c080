import type { ReactNode } from 'react'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { LinkButton } from '#design/button.tsx'
import { BrandedTitle } from '#pages/branded-title.tsx'

interface NoAppointmentProps {
  /** `missing` for a link that is wrong, has expired, or whose appointment was erased: these look the same. */
  readonly kind: 'missing' | 'unavailable'
}

/** A link behind which no appointment can be shown. */
export function NoAppointment({ kind }: NoAppointmentProps): ReactNode {
  const t = useT('booked')
  const { contact } = useSite()
  return (
    <div className="wrap appointment">
      <BrandedTitle>{t(kind)}</BrandedTitle>
      <h1>{t(kind)}</h1>
      <p className="lead">{t(`${kind}Text`, { phone: contact.phoneDisplay })}</p>
      <div className="buttons">
        <LinkButton href={`tel:${contact.phone}`} icon="phone">
          {contact.phoneDisplay}
        </LinkButton>
      </div>
    </div>
  )
}
