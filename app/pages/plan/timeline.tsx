import type { ReactNode } from 'react'
import { SceneImage } from '#design/blocks/heroes/scene-image.tsx'
import type { SceneName } from '#content/scene-names.ts'
import { useT } from '#i18n/locale-provider.tsx'
import type { PlanStep } from '#content/plan/plan-view.ts'
import { planPhases, type PlannedStep, type PlanPhase } from '#domains/plan/plan.ts'
import type { Remembered } from '#domains/answers/questions.ts'
import { StepCard } from './step-card.tsx'
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

const toggled = (ids: readonly string[], id: string, on: boolean) => [
  ...ids.filter((one) => one !== id),
  ...(on ? [id] : []),
]

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
            asked={kept.ask.includes(id)}
            onDone={(on) => change({ done: toggled(kept.done, id, on) })}
            onAsk={(on) => change({ ask: toggled(kept.ask, id, on) })}
          />
        )
      })}
    </ol>
  )
}

/** The steps in the parts of the way, each with its picture. */
export function Timeline(props: TimelineProps): ReactNode {
  const t = useT('plan')
  const phases = planPhases
    .map((phase) => ({ phase, steps: props.steps.filter((planned) => planned.phase === phase) }))
    .filter(({ steps }) => steps.length > 0)
  return (
    <div className="plan-timeline">
      {phases.map(({ phase, steps }) => (
        <section key={phase} className="plan-phase" aria-labelledby={`phase-${phase}`}>
          <div className="plan-phase-head" data-scene={sceneOf[phase]}>
            <SceneImage name={sceneOf[phase]} />
            <h3 id={`phase-${phase}`}>{t(`phase.${phase}`)}</h3>
          </div>
          <Steps {...props} steps={steps} />
        </section>
      ))}
    </div>
  )
}

/** The steps of a second person, as one list. */
export function SecondSteps(props: Omit<TimelineProps, 'prefix'>): ReactNode {
  return <Steps {...props} prefix="2:" />
}
