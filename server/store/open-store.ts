import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type { Dialect } from 'kysely'
import { log } from '#server/log.ts'
import { createIds } from './ids.ts'
import type { Ids } from './ids.ts'
import { systemClock } from './instant.ts'
import type { Clock } from './instant.ts'
import { linkKey } from './link-key.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres-pool.ts'
import type { Schema } from './schema.ts'
import { openSqlite } from './sqlite-database.ts'
import { NodeSqliteDialect } from './sqlite-dialect.ts'
import type { StoreConfig } from './store-config.ts'
import { noteBirth } from './store-birth.ts'
import { asStoreFault } from './store-fault.ts'
import type { Store } from './store.ts'

/** Replaces the clock and the ids in tests. */
export interface StorePorts {
  readonly clock?: Clock
  readonly ids?: Ids
}

/** The SQLite file inside the data directory. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'store.sqlite')
}

function createDialect(config: StoreConfig): Dialect {
  const { databaseUrl } = config
  if (databaseUrl === undefined) return new NodeSqliteDialect(openSqlite(sqliteFile(config.dataDir)))
  return new PostgresDialect({ pool: openPostgres(databaseUrl) })
}

async function connect(config: StoreConfig, clock: Clock): Promise<Kysely<Schema>> {
  try {
    const db = new Kysely<Schema>({ dialect: createDialect(config) })
    try {
      await migrate(db, config.databaseUrl === undefined ? 'sqlite' : 'postgres')
      await noteBirth(db, clock)
    } catch (error) {
      await db.destroy()
      throw error
    }
    return db
  } catch (error) {
    throw asStoreFault(error)
  }
}

/**
 * Opens the store and brings its schema up to date: PostgreSQL by
 * `databaseUrl`, otherwise SQLite in the data directory.
 * @throws ConfigFault when the configuration cannot work
 * @throws StoreFault when the database cannot be reached or changed
 */
export async function openStore(config: StoreConfig, ports: StorePorts = {}): Promise<Store> {
  const dialect = config.databaseUrl === undefined ? 'sqlite' : 'postgres'
  const key = linkKey(config)
  const clock = ports.clock ?? systemClock
  const db = await connect(config, clock)
  log('info', 'store.open', { dialect })
  return {
    dialect,
    db,
    config,
    clock,
    ids: ports.ids ?? createIds(config.referencePrefix),
    linkKey: key,
    close: () => db.destroy(),
  }
}
