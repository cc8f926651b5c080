import { useState, type ReactNode } from 'react'
import { Button } from '#design/button.tsx'
import { Select } from '#design/fields/text-input.tsx'
import { useT } from '#i18n/locale-provider.tsx'
import type { PlanQuestion, PlanStep } from '#content/plan/plan-view.ts'
import type { Remembered } from '#domains/answers/questions.ts'
import { stepsOfSecond, planFor, type Plan, type PlannedStep } from '#domains/plan/plan.ts'
import { answersOfSecond, planField, secondField, type SecondPerson } from '#domains/plan/plan-page-data.ts'
import { planFields } from '#domains/plan/plan-in-words.ts'
import { SecondSteps } from './timeline.tsx'
import type { PlanState } from './use-plan.ts'

interface SecondPersonProps {
  readonly questions: readonly PlanQuestion[]
  readonly own: PlanOfSecond | undefined
  readonly titles: ReadonlyMap<string, string>
  readonly state: PlanState
}

type SecondQuestion = keyof typeof secondField

interface ChoiceProps {
  readonly question: PlanQuestion
  readonly second: SecondPerson | undefined
  readonly onChoose?: ((second: SecondPerson) => void) | undefined
}

/** A question about the second person, as a list of options. */
function SecondChoice({ question, second, onChoose }: ChoiceProps): ReactNode {
  const t = useT('plan')
  const id = question.id as SecondQuestion
  const value = second?.[id] ?? ''
  return (
    <label className="plan-second-choice">
      <span>{question.short}</span>
      <Select
        name={secondField[id]}
        {...(onChoose ? { value } : { defaultValue: value })}
        onChange={
          onChoose &&
          (({ target }) => onChoose({ ...second, [id]: target.value || undefined } as SecondPerson))
        }
      >
        <option value="">{t('unanswered')}</option>
        {question.options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </Select>
    </label>
  )
}

/** The form for a second person: with scripts it answers at once, without them with the page. */
function SecondForm({ questions, state }: Pick<SecondPersonProps, 'questions' | 'state'>): ReactNode {
  const t = useT('plan')
  const { live, kept, answers, change } = state
  const choices = questions
    .filter(({ id }) => id in secondField)
    .map((question) => (
      <SecondChoice
        key={question.id}
        question={question}
        second={kept.second}
        onChoose={live ? (second) => change({ second }) : undefined}
      />
    ))
  if (live) {
    return (
      <div className="plan-second-form">
        {choices}
        <Button variant="secondary" compact onClick={() => change({ second: undefined })}>
          {t('secondRemove')}
        </Button>
      </div>
    )
  }
  return (
    <form className="plan-second-form" method="get">
      <input type="hidden" name={planField} value="1" />
      {planFields({ answers, ask: kept.ask }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {choices}
      <Button type="submit" variant="secondary" compact>
        {t('secondShow')}
      </Button>
    </form>
  )
}

const isKnown = (second: SecondPerson | undefined): second is SecondPerson =>
  second?.passport !== undefined || second?.income !== undefined

/** The answers and steps of a second person. */
export interface PlanOfSecond {
  readonly answers: Remembered
  readonly steps: readonly PlannedStep<PlanStep>[]
}

/** What a second person does on top of the first plan; undefined if nothing is known of one. */
export function planOfSecond(
  rules: readonly PlanStep[],
  plan: Plan<PlanStep>,
  { answers, kept: { second }, today }: PlanState,
): PlanOfSecond | undefined {
  if (!isKnown(second)) return undefined
  const theirs = answersOfSecond(answers, second)
  return { answers: theirs, steps: stepsOfSecond(plan, planFor(rules, theirs, today)) }
}

/** The steps of a second person: what comes on top, and what each of the two does. */
export function SecondPlan({ questions, own, titles, state }: SecondPersonProps): ReactNode {
  const t = useT('plan')
  const { live } = state
  const [added, setAdded] = useState(false)
  return (
    <section className="plan-second" aria-labelledby="second">
      <h2 id="second">{own ? t('secondHeading', { count: own.steps.length }) : t('secondTitle')}</h2>
      <p>{t('secondText')}</p>
      {live && !added && !own ? (
        <Button variant="secondary" icon="plus" onClick={() => setAdded(true)}>
          {t('secondAdd')}
        </Button>
      ) : (
        <SecondForm questions={questions} state={state} />
      )}
      {own && <SecondSteps steps={own.steps} answers={own.answers} titles={titles} state={state} />}
    </section>
  )
}
