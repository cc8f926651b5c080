import { useT } from '#i18n/use-t.ts'
import type { StatusData, VisibleState } from '#domains/requests/status/gateway.ts'

const path = ['received', 'seen', 'answered', 'closed'] as const

type Step = VisibleState | 'cancelled'

/** Where the request is; nobody will read and answer a booking that was cancelled. */
function stepOf({ state, appointment }: StatusData): Step {
  const isCancelled = appointment?.state === 'cancelled' || appointment?.state === 'cancelledByOffice'
  return isCancelled && (state === 'received' || state === 'seen') ? 'cancelled' : state
}

/** The steps of a request, done ones marked; a withdrawn or cancelled one ended where it was received. */
export function StatusSteps({ status }: { status: StatusData }) {
  const t = useT('status')
  const now = stepOf(status)
  const steps: readonly Step[] = now === 'withdrawn' || now === 'cancelled' ? ['received', now] : path
  const at = steps.indexOf(now)
  return (
    <ol className="status-steps" role="list">
      {steps.map((step, index) => (
        <li key={step} data-done={index <= at || undefined} aria-current={index === at ? 'step' : undefined}>
          {t(step)} {index === at && <span className="status-now">{t('now')}</span>}
        </li>
      ))}
    </ol>
  )
}
