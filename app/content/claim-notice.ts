import type { Fact } from './facts/facts.ts'

/**
 * The legal deadline in days to report a claim to the insurer; undefined if the fact has another
 * unit.
 */
export function claimNotice(facts: ReadonlyMap<string, Fact>): number | undefined {
  const fact = facts.get('lcs.claim-notice')
  return fact?.kind === 'days' ? fact.value : undefined
}
