import { readFacts } from '#content/facts/facts.server.ts'
import { ratesOf } from '#domains/calculators/rates.server.ts'
import type { CalculatorId, CalculatorRates } from '#domains/calculators/calculators.ts'
import type { Estimate, Outcome } from '#domains/calculators/outcome.ts'

const facts = readFacts()

/** The rates of the site's own facts, which the worked examples of authorities have to confirm. */
export const siteRates = <Id extends CalculatorId>(id: Id): CalculatorRates[Id] => ratesOf(id, facts).rates

/** The estimate; fails for answers outside of the calculator's range. */
export function estimateOf<Row extends string, Note extends string>(
  outcome: Outcome<Row, Note>,
): Estimate<Row, Note> {
  if (outcome.kind !== 'estimate') throw new Error(`${outcome.kind}: ${outcome.reason}`)
  return outcome
}

/** The cents of a step; undefined if there is none. */
export function centsOf({ steps }: Estimate, row: string): number | undefined {
  const amount = steps.find((step) => step.row === row)?.amount
  return amount?.kind === 'money' ? amount.cents : undefined
}
