import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { log } from '#platform/log.server.ts'
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
import type { Migration } from './migrations/migration.server.ts'
import type { Schema } from './schema.server.ts'

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
]

/** Any constant: processes that ask for the same number wait for each other. */
const lockNumber = 7_314_521

/**
 * How long a step waits for a table that others read, as pg_dump does until it is done, in milliseconds: who comes after
 * the step waits behind it, and a form for five seconds only (postgres-pool.ts).
 */
const tablePatience = 1_000

type Dialect = 'sqlite' | 'postgres'

/**
 * Brings the schema up to date. All missing steps run in one transaction, so a
 * failing one leaves nothing behind, and several processes may start at once:
 * SQLite's transaction begins as the only writer, PostgreSQL waits at a lock.
 */
export async function migrate(db: Kysely<Schema>, dialect: Dialect): Promise<void> {
  const strict = dialect === 'sqlite' ? ' strict' : ''
  await db.transaction().execute(async (trx) => {
    if (dialect === 'postgres') {
      // Another process may be at a long step; the limit of every statement holds all the same.
      await sql`set local lock_timeout = 0`.execute(trx)
      await sql`select pg_advisory_xact_lock(${lockNumber}::bigint)`.execute(trx)
      await sql.raw(`set local lock_timeout = ${tablePatience}`).execute(trx)
    }
    await sql`create table if not exists schema_migration (name text primary key)`.execute(trx)
    const done = await sql<{ name: string }>`select name from schema_migration`.execute(trx)
    const names = new Set(done.rows.map((row) => row.name))
    const known = new Set(migrations.map(({ name }) => name))
    const later = [...names].filter((name) => !known.has(name)).toSorted()
    // What later steps added is left alone, so that an earlier version can take over again.
    if (later.length > 0)
      log('warn', 'store.newer', { migration: later.at(-1), count: later.length, dialect })
    for (const migration of migrations.filter(({ name }) => !names.has(name))) {
      for (const statement of migration.statements(strict)) await sql.raw(statement).execute(trx)
      await sql`insert into schema_migration (name) values (${migration.name})`.execute(trx)
      log('info', 'store.migrated', { migration: migration.name, dialect })
    }
  })
}
