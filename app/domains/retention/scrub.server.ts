import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import { sqliteFile } from '#platform/store/open-store.server.ts'
import { asStoreFault } from '#platform/store/store-fault.server.ts'
import { query, type Store } from '#platform/store/store.server.ts'
import { Worker } from 'node:worker_threads'
import type { Schema } from '#platform/store/schema.server.ts'

/**
 * Records, in the deleting transaction, that its remains in the files still have to be scrubbed.
 */
export async function noteScrub(store: Store, trx: Transaction<Schema>): Promise<void> {
  await trx.insertInto('scrub_due').values({ id: store.ids.id() }).execute()
}

/** The deletions that no completed scrub covers. */
export async function dueScrubs(store: Store): Promise<string[]> {
  const rows = await query(store, (db) => db.selectFrom('scrub_due').select('id').execute())
  return rows.map(({ id }) => id)
}

/** Settles the deletions recorded before a scrub began. */
async function forgetScrubs(store: Store, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await query(store, (db) => db.deleteFrom('scrub_due').where('id', 'in', ids).execute())
}

/**
 * Rewrites the database and empties its journal, in a separate thread: SQLite is synchronous, this
 * takes seconds (2.5 s for 120,000 requests, 276 MB), and the site would be blocked meanwhile.
 * Other writers wait as for any transaction (sqlite-dialect.server.ts), and one that comes before
 * the journal is emptied may have to copy it back itself (0.6 s there). It temporarily needs twice
 * the file's size on disk: for the copy and for the journal. Its memory use is constant.
 * @returns false when a reader kept the journal from being emptied
 */
function scrubSqlite(file: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./scrub-sqlite-worker.server.ts', import.meta.url), {
      workerData: file,
    })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The scrub ended early, with code ${code}`)))
  })
}

const personalTables = [
  'request',
  'consent',
  'outbox',
  'upload',
  'note',
  'request_work',
  'staff_note',
  'reply',
  'appointment',
  'appointment_cell',
  'appointment_reminder',
  'page_answer',
] as const

type PersonalTable = (typeof personalTables)[number]

/**
 * How many times, a second apart, a scrub checks whether transactions older than the deletion have
 * ended.
 */
const patience = 5

/**
 * Frees the space of a table's deleted rows. Truncating its empty end would need an exclusive lock,
 * and wait for that for 5 s.
 */
async function vacuum(store: Store, table: PersonalTable): Promise<void> {
  await query(store, (db) => sql`vacuum (truncate false) ${sql.table(table)}`.execute(db))
}

/**
 * Whether PostgreSQL had to keep deleted rows of a table, as an active transaction may still read
 * them.
 */
async function keepsDeleted(store: Store, table: PersonalTable): Promise<boolean> {
  await vacuum(store, table)
  const { rows } = await query(store, (db) =>
    sql<{ dead: string }>`
      select n_dead_tup as dead from pg_stat_user_tables where relid = ${table}::regclass`.execute(db),
  )
  return Number(rows[0]?.dead) > 0
}

/**
 * Rewrites the tables. Rows that a backup or an analysis may still read would be copied too, with
 * all their content: it waits a while for those.
 */
async function rewritePostgres(store: Store): Promise<boolean> {
  let left = patience
  for (const table of personalTables) {
    while (await keepsDeleted(store, table)) {
      if (left === 0) return false
      left -= 1
      await sleep(1_000)
    }
    await query(store, (db) => sql`vacuum full ${sql.table(table)}`.execute(db))
  }
  return true
}

async function rewrite(store: Store): Promise<boolean> {
  return store.dialect === 'sqlite'
    ? await scrubSqlite(sqliteFile(store.config.dataDir))
    : await rewritePostgres(store)
}

/**
 * Removes what deleted rows leave behind in the files. SQLite overwrites them (secure_delete), but
 * not the copies left where rows moved between pages (measured: one in 250 to one in 1,500), and
 * the journal contains earlier pages; so the database is rewritten and the journal emptied.
 * PostgreSQL rewrites the tables under an exclusive lock, so this is for manual use by staff; its
 * own journal recycles by the server's settings.
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
 * Frees the space of deleted rows in PostgreSQL's tables without blocking forms. No query finds
 * them any more; their bytes stay until the space is reused. If it fails, the server's own
 * autovacuum does the same later.
 */
export async function reclaim(store: Store): Promise<void> {
  try {
    for (const table of personalTables) await vacuum(store, table)
  } catch (error) {
    log('warn', 'reclaim.failed', { dialect: store.dialect, code: faultCode(error) })
  }
}
