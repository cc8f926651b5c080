import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { Schema } from '#platform/store/schema.server.ts'
import { query, type Store } from '#platform/store/store.server.ts'

/** More than there are demo requests. */
const maxDemo = 99

/**
 * The key of a demo request, by its number. Forms cannot send such a key (form-rules.ts), so no visitor's request can pass
 * for demo data and be removed with it. The mark is in the row itself: backups and restores keep it.
 */
export function demoKey(number: number): string {
  return `demo-${number}`
}

/** Named one by one, so that both databases find them by their index: the desk looks for them with each page. */
const keys = Array.from({ length: maxDemo }, (_, index) => demoKey(index + 1))

const demoRows = (db: Kysely<Schema>) =>
  db.selectFrom('request').select('id').where('idempotency_key', 'in', keys)

/** The same requests as another query, without the demo data. */
export function withoutDemo<O>(select: SelectQueryBuilder<Schema, 'request', O>) {
  return select.where('request.idempotency_key', 'not in', keys)
}

/** The ids of the demo requests in a store. */
export async function demoRequests(store: Store): Promise<string[]> {
  const rows = await query(store, (db) => demoRows(db).execute())
  return rows.map(({ id }) => id)
}

/** Whether a store has demo data, which the desk shows in a banner. */
export async function hasDemoData(store: Store): Promise<boolean> {
  const row = await query(store, (db) => demoRows(db).limit(1).executeTakeFirst())
  return row !== undefined
}
