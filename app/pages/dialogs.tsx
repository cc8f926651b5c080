import { lazy, Suspense } from 'react'
import { useActionData, useLoaderData } from 'react-router'
import { useSite } from '#i18n/locale-provider.tsx'
import { late } from '#platform/browser/late.ts'
import { useDialog } from '#domains/dialog/use-dialog.ts'
import type { Times } from '#domains/appointments/dialog/read-times.server.ts'
import type { BookingRefusal } from '#domains/appointments/dialog/receive-appointment.server.ts'
import type { Refusal } from '#domains/requests/intake/receive-request.server.ts'
import type { RoutePage } from './kinds.ts'
import { PendingBar } from '#design/pending-bar.tsx'

const PageDialog = lazy(() => late(() => import('./request/page-dialog.tsx')))

const BookingDialog = lazy(() => late(() => import('./appointment/booking-dialog.tsx')))

/**
 * The open dialog, if there is one. Its code, texts and styles are chunks of their own. In another language it is
 * another dialog: one that waited for its texts would be hidden meanwhile, which closes it and leads back.
 */
export function Dialogs() {
  const { name, close } = useDialog()
  const { locale } = useSite()
  const refusal = useActionData<Refusal | BookingRefusal>()
  const data = useLoaderData<{ times?: Times; answered?: string } & Partial<RoutePage>>()
  const view = data.page && (data as RoutePage)
  if (name === undefined) return null
  if (name === 'appointment-dialog') {
    return (
      <Suspense key={locale} fallback={<PendingBar />}>
        <BookingDialog view={view} refusal={refusal} times={data.times} onClose={close} />
      </Suspense>
    )
  }
  return (
    <Suspense key={locale} fallback={<PendingBar />}>
      <PageDialog
        key={name}
        name={name}
        view={view}
        refusal={refusal}
        answered={data.answered}
        onClose={close}
      />
    </Suspense>
  )
}
