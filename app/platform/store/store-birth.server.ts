import type { Kysely } from 'kysely'
import { fromText, toText } from './instant.server.ts'
import type { Clock } from './instant.server.ts'
import type { Schema } from './schema.server.ts'
import { query } from './store.server.ts'
import type { Store } from './store.server.ts'

/** The table's single row: among processes that start together, the first one writes it. */
const id = 'store'

/** Records once that the store begins now, or with its oldest request if that is older. */
export async function noteBirth(db: Kysely<Schema>, clock: Clock): Promise<void> {
  const noted = await db.selectFrom('store_birth').select('id').executeTakeFirst()
  if (noted) return
  const { oldest } = await db
    .selectFrom('request')
    .select((eb) => eb.fn.min('created_at').as('oldest'))
    .executeTakeFirstOrThrow()
  await db
    .insertInto('store_birth')
    .values({ id, born_at: oldest ?? toText(clock()) })
    .onConflict((on) => on.doNothing())
    .execute()
}

/**
 * When this store was created. Older files in its folder belong to another store. @throws
 * StoreFault
 */
export async function storeBirth(store: Store): Promise<Temporal.Instant> {
  const row = await query(store, (db) =>
    db.selectFrom('store_birth').select('born_at').executeTakeFirstOrThrow(),
  )
  return fromText(row.born_at)
}
