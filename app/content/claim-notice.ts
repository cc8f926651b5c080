import type { Fact } from './facts/facts.ts'

/** How many days the law gives to report a claim to the insurer; undefined where the facts count it otherwise. */
export function claimNotice(facts: ReadonlyMap<string, Fact>): number | undefined {
  const fact = facts.get('lcs.claim-notice')
  return fact?.kind === 'days' ? fact.value : undefined
}
