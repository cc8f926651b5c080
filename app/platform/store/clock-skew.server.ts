import { sql } from 'kysely'
import { query, type Store } from './store.server.ts'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'

/**
 * Two machines that are each off by this much may differ by 60 s, the minimum time left on the
 * lease of an active message (outbox-worker.server.ts): beyond that both would send it.
 */
const maxSeconds = 30

/**
 * Compares this machine's clock with the database's, which all machines share: leases and bookings
 * use each machine's own clock. Clock skew of more than half a minute is logged. SQLite has no
 * clock of its own.
 */
export async function reportClockSkew(store: Store): Promise<void> {
  if (store.dialect === 'sqlite') return
  try {
    const asked = store.clock().epochMilliseconds
    const { rows } = await query(store, (db) =>
      sql<{ ms: number }>`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`.execute(db),
    )
    const answered = store.clock().epochMilliseconds
    const theirs = rows[0]?.ms ?? answered
    const ms = Math.round(Math.max(asked - theirs, theirs - answered))
    if (ms > maxSeconds * 1000) log('error', 'store.clock-apart', { ms })
  } catch (error) {
    log('error', 'store.clock-not-compared', { code: faultCode(error) })
  }
}
