import { money, percentOf, share, type Outcome, type Step } from './outcome.ts'
import { amount, choice, number, type AnswersTo } from './questions.ts'

/** Contributions of the self-employed in a year. */
export interface SelfEmployedRates {
  /** Brackets of monthly net income: their upper limits and lowest bases, in cents; the last has no limit. */
  readonly brackets: readonly Bracket[]
  readonly rate: number
  /** Taken off net income for expenses without proof. */
  readonly generic: number
  readonly flat: {
    readonly quota: number
    /** The equity contribution, which is paid on top: a percentage of the lowest general base. */
    readonly equity: number
    readonly base: number
    readonly months: number
    readonly moreMonths: number
  }
}

interface Bracket {
  readonly limit: number
  /** A limit that itself belongs to the next bracket. */
  readonly below?: true
  readonly base: number
}

export const selfEmployedQuestions = {
  income: amount({ least: 0, most: 100_000 }),
  months: number({ least: 1, most: 12, preset: 12 }),
  start: choice(['new', 'before']),
  company: choice(['no', 'yes']),
}

export const selfEmployedRows = [
  'computable',
  'base',
  'monthly',
  'flat',
  'yearRegular',
  'saving',
  'year',
] as const

export const selfEmployedNotes = [
  'companyOwner',
  'flatRate',
  'noFlatRate',
  'minimumBase',
  'sameAllYear',
  'flatConditions',
  'flatEquity',
  'settlement',
  'higherBase',
  'secondYear',
  'incomeTax',
  'sixTimes',
] as const

type Row = (typeof selfEmployedRows)[number]
type Note = (typeof selfEmployedNotes)[number]

/** The bracket of a monthly net income (Orden PJC/297/2026, art. 18.1). */
export function bracketOf(income: number, brackets: readonly Bracket[]): Bracket {
  const found = brackets.find(({ limit, below }) => income < limit || (!below && income === limit))
  if (found === undefined) throw new Error('the last bracket has a limit')
  return found
}

/** What a self-employed person pays to Social Security, and what the flat rate of the first year saves. */
export function selfEmployed(
  { income, months, start, company }: AnswersTo<typeof selfEmployedQuestions>,
  { brackets, rate, generic, flat }: SelfEmployedRates,
): Outcome<Row, Note> {
  // Owners of a company have another deduction and a minimum base of their own.
  if (company === 'yes') return { kind: 'outside', reason: 'companyOwner' }
  const computable = income - percentOf(income, generic)
  const { base } = bracketOf(computable, brackets)
  const monthly = percentOf(base, rate)
  const flatMonthly = flat.quota + percentOf(flat.base, flat.equity)
  const isNew = start === 'new'
  const flatMonths = isNew ? Math.min(months, flat.months) : 0
  const yearRegular = monthly * months
  const saving = flatMonths * (monthly - flatMonthly)
  const year = yearRegular - saving
  const steps: Step<Row>[] = [
    share<Row>('computable', 100 - generic, income),
    { row: 'base', amount: money(base) },
    share('monthly', rate, base),
    { row: 'yearRegular', amount: money(yearRegular) },
    ...(isNew
      ? [
          { row: 'flat' as const, amount: money(flatMonthly) },
          { row: 'saving' as const, amount: money(-saving) },
        ]
      : []),
    { row: 'year', amount: money(year), total: true },
  ]
  return {
    kind: 'estimate',
    headline: {
      row: isNew ? 'flat' : 'monthly',
      amount: money(isNew ? flatMonthly : monthly),
      tone: isNew ? 'good' : 'plain',
    },
    verdict: [isNew ? 'flatRate' : 'noFlatRate'],
    steps,
    parts: isNew
      ? [
          { row: 'flat', cents: flatMonthly },
          { row: 'monthly', cents: monthly },
        ]
      : [],
    ...(isNew && { isComparison: true }),
    assumed: ['minimumBase', 'sameAllYear', ...(isNew ? (['flatConditions', 'flatEquity'] as const) : [])],
    changes: [
      'settlement',
      'sixTimes',
      'higherBase',
      ...(isNew ? (['secondYear'] as const) : []),
      'incomeTax',
    ],
    days: [],
  }
}
