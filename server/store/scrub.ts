import { sql } from 'kysely'
import { faultCode } from '#server/fault.ts'
import { log } from '#server/log.ts'
import { sqliteFile } from './open-store.ts'
import { dueScrubs, forgetScrubs } from './scrub-due.ts'
import { scrubSqlite } from './scrub-sqlite.ts'
import { asStoreFault } from './store-fault.ts'
import { query } from './store.ts'
import type { Store } from './store.ts'

const personalTables = [
  'request',
  'consent',
  'outbox',
  'upload',
  'note',
  'appointment',
  'appointment_cell',
] as const

async function vacuumTables(store: Store, how: 'vacuum full' | 'vacuum (truncate false)'): Promise<void> {
  for (const table of personalTables) {
    await query(store, (db) => sql`${sql.raw(how)} ${sql.table(table)}`.execute(db))
  }
}

async function rewrite(store: Store): Promise<boolean> {
  if (store.dialect === 'sqlite') return await scrubSqlite(sqliteFile(store.config.dataDir))
  await vacuumTables(store, 'vacuum full')
  return true
}

/**
 * Removes what deleted rows leave behind in the files. SQLite overwrites them
 * (secure_delete), but not the copies that stay where rows moved between pages
 * (measured: one in 250 to one in 1,500), and the journal holds earlier pages;
 * so the database is written anew and the journal emptied. PostgreSQL writes
 * the tables anew and lets nobody at them meanwhile, so this is for what the
 * staff does by hand; its own journal recycles by the server's settings.
 * @returns false when it could not be done now; the log says why, and it stays due
 */
export async function scrub(store: Store): Promise<boolean> {
  try {
    const due = await dueScrubs(store)
    const clean = await rewrite(store)
    if (clean) await forgetScrubs(store, due)
    else log('warn', 'scrub.unfinished', { dialect: store.dialect })
    return clean
  } catch (error) {
    log('error', 'scrub.failed', { dialect: store.dialect, code: faultCode(asStoreFault(error)) })
    return false
  }
}

/**
 * Frees the place of deleted rows in PostgreSQL's tables while forms go on.
 * No query finds them any more; their bytes stay until the place is used again.
 * Where it fails, the server's own autovacuum does the same later.
 */
export async function reclaim(store: Store): Promise<void> {
  // Cutting off the empty end of a table would need it alone for a moment, and wait for that for 5 s.
  await vacuumTables(store, 'vacuum (truncate false)').catch((error: unknown) =>
    log('warn', 'reclaim.failed', { dialect: store.dialect, code: faultCode(error) }),
  )
}
