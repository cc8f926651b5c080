import { sql } from 'kysely'
import { readIdentity } from '../../app/content/identity.server.ts'
import { readEnvironment } from '../../app/platform/config/environment.server.ts'
import { storeSettings } from '../../app/platform/config/settings.server.ts'
import { openStore } from '../../app/platform/store/open-store.server.ts'
import type { Store } from '../../app/platform/store/store.server.ts'

/** The content of a store after the proof. */
export interface Survivor {
  /** The references of its requests, by the key of the form. */
  readonly references: ReadonlyMap<string, string>
  readonly requests: number
  /** How many of them have unexpected messages, or not exactly one consent record. */
  readonly incomplete: number
  /** Errors found by the database's own integrity checks. */
  readonly damage: readonly string[]
}

/**
 * The database's own integrity check: every page of SQLite's, every table and index of
 * PostgreSQL's.
 */
async function damageOf({ db, dialect }: Store): Promise<string[]> {
  if (dialect === 'sqlite') {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
    const { rows: orphans } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db)
    const found = rows.map((row) => row.integrity_check).filter((text) => text !== 'ok')
    return [...found, ...orphans.map(({ table }) => `a row of ${table} belongs to nothing`)]
  }
  await sql`create extension if not exists amcheck`.execute(db)
  const { rows } = await sql<{ msg: string }>`
    select msg from pg_class, lateral verify_heapam(oid)
    where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(db)
  // Throws if an index is damaged.
  await sql`
    select bt_index_check(pg_class.oid, heapallindexed => true) from pg_class join pg_am on pg_am.oid = relam
    where relnamespace = 'public'::regnamespace and relkind = 'i' and amname = 'btree'`.execute(db)
  return rows.map(({ msg }) => msg)
}

/** The number of rows of each request in a table, and of which kind, as one text. */
function byRequest(rows: readonly { request_id: string; kind: string }[]): Map<string, string> {
  const all = Map.groupBy(rows, (row) => row.request_id)
  const joined = [...all].map(
    ([id, own]) =>
      [
        id,
        own
          .map(({ kind }) => kind)
          .toSorted()
          .join(' '),
      ] as const,
  )
  return new Map(joined)
}

/**
 * Examines a store that is not in use.
 * @param kinds the messages that each request must have, in alphabetical order
 */
export async function survivor(environment: NodeJS.ProcessEnv, kinds: readonly string[]): Promise<Survivor> {
  const store = await openStore(storeSettings(readEnvironment(environment), readIdentity()))
  try {
    const damage = await damageOf(store).catch((error: unknown) => [String(error)])
    // A damaged table cannot be counted.
    if (damage.length > 0) return { references: new Map(), requests: 0, incomplete: 0, damage }
    const rows = await store.db.selectFrom('request').select(['idempotency_key', 'reference', 'id']).execute()
    const outbox = byRequest(await store.db.selectFrom('outbox').select(['request_id', 'kind']).execute())
    const consents = await store.db.selectFrom('consent').select('request_id').execute()
    const consented = byRequest(consents.map((row) => ({ ...row, kind: 'consent' })))
    const isWhole = ({ id }: { id: string }) =>
      outbox.get(id) === kinds.join(' ') && consented.get(id) === 'consent'
    return {
      references: new Map(rows.map((row) => [row.idempotency_key, row.reference])),
      requests: rows.length,
      incomplete: rows.filter((row) => !isWhole(row)).length,
      damage,
    }
  } finally {
    await store.close()
  }
}
