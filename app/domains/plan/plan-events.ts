import type { PlanDue, PlanStep } from '#content/plan/plan-view.ts'
import type { PlanEvent } from './plan-calendar.ts'
import type { PlannedStep } from './plan.ts'

/** How binding a step and its date are. */
export type Binding = 'law' | 'duty' | 'dutyNoDate' | 'advice'

/** Law and advice are never confused: what is required may have a date of ours. */
export function bindingOf(step: Pick<PlanStep, 'kind'>, due: PlanDue | undefined): Binding {
  if (step.kind === 'advice') return 'advice'
  if (due === undefined) return 'dutyNoDate'
  return due.by === 'law' ? 'law' : 'duty'
}

interface EventWords {
  /** How binding a date is, in words. */
  readonly describe: (binding: Binding) => string
  /** A page's address from its path. */
  readonly address: (href: string) => string
  /** The address of the plan. */
  readonly page: string
}

/** Weeks for a legal date, days for advice. */
const remindBefore = { law: [14, 3], advice: [3] } as const

/** The steps that have a day, for a calendar; what begins long before has an event for that too. */
export function planEvents(
  steps: readonly PlannedStep<PlanStep>[],
  { describe, address, page }: EventWords,
): PlanEvent[] {
  return steps.flatMap(({ step, due, day }) => {
    if (day === undefined || due === undefined) return []
    const description = [describe(bindingOf(step, due)), address(step.page.href), page].join('\n')
    return [{ id: step.id, day, title: step.title, description, remindBefore: remindBefore[due.by] }]
  })
}
