import { useActionData, useLoaderData } from 'react-router'
import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { AppointmentsProvider } from '#i18n/appointments-provider.ts'
import { RestStyles } from '#pages/rest-styles.tsx'
import { AppointmentPage } from './appointment-page.tsx'
import { changeAppointment, loadAppointment, type ChangeRefusal } from './linked-appointment.server.ts'
import { NoAppointment } from './no-appointment.tsx'
import styles from './appointment.css?url'

export const loader = loadAppointment
export const action = changeAppointment

/** The secret is in the address, so nothing keeps it. */
export function headers({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  return loaderHeaders
}

/**
 * After a refusal too: a time that was taken meanwhile shall not be offered again. Not where no answer came: the page
 * would be read in vain.
 */
export function shouldRevalidate({ actionResult }: ShouldRevalidateFunctionArgs): boolean {
  return (actionResult as ChangeRefusal | undefined)?.lost !== true
}

/** What fails on the way is said in the page, which stays. */
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

/** The page behind an appointment's signed link: shows, moves and cancels it, with and without a script. */
export default function AppointmentRoute() {
  const { token, view, times, additions } = useLoaderData<typeof loader>()
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
        <AppointmentPage token={token} view={view} times={times} additions={additions} refusal={refusal} />
      )}
    </AppointmentsProvider>
  )
}
