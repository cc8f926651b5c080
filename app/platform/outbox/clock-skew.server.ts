import { sql } from 'kysely'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import { query } from '#platform/store/store.server.ts'
import type { Store } from '#platform/store/store.server.ts'

/**
 * Two machines that are each this far off may be 60 s apart, which is what the lease of a message under way has left at the
 * least (outbox-worker.ts): beyond it one sends what the other is still sending.
 */
const maxSeconds = 30

/**
 * Compares this machine's clock with that of the database, which all machines share: leases and the book are read by
 * each machine's own. More than half a minute is told in the log. SQLite has no clock of its own.
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
