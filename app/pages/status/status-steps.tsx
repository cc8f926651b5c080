import { useT } from '#i18n/use-t.ts'
import type { VisibleState } from './gateway.ts'

const path = ['received', 'seen', 'answered', 'closed'] as const

/** The steps of a request, done ones marked; a withdrawn one ended where it was received. */
export function StatusSteps({ state }: { state: VisibleState }) {
  const t = useT('status')
  const steps: readonly VisibleState[] = state === 'withdrawn' ? ['received', 'withdrawn'] : path
  const at = steps.indexOf(state)
  return (
    <ol className="status-steps" role="list">
      {steps.map((step, index) => (
        <li key={step} data-done={index <= at || undefined} aria-current={index === at ? 'step' : undefined}>
          {t(step)}
          {index === at && <span className="status-now"> {t('now')}</span>}
        </li>
      ))}
    </ol>
  )
}
