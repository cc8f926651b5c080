import { sql, type Kysely, type Transaction } from 'kysely'
import { asStoreFault, mayRunAgain } from './store-fault.server.ts'
import type { Ids } from './reference.server.ts'
import type { Clock } from './instant.server.ts'
import type { Schema } from './schema.server.ts'
import type { StoreConfig } from './store-config.server.ts'

/** An open database with everything that its functions need; see open-store.server.ts. */
export interface Store {
  readonly dialect: 'sqlite' | 'postgres'
  readonly db: Kysely<Schema>
  readonly config: StoreConfig
  readonly clock: Clock
  readonly ids: Ids
  /** Signs the visitors' links and hides addresses in rate limits. */
  readonly linkKey: Uint8Array
  /** Signed the links that were given out before `linkKey` replaced it; they still work. */
  readonly previousLinkKey?: Uint8Array | undefined
  close(): Promise<void>
}

/** Thrown inside a transaction to roll it back on purpose; caught by the function that began it. */
export class Rollback extends Error {}

/** Maximum number of retries of a transaction that conflicts with others. */
const attempts = 3

/** Runs queries outside a transaction. @throws StoreFault */
export async function query<T>(store: Store, work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
  try {
    return await work(store.db)
  } catch (error) {
    throw asStoreFault(error)
  }
}

/** Runs a transaction, with retries after conflicts. @throws StoreFault */
async function untilDone<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt < attempts && mayRunAgain(error)) continue
      throw error instanceof Rollback ? error : asStoreFault(error)
    }
  }
}

/** Runs `work` in one transaction that is durable on return. @throws StoreFault */
export async function transact<T>(store: Store, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
  return await untilDone(() => store.db.transaction().execute(work))
}

/**
 * Runs `work` in one transaction that a power cut may undo, for data that was promised to nobody:
 * counts, leases. Every later durable transaction makes this one durable too.
 * @throws StoreFault
 */
export async function transactLoosely<T>(
  store: Store,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  return await untilDone(() =>
    store.dialect === 'sqlite'
      ? // Nothing else can run on the one connection in between.
        store.db.connection().execute(async (db) => {
          await sql`pragma synchronous = normal`.execute(db)
          try {
            return await db.transaction().execute(work)
          } finally {
            await sql`pragma synchronous = full`.execute(db)
          }
        })
      : store.db.transaction().execute(async (trx) => {
          await sql`set local synchronous_commit = off`.execute(trx)
          return await work(trx)
        }),
  )
}
