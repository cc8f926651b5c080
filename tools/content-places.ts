import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, PostgresDialect } from 'kysely'
import { describeLostPlaces, heldPlaces, lostPlaces } from '#server/appointments/lost-places.ts'
import { readEnvironment } from '#server/config/environment.ts'
import { storeSettings } from '#server/config/settings.ts'
import { systemClock } from '#server/store/instant.ts'
import { sqliteFile } from '#server/store/open-store.ts'
import { openPostgres } from '#server/store/postgres-pool.ts'
import type { Schema } from '#server/store/schema.ts'
import { NodeSqliteDialect } from '#server/store/sqlite-dialect.ts'
import type { Identity } from '#site/identity.ts'

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
