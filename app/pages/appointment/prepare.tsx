import type { ReactNode } from 'react'
import { SignalProgress } from '#design/signal/signal-progress.tsx'
import { TextLink } from '#design/text-link.tsx'
import type { AppointmentView } from '#domains/appointments/gateway.ts'
import { useDirections, type Place } from '#domains/offices/directions.ts'
import { useHref, useSite, useT } from '#i18n/locale-provider.tsx'
import type { PageId } from '#map/pages/pages.ts'
import type { OfficeDirection } from './linked-appointment.server.ts'

const reached = { unconfirmed: 0, booked: 1, over: 2 } as const

/** How far the appointment has got; a cancelled or lapsed one gets no further. */
export function AppointmentProgress({ state }: Pick<AppointmentView, 'state'>): ReactNode {
  const t = useT('booked')
  if (state === 'cancelled' || state === 'lapsed') return null
  return (
    <SignalProgress
      label={t('progress.label')}
      steps={[t('progress.booked'), t('progress.confirmed'), t('progress.meeting')]}
      at={reached[state]}
      now={t('progress.now')}
    />
  )
}

function MapLink({ position }: { readonly position: Place }): ReactNode {
  const t = useT('booked')
  return (
    <TextLink href={useDirections(position)} rel="noopener noreferrer">
      {t('openMap')}
    </TextLink>
  )
}

interface PrepareProps {
  readonly view: AppointmentView
  readonly directions: readonly OfficeDirection[]
}

/** The office, and how to get there. */
function Route({ view, directions }: PrepareProps): ReactNode {
  const t = useT('booked')
  const { offices, contact } = useSite()
  const href = useHref()
  const office = offices.find(({ page }) => page === view.office)
  if (office === undefined) return null
  const { address, position } = office
  return (
    <section>
      <h2>{t('route')}</h2>
      {address && (
        <address>
          {address.street && (
            <>
              {address.street}
              <br />
            </>
          )}
          {address.postcode} {address.town}
        </address>
      )}
      {directions.map(({ title, text }) => (
        <p key={title}>
          <strong>{title}:</strong> {text}
        </p>
      ))}
      {/* Without a street it would lead to the middle of the town. */}
      {address?.street && position && <MapLink position={position} />}
      <p>
        <a href={href(office.page as PageId)}>{t('officePage')}</a>
      </p>
      <p className="muted">{t('lost', { phone: contact.phoneDisplay })}</p>
    </section>
  )
}

/** What to bring, or to have at hand for a call. */
function Papers({ view: { papers, mode } }: Pick<PrepareProps, 'view'>): ReactNode {
  const t = useT('booked')
  const href = useHref()
  if (papers === undefined) return null
  const [only] = papers.documents
  return (
    <section>
      <h2>{t(mode === 'in-person' ? 'bring' : 'atHand')}</h2>
      {papers.documents.length === 1 ? (
        <p>{only}.</p>
      ) : (
        <ul className="appointment-papers">
          {papers.documents.map((document) => (
            <li key={document}>{document}</li>
          ))}
        </ul>
      )}
      {papers.page && (
        <p>
          <a href={`${href(papers.page)}#documents`}>{t('wholeList')}</a>
        </p>
      )}
    </section>
  )
}

/** What to bring, and where to be or what to wait for. */
export function Prepare({ view, directions }: PrepareProps): ReactNode {
  const t = useT('booked')
  const { contact } = useSite()
  const { mode } = view
  return (
    <div className="appointment-prepare">
      <Papers view={view} />
      {mode === 'in-person' ? (
        <Route view={view} directions={directions} />
      ) : (
        <section>
          <h2>{t(`call.${mode}`)}</h2>
          <p>{t(`callText.${mode}`, { phone: contact.phoneDisplay })}</p>
        </section>
      )}
    </div>
  )
}
