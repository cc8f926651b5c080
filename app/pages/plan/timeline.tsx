import { useState, type ReactNode } from 'react'
import { SceneImage } from '#design/blocks/heroes/scene-image.tsx'
import type { SceneName } from '#content/scene-names.ts'
import { Icon } from '#design/icons/icon.tsx'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import { formatDay } from '#i18n/date-format.ts'
import type { PlanStep } from '#content/plan/plan-view.ts'
import { planPhases, type PlannedStep, type PlanPhase } from '#domains/plan/plan.ts'
import type { Remembered } from '#domains/answers/questions.ts'
import { StepCard } from './step-card.tsx'
import { toggled } from './toggled.ts'
import type { PlanState } from './use-plan.ts'

/** From the ferry to the keys: each part of the way has its picture. */
const sceneOf: Readonly<Record<PlanPhase, SceneName>> = {
  now: 'offices',
  before: 'car-services',
  weeks: 'administrative',
  deed: 'property',
  start: 'business',
  car: 'car',
  months: 'health',
  year: 'lifestyle',
  later: 'hero',
}

interface TimelineProps {
  readonly steps: readonly PlannedStep<PlanStep>[]
  readonly answers: Remembered
  readonly titles: ReadonlyMap<string, string>
  readonly state: PlanState
  /** Distinguishes the steps of a second person. */
  readonly prefix?: string
}

function Steps({ steps, answers, titles, state, prefix = '' }: TimelineProps): ReactNode {
  const { kept, change, live } = state
  return (
    <ol className="plan-steps" role="list">
      {steps.map((planned) => {
        const id = prefix + planned.step.id
        return (
          <StepCard
            key={id}
            planned={planned}
            answers={answers}
            today={state.today}
            titles={titles}
            live={live}
            prefix={prefix}
            brief={prefix !== '' && titles.has(planned.step.id)}
            done={kept.done.includes(id)}
            onDone={(on) => change({ done: toggled(kept.done, id, on) })}
          />
        )
      })}
    </ol>
  )
}

interface PhaseWordsProps {
  readonly steps: readonly PlannedStep<PlanStep>[]
  readonly state: PlanState
}

/** What a closed part holds: how many steps, and the next date among those still to do. */
function PhaseWords({ steps, state }: PhaseWordsProps): ReactNode {
  const t = useT('plan')
  const { locale } = useSite()
  const open = steps.filter(({ step }) => !state.kept.done.includes(step.id))
  const legal = open.filter(({ due }) => due?.by === 'law')
  const days = (some: typeof open) => some.flatMap(({ day }) => day ?? []).toSorted()
  const next = days(legal)[0] ?? days(open)[0]
  return (
    <span className="plan-phase-words small">
      {t('phaseSteps', { count: steps.length })}
      {open.length === 0 && ` · ${t('phaseDone')}`}
      {next !== undefined && ` · ${t('phaseNext', { day: formatDay(next, locale) })}`}
    </span>
  )
}

/** The steps in the parts of the way, each with its picture; the first with something to do is open. */
export function Timeline(props: TimelineProps): ReactNode {
  const t = useT('plan')
  const { kept } = props.state
  const phases = planPhases
    .map((phase) => ({ phase, steps: props.steps.filter((planned) => planned.phase === phase) }))
    .filter(({ steps }) => steps.length > 0)
  // Chosen once: a part must not close because its last step has just been ticked.
  const [first] = useState(
    () => phases.find(({ steps }) => steps.some(({ step }) => !kept.done.includes(step.id)))?.phase,
  )
  return (
    <div className="plan-timeline">
      {phases.map(({ phase, steps }) => (
        <details key={phase} className="plan-phase" open={phase === first}>
          <summary className="plan-phase-head" data-scene={sceneOf[phase]}>
            <SceneImage name={sceneOf[phase]} />
            <span>
              <h3>{t(`phase.${phase}`)}</h3>
              <PhaseWords steps={steps} state={props.state} />
            </span>
            <Icon name="chevron-down" />
          </summary>
          <Steps {...props} steps={steps} />
        </details>
      ))}
    </div>
  )
}

/** The steps of a second person, as one list. */
export function SecondSteps(props: Omit<TimelineProps, 'prefix'>): ReactNode {
  return <Steps {...props} prefix="2:" />
}
