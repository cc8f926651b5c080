import { money, percentOf, share, type DueDay, type Outcome, type Step } from './outcome.ts'
import { amount, choice, number, type AnswersTo } from './questions.ts'

/** Rates and due days of form 210 for the owner of a home. */
export interface NonResidentRates {
  readonly rate: { readonly eu: number; readonly other: number }
  readonly imputed: number
  readonly imputedRevised: number
  /** The first year in which a general revision must have taken effect for the lower percentage. */
  readonly revisedSince: number
  /** Share of the price that replaces a missing cadastral value. */
  readonly noValueShare: number
  readonly years: Readonly<
    Record<
      'y2025' | 'y2026',
      { readonly year: number; readonly imputed: DueWindow; readonly rent: DueWindow }
    >
  >
}

interface DueWindow {
  readonly last: string
  readonly debit?: string
}

export const nonResidentQuestions = {
  year: choice(['y2026', 'y2025']),
  country: choice(['eu', 'other']),
  valued: choice(['yes', 'no']),
  cadastral: amount({ least: 1, most: 20_000_000, shown: { valued: ['yes'] } }),
  revised: number({ least: 1900, most: 2026, optional: true, shown: { valued: ['yes'] } }),
  price: amount({ least: 1, most: 20_000_000, shown: { valued: ['no'] } }),
  share: number({ least: 1, most: 100, preset: 100 }),
  days: number({ least: 0, most: 366, preset: 365 }),
  rented: choice(['no', 'yes']),
  rent: amount({ least: 0, most: 2_000_000, optional: true, shown: { rented: ['yes'] } }),
  expenses: amount({ least: 0, most: 2_000_000, optional: true, shown: { rented: ['yes'] } }),
}

export const nonResidentRows = [
  'value',
  'imputed',
  'yourShare',
  'byDays',
  'ownUseTax',
  'rent',
  'expenses',
  'rentBase',
  'rentTax',
  'total',
] as const

export const nonResidentNotes = [
  'tooManyDays',
  'nothingToPay',
  'revisedYes',
  'revisedNo',
  'revisedUnknown',
  'noValue',
  'rule2026',
  'whole',
  'each',
  'noDeductions',
  'noLoss',
  'resident',
  'treaty',
  'revisionDate',
  'sold',
] as const

export const nonResidentDays = ['ownUse', 'ownUseDebit', 'rent', 'rentDebit'] as const

type Answers = AnswersTo<typeof nonResidentQuestions>
type Row = (typeof nonResidentRows)[number]
type Note = (typeof nonResidentNotes)[number]
type Due = (typeof nonResidentDays)[number]

const leap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** What of a year's tax falls on a number of its days, rounded to the cent. */
const byDays = (cents: number, days: number, length: number) => Math.round((cents * days) / length)

function lateDays(kind: 'ownUse' | 'rent', { last, debit }: DueWindow): DueDay<Due>[] {
  return [
    ...(debit === undefined ? [] : [{ due: `${kind}Debit` as const, day: debit }]),
    { due: kind, day: last },
  ]
}

/**
 * The tax of a home in Mallorca whose owner lives abroad: imputed income for the days on which it was
 * not let (LIRPF, art. 85; TRLIRNR, art. 24.5), and rent.
 */
export function nonResidentTax(answers: Answers, rates: NonResidentRates): Outcome<Row, Note> {
  const { country, valued, cadastral, revised, price, share: owned, days, rented } = answers
  const { year, imputed: imputedDue, rent: rentDue } = rates.years[answers.year]
  const length = leap(year) ? 366 : 365
  if (days > length) return { kind: 'implausible', reason: 'tooManyDays' }
  const rate = rates.rate[country]
  const recent = valued === 'no' || (revised !== undefined && revised >= rates.revisedSince)
  const value = valued === 'yes' ? (cadastral ?? 0) : percentOf(price ?? 0, rates.noValueShare)
  const percent = recent ? rates.imputedRevised : rates.imputed
  const imputed = percentOf(value, percent)
  const mine = percentOf(imputed, owned)
  const base = byDays(mine, days, length)
  const ownUse = percentOf(base, rate)
  const rent = rented === 'yes' ? (answers.rent ?? 0) : 0
  const expenses = rented === 'yes' && country === 'eu' ? (answers.expenses ?? 0) : 0
  const rentBase = Math.max(0, rent - expenses)
  const rentTax = percentOf(rentBase, rate)
  const total = ownUse + rentTax
  const steps: Step<Row>[] = [
    ...(valued === 'no' ? [share<Row>('value', rates.noValueShare, price ?? 0)] : []),
    share('imputed', percent, value),
    ...(owned < 100 ? [share<Row>('yourShare', owned, imputed)] : []),
    ...(days < length ? [{ row: 'byDays' as const, amount: money(base) }] : []),
    share('ownUseTax', rate, base),
  ]
  if (rented === 'yes') {
    steps.push({ row: 'rent', amount: money(rent) })
    if (expenses > 0) steps.push({ row: 'expenses', amount: money(-expenses) })
    steps.push({ row: 'rentBase', amount: money(rentBase) }, share('rentTax', rate, rentBase))
  }
  steps.push({ row: 'total', amount: money(total), total: true })
  const verdict: Note[] = []
  if (total === 0) verdict.push('nothingToPay')
  if (valued === 'no') verdict.push('noValue')
  else if (revised === undefined) verdict.push('revisedUnknown')
  else verdict.push(recent ? 'revisedYes' : 'revisedNo')
  const assumed: Note[] = owned === 100 ? ['whole'] : ['each']
  if (answers.year === 'y2026') assumed.push('rule2026')
  if (rented === 'yes' && country === 'other') assumed.push('noDeductions')
  if (expenses > rent) assumed.push('noLoss')
  const parts = [
    { row: 'ownUseTax' as const, cents: ownUse },
    { row: 'rentTax' as const, cents: rentTax },
  ].filter(({ cents }) => cents > 0)
  return {
    kind: 'estimate',
    headline: { row: 'total', amount: money(total), tone: 'plain' },
    verdict,
    steps,
    parts: parts.length > 1 ? parts : [],
    assumed,
    changes: ['resident', ...(valued === 'yes' ? (['revisionDate'] as const) : []), 'treaty', 'sold'],
    days: [
      ...(ownUse > 0 ? lateDays('ownUse', imputedDue) : []),
      ...(rentTax > 0 ? lateDays('rent', rentDue) : []),
    ],
  }
}
