import type { Transaction } from 'kysely'
import { announceChange } from './appointment-messages.ts'
import type { OfficeCancellation } from './appointment-record.ts'
import { holdCells } from './appointment-slot.ts'
import type { Slot } from './appointment-slot.ts'
import { toText } from './instant.ts'
import type { Schema } from './schema.ts'
import { Rollback, query, transact } from './store.ts'
import type { Store } from './store.ts'

export type MoveResult =
  | { readonly kind: 'moved'; readonly seat: string }
  /** The new slot is taken; the old one is still held. */
  | { readonly kind: 'slot-taken' }
  | { readonly kind: 'not-booked' }

/**
 * Moves a booked appointment in one transaction: the old slot is given up only when the new one is held. Its messages are
 * queued with it, once: the same move that comes twice at the same moment finds nothing to move.
 */
export async function moveAppointment(store: Store, requestId: string, slot: Slot): Promise<MoveResult> {
  const now = toText(store.clock())
  const times = { starts_at: toText(slot.startsAt), ends_at: toText(slot.endsAt) }
  try {
    return await transact(store, async (trx) => {
      const changed = await trx
        .updateTable('appointment')
        .set((eb) => ({ sequence: eb('sequence', '+', 1), updated_at: now }))
        .where('request_id', '=', requestId)
        .where('state', '=', 'booked')
        .where('starts_at', '!=', times.starts_at)
        .returning(['id', 'starts_at'])
        .executeTakeFirst()
      if (!changed) return { kind: 'not-booked' }
      await trx.deleteFrom('appointment_cell').where('appointment_id', '=', changed.id).execute()
      const seat = await holdCells(trx, changed.id, slot)
      if (seat === undefined) throw new Rollback()
      const { office, mode, language } = slot
      await trx
        .updateTable('appointment')
        .set({ office, mode, language, seat, ...times })
        .where('id', '=', changed.id)
        .execute()
      await announceChange(store, trx, requestId, 'appointment-moved', changed.starts_at)
      return { kind: 'moved', seat }
    })
  } catch (error) {
    if (error instanceof Rollback) return { kind: 'slot-taken' }
    throw error
  }
}

/**
 * Cancels the appointment of a request inside a transaction, frees its cells
 * and queues the messages about it.
 * @param by where the office cancels it: the visitor gets an apology instead of a confirmation
 * @returns false when there is none to cancel: none booked, or it has begun
 */
export async function cancelWithin(
  store: Store,
  trx: Transaction<Schema>,
  requestId: string,
  by?: OfficeCancellation,
): Promise<boolean> {
  const now = toText(store.clock())
  const cancelled = await trx
    .updateTable('appointment')
    .set((eb) => ({
      state: 'cancelled',
      sequence: eb('sequence', '+', 1),
      updated_at: now,
      cancelled_by: by === undefined ? null : 'office',
      cancel_reason: by?.reason ?? null,
    }))
    .where('request_id', '=', requestId)
    .where('state', '=', 'booked')
    .where('starts_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  if (!cancelled) return false
  await trx.deleteFrom('appointment_cell').where('appointment_id', '=', cancelled.id).execute()
  await announceChange(store, trx, requestId, 'appointment-cancelled')
  return true
}

/** Cancels a booked appointment in a transaction of its own; `by` as above. False when there is none to cancel. */
export async function cancelAppointment(
  store: Store,
  requestId: string,
  by?: OfficeCancellation,
): Promise<boolean> {
  return await transact(store, (trx) => cancelWithin(store, trx, requestId, by))
}

/** The cells of these seats that are taken from `from` until before `to`, as `seat` and ISO instant. */
export async function takenCells(
  store: Store,
  seats: readonly string[],
  from: Temporal.Instant,
  to: Temporal.Instant,
): Promise<{ seat: string; cell: string }[]> {
  if (seats.length === 0) return []
  return await query(store, (db) =>
    db
      .selectFrom('appointment_cell')
      .select(['seat', 'cell'])
      .where('seat', 'in', seats)
      .where('cell', '>=', toText(from))
      .where('cell', '<', toText(to))
      .orderBy('cell')
      .execute(),
  )
}
