import { money, type Outcome, type Step } from './outcome.ts'
import { amount, type AnswersTo } from './questions.ts'

export const underinsuranceQuestions = {
  value: amount({ least: 1, most: 100_000_000 }),
  insured: amount({ least: 1, most: 100_000_000 }),
  damage: amount({ least: 1, most: 100_000_000 }),
  excess: amount({ least: 0, most: 10_000_000, optional: true }),
}

export const underinsuranceRows = [
  'value',
  'insured',
  'ratio',
  'damage',
  'proportion',
  'excess',
  'paid',
  'missing',
] as const

export const underinsuranceNotes = [
  'damageAboveValue',
  'enough',
  'tooLittle',
  'tooMuch',
  'covered',
  'excessLast',
  'waiver',
  'separate',
  'rebuilding',
  'raise',
] as const

type Row = (typeof underinsuranceRows)[number]
type Note = (typeof underinsuranceNotes)[number]

/**
 * What an insurer pays where the sum insured is below the value of what is insured: the damage in the
 * same proportion (Insurance Contract Act, art. 30), and never more than the damage (art. 26) or the
 * sum insured (art. 27).
 */
export function underinsurance({
  value,
  insured,
  damage,
  excess = 0,
}: AnswersTo<typeof underinsuranceQuestions>): Outcome<Row, Note> {
  if (damage > value) return { kind: 'implausible', reason: 'damageAboveValue' }
  const enough = insured >= value
  const proportion = enough ? damage : Math.round((damage * insured) / value)
  const paid = Math.max(0, proportion - excess)
  const missing = damage - paid
  // Rounded down: a ratio of 100 would say that nothing is missing.
  const percent = enough ? 100 : Math.floor((insured * 1000) / value) / 10
  const steps: Step<Row>[] = [
    { row: 'value', amount: money(value) },
    { row: 'insured', amount: money(insured) },
    { row: 'ratio', amount: { kind: 'percent', percent } },
    { row: 'damage', amount: money(damage) },
    { row: 'proportion', amount: money(proportion) },
    ...(excess > 0 ? [{ row: 'excess' as const, amount: money(-Math.min(excess, proportion)) }] : []),
    { row: 'paid', amount: money(paid), total: true },
    { row: 'missing', amount: money(missing), total: true },
  ]
  return {
    kind: 'estimate',
    headline: { row: 'paid', amount: money(paid), tone: enough ? 'good' : 'bad' },
    verdict: [enough ? 'enough' : 'tooLittle', ...(insured > value ? (['tooMuch'] as const) : [])],
    steps,
    parts: [
      { row: 'paid' as const, cents: paid },
      { row: 'missing' as const, cents: missing },
    ].filter(({ cents }) => cents > 0),
    isComparison: true,
    assumed: ['covered', 'separate', ...(excess > 0 ? (['excessLast'] as const) : [])],
    changes: ['waiver', 'rebuilding', ...(enough ? [] : (['raise'] as const))],
    days: [],
  }
}
