import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely'
import { releaseCells } from '#domains/appointments/book/cells.server.ts'
import { enterBook } from '#domains/appointments/book/repository.server.ts'
import { mailFile, removeFiles, uploadFile } from '#platform/uploads/data-files.server.ts'
import { erasedRequests, noteErasure } from './erasure-ledger.server.ts'
import type { Schema } from '#platform/store/schema.server.ts'
import { noteScrub, scrub } from './scrub.server.ts'
import { asStoreFault } from '#platform/store/store-fault.server.ts'
import { query, transact } from '#platform/store/store.server.ts'
import type { Store } from '#platform/store/store.server.ts'

/** Maximum number of requests deleted in one transaction, to keep it short. */
const batch = 200

/** Selects the deletable ones among the given requests. */
type Deletable = (db: Kysely<Schema>) => SelectQueryBuilder<Schema, 'request', { id: string }>

const allRequests: Deletable = (db) => db.selectFrom('request').select('id')

/**
 * Locks those of these requests that may still be deleted. Concurrent changes and additions are
 * awaited, and only the second query sees their result; on SQLite the transaction itself has waited
 * for them.
 */
async function holdBatch(
  store: Store,
  trx: Transaction<Schema>,
  ids: readonly string[],
  deletable: Deletable,
): Promise<string[]> {
  if (store.dialect === 'postgres') {
    // In a fixed order, so that two concurrent erasures do not deadlock.
    await allRequests(trx).where('id', 'in', ids).orderBy('id').forUpdate().execute()
  }
  const rows = await deletable(trx).where('id', 'in', ids).execute()
  return rows.map(({ id }) => id)
}

/** The files of these requests' uploads and messages. */
async function filesOf(store: Store, trx: Transaction<Schema>, ids: readonly string[]): Promise<string[]> {
  const uploads = await trx.selectFrom('upload').select('id').where('request_id', 'in', ids).execute()
  const messages = await trx.selectFrom('outbox').select('id').where('request_id', 'in', ids).execute()
  const { dataDir } = store.config
  return [
    ...uploads.map(({ id }) => uploadFile(dataDir, id)),
    ...messages.map(({ id }) => mailFile(dataDir, id)),
  ]
}

async function deleteBatch(
  store: Store,
  ids: readonly string[],
  scrubbing: boolean,
  deletable: Deletable,
): Promise<number> {
  const { files, count } = await transact(store, async (trx) => {
    const held = await holdBatch(store, trx, ids, deletable)
    if (held.length === 0) return { files: [], count: 0 }
    const found = await filesOf(store, trx, held)
    await enterBook(trx)
    // Before the cascade, which would free cells that a block covers.
    const booked = await trx.selectFrom('appointment').select('id').where('request_id', 'in', held).execute()
    await releaseCells(
      trx,
      booked.map(({ id }) => id),
    )
    await trx.deleteFrom('request').where('id', 'in', held).execute()
    if (scrubbing) await noteScrub(store, trx)
    return { files: found, count: held.length }
  })
  await removeFiles(files).catch((error: unknown) => {
    throw asStoreFault(error)
  })
  return count
}

/**
 * Deletes requests with all their data, rows first; files left by a crash are removed by the sweep.
 * With `scrubbing` a scrub is due from then on, until one completes. Requests that `deletable` no
 * longer selects when their turn comes, because they were changed meanwhile, are kept.
 */
export async function deleteRequests(
  store: Store,
  ids: readonly string[],
  scrubbing = true,
  deletable = allRequests,
): Promise<number> {
  let count = 0
  for (let start = 0; start < ids.length; start += batch) {
    count += await deleteBatch(store, ids.slice(start, start + batch), scrubbing, deletable)
  }
  return count
}

export type EraseResult =
  | {
      readonly kind: 'erased'
      /**
       * False when old pages are still in the files, because they were in use or the disk is full.
       */
      readonly scrubbed: boolean
    }
  | { readonly kind: 'not-found' }

/** Erases one request (GDPR art. 17) from database, journal, outbox, mail files and uploads. */
export async function eraseRequest(store: Store, reference: string): Promise<EraseResult> {
  const row = await query(store, (db) =>
    db.selectFrom('request').select('id').where('reference', '=', reference).executeTakeFirst(),
  )
  if (!row) return { kind: 'not-found' }
  await noteErasure(store, row.id)
  await deleteRequests(store, [row.id])
  return { kind: 'erased', scrubbed: await scrub(store) }
}

/**
 * Repeats erasures after a backup was restored. The next purge completes an unfinished scrub.
 * @returns how many requests were erased again
 */
export async function replayErasures(store: Store): Promise<number> {
  const count = await deleteRequests(store, await erasedRequests(store))
  if (count > 0) await scrub(store)
  return count
}
