import type { CalendarPeriod } from '#content/conditions/calendar.ts'
import type { Fact } from '#content/facts/facts.ts'
import { formatFact } from '#content/facts/format-fact.server.ts'
import { parseInline } from '#content/inline.ts'
import { proseContext, siteFacts } from '#content/load.server.ts'
import { inFile } from '#content/read-all.ts'
import type { PlanStepFile } from '#content/schema/schema.plan.ts'
import { formatDay } from '#i18n/date-format.ts'
import type { Locale } from '#map/locale.ts'
import type { PlanData, PlanDue, PlanFee, PlanQuestion, PlanSource, PlanStep } from './plan-view.ts'
import { readPlanQuestions, readPlanSteps } from './read-plan.server.ts'

type Facts = ReadonlyMap<string, Fact>
type DueFile = Exclude<NonNullable<PlanStepFile['due']>, readonly unknown[]>

const units = ['days', 'weeks', 'months', 'years'] as const

function factOf(id: string, facts: Facts): Fact {
  const fact = facts.get(id)
  if (fact === undefined) throw new Error(`unknown fact ${id}`)
  return fact
}

function periodOf(
  given: Partial<Record<(typeof units)[number], number | undefined>>,
): CalendarPeriod | undefined {
  const unit = units.find((one) => given[one] !== undefined)
  return unit && { amount: given[unit] ?? 0, unit }
}

function factPeriod(id: string, facts: Facts): CalendarPeriod {
  const fact = factOf(id, facts)
  if (fact.kind === 'days' || fact.kind === 'weeks' || fact.kind === 'months' || fact.kind === 'years') {
    return { amount: fact.value, unit: fact.kind }
  }
  throw new Error(`${id} is no period of days, weeks, months or years`)
}

function fixedDay(id: string, facts: Facts): string {
  const fact = factOf(id, facts)
  if (fact.kind !== 'date') throw new Error(`${id} is no date`)
  return fact.value
}

/** A period in words, such as “3 months”, whichever way it counts. */
function periodWords({ amount, unit }: CalendarPeriod, locale: Locale): string {
  const source = { name: 'plan', listed: false } as const
  return formatFact(
    { id: 'plan.period', kind: unit, value: Math.abs(amount), source, review: '2099-12-31' },
    locale,
  )
}

function resolveDue(due: DueFile, kind: PlanStep['kind'], facts: Facts, locale: Locale): PlanDue {
  const by = due.by ?? kind
  const when = due.when && { when: due.when }
  if (due.on !== undefined) return { ...when, by, on: fixedDay(due.on, facts) }
  const period = due.fact === undefined ? periodOf(due) : factPeriod(due.fact, facts)
  if (period === undefined || due.from === undefined) throw new Error('a date without a period')
  return {
    ...when,
    by,
    from: due.from,
    period,
    words: period.amount === 0 ? '' : periodWords(period, locale),
  }
}

function sourceOf(fact: Fact, locale: Locale): PlanSource {
  const { name } = fact.source
  return {
    source: typeof name === 'string' ? name : name[locale],
    ...('url' in fact.source && { url: fact.source.url }),
    ...(fact.asOf !== undefined && { asOf: formatDay(fact.asOf, locale) }),
  }
}

function feeOf(id: string, facts: Facts, locale: Locale): PlanFee {
  const fact = factOf(id, facts)
  return { amount: formatFact(fact, locale), ...sourceOf(fact, locale) }
}

function resolveStep(step: PlanStepFile, facts: Facts, locale: Locale): PlanStep {
  const context = proseContext(locale)
  const rich = (words: Readonly<Record<Locale, string>>) => parseInline(words[locale], context)
  const dues = step.due === undefined ? [] : [step.due].flat()
  return {
    id: step.id,
    title: step.title[locale],
    why: rich(step.why),
    when: step.when,
    kind: step.kind,
    due: dues.map((due) => resolveDue(due, step.kind, facts, locale)),
    ...(step.begin && { begin: periodOf(step.begin) }),
    after: step.after,
    each: step.each,
    where: rich(step.where),
    places: Object.fromEntries(Object.entries(step.places).map(([town, words]) => [town, rich(words)])),
    ...(step.papers && {
      papers: {
        page: step.papers.page,
        href: context.link(step.papers.page).href,
        case: step.papers.case,
      },
    }),
    page: context.link(step.page),
    ...(step.fee !== undefined && {
      fee: typeof step.fee === 'string' ? step.fee : step.fee.map((id) => feeOf(id, facts, locale)),
    }),
    ...(step.time !== undefined && { time: formatFact(factOf(step.time, facts), locale) }),
    ...(step.source !== undefined && { basis: sourceOf(factOf(step.source, facts), locale) }),
    who: step.who,
  }
}

/** The plan's questions in a language. */
function planQuestions(locale: Locale): PlanQuestion[] {
  return readPlanQuestions().map(({ id, kind, label, short, hint, none, options }) => ({
    id,
    kind,
    label: label[locale],
    short: short[locale],
    ...(hint && { hint: hint[locale] }),
    ...(none && { none: none[locale] }),
    options: options.map((option) => ({ id: option.id, label: option.label[locale] })),
  }))
}

/** The plan's questions and steps in a language. Throws for an unknown fact or page. */
export function planData(locale: Locale): PlanData {
  const facts = siteFacts()
  const steps = readPlanSteps().map((step) =>
    inFile(`content/plan: ${step.id}`, () => resolveStep(step, facts, locale)),
  )
  return { questions: planQuestions(locale), steps }
}
