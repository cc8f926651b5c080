import { stat } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import { log } from '#platform/log.server.ts'
import { clearExpiredHolds } from '#domains/appointments/book/repository.server.ts'
import { forgetBlocks } from '#domains/appointments/book/blocks.server.ts'
import { forgetCookieConsents } from '#domains/consent/cookie-consents.server.ts'
import { deleteRequests } from './erase-requests.server.ts'
import { erasedRequests } from './erasure-ledger.server.ts'
import { toText } from '#platform/store/instant.server.ts'
import { sqliteFile } from '#platform/store/open-store.server.ts'
import { forgetMisses } from '#domains/search/index/search-misses.server.ts'
import type { Schema } from '#platform/store/schema.server.ts'
import { forgetPageAnswers } from '#domains/feedback/page-answers.server.ts'
import { dueScrubs, reclaim, scrub } from './scrub.server.ts'
import { sweepFiles } from './sweep-files.server.ts'
import { query, transact, type Store } from '#platform/store/store.server.ts'
import { forgetAudit } from '#domains/staff/audit.server.ts'
import { forgetSessions } from '#domains/staff/sessions.server.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { faultCode } from '#platform/fault.server.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Purges now and every 24 hours until the signal aborts; a failing round is logged and retried a
 * day later. `report` runs first in each round, for other daily checks.
 */
export async function runDailyPurge(
  store: Store,
  signal: AbortSignal,
  report: () => void = () => undefined,
): Promise<void> {
  while (!signal.aborted) {
    report()
    try {
      const { requests, files, overdue, scrubbed } = await purge(store)
      log('info', 'purge.done', { count: requests + files })
      if (!scrubbed) log('warn', 'purge.not-scrubbed', { dialect: store.dialect })
      if (overdue > 0) log('warn', 'purge.open-requests-overdue', { count: overdue })
    } catch (error) {
      log('error', 'purge.failed', { code: faultCode(error) })
    }
    await sleep(day, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

/**
 * In bytes. A form waits five seconds for the store; rewriting 210 MB takes two to three, 420 MB up
 * to ten beside other work.
 */
const maxWhileAsked = 256 * 1024 * 1024

export interface PurgeResult {
  /** Expired requests. */
  readonly requests: number
  /** Orphaned files, left by a crash or by a message sent during an erasure. */
  readonly files: number
  /** Open requests older than the retention period of closed ones: staff should close them. */
  readonly overdue: number
  /**
   * False when deleted data is still in the database's files, now or since an erasure; the next
   * purge retries.
   */
  readonly scrubbed: boolean
}

function monthsBefore(at: Temporal.Instant, months: number): string {
  return toText(at.toZonedDateTimeISO('Europe/Madrid').subtract({ months }).toInstant())
}

/** The requests that are still active: a future appointment, or a pending message. */
function awaited(db: Kysely<Schema>, now: string) {
  const booked = db
    .selectFrom('appointment')
    .select('request_id')
    .where('state', '=', 'booked')
    .where('ends_at', '>', now)
  const waiting = db
    .selectFrom('outbox')
    .select('request_id')
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
  return booked.union(waiting)
}

/** Selects expired requests. */
function expired(store: Store) {
  const { closedMonths, quarantineDays } = store.config.retention
  const now = store.clock()
  const closedBefore = monthsBefore(now, closedMonths)
  const quarantinedBefore = toText(now.subtract({ hours: 24 * quarantineDays }))
  return (db: Kysely<Schema>) =>
    db
      .selectFrom('request')
      .select('id')
      .where((eb) =>
        eb.or([
          eb('closed_at', '<=', closedBefore),
          eb.and([eb('state', '=', 'quarantined'), eb('created_at', '<=', quarantinedBefore)]),
        ]),
      )
      .where('id', 'not in', awaited(db, toText(now)))
}

/** Deletes expired requests, unless staff release or reopen one before its turn comes. */
async function deleteExpired(store: Store, scrubbing: boolean): Promise<number> {
  const select = expired(store)
  const rows = await query(store, (db) => select(db).execute())
  const ids = rows.map(({ id }) => id)
  return await deleteRequests(store, ids, scrubbing, select)
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

async function forgetLimits(store: Store): Promise<void> {
  const now = toText(store.clock())
  await transact(store, async (trx) => {
    await trx.deleteFrom('rate_limit').where('expires_at', '<=', now).execute()
    await trx.deleteFrom('spent_challenge').where('expires_at', '<=', now).execute()
  })
}

/**
 * Scrubs a SQLite store unless it is so large that forms would be refused meanwhile; then staff
 * have to choose a time.
 */
async function scrubWhileAsked(store: Store): Promise<boolean> {
  const { size } = await stat(sqliteFile(store.config.dataDir))
  if (size <= maxWhileAsked) return await scrub(store)
  log('warn', 'scrub.postponed', { dialect: store.dialect, bytes: size })
  return false
}

/**
 * Removes what deleted rows left in the files. The daily purge may not block forms, as PostgreSQL's
 * scrub does; there it only frees the space.
 * @returns false when something remains
 */
async function clearPages(store: Store, requests: number, byHand: boolean): Promise<boolean> {
  const due = byHand || (await dueScrubs(store)).length > 0
  if (due && byHand) return await scrub(store)
  if (due && store.dialect === 'sqlite') return await scrubWhileAsked(store)
  if (requests > 0) await reclaim(store)
  return !due
}

/**
 * Deletes expired data by the configured retention, and repeats earlier erasures. Idempotent.
 * `byHand` clears old pages even when nothing was deleted, on PostgreSQL too, for an erasure whose
 * own scrub could not complete.
 */
export async function purge(store: Store, byHand = false): Promise<PurgeResult> {
  await forgetLimits(store)
  await clearExpiredHolds(store)
  await forgetMisses(store)
  await forgetCookieConsents(store)
  await forgetSessions(store)
  await forgetAudit(store)
  await forgetBlocks(store)
  const scrubbing = byHand || store.dialect === 'sqlite'
  await forgetPageAnswers(store, scrubbing)
  // A restore that was interrupted, or made without the staff tool, brings erased people back.
  const again = await deleteRequests(store, await erasedRequests(store), scrubbing)
  const requests = await deleteExpired(store, scrubbing)
  const files = await sweepFiles(store)
  const scrubbed = await clearPages(store, again + requests, byHand)
  return { requests, files, overdue: await overdueRequests(store), scrubbed }
}
