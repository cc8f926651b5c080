import { join } from 'node:path'
import { filesBefore, removeFiles } from './data-files.ts'
import { deleteRequests } from './erase-requests.ts'
import { toText } from './instant.ts'
import { forgetMisses } from './search-misses.ts'
import { scrub } from './scrub.ts'
import { query, transact } from './store.ts'
import type { Store } from './store.ts'

export interface PurgeResult {
  /** Requests whose time was up. */
  readonly requests: number
  /** Files that belong to no request, left by a crash or by a message sent during an erasure. */
  readonly files: number
  /** Open requests that are older than a closed one may become: somebody should close them. */
  readonly overdue: number
}

/** A file may be a day old before its row must exist: the form it came with may still be open. */
const orphanHours = 24

function monthsBefore(at: Temporal.Instant, months: number): string {
  return toText(at.toZonedDateTimeISO('Europe/Madrid').subtract({ months }).toInstant())
}

async function expiredRequests(store: Store): Promise<string[]> {
  const { closedMonths, quarantineDays } = store.config.retention
  const closedBefore = monthsBefore(store.clock(), closedMonths)
  const now = toText(store.clock())
  const quarantinedBefore = toText(store.clock().subtract({ hours: 24 * quarantineDays }))
  const rows = await query(store, (db) =>
    db
      .selectFrom('request')
      .select('id')
      .where((eb) =>
        eb.or([
          eb('closed_at', '<=', closedBefore),
          eb.and([
            eb('state', '=', 'quarantined'),
            eb('created_at', '<=', quarantinedBefore),
            // Whoever booked a time that is still to come was told so.
            eb.not(
              eb.exists(
                eb
                  .selectFrom('appointment')
                  .select('id')
                  .whereRef('request_id', '=', 'request.id')
                  .where('state', '=', 'booked')
                  .where('ends_at', '>', now),
              ),
            ),
          ]),
        ]),
      )
      .execute(),
  )
  return rows.map(({ id }) => id)
}

async function overdueRequests(store: Store): Promise<number> {
  const before = monthsBefore(store.clock(), store.config.retention.closedMonths)
  const row = await query(store, (db) =>
    db
      .selectFrom('request')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('closed_at', 'is', null)
      .where('created_at', '<=', before)
      .executeTakeFirstOrThrow(),
  )
  return Number(row.count)
}

async function sweep(store: Store, folder: string, table: 'upload' | 'outbox'): Promise<number> {
  const before = store.clock().subtract({ hours: orphanHours })
  const files = await filesBefore(join(store.config.dataDir, folder), before)
  const rows = await query(store, (db) => db.selectFrom(table).select('id').execute())
  const known = new Set(rows.map(({ id }) => id))
  const orphans = files.filter(({ id }) => !known.has(id))
  await removeFiles(orphans.map(({ path }) => path))
  return orphans.length
}

async function forgetLimits(store: Store): Promise<void> {
  const now = toText(store.clock())
  await transact(store, async (trx) => {
    await trx.deleteFrom('rate_limit').where('expires_at', '<=', now).execute()
    await trx.deleteFrom('spent_challenge').where('expires_at', '<=', now).execute()
  })
}

/**
 * Deletes what may not be kept any longer, by the configured retention.
 * Harmless to run twice. `scrubAlways` clears old pages even when nothing was
 * deleted, for an erasure whose own scrub could not finish.
 */
export async function purge(store: Store, scrubAlways = false): Promise<PurgeResult> {
  await forgetLimits(store)
  await forgetMisses(store)
  const requests = await deleteRequests(store, await expiredRequests(store))
  const files = (await sweep(store, 'uploads', 'upload')) + (await sweep(store, 'mail', 'outbox'))
  if (scrubAlways || requests > 0) await scrub(store)
  return { requests, files, overdue: await overdueRequests(store) }
}
