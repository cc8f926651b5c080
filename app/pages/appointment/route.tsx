import { useActionData, useLoaderData } from 'react-router'
import { AppointmentsProvider } from '#i18n/appointments-provider.tsx'
import { RestStyles } from '../rest-styles.tsx'
import { AppointmentPage } from './appointment-page.tsx'
import { changeAppointment, loadAppointment } from './linked-appointment.server.ts'
import { MissingAppointment } from './missing-appointment.tsx'
import styles from './appointment.css?url'

export const loader = loadAppointment
export const action = changeAppointment

/** The secret is in the address, so nothing keeps it. */
export function headers({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  return loaderHeaders
}

/** The page behind an appointment's signed link: shows, moves and cancels it, with and without a script. */
export default function AppointmentRoute() {
  const { token, view, slots } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()
  return (
    <AppointmentsProvider>
      <RestStyles />
      <link rel="stylesheet" href={styles} precedence="forms" />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="same-origin" />
      {view === undefined ? (
        <MissingAppointment />
      ) : (
        <AppointmentPage token={token} view={view} slots={slots} refusal={refusal} />
      )}
    </AppointmentsProvider>
  )
}
