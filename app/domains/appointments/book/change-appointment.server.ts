import type { Transaction } from 'kysely'
import { type Slot } from './schedule.server.ts'
import { endExpiredHolds, enterBook, type OfficeCancellation, holdCells } from './repository.server.ts'
import { toText } from '#platform/store/instant.server.ts'
import type { Schema, AppointmentChange, OutboxKind } from '#platform/store/schema.server.ts'
import { Rollback, transact, type Store, query } from '#platform/store/store.server.ts'
import { linkExpiry, outboxRow, outwardKinds } from '#domains/requests/store/submit-request.server.ts'

/** How long the mails about a move wait for the next one: who tries out times gets one mail, with the last. */
const moveDelaySeconds = 60

const mailKinds: readonly OutboxKind[] = ['mail-office', 'mail-visitor']

/** What is to be told of a changed appointment. */
interface Announcement {
  readonly change: AppointmentChange
  /** The start before a move. */
  readonly movedFrom?: string
  /** Whether the visitor is written to. */
  readonly toVisitor: boolean
}

/** A request's mails of this kind that no worker has tried yet: composed when they are sent, they tell of what comes after them too. */
function untried(trx: Transaction<Schema>, requestId: string) {
  return trx
    .updateTable('outbox')
    .where('request_id', '=', requestId)
    .where('event', '=', 'request-received')
    .where('attempts', '=', 0)
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
}

/** Lets the link of a request whose appointment changed work on from now. */
async function touch(store: Store, trx: Transaction<Schema>, requestId: string) {
  const now = store.clock()
  return await trx
    .updateTable('request')
    .set({ updated_at: toText(now), link_expires_at: linkExpiry(store, now) })
    .where('id', '=', requestId)
    .returning(['email', 'state'])
    .executeTakeFirstOrThrow()
}

/**
 * Queues the mails about a changed appointment and the word to the webhook, in
 * the transaction that changes it, and lets its link work on from now. A
 * message says how things stand when it is sent, so one that waited never takes
 * a time that is given up for the one that counts, and one that still waits is
 * not followed by another. Mails read the change from the appointment, but for
 * `movedFrom`, the start before a move; the webhook is told its name.
 */
async function announceChange(
  store: Store,
  trx: Transaction<Schema>,
  requestId: string,
  { change, movedFrom, toVisitor }: Announcement,
): Promise<void> {
  const now = store.clock()
  const { email, state } = await touch(store, trx, requestId)
  const moved = change === 'appointment-moved'
  const due = moved ? toText(now.add({ seconds: moveDelaySeconds })) : toText(now)
  // The update also keeps workers from leasing and composing these before the change is committed.
  const waiting = await untried(trx, requestId)
    .where('kind', 'in', mailKinds)
    .set(moved ? { attempts: 0 } : { next_attempt_at: due })
    .returning('kind')
    .execute()
  const told = new Set<OutboxKind>(waiting.map(({ kind }) => kind))
  const outward = state === 'quarantined' ? [] : outwardKinds(store, toVisitor ? email : null)
  const rows = ['mail-office' as const, ...outward]
    .filter((kind) => !told.has(kind))
    .map((kind) =>
      kind === 'webhook'
        ? { ...outboxRow(store, requestId, kind, change), moved_from: movedFrom }
        : { ...outboxRow(store, requestId, kind), moved_from: movedFrom, next_attempt_at: due },
    )
  if (rows.length > 0) await trx.insertInto('outbox').values(rows).execute()
}

/**
 * Sends what an unconfirmed booking kept back, and the visitor's confirmation. Where the office was told already that it
 * was not confirmed in time, it is told anew.
 */
async function announceConfirmed(store: Store, trx: Transaction<Schema>, requestId: string): Promise<void> {
  const { email } = await touch(store, trx, requestId)
  const waiting = await untried(trx, requestId)
    .set({ next_attempt_at: toText(store.clock()) })
    .returning('kind')
    .execute()
  const told = new Set(waiting.map(({ kind }) => kind))
  const rows = ['mail-office' as const, ...outwardKinds(store, email)]
    .filter((kind) => !told.has(kind))
    .map((kind) =>
      outboxRow(store, requestId, kind, kind === 'webhook' ? 'appointment-confirmed' : undefined),
    )
  if (rows.length > 0) await trx.insertInto('outbox').values(rows).execute()
}

/** Whether a mail to the visitor waits that will tell of a change made now, so that no other is sent. */
export async function hasUntriedMail(store: Store, requestId: string): Promise<boolean> {
  const row = await query(store, (db) =>
    db
      .selectFrom('outbox')
      .select('id')
      .where('request_id', '=', requestId)
      .where('kind', '=', 'mail-visitor')
      .where('attempts', '=', 0)
      .where('sent_at', 'is', null)
      .executeTakeFirst(),
  )
  return row !== undefined
}

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
