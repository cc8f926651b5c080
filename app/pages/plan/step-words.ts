import { useSite, useT } from '#i18n/locale-provider.tsx'
import { formatDay } from '#i18n/date-format.ts'
import type { PlanDue, PlanStep } from '#content/plan/plan-view.ts'
import type { PlannedStep } from '#domains/plan/plan.ts'

type Planned = PlannedStep<PlanStep>

/** A step's date in words: the day, what it counts from, or both. */
export function useDueWords(): (planned: Planned) => { readonly day?: string; readonly rule?: string } {
  const t = useT('plan')
  const { locale } = useSite()
  const rule = (due: PlanDue): string | undefined => {
    if ('on' in due) return undefined
    const { from, period, words } = due
    const way = period.amount === 0 ? 'on' : period.amount < 0 ? 'before' : 'after'
    return t(`anchor.${from}.${way}`, { period: words })
  }
  return ({ due, day }) => {
    if (due === undefined) return {}
    const counted = rule(due)
    // Advice “in the next 7 days” says no more than its day.
    const isPlain = 'from' in due && due.from === 'today' && day !== undefined
    return {
      ...(day !== undefined && { day: formatDay(day, locale) }),
      ...(counted !== undefined && !isPlain && { rule: counted }),
    }
  }
}
