import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { query } from './store.ts'
import type { Store } from './store.ts'

/** How often and after what pause (in milliseconds) the journal is tried again while somebody reads it. */
const looks = 50
const pause = 100

const personalTables = [
  'request',
  'consent',
  'outbox',
  'upload',
  'note',
  'appointment',
  'appointment_cell',
] as const

async function emptyJournal(store: Store): Promise<boolean> {
  for (let look = 0; look < looks; look++) {
    const checkpoint = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`
    const { rows } = await query(store, (db) => checkpoint.execute(db))
    if (rows[0]?.busy === 0) return true
    await sleep(pause)
  }
  return false
}

/**
 * Removes what deleted rows leave behind in the files. SQLite overwrites them
 * (secure_delete), but not the copies that stay where rows moved between pages
 * (measured: one in 250), and the journal holds earlier pages; so the database
 * is written anew and the journal emptied. PostgreSQL writes the tables anew;
 * its own journal recycles by the server's settings.
 * @returns false when another process was reading and the journal kept its content for now
 */
export async function scrub(store: Store): Promise<boolean> {
  if (store.dialect === 'sqlite') {
    await query(store, (db) => sql`vacuum`.execute(db))
    return await emptyJournal(store)
  }
  for (const table of personalTables)
    await query(store, (db) => sql`vacuum full ${sql.table(table)}`.execute(db))
  return true
}
