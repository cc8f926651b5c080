import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '#design/button.tsx'
import { useT } from '#i18n/locale-provider.tsx'
import type { PlanQuestion, PlanStep } from '#content/plan/plan-view.ts'
import type { Plan } from '#domains/plan/plan.ts'
import { planField } from '#domains/plan/plan-page-data.ts'
import type { Remembered } from '#domains/answers/questions.ts'
import { QuestionField } from './question-field.tsx'
import type { PlanState } from './use-plan.ts'

/** The questions that stand alone; a day belongs to the one before it. */
export function screensOf(questions: readonly PlanQuestion[]): readonly PlanQuestion[] {
  return questions.filter(({ kind }) => kind !== 'date')
}

function dayOf(question: PlanQuestion, questions: readonly PlanQuestion[]): PlanQuestion | undefined {
  const next = questions[questions.indexOf(question) + 1]
  return next?.kind === 'date' ? next : undefined
}

interface QuestionFormProps {
  readonly questions: readonly PlanQuestion[]
  readonly answers: Remembered
  /** Hidden fields that go along, such as the second person's. */
  readonly children?: ReactNode
}

/** All questions as one form; its answer is the page with the plan. For use without scripts. */
export function QuestionForm({ questions, answers, children }: QuestionFormProps): ReactNode {
  const t = useT('plan')
  return (
    <form className="plan-form" method="get" id="questions">
      <input type="hidden" name={planField} value="1" />
      <p className="muted">{t('allOptional')}</p>
      {screensOf(questions).map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          day={dayOf(question, questions)}
          answers={answers}
        />
      ))}
      {children}
      <Button type="submit">{t('show')}</Button>
    </form>
  )
}

interface WizardProps {
  readonly questions: readonly PlanQuestion[]
  readonly state: PlanState
  /** The number of the question, from 0. */
  readonly at: number
  /** The visitor has moved on, so the question takes the focus. */
  readonly moved: boolean
  /** What follows from the answers so far. */
  readonly plan: Plan<PlanStep>
  readonly onGo: (at: number) => void
  readonly onShow: () => void
}

/** How many steps the preview names. */
const previewed = 6

/** The plan as it grows with each answer; beside the question where there is room. */
function SoFar({ plan }: Pick<WizardProps, 'plan'>): ReactNode {
  const t = useT('plan')
  const { length } = plan.steps
  return (
    <aside className="plan-so-far">
      <p className="plan-so-far-title">{t('soFar', { count: length })}</p>
      {length === 0 && <p className="small muted">{t('empty')}</p>}
      <ol role="list">
        {plan.steps.slice(0, previewed).map(({ step }) => (
          <li key={step.id}>{step.title}</li>
        ))}
      </ol>
      {length > previewed && (
        <p className="small muted">{t('andMore', { count: String(length - previewed) })}</p>
      )}
    </aside>
  )
}

/** One question at a time: a tap answers it and shows the next one. */
export function Wizard({ questions, state, at, moved, plan, onGo, onShow }: WizardProps): ReactNode {
  const t = useT('plan')
  const frame = useRef<HTMLDivElement>(null)
  const screens = screensOf(questions)
  const question = screens[at]
  useEffect(() => {
    if (moved) frame.current?.querySelector('legend')?.focus()
  }, [moved])
  if (question === undefined) return null
  const day = dayOf(question, questions)
  const isLast = at === screens.length - 1
  const next = () => (isLast ? onShow() : onGo(at + 1))
  const asksDay = day !== undefined && state.answers.stay !== 'visits'
  // A day is typed, so only holidays, which have none, go on by a tap.
  const tapped = (option: string) => {
    if (day === undefined || option === 'visits') next()
  }
  const isAnswered = state.answers[question.id as keyof Remembered] !== undefined
  return (
    <div ref={frame} className="plan-wizard-frame">
      <div className="plan-wizard">
        <p className="plan-progress" aria-live="polite">
          {t('progress', { at: String(at + 1), total: String(screens.length) })}
        </p>
        <progress value={at + 1} max={screens.length} aria-hidden="true" />
        <QuestionField
          key={question.id}
          question={question}
          day={asksDay ? day : undefined}
          answers={state.answers}
          onAnswer={state.answer}
          onTap={tapped}
        />
        <div className="plan-moves">
          {at > 0 && (
            <Button variant="secondary" onClick={() => onGo(at - 1)}>
              {t('back')}
            </Button>
          )}
          <Button variant={isAnswered ? 'primary' : 'secondary'} onClick={next}>
            {isLast ? t('show') : isAnswered ? t('next') : t('skip')}
          </Button>
          {!isLast && plan.steps.length > 0 && (
            <button type="button" className="plan-text-button" onClick={onShow}>
              {t('showNow', { count: plan.steps.length })}
            </button>
          )}
        </div>
        {at === 0 && <p className="small muted">{t('tap')}</p>}
      </div>
      <SoFar plan={plan} />
    </div>
  )
}
