import { lazy, Suspense, useCallback } from 'react'
import { useActionData, useLoaderData, useLocation, useNavigate } from 'react-router'
import { useSite } from '#i18n/locale-provider.tsx'
import { late } from '#platform/browser/retry-import-when-online.ts'
import type { Times } from '#domains/appointments/dialog/read-times.server.ts'
import type { BookingRefusal } from '#domains/appointments/dialog/receive-appointment.server.ts'
import type { Refusal } from '#domains/requests/intake/receive-request.server.ts'
import type { RoutePage } from './kinds.ts'
import { PendingBar } from '#design/pending-bar.tsx'
import { isDialogName, type DialogName, dialogParameter, pageQuery } from '#map/dialogs.ts'

interface DialogState {
  /** The one dialog that is open. */
  readonly name: DialogName | undefined
  /** Closes it; the page does not scroll. */
  readonly close: () => void
}

/**
 * Whether going back leads to this page unchanged, without its dialog: after a form was sent the
 * router has dropped it.
 */
function isBefore(page: string): boolean {
  const entries = globalThis.navigation?.entries() ?? []
  const before = entries[(globalThis.navigation?.currentEntry?.index ?? 0) - 1]
  return before?.sameDocument === true && before.url === location.origin + page
}

/** The dialog named by the address: setting a name replaces the previous one, clearing closes. */
function useDialog(): DialogState {
  const { hash, key, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const named = new URLSearchParams(search).get(dialogParameter)
  const close = useCallback(() => {
    // A quicker press, before the close event, has already navigated.
    if (((history.state as { key?: string } | null)?.key ?? 'default') !== key) return
    const rest = pageQuery(search)
    const page = pathname + (rest.size > 0 ? `?${rest}` : '') + hash
    // If it was opened by a press on this page, the page is the previous entry: one more would trap
    // the Back button.
    if (state === page || isBefore(page)) void navigate(-1)
    else void navigate(page, { replace: true, preventScrollReset: true })
  }, [hash, key, navigate, pathname, search, state])
  return { name: isDialogName(named) ? named : undefined, close }
}

const PageDialog = lazy(() => late(() => import('./request/page-dialog.tsx')))

const BookingDialog = lazy(() => late(() => import('./appointment/booking-dialog.tsx')))

/**
 * The open dialog, if there is one. Its code, messages and styles are separate chunks. Keyed by
 * language: a dialog waiting for its messages would be hidden meanwhile, which closes it and
 * navigates back.
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
