import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { AppointmentsProvider } from '#i18n/appointments-provider.ts'
import { loadPayload } from '#platform/router/payload.ts'
import { RestStyles } from '#pages/rest-styles.tsx'
import { AppointmentPage } from './appointment-page.tsx'
import { changeAppointment, loadAppointment, type ChangeRefusal } from './linked-appointment.server.ts'
import styles from './appointment.css?url'
import type { ReactNode } from 'react'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { LinkButton } from '#design/button.tsx'
import { BrandedTitle } from '#pages/branded-title.tsx'

interface NoAppointmentProps {
  /**
   * `missing` for a link that is wrong, has expired, or whose appointment was erased: these look
   * the same.
   */
  readonly kind: 'missing' | 'unavailable'
}

/** A link whose appointment cannot be shown. */
function NoAppointment({ kind }: NoAppointmentProps): ReactNode {
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

export const loader = loadAppointment
export const action = changeAppointment
export const clientLoader = loadPayload

/** The secret is in the address, so nothing caches it. */
export function headers({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  return loaderHeaders
}

/**
 * Also after a refusal: a time that was taken meanwhile must not be offered again. Not without an
 * answer: the reload would fail too.
 */
export function shouldRevalidate({ actionResult }: ShouldRevalidateFunctionArgs): boolean {
  return (actionResult as ChangeRefusal | undefined)?.lost !== true
}

/** Network failures are reported in the page, which stays. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const sent = request.clone()
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    const intent = (await sent.formData()).get('intent')
    const problem = intent === 'confirm' ? 'unconfirmed' : intent === 'cancel' ? 'uncancelled' : 'unavailable'
    return { problem, lost: true } satisfies ChangeRefusal
  }
}

/**
 * The page behind an appointment's signed link: shows, moves and cancels it, with and without a
 * script.
 */
export default function AppointmentRoute() {
  const { token, view, times, additions, directions = [] } = useLoaderData<typeof loader>()
  const refusal = useActionData<ChangeRefusal>()
  return (
    <AppointmentsProvider>
      <RestStyles />
      <link rel="stylesheet" href={styles} precedence="forms" />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="strict-origin" />
      {view === undefined || view === 'unavailable' ? (
        <NoAppointment kind={view ?? 'missing'} />
      ) : (
        <AppointmentPage
          token={token}
          view={view}
          times={times}
          additions={additions}
          directions={directions}
          refusal={refusal}
        />
      )}
    </AppointmentsProvider>
  )
}
