import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Store } from '#platform/store/store.server.ts'

/** Waits until a session in this PostgreSQL database waits for a lock held by another. */
export async function lockAwaited(store: Store): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(store.db)
    return rows.length
  }
  await expect.poll(waiting, { timeout: 4_000 }).toBeGreaterThan(0)
}
