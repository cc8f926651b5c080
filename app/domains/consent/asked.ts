import type { ConsentPurpose } from '#content/schema/schema.consent.ts'

/** What the site asks, as the server tells it. */
export interface Asked {
  /** The policy's version, which every answer carries. */
  readonly version: number
  /** The tag manager's address. */
  readonly script: string
  readonly purposes: readonly ConsentPurpose[]
}

/** The joined ids of the cookies of some purposes, of all where none are named. */
export function joinedIds(purposes: readonly ConsentPurpose[]): string {
  return purposes.flatMap(({ cookies }) => cookies.map(({ id }) => id)).join('|')
}
