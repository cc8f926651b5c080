import type { Kysely } from 'kysely'
import { fromText, toText } from './instant.server.ts'
import type { Clock } from './instant.server.ts'
import type { Schema } from './schema.server.ts'
import { query } from './store.server.ts'
import type { Store } from './store.server.ts'

/** The table's one row: of several processes that start at once, the first one writes it. */
const id = 'store'

/** Notes once that the store begins now, or began with its oldest request where it is older than this note. */
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

/** Since when there is this store. What lies in its folder from before belongs to another one. @throws StoreFault */
export async function storeBirth(store: Store): Promise<Temporal.Instant> {
  const row = await query(store, (db) =>
    db.selectFrom('store_birth').select('born_at').executeTakeFirstOrThrow(),
  )
  return fromText(row.born_at)
}
