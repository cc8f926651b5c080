import { useId, useRef, type ReactNode } from 'react'
import type { PlanQuestion } from '#content/plan/plan-view.ts'
import type { AnswerChange } from '#domains/answers/answers.ts'
import { noneOption, type Remembered } from '#domains/answers/questions.ts'

interface QuestionFieldProps {
  readonly question: PlanQuestion
  /** The day that is asked together with it. */
  readonly day?: PlanQuestion | undefined
  readonly answers: Remembered
  /** Missing until scripts run: then the form itself keeps the choice. */
  readonly onAnswer?: ((change: AnswerChange) => void) | undefined
  /** Called after a tap, but not after a choice by keyboard, which passes over options. */
  readonly onTap?: ((option: string) => void) | undefined
}

/** Options as chips to tap, and the day where the question has one. */
export function QuestionField({ question, day, answers, onAnswer, onTap }: QuestionFieldProps): ReactNode {
  const id = useId()
  const tapped = useRef(false)
  const { id: name, kind, hint, none, options } = question
  const several = kind === 'several'
  const given = answers[name as keyof Remembered]
  const chosen: readonly string[] = given === undefined ? [] : [given].flat()
  const isNone = Array.isArray(given) && given.length === 0
  const all = none === undefined ? options : [...options, { id: noneOption, label: none }]

  const choose = (option: string, checked: boolean) => {
    const next = several
      ? [...chosen.filter((one) => one !== option), ...(checked && option !== noneOption ? [option] : [])]
      : option
    // An unticked last box is no answer; “none” is one.
    const empty = several && next.length === 0 && !(option === noneOption && checked)
    onAnswer?.({ [name]: several && option === noneOption && checked ? [] : empty ? undefined : next })
    if (tapped.current && (!several || (option === noneOption && checked))) onTap?.(option)
    tapped.current = false
  }
  const check = (option: string) => {
    const on = option === noneOption && several ? isNone : chosen.includes(option)
    return onAnswer ? { checked: on } : { defaultChecked: on }
  }
  return (
    <fieldset
      id={`q-${name}`}
      className="plan-question"
      data-kind={kind}
      aria-describedby={hint && `${id}-hint`}
    >
      <legend tabIndex={-1}>{question.label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="muted">
          {hint}
        </p>
      )}
      <div className="plan-chips">
        {all.map((option) => (
          <label key={option.id} className="plan-chip" onPointerDown={() => (tapped.current = true)}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              value={option.id}
              {...check(option.id)}
              onKeyDown={() => (tapped.current = false)}
              onChange={onAnswer && (({ target }) => choose(option.id, target.checked))}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {day && (
        <p className="plan-day">
          <label htmlFor={`${id}-day`}>{day.label}</label>
          <input
            id={`${id}-day`}
            className="input"
            type="date"
            name={day.id}
            {...(onAnswer ? { value: answers.arrival ?? '' } : { defaultValue: answers.arrival })}
            onChange={onAnswer && (({ target }) => onAnswer({ arrival: target.value || undefined }))}
          />
        </p>
      )}
    </fieldset>
  )
}
