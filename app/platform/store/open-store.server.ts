import { join, resolve } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { ConfigFault, faultCode, systemReason } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import { dataDirFault } from './data-dir.server.ts'
import { createIds, type Ids } from './reference.server.ts'
import { systemClock, type Clock } from './instant.server.ts'
import { linkKey } from './link-key.server.ts'
import { openPostgres } from './postgres-pool.server.ts'
import type { Schema } from './schema.server.ts'
import { openSqlite } from './sqlite-database.server.ts'
import { NodeSqliteDialect } from './sqlite-dialect.server.ts'
import type { StoreConfig } from './store-config.server.ts'
import { noteBirth } from './store-birth.server.ts'
import { query, type Store } from './store.server.ts'
import { requestsMigration } from './migrations/migration.0001-requests.server.ts'
import { appointmentsMigration } from './migrations/migration.0002-appointments.server.ts'
import { limitsMigration } from './migrations/migration.0003-limits.server.ts'
import { notesMigration } from './migrations/migration.0004-notes.server.ts'
import { searchMissesMigration } from './migrations/migration.0005-search-misses.server.ts'
import { consentsMigration } from './migrations/migration.0006-consents.server.ts'
import { outboxUnsentMigration } from './migrations/migration.0007-outbox-unsent.server.ts'
import { scrubDueMigration } from './migrations/migration.0008-scrub-due.server.ts'
import { storeBirthMigration } from './migrations/migration.0009-store-birth.server.ts'
import { movedFromMigration } from './migrations/migration.0010-moved-from.server.ts'
import { fileChecksMigration } from './migrations/migration.0011-file-checks.server.ts'
import { unconfirmedAppointmentsMigration } from './migrations/migration.0012-unconfirmed-appointments.server.ts'
import { officeCancellationMigration } from './migrations/migration.0013-office-cancellation.server.ts'
import { staffMigration } from './migrations/migration.0014-staff.server.ts'
import { deskWorkMigration } from './migrations/migration.0015-desk-work.server.ts'
import { blocksMigration } from './migrations/migration.0016-blocks.server.ts'
import { auditMigration } from './migrations/migration.0017-audit.server.ts'
import { remindersMigration } from './migrations/migration.0018-reminders.server.ts'
import { pageAnswersMigration } from './migrations/migration.0019-page-answers.server.ts'
import { firstAnswersMigration } from './migrations/migration.0020-first-answers.server.ts'
import type { Migration } from './migrations/migration.server.ts'
import { statSync } from 'node:fs'

/**
 * For tools: only the site creates a store, otherwise a mistyped folder would look like a site
 * without requests. With PostgreSQL the folder holds the uploads and the erasure ledger, so it must
 * exist too.
 * @throws ConfigFault
 */
export function requireStore({ dataDir, databaseUrl }: StoreConfig): void {
  const folder = resolve(dataDir)
  const path = databaseUrl === undefined ? sqliteFile(folder) : folder
  try {
    statSync(path)
  } catch (error) {
    throw new ConfigFault(
      'config.no-store',
      `DATA_DIR: there is no store at ${path}: ${systemReason(error) ?? 'it cannot be read'}; set DATA_DIR to the folder of the site's data, which the site makes when it first starts`,
    )
  }
}

const migrations: readonly Migration[] = [
  requestsMigration,
  appointmentsMigration,
  limitsMigration,
  notesMigration,
  searchMissesMigration,
  consentsMigration,
  outboxUnsentMigration,
  scrubDueMigration,
  storeBirthMigration,
  movedFromMigration,
  fileChecksMigration,
  unconfirmedAppointmentsMigration,
  officeCancellationMigration,
  staffMigration,
  deskWorkMigration,
  blocksMigration,
  auditMigration,
  remindersMigration,
  pageAnswersMigration,
  firstAnswersMigration,
]

/** Any constant: processes that request the same number wait for each other. */
const lockNumber = 7_314_521

/**
 * How long a migration waits for a table that others read, as pg_dump does until it is done, in
 * milliseconds: later queries queue behind it, and a form waits for five seconds only
 * (postgres-pool.server.ts).
 */
const tablePatience = 1_000

type Dialect = 'sqlite' | 'postgres'

/**
 * Runs pending migrations in one transaction, so that a failing one leaves nothing behind and
 * several processes may start together: SQLite's transaction begins as the only writer, PostgreSQL
 * waits for an advisory lock.
 */
async function migrate(db: Kysely<Schema>, dialect: Dialect): Promise<void> {
  const strict = dialect === 'sqlite' ? ' strict' : ''
  await db.transaction().execute(async (trx) => {
    if (dialect === 'postgres') {
      // Another process may be running a long migration; the limit of every statement still
      // applies.
      await sql`set local lock_timeout = 0`.execute(trx)
      await sql`select pg_advisory_xact_lock(${lockNumber}::bigint)`.execute(trx)
      await sql.raw(`set local lock_timeout = ${tablePatience}`).execute(trx)
    }
    await sql`create table if not exists schema_migration (name text primary key)`.execute(trx)
    const done = await sql<{ name: string }>`select name from schema_migration`.execute(trx)
    const names = new Set(done.rows.map((row) => row.name))
    const known = new Set(migrations.map(({ name }) => name))
    const later = [...names].filter((name) => !known.has(name)).toSorted()
    // Columns added by later migrations are left alone, so that an earlier version can run again.
    if (later.length > 0)
      log('warn', 'store.newer', { migration: later.at(-1), count: later.length, dialect })
    for (const migration of migrations.filter(({ name }) => !names.has(name))) {
      for (const statement of migration.statements(strict, dialect)) await sql.raw(statement).execute(trx)
      await sql`insert into schema_migration (name) values (${migration.name})`.execute(trx)
      log('info', 'store.migrated', { migration: migration.name, dialect })
    }
  })
}

/** Replaces the clock and the ids in tests. */
export interface StorePorts {
  readonly clock?: Clock
  readonly ids?: Ids
}

/** The SQLite file inside the data directory. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'store.sqlite')
}

async function bringUpToDate(db: Kysely<Schema>, dialect: Store['dialect'], clock: Clock): Promise<void> {
  await migrate(db, dialect)
  await noteBirth(db, clock)
  log('info', 'store.open', { dialect })
}

/**
 * The driver reads the files named by the address as it connects; waiting does not help if one is
 * missing.
 */
function certificateFault(cause: unknown): unknown {
  const unread = cause instanceof Error && 'syscall' in cause && cause.syscall === 'open'
  return unread
    ? new ConfigFault('config.database', `DATABASE_URL: sslrootcert: ${systemReason(cause)}`, { cause })
    : cause
}

/** A database whose first query migrates it; if that fails, the next query retries. */
function postgresDatabase(databaseUrl: string, clock: Clock): Kysely<Schema> {
  const pool = async () => {
    const opened = openPostgres(databaseUrl)
    try {
      await bringUpToDate(new Kysely({ dialect: new PostgresDialect({ pool: opened }) }), 'postgres', clock)
    } catch (error) {
      await opened.end()
      throw certificateFault(error)
    }
    return opened
  }
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}

async function connect(config: StoreConfig, clock: Clock): Promise<Kysely<Schema>> {
  const { databaseUrl } = config
  if (databaseUrl !== undefined) return postgresDatabase(databaseUrl, clock)
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(openSqlite(sqliteFile(config.dataDir))) })
  try {
    await bringUpToDate(db, 'sqlite', clock)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return db
}

/** Faults of DATABASE_URL by code; retrying does not help. */
const expected: Readonly<Record<string, string>> = {
  'store.access':
    'a user, a password and the name of a database that the server lets in, with ?sslmode=verify-full where it wants TLS',
  'store.untrusted':
    'a server with TLS whose certificate is trusted, by ?sslrootcert=FILE where its authority is not a public one; or no sslmode',
}

function urlFault(cause: unknown): unknown {
  const what = expected[faultCode(cause)]
  return what ? new ConfigFault('config.database', `DATABASE_URL: expected ${what}`, { cause }) : cause
}

/** Temporary faults: the server is down, or another session reads a table that is to be changed. */
const passing: ReadonlySet<string> = new Set(['store.connection', 'store.busy'])

async function begin(config: StoreConfig, clock: Clock) {
  const key = linkKey(config)
  return { key, db: await connect(config, clock) }
}

/**
 * Opens the store and migrates it: PostgreSQL by `databaseUrl`, otherwise SQLite in the data
 * directory. With `mayBeAway` a PostgreSQL server that cannot be reached or migrated yet is no
 * startup fault: each use of the store fails until it can, and pending migrations run then.
 * @throws ConfigFault when the configuration cannot work
 * @throws StoreFault when the database cannot be reached or changed
 */
export async function openStore(
  config: StoreConfig,
  ports: StorePorts = {},
  mayBeAway = false,
): Promise<Store> {
  const dialect = config.databaseUrl === undefined ? 'sqlite' : 'postgres'
  const clock = ports.clock ?? systemClock
  const { key, db } = await begin(config, clock).catch((error: unknown) => {
    throw dataDirFault(config.dataDir, error)
  })
  const store: Store = {
    dialect,
    db,
    config,
    clock,
    ids: ports.ids ?? createIds(config.referencePrefix),
    linkKey: key,
    previousLinkKey:
      config.previousLinkSecret === undefined
        ? undefined
        : new TextEncoder().encode(config.previousLinkSecret),
    close: () => db.destroy(),
  }
  try {
    await query(store, (asked) => sql`select 1`.execute(asked))
  } catch (error) {
    if (!mayBeAway || !passing.has(faultCode(error))) {
      await store.close()
      throw urlFault(error)
    }
    log('error', 'store.away', { dialect })
  }
  return store
}
