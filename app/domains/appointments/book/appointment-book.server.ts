import type { Kysely, Transaction } from 'kysely'
import { toText } from '#platform/store/instant.server.ts'
import type { Schema } from '#platform/store/schema.server.ts'
import { query, transact } from '#platform/store/store.server.ts'
import type { Store } from '#platform/store/store.server.ts'

/** How long an unconfirmed booking holds its time. */
export const confirmMinutes = 30

/**
 * Enters the appointment book for a change, as the first lock on appointments that a transaction takes: changes wait for
 * each other, so that what they count still holds when they commit. On SQLite they do anyway.
 */
export async function enterBook(trx: Transaction<Schema>): Promise<void> {
  await trx
    .updateTable('appointment_book')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', 'book')
    .execute()
}

/** Ends the holds whose time to be confirmed is over and frees their cells, inside a transaction that has entered the book. */
export async function endExpiredHolds(store: Store, trx: Transaction<Schema>): Promise<void> {
  const now = toText(store.clock())
  const ended = await trx
    .updateTable('appointment')
    .set({ state: 'cancelled', updated_at: now })
    .where('state', '=', 'booked')
    .where('confirm_until', '<=', now)
    .returning('id')
    .execute()
  if (ended.length === 0) return
  const ids = ended.map(({ id }) => id)
  await trx.deleteFrom('appointment_cell').where('appointment_id', 'in', ids).execute()
}

/** The same by itself, for the daily purge: until somebody books, an expired hold is only treated as free. */
export async function clearExpiredHolds(store: Store): Promise<void> {
  await transact(store, async (trx) => {
    await enterBook(trx)
    await endExpiredHolds(store, trx)
  })
}

/** Which version of the book is stored now; every committed change makes it another. */
export async function bookVersion(store: Store): Promise<number> {
  const row = await query(store, (db) =>
    db.selectFrom('appointment_book').select('version').where('id', '=', 'book').executeTakeFirst(),
  )
  return row?.version ?? 0
}

/** A taken cell of the book. */
interface TakenCell {
  readonly seat: string
  /** The cell's start, as the store writes instants. */
  readonly cell: string
  /** When it becomes free by itself, unless it is confirmed. */
  readonly until: string | null
}

/** Every taken cell from an instant on, those of expired holds left out. */
export async function takenCells(store: Store, from: Temporal.Instant): Promise<TakenCell[]> {
  return await query(store, (db) =>
    db
      .selectFrom('appointment_cell')
      .innerJoin('appointment', 'appointment.id', 'appointment_cell.appointment_id')
      .select(['appointment_cell.seat', 'appointment_cell.cell', 'appointment.confirm_until as until'])
      .where('appointment_cell.cell', '>=', toText(from))
      .where((eb) =>
        eb.or([eb('confirm_until', 'is', null), eb('confirm_until', '>', toText(store.clock()))]),
      )
      .execute(),
  )
}

/** How an office's appointments ahead came about. */
export interface BookUse {
  /** All that hold a time. */
  readonly held: number
  /** Without proof of work or a confirmed address. */
  readonly unvouched: number
  /** Booked in the last 24 hours without a confirmed address. */
  readonly recent: number
  /** Waiting for their mailed link. */
  readonly unconfirmed: number
}

/** Counts an office's appointments ahead. Exact inside a transaction that has entered the book and ended expired holds. */
export async function countBookUse(store: Store, db: Kysely<Schema>, office: string): Promise<BookUse> {
  const now = store.clock()
  const yesterday = toText(now.subtract({ hours: 24 }))
  const row = await db
    .selectFrom('appointment')
    .select((eb) => [
      eb.fn.countAll().as('held'),
      eb.fn
        .count('id')
        .filterWhere('vouched', '=', 'none')
        .filterWhere('confirm_until', 'is', null)
        .as('unvouched'),
      eb.fn
        .count('id')
        .filterWhere('vouched', 'in', ['none', 'proof'])
        .filterWhere('confirm_until', 'is', null)
        .filterWhere('created_at', '>', yesterday)
        .as('recent'),
      eb.fn.count('id').filterWhere('confirm_until', 'is not', null).as('unconfirmed'),
    ])
    .where('office', '=', office)
    .where('starts_at', '>', toText(now))
    .where('state', '=', 'booked')
    .executeTakeFirstOrThrow()
  return {
    held: Number(row.held),
    unvouched: Number(row.unvouched),
    recent: Number(row.recent),
    unconfirmed: Number(row.unconfirmed),
  }
}
