import { daysUntil, fullYears, lastDay, type CalendarPeriod } from '#content/conditions/calendar.ts'
import { judge, questionsIn, type GivenAnswers } from '#content/conditions/conditions.ts'
import type { PlanDue, PlanRule } from '#content/plan/plan-view.ts'
import type { PlanAnchor } from '#content/schema/schema.plan.ts'
import type { AnswerId, Remembered } from '#domains/answers/questions.ts'

/** The parts of the timeline, in order. */
export const planPhases = [
  'now',
  'before',
  'weeks',
  'deed',
  'start',
  'car',
  'months',
  'year',
  'later',
] as const
export type PlanPhase = (typeof planPhases)[number]

/** A step in a visitor's plan. */
export interface PlannedStep<R extends PlanRule = PlanRule> {
  readonly step: R
  readonly phase: PlanPhase
  /** Where its date comes from; missing if it has none. */
  readonly due?: PlanDue | undefined
  /** The ISO day, if the day from which it counts is known. */
  readonly day?: string | undefined
  /** The ISO day on which to begin. */
  readonly beginOn?: string | undefined
  /** A legal date that has passed. */
  readonly late: boolean
}

/** A plan: its steps in order, and the questions on whose answers further steps depend. */
export interface Plan<R extends PlanRule = PlanRule> {
  readonly steps: readonly PlannedStep<R>[]
  readonly open: readonly AnswerId[]
}

/** Answers with what follows from them: full years here, and the day. */
export function withDerived(answers: Remembered, today: string): GivenAnswers {
  const { stay, arrival } = answers
  const years = arrival === undefined ? undefined : fullYears(arrival, today)
  return { ...answers, today, years: years ?? (stay === 'coming' ? 0 : undefined) }
}

/** More than half a calendar year here makes a tax resident of the whole year (Ley 35/2006, art. 9). */
const taxYearDays = 183

/** The last day of the first year as a tax resident. */
function taxYearEnd(arrival: string): string {
  const year = Number(arrival.slice(0, 4))
  const end = `${year}-12-31`
  return daysUntil(arrival, end) + 1 > taxYearDays ? end : `${year + 1}-12-31`
}

/** The day of an anchor, if it is known. */
function anchorDay(anchor: PlanAnchor, { stay, arrival }: Remembered, today: string): string | undefined {
  if (anchor === 'today') return today
  // A second home has no day of arrival.
  if (arrival === undefined || stay === 'visits') return undefined
  if (anchor === 'arrival') return arrival
  return anchor === 'tax-year' ? taxYearEnd(arrival) : undefined
}

const unitDays = { days: 1, weeks: 7, months: 30.4, years: 365 } as const
const roughDays = ({ amount, unit }: CalendarPeriod) => amount * unitDays[unit]

const phaseOfAnchor: Partial<Record<PlanAnchor, PlanPhase>> = { deed: 'deed', car: 'car', start: 'start' }
/** The first days after arrival belong to its first weeks. */
const weeksEnd = 31
const monthsEnd = 124
const yearEnd = 366

function phaseOfOffset(days: number): PlanPhase {
  if (days < 0) return 'before'
  if (days <= weeksEnd) return 'weeks'
  if (days <= monthsEnd) return 'months'
  return days <= yearEnd ? 'year' : 'later'
}

/** Roughly how many days after arrival an anchor's day lies, where arrival is unknown. */
const anchorOffset: Partial<Record<PlanAnchor, number>> = { padron: 14, 'tax-year': 300 }

interface Placed<R extends PlanRule> {
  readonly planned: PlannedStep<R>
  /** For the order within a phase. */
  readonly offset: number
}

function dated<R extends PlanRule>(step: R, due: PlanDue, answers: Remembered, today: string): Placed<R> {
  const { stay, arrival } = answers
  const start = stay === 'here' || arrival === undefined || arrival < today ? today : arrival
  const anchor = 'from' in due ? anchorDay(due.from, answers, today) : undefined
  const real = 'on' in due ? due.on : anchor && lastDay(anchor, due.period)
  // Advice for a day that has passed is advice for now.
  const day = real !== undefined && due.by === 'advice' && real < today ? today : real
  if (day !== undefined) {
    const offset = daysUntil(start, day)
    const isNow = start === today && offset <= 0
    const beginOn = step.begin && lastDay(day, { amount: -step.begin.amount, unit: step.begin.unit })
    const begin = beginOn !== undefined && beginOn < today ? today : beginOn
    // What is needed on the day of arrival is arranged before it.
    const phase = isNow ? 'now' : step.begin && offset <= 0 ? 'before' : phaseOfOffset(offset)
    return {
      planned: { step, phase, due, day, beginOn: begin, late: due.by === 'law' && day < today },
      // What takes long comes when it has to begin.
      offset: begin === undefined ? offset : daysUntil(start, begin),
    }
  }
  if (!('from' in due)) throw new Error('a fixed date has a day')
  const offset = roughDays(due.period) + (anchorOffset[due.from] ?? 0)
  const phase = phaseOfAnchor[due.from] ?? (step.begin && offset <= 0 ? 'before' : phaseOfOffset(offset))
  return {
    planned: { step, phase, due, late: false },
    offset: offset - (step.begin ? roughDays(step.begin) : 0),
  }
}

function place<R extends PlanRule>(step: R, answers: Remembered, today: string): Placed<R> {
  const given = withDerived(answers, today)
  const due = step.due.find(({ when }) => judge(when, given) === 'yes') ?? step.due.at(-1)
  if (due !== undefined) return dated(step, due, answers, today)
  return { planned: { step, phase: answers.stay === 'visits' ? 'year' : 'later', late: false }, offset: 0 }
}

/** Puts every step behind those that it waits for, and leaves the order otherwise. */
function inOrder<R extends PlanRule>(placed: readonly Placed<R>[]): Placed<R>[] {
  const done = new Set<string>()
  const all = new Map(placed.map((one) => [one.planned.step.id, one]))
  const sorted: Placed<R>[] = []
  const visit = (one: Placed<R>) => {
    if (done.has(one.planned.step.id)) return
    done.add(one.planned.step.id)
    for (const id of one.planned.step.after) {
      const first = all.get(id)
      if (first && first.planned.phase === one.planned.phase) visit(first)
    }
    sorted.push(one)
  }
  for (const one of placed) visit(one)
  return sorted
}

/** The plan that follows from some answers on a day. */
export function planFor<R extends PlanRule>(
  rules: readonly R[],
  answers: Remembered,
  today: string,
): Plan<R> {
  const given = withDerived(answers, today)
  const verdicts = rules.map((step) => ({ step, verdict: judge(step.when, given) }))
  const placed = verdicts
    .filter(({ verdict }) => verdict === 'yes')
    .map(({ step }) => place(step, answers, today))
    .toSorted(
      (one, other) =>
        planPhases.indexOf(one.planned.phase) - planPhases.indexOf(other.planned.phase) ||
        one.offset - other.offset,
    )
  const asked = new Set(
    verdicts
      .filter(({ verdict }) => verdict === 'open')
      .flatMap(({ step }) => questionsIn(step.when).map(([question]) => question)),
  )
  if (asked.delete('years')) asked.add('arrival')
  const open = [...asked].filter((question) => given[question] === undefined) as AnswerId[]
  return { steps: inOrder(placed).map(({ planned }) => planned), open }
}

/** The steps of a second person that come on top, or that each of the two does. */
export function stepsOfSecond<R extends PlanRule>(
  first: Plan<R>,
  second: Plan<R>,
): readonly PlannedStep<R>[] {
  const known = new Set(first.steps.map(({ step }) => step.id))
  return second.steps.filter(({ step }) => step.each || !known.has(step.id))
}
