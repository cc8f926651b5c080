import type { ReactNode } from 'react'
import { useT } from '#i18n/locale-provider.tsx'
import type { PlanStep } from '#content/plan/plan-view.ts'
import type { PlannedStep } from '#domains/plan/plan.ts'
import { askField } from '#domains/plan/plan-page-data.ts'
import { toggled } from './toggled.ts'
import type { PlanState } from './use-plan.ts'

/** The form of the bar at the foot, to which the lines for us belong. */
export const askForm = 'plan-ask'

interface ForUsProps {
  readonly steps: readonly PlannedStep<PlanStep>[]
  /** The steps of a second person. */
  readonly second: readonly PlannedStep<PlanStep>[]
  readonly state: PlanState
}

/** Every step that we can do, in one list: handing over opens no part of the timeline. */
export function ForUs({ steps, second, state }: ForUsProps): ReactNode {
  const t = useT('plan')
  const { kept, live, change } = state
  const lines = [
    ...steps.map(({ step }) => ({ step, id: step.id, title: step.title })),
    ...second.map(({ step }) => ({ step, id: `2:${step.id}`, title: t('secondOf', { step: step.title }) })),
  ].filter(({ step }) => step.who !== 'you')
  if (lines.length === 0) return null
  return (
    <section className="plan-for-us" aria-labelledby="for-us">
      <h2 id="for-us">{t('have')}</h2>
      <p>{t('haveText')}</p>
      <ul role="list">
        {lines.map(({ id, title }) => (
          <li key={id}>
            <label className="plan-have">
              <input
                type="checkbox"
                form={askForm}
                name={askField}
                value={id}
                aria-label={t('haveOf', { step: title })}
                {...(live ? { checked: kept.ask.includes(id) } : { defaultChecked: kept.ask.includes(id) })}
                onChange={({ target }) => change({ ask: toggled(kept.ask, id, target.checked) })}
              />
              <span>{title}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}
