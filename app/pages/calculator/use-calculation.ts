import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { answered } from '#domains/calculators/answered.ts'
import type { CalculatorData } from '#domains/calculators/calculator-page.ts'
import { onAnswers, readAnswers as readRemembered, rememberAnswers } from '#domains/answers/answers.ts'
import { calculators, type CalculatorId } from '#domains/calculators/calculators.ts'
import { canRemember, changeFromCalculator, knownAnswers } from '#domains/calculators/known-answers.ts'
import type { Outcome } from '#domains/calculators/outcome.ts'
import { readAnswers, type ReadAnswers } from '#domains/calculators/read-answers.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { madridToday } from '#i18n/madrid-time.ts'
import { pageQuery } from '#map/dialogs.ts'

/** How long the address waits for more typing. */
const pause = 400

interface Calculation extends ReadAnswers {
  /** The answers with which the page began. */
  readonly initial: URLSearchParams
  /** Answers that this browser remembers from elsewhere on the site, by question; none until scripts run. */
  readonly known: Readonly<Record<string, string>>
  /** Whether what the move plan asks for too is remembered: only if this browser remembers something already. */
  readonly isRemembering: boolean
  readonly outcome: Outcome | undefined
  /** Counts attempts to submit; none yet is 0. */
  readonly attempt: number
  /** Takes what was typed; `changed` is the field, if the visitor has just changed one. */
  readonly type: (form: HTMLFormElement, changed?: ChangedField) => void
  readonly submit: (form: HTMLFormElement) => void
}

/** A field as it is after a change. */
interface ChangedField {
  readonly name: string
  readonly value: string
}

/** Remembers an answer that other parts of the site ask for too, but only beside earlier ones. */
function rememberAnswer(id: CalculatorId, { name, value }: ChangedField): void {
  const remembered = readRemembered()
  if (!hasAny(remembered)) return
  const change = changeFromCalculator(id, name, value, remembered)
  if (hasAny(change)) rememberAnswers(change)
}

const hasAny = (answers: object) => Object.keys(answers).length > 0

const answersIn = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]))

/**
 * The answers of the address, then those that are typed, and what they come to. The address follows
 * with a pause, so that it can be shared and the language changed.
 */
export function useCalculation({ id, rates, today }: CalculatorData): Calculation {
  const { locale } = useSite()
  const { search } = useLocation()
  const navigate = useNavigate()
  const [initial] = useState(() => {
    const query = new URLSearchParams(search)
    return query.has(answered) ? query : new URLSearchParams()
  })
  const [typed, setTyped] = useState(initial)
  const [attempt, setAttempt] = useState(initial.has(answered) ? 1 : 0)
  const { questions, work } = calculators[id]
  const read = readAnswers(questions, typed, locale)
  const { answers, query } = read
  const [known, setKnown] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    // The address of a calculation has all its answers, also those that were left empty.
    const isWhole = Object.entries(questions).some(
      ([name, { kind }]) => kind === 'choice' && initial.has(name),
    )
    if (!isWhole) setKnown(knownAnswers(id, readRemembered()))
  }, [id, initial, questions])
  const keepsAnswers = useSyncExternalStore(
    onAnswers,
    () => hasAny(readRemembered()),
    () => false,
  )
  const isTyped = typed !== initial
  const address = answers === undefined ? '' : `?${query}`
  // An open dialog or the answer of its form is part of the address: it stays until that is closed.
  const own = pageQuery(search)
  const isCurrent = own.size < new URLSearchParams(search).size || address === `?${own}`
  useEffect(() => {
    if (!isTyped || address === '' || isCurrent) return
    const timer = setTimeout(() => {
      Promise.resolve(navigate(address, { replace: true, preventScrollReset: true })).catch(() => undefined)
    }, pause)
    return () => clearTimeout(timer)
  }, [address, isTyped, isCurrent, navigate])
  return {
    ...read,
    initial,
    known,
    isRemembering: keepsAnswers && canRemember(id),
    attempt,
    // The page's own day belongs to the answers with which it was rendered.
    outcome: answers && work(answers, rates, isTyped ? madridToday() : (today ?? madridToday())),
    type: (form, changed) => {
      setTyped(answersIn(form))
      if (changed) rememberAnswer(id, changed)
    },
    submit: (form) => {
      setTyped(answersIn(form))
      setAttempt((count) => count + 1)
    },
  }
}
