import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, PostgresDialect } from 'kysely'
import {
  describeLostPlaces,
  heldPlaces,
  lostPlaces,
} from '#domains/appointments/book/misplaced-appointments.server.ts'
import { readEnvironment } from '#platform/config/environment.server.ts'
import { storeSettings } from '#platform/config/settings.server.ts'
import { systemClock } from '#platform/store/instant.server.ts'
import { sqliteFile } from '#platform/store/open-store.server.ts'
import { openPostgres } from '#platform/store/postgres-pool.server.ts'
import type { Schema } from '#platform/store/schema.server.ts'
import { NodeSqliteDialect } from '#platform/store/sqlite-dialect.server.ts'
import type { Identity } from '#map/identity.ts'

/** What a look at the store gave: what is wrong, and why it could not be looked at. */
export interface PlaceCheck {
  readonly problems: readonly string[]
  readonly notes: readonly string[]
}

/** The store's database, only to be read: a check makes no folder, and changes no table of a running site. */
function openToRead(environment: NodeJS.ProcessEnv, identity: Identity): Kysely<Schema> | undefined {
  const { dataDir, databaseUrl } = storeSettings(readEnvironment(environment), identity)
  if (databaseUrl !== undefined) {
    return new Kysely({ dialect: new PostgresDialect({ pool: openPostgres(databaseUrl) }) })
  }
  const file = sqliteFile(dataDir)
  if (!existsSync(file)) return undefined
  return new Kysely({
    dialect: new NodeSqliteDialect(new DatabaseSync(file, { readOnly: true, timeout: 5_000 })),
  })
}

/** Compares the offices of content/site.yaml with the appointments that are booked, where a store can be reached. */
export async function checkPlaces(
  identity: Identity,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<PlaceCheck> {
  let db: Kysely<Schema> | undefined
  try {
    db = openToRead(environment, identity)
    if (db === undefined) return { problems: [], notes: [] }
    const lost = lostPlaces(identity, await heldPlaces(db, systemClock()))
    return { problems: lost.length > 0 ? [describeLostPlaces(identity, lost)] : [], notes: [] }
  } catch {
    const note =
      'the booked appointments could not be read, so whether they keep their places was not checked'
    return { problems: [], notes: [note] }
  } finally {
    await db?.destroy()
  }
}
