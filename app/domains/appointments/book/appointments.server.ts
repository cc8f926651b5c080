import type { Transaction } from 'kysely'
import { announceChange, announceConfirmed } from './appointment-messages.server.ts'
import { endExpiredHolds, enterBook } from './appointment-book.server.ts'
import type { OfficeCancellation } from './appointment-record.server.ts'
import { holdCells } from './appointment-slot.server.ts'
import type { Slot } from './appointment-slot.server.ts'
import { toText } from '#platform/store/instant.server.ts'
import type { Schema } from '#platform/store/schema.server.ts'
import { Rollback, transact } from '#platform/store/store.server.ts'
import type { Store } from '#platform/store/store.server.ts'

export type MoveResult =
  | { readonly kind: 'moved'; readonly seat: string }
  /** The new slot is taken; the old one is still held. */
  | { readonly kind: 'slot-taken' }
  | { readonly kind: 'not-booked' }

/** Holds the request, as whoever changes it does first, and then enters the book. @returns the request's state */
async function beginChange(store: Store, trx: Transaction<Schema>, requestId: string) {
  const held = await trx
    .updateTable('request')
    .set({ id: requestId })
    .where('id', '=', requestId)
    .returning('state')
    .executeTakeFirst()
  await enterBook(trx)
  await endExpiredHolds(store, trx)
  return held?.state
}

/**
 * Moves a booked appointment in one transaction: the old slot is given up only when the new one is held. Its messages are
 * queued with it, once: the same move that comes twice at the same moment finds nothing to move. One that still waits to
 * be confirmed is not moved.
 */
export async function moveAppointment(
  store: Store,
  requestId: string,
  slot: Slot,
  toVisitor = true,
): Promise<MoveResult> {
  const now = toText(store.clock())
  const times = { starts_at: toText(slot.startsAt), ends_at: toText(slot.endsAt) }
  try {
    return await transact(store, async (trx) => {
      await beginChange(store, trx, requestId)
      const before = await trx
        .selectFrom('appointment')
        .select(['id', 'starts_at'])
        .where('request_id', '=', requestId)
        .where('state', '=', 'booked')
        .where('confirm_until', 'is', null)
        .where('starts_at', '!=', times.starts_at)
        .executeTakeFirst()
      if (!before) return { kind: 'not-booked' }
      await trx.deleteFrom('appointment_cell').where('appointment_id', '=', before.id).execute()
      const seat = await holdCells(trx, before.id, slot)
      if (seat === undefined) throw new Rollback()
      const { office, mode, language } = slot
      await trx
        .updateTable('appointment')
        .set((eb) => ({
          office,
          mode,
          language,
          seat,
          ...times,
          sequence: eb('sequence', '+', 1),
          updated_at: now,
        }))
        .where('id', '=', before.id)
        .execute()
      const movedFrom = before.starts_at
      await announceChange(store, trx, requestId, { change: 'appointment-moved', movedFrom, toVisitor })
      return { kind: 'moved', seat }
    })
  } catch (error) {
    if (error instanceof Rollback) return { kind: 'slot-taken' }
    throw error
  }
}

export type ConfirmResult =
  | 'confirmed'
  /** Its time was given up after the half hour, and somebody else has it or it is no longer offered. */
  | 'slot-taken'
  /** It is confirmed, cancelled or over, or its request is. */
  | 'not-waiting'

/**
 * Confirms a booking by its mailed link. Where the half hour is over, its time is taken again if it is still free.
 * @param slot what it booked, where that is still offered
 */
export async function confirmAppointment(
  store: Store,
  requestId: string,
  slot: Slot | undefined,
): Promise<ConfirmResult> {
  const now = toText(store.clock())
  return await transact(store, async (trx) => {
    const state = await beginChange(store, trx, requestId)
    if (state === undefined || state === 'closed' || state === 'withdrawn') return 'not-waiting'
    const waiting = await trx
      .selectFrom('appointment')
      .select(['id', 'state', 'seat'])
      .where('request_id', '=', requestId)
      .where('confirm_until', 'is not', null)
      .where('starts_at', '>', now)
      .executeTakeFirst()
    if (!waiting) return 'not-waiting'
    const held = waiting.state === 'booked'
    const seat = held ? waiting.seat : slot && (await holdCells(trx, waiting.id, slot))
    if (seat === undefined) return 'slot-taken'
    await trx
      .updateTable('appointment')
      .set({ seat, state: 'booked', confirm_until: null, vouched: 'mail', updated_at: now })
      .where('id', '=', waiting.id)
      .execute()
    await announceConfirmed(store, trx, requestId)
    return 'confirmed'
  })
}

/** How an appointment is cancelled. */
interface Cancelling {
  /** Whether the visitor gets a mail about it. */
  readonly toVisitor?: boolean
  /** Set where the office cancels: the visitor gets an apology instead of a confirmation. */
  readonly by?: OfficeCancellation | undefined
}

/**
 * Cancels the appointment of a request inside a transaction, frees its cells
 * and queues the messages about it.
 * @returns false when there is none to cancel: none booked, or it has begun
 */
export async function cancelWithin(
  store: Store,
  trx: Transaction<Schema>,
  requestId: string,
  { toVisitor = true, by }: Cancelling = {},
): Promise<boolean> {
  const now = toText(store.clock())
  await enterBook(trx)
  await endExpiredHolds(store, trx)
  const before = await trx
    .selectFrom('appointment')
    .select(['id', 'confirm_until'])
    .where('request_id', '=', requestId)
    .where('state', '=', 'booked')
    .where('starts_at', '>', now)
    .executeTakeFirst()
  if (!before) return false
  await trx
    .updateTable('appointment')
    .set((eb) => ({
      state: 'cancelled',
      confirm_until: null,
      sequence: eb('sequence', '+', 1),
      updated_at: now,
      cancelled_by: by === undefined ? null : 'office',
      cancel_reason: by?.reason ?? null,
    }))
    .where('id', '=', before.id)
    .execute()
  await trx.deleteFrom('appointment_cell').where('appointment_id', '=', before.id).execute()
  // An address that has confirmed nothing is not told that nothing is left of it.
  const told = toVisitor && before.confirm_until === null
  await announceChange(store, trx, requestId, { change: 'appointment-cancelled', toVisitor: told })
  return true
}

/** Cancels a booked appointment in a transaction of its own; `by` as above. False when there is none to cancel. */
export async function cancelAppointment(
  store: Store,
  requestId: string,
  { toVisitor = true, by }: Cancelling = {},
): Promise<boolean> {
  return await transact(store, async (trx) => {
    await beginChange(store, trx, requestId)
    return await cancelWithin(store, trx, requestId, { toVisitor, by })
  })
}
