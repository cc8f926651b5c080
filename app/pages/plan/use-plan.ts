import { useEffect, useLayoutEffect, useState } from 'react'
import { madridToday } from '#i18n/madrid-time.ts'
import {
  forgetAnswers,
  onAnswers,
  readAnswers,
  rememberAnswers,
  type AnswerChange,
} from '#domains/answers/answers.ts'
import { answersInFields, type Remembered } from '#domains/answers/questions.ts'
import { emptyPlan, keepPlan, onKeptPlan, readKeptPlan, type KeptPlan } from '#domains/plan/kept-plan.ts'
import { secondInFields, type PlanPageData } from '#domains/plan/plan-page-data.ts'

export interface PlanState {
  /** Scripts run: one question at a time, ticks, a kept plan. */
  readonly live: boolean
  readonly today: string
  readonly answers: Remembered
  readonly kept: KeptPlan
  readonly answer: (change: AnswerChange) => void
  readonly change: (kept: Partial<KeptPlan>) => void
  /** Forgets answers, ticks and lines, on the screen and in this browser. */
  readonly forget: () => void
}

const hasAny = (answers: Remembered) => Object.keys(answers).length > 0

/** What the visitor chose in the form before scripts ran. */
function typedEarly(): URLSearchParams {
  const form = document.querySelector<HTMLFormElement>('.plan-form')
  const fields = form ? [...new FormData(form)] : []
  return new URLSearchParams(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string' && field[1] !== ''),
  )
}

interface FirstState {
  readonly answers: Remembered
  readonly kept: KeptPlan
}

/**
 * A shared link comes first: its answers are shown and not remembered. Then what the visitor has
 * already chosen here, then what this browser remembers.
 */
function firstState(given: PlanPageData): FirstState {
  const kept = readKeptPlan()
  const shared = new URLSearchParams(location.hash.slice(1))
  const inLink = answersInFields(shared)
  if (hasAny(inLink)) return { answers: inLink, kept: { ...kept, second: secondInFields(shared) } }
  if (hasAny(given.answers)) {
    const ask = given.ask.length > 0 ? given.ask : kept.ask
    return { answers: given.answers, kept: { ...kept, ask, second: given.second ?? kept.second } }
  }
  return { answers: { ...readAnswers(), ...answersInFields(typedEarly()) }, kept }
}

/** The visitor's answers and plan: those of the address until scripts run, then those of this browser. */
export function usePlan(given: PlanPageData): PlanState {
  const [live, setLive] = useState(false)
  const [today, setToday] = useState(given.today)
  const [answers, setAnswers] = useState(given.answers)
  const [kept, setKept] = useState<KeptPlan>({ done: [], ask: given.ask, second: given.second })
  // Before React renders the form again: what was chosen in it would be lost.
  useLayoutEffect(() => {
    const first = firstState(given)
    setAnswers(first.answers)
    setKept(first.kept)
    setToday(madridToday())
    setLive(true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for a visit
  }, [])
  useEffect(() => {
    const stopAnswers = onAnswers(() => setAnswers(readAnswers()))
    const stopPlan = onKeptPlan(() => setKept(readKeptPlan()))
    // A shared link that is opened over this page loads nothing.
    const follow = () => {
      const shared = answersInFields(new URLSearchParams(location.hash.slice(1)))
      if (hasAny(shared)) setAnswers(shared)
    }
    addEventListener('hashchange', follow)
    return () => {
      stopAnswers()
      stopPlan()
      removeEventListener('hashchange', follow)
    }
  }, [])

  return {
    live,
    today,
    answers,
    kept,
    answer: (change) => {
      // All of them: those of a shared link become the visitor's own with the first change.
      const all = { ...answers, ...change }
      rememberAnswers(all)
      // Without storage the listener reads nothing.
      setAnswers(Object.fromEntries(Object.entries(all).filter(([, one]) => one !== undefined)) as Remembered)
    },
    change: (change) => {
      const next = { ...kept, ...change }
      setKept(next)
      keepPlan(next)
    },
    forget: () => {
      forgetAnswers()
      keepPlan(emptyPlan)
      setAnswers({})
      setKept(emptyPlan)
      if (location.hash.includes('=')) history.replaceState(history.state, '', location.pathname)
    },
  }
}
