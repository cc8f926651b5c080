import { query, type Store } from '#platform/store/store.server.ts'

/**
 * How the idempotency keys of demo data begin. Forms cannot send such a key (form-rules.ts), so no visitor's request can
 * pass for demo data and be removed with it. The mark is in the row itself: backups and restores keep it.
 */
const prefix = 'demo-'

/** The key of a demo request; its number is part of it. */
export function demoKey(number: number): string {
  return `${prefix}${String(number).padStart(3, '0')}`
}

/** The ids of the demo requests in a store. */
export async function demoRequests(store: Store): Promise<string[]> {
  const rows = await query(store, (db) =>
    db.selectFrom('request').select('id').where('idempotency_key', 'like', `${prefix}%`).execute(),
  )
  return rows.map(({ id }) => id)
}

/** Whether a store has demo data, which the desk shows in a banner. */
export async function hasDemoData(store: Store): Promise<boolean> {
  const row = await query(store, (db) =>
    db
      .selectFrom('request')
      .select('id')
      .where('idempotency_key', 'like', `${prefix}%`)
      .limit(1)
      .executeTakeFirst(),
  )
  return row !== undefined
}
