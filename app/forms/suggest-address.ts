/** The address that is probably meant by a typed one. Its rules are loaded when an address was typed. */
export async function suggestAddress(typed: string): Promise<string | undefined> {
  if (typed === '') return undefined
  const rules = await import('./email-typo.ts')
  return rules.suggestAddress(typed)
}
