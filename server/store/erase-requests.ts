import { mailFile, removeFiles, uploadFile } from './data-files.ts'
import { erasedRequests, noteErasure } from './erasure-ledger.ts'
import { noteScrub } from './scrub-due.ts'
import { scrub } from './scrub.ts'
import { asStoreFault } from './store-fault.ts'
import { query, transact } from './store.ts'
import type { Store } from './store.ts'

/** How many requests one transaction deletes, so that none is long. */
const batch = 200

async function deleteBatch(store: Store, ids: readonly string[], scrubbing: boolean): Promise<number> {
  const { files, count } = await transact(store, async (trx) => {
    const uploads = await trx.selectFrom('upload').select('id').where('request_id', 'in', ids).execute()
    const messages = await trx.selectFrom('outbox').select('id').where('request_id', 'in', ids).execute()
    const deleted = await trx.deleteFrom('request').where('id', 'in', ids).executeTakeFirst()
    if (scrubbing && deleted.numDeletedRows > 0) await noteScrub(store, trx)
    const { dataDir } = store.config
    return {
      files: [
        ...uploads.map(({ id }) => uploadFile(dataDir, id)),
        ...messages.map(({ id }) => mailFile(dataDir, id)),
      ],
      count: Number(deleted.numDeletedRows),
    }
  })
  await removeFiles(files).catch((error: unknown) => {
    throw asStoreFault(error)
  })
  return count
}

/**
 * Deletes requests with all that belongs to them, rows first; a file left by a
 * crash falls to the sweep. With `scrubbing` a scrub is due from then on, until
 * one comes to its end.
 */
export async function deleteRequests(
  store: Store,
  ids: readonly string[],
  scrubbing = true,
): Promise<number> {
  let count = 0
  for (let start = 0; start < ids.length; start += batch) {
    count += await deleteBatch(store, ids.slice(start, start + batch), scrubbing)
  }
  return count
}

export type EraseResult =
  | {
      readonly kind: 'erased'
      /** False when old pages are still in the files, because they were in use or the disk is full. */
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
 * Erases again whatever a restored backup brought back. What a scrub could not
 * clear now is for the next purge. @returns how many requests that were
 */
export async function replayErasures(store: Store): Promise<number> {
  const count = await deleteRequests(store, await erasedRequests(store))
  if (count > 0) await scrub(store)
  return count
}
