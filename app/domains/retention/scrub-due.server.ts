import type { Transaction } from 'kysely'
import type { Schema } from '#platform/store/schema.server.ts'
import { query } from '#platform/store/store.server.ts'
import type { Store } from '#platform/store/store.server.ts'

/** Notes, in the transaction that deletes, that what it leaves in the files is still to be removed. */
export async function noteScrub(store: Store, trx: Transaction<Schema>): Promise<void> {
  await trx.insertInto('scrub_due').values({ id: store.ids.id() }).execute()
}

/** The deletions after which no scrub came to its end. */
export async function dueScrubs(store: Store): Promise<string[]> {
  const rows = await query(store, (db) => db.selectFrom('scrub_due').select('id').execute())
  return rows.map(({ id }) => id)
}

/** Ends what a scrub was for: the deletions that were noted before it began. */
export async function forgetScrubs(store: Store, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await query(store, (db) => db.deleteFrom('scrub_due').where('id', 'in', ids).execute())
}
