import { toText } from '#platform/store/instant.server.ts'
import { transactLoosely } from '#platform/store/store.server.ts'
import type { Store } from '#platform/store/store.server.ts'

/**
 * Marks a solved proof-of-work challenge as used, over all machines.
 * @returns whether this was the first use; each challenge counts once
 */
export async function spendChallenge(
  store: Store,
  id: string,
  expiresAt: Temporal.Instant,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transactLoosely(store, (trx) =>
    trx
      .insertInto('spent_challenge')
      .values({ id, expires_at: toText(expiresAt) })
      .onConflict((on) => on.doNothing())
      .executeTakeFirstOrThrow(),
  )
  return Number(numInsertedOrUpdatedRows) === 1
}
