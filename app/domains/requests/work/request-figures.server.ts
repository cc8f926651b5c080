import type { Identity } from '#map/identity.ts'
import type { RequestFigures } from '#platform/metrics/request-metrics.server.ts'
import { query, type Store } from '#platform/store/store.server.ts'
import { findInbox } from './inbox.server.ts'

/** The numbers of requests for the metrics; overdue ones are those that the desk lists as such. */
export async function requestFigures(store: Store, identity: Identity): Promise<RequestFigures> {
  const rows = await query(store, (db) =>
    db
      .selectFrom('request')
      .select(['dialog', 'state', (eb) => eb.fn.countAll().as('count')])
      .groupBy(['dialog', 'state'])
      .execute(),
  )
  const overdue = await findInbox(store, identity, { scope: { kind: 'all' }, due: 'overdue' })
  return { counts: rows.map((row) => ({ ...row, count: Number(row.count) })), overdue: overdue.length }
}
