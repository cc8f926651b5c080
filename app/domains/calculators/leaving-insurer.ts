import { daysUntil, monthsLater } from '#content/conditions/calendar.ts'
import { daysLater } from './days.ts'
import type { Outcome, Step } from './outcome.ts'
import { choice, day, type AnswersTo } from './questions.ts'

/** Notice periods of the Insurance Contract Act, art. 22.2, and advice of ours. */
export interface LeavingRates {
  readonly months: { readonly you: number; readonly insurer: number }
  /** How many days before the last day a letter should be on its way: advice, not law. */
  readonly sendDays: number
}

export const leavingQuestions = {
  renewal: day(),
  side: choice(['you', 'insurer']),
}

export const leavingRows = ['renewal', 'notice', 'last', 'send', 'left'] as const

export const leavingNotes = [
  'past',
  'inTime',
  'soon',
  'late',
  'insurerInTime',
  'insurerLate',
  'wholeMonth',
  'writing',
  'damage',
  'priceRise',
  'sale',
  'life',
  'firstYear',
] as const

export const leavingDays = ['send', 'last'] as const

type Row = (typeof leavingRows)[number]
type Note = (typeof leavingNotes)[number]

/**
 * The last day on which notice must have arrived so that a policy is not renewed. The law asks for
 * one month (two from the insurer) before the period ends, and a period ends as the renewal day
 * begins: so the whole month lies in between if the notice arrives on the day before.
 */
export function leavingInsurer(
  { renewal, side }: AnswersTo<typeof leavingQuestions>,
  { months, sendDays }: LeavingRates,
  today: string,
): Outcome<Row, Note> {
  if (renewal <= today) return { kind: 'implausible', reason: 'past' }
  const last = daysLater(monthsLater(renewal, -months[side]), -1)
  const send = daysLater(last, -sendDays)
  const late = last < today
  const yours = side === 'you'
  const verdict: Note = yours
    ? late
      ? 'late'
      : send < today
        ? 'soon'
        : 'inTime'
    : late
      ? 'insurerLate'
      : 'insurerInTime'
  const steps: Step<Row>[] = [
    { row: 'renewal', amount: { kind: 'day', day: renewal } },
    { row: 'notice', amount: { kind: 'number', number: months[side] } },
    { row: 'last', amount: { kind: 'day', day: last } },
    ...(yours && !late
      ? [{ row: 'send' as const, amount: { kind: 'day' as const, day: send < today ? today : send } }]
      : []),
    { row: 'left', amount: { kind: 'number', number: Math.max(0, daysUntil(today, last)) } },
  ]
  return {
    kind: 'estimate',
    headline: { row: 'last', amount: { kind: 'day', day: last }, tone: late ? 'bad' : 'good' },
    verdict: [verdict],
    steps,
    parts: [],
    assumed: ['wholeMonth', 'damage', 'firstYear'],
    changes: yours ? ['writing', 'priceRise', 'sale', 'life'] : ['writing', 'life'],
    days:
      yours && !late
        ? [...(send > today ? [{ due: 'send', day: send }] : []), { due: 'last', day: last }]
        : [],
  }
}
