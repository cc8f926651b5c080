import type { Transaction } from 'kysely'
import { cellsBetween, type Slot } from './schedule.server.ts'
import { holdCells, releaseCells } from './cells.server.ts'
import { endExpiredHolds, enterBook, type OfficeReason } from './repository.server.ts'
import { fromText, toText } from '#platform/store/instant.server.ts'
import type { Schema, AppointmentChange, OutboxKind } from '#platform/store/schema.server.ts'
import { Rollback, transact, type Store, query } from '#platform/store/store.server.ts'
import { linkExpiry, outboxRow, outwardKinds } from '#domains/requests/store/submit-request.server.ts'

/**
 * How long mails about a move wait for the next move: a visitor who tries several slots gets one mail, about the last.
 */
const moveDelaySeconds = 60

const mailKinds: readonly OutboxKind[] = ['mail-office', 'mail-visitor']

/** What to report about a changed appointment. */
interface Announcement {
  readonly change: AppointmentChange
  /** The start before a move. */
  readonly movedFrom?: string
  /** Whether the visitor is mailed. */
  readonly toVisitor: boolean
}

/**
 * A request's queued mails of this kind that no worker has tried yet: they are composed when sent, so they also cover
 * later changes.
 */
function untried(trx: Transaction<Schema>, requestId: string) {
  return trx
    .updateTable('outbox')
    .where('request_id', '=', requestId)
    .where('event', '=', 'request-received')
    .where('attempts', '=', 0)
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
}

/** Extends the link of a request whose appointment changed. */
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
 * Queues the mails and the webhook message about a changed appointment in the transaction that changes it, and extends
 * its link. A message describes the state at sending time, so a late one never reports an outdated slot, and a message
 * that still waits needs no successor. Mails read the change from the appointment, except for `movedFrom`, the start
 * before a move; the webhook gets the name of the change.
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
  // The update also keeps workers from leasing these messages before the change is committed.
  const waiting = await untried(trx, requestId)
    .where('kind', 'in', mailKinds)
    .set(moved ? { attempts: 0 } : { next_attempt_at: due })
    .returning('kind')
    .execute()
  const queued = new Set<OutboxKind>(waiting.map(({ kind }) => kind))
  const outward = state === 'quarantined' ? [] : outwardKinds(store, toVisitor ? email : null)
  const rows = ['mail-office' as const, ...outward]
    .filter((kind) => !queued.has(kind))
    .map((kind) =>
      kind === 'webhook'
        ? { ...outboxRow(store, requestId, kind, change), moved_from: movedFrom }
        : { ...outboxRow(store, requestId, kind), moved_from: movedFrom, next_attempt_at: due },
    )
  if (rows.length > 0) await trx.insertInto('outbox').values(rows).execute()
}

/**
 * Releases the messages that an unconfirmed booking held back, with the visitor's confirmation. If the office was
 * already notified that it lapsed, it is notified again.
 */
async function announceConfirmed(store: Store, trx: Transaction<Schema>, requestId: string): Promise<void> {
  const { email } = await touch(store, trx, requestId)
  const waiting = await untried(trx, requestId)
    .set({ next_attempt_at: toText(store.clock()) })
    .returning('kind')
    .execute()
  const queued = new Set(waiting.map(({ kind }) => kind))
  const rows = ['mail-office' as const, ...outwardKinds(store, email)]
    .filter((kind) => !queued.has(kind))
    .map((kind) =>
      outboxRow(store, requestId, kind, kind === 'webhook' ? 'appointment-confirmed' : undefined),
    )
  if (rows.length > 0) await trx.insertInto('outbox').values(rows).execute()
}

/**
 * Queues the news of another place to the office and the webhook, unless a message that still waits will describe the
 * appointment anyway.
 */
async function tellOffice(store: Store, trx: Transaction<Schema>, requestId: string): Promise<void> {
  const waiting = await untried(trx, requestId).set({ attempts: 0 }).returning('kind').execute()
  const { state } = await touch(store, trx, requestId)
  const outward = store.config.webhook && state !== 'quarantined' ? ['webhook' as const] : []
  const rows = ['mail-office' as const, ...outward]
    .filter((kind) => !waiting.some((message) => message.kind === kind))
    .map((kind) => outboxRow(store, requestId, kind, 'appointment-reassigned'))
  if (rows.length > 0) await trx.insertInto('outbox').values(rows).execute()
}

/** Whether a queued mail to the visitor will report a change made now, so that no other is needed. */
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

/**
 * Locks the request first, as every change to it does, and then enters the book.
 * @returns the request's state
 */
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

/** How an appointment is moved or cancelled. */
interface Changing {
  /** Whether the visitor is mailed about it. */
  readonly toVisitor?: boolean
  /** Set for a change by the office: the visitor gets an apology with the reason. */
  readonly by?: OfficeReason | undefined
}

/** How an appointment is moved. */
interface Moving extends Changing {
  /** Only if it has not been moved since it was read with this sequence number. */
  readonly ifSequence?: number
}

/**
 * Moves a booked appointment in one transaction: the old slot is released only when the new one is held. Its messages
 * are queued once with it; a second simultaneous move finds nothing to move. An unconfirmed appointment is not moved.
 */
export async function moveAppointment(
  store: Store,
  requestId: string,
  slot: Slot,
  { toVisitor = true, by, ifSequence }: Moving = {},
): Promise<MoveResult> {
  const now = toText(store.clock())
  const { office, mode, language } = slot
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
        .$if(ifSequence !== undefined, (select) => select.where('sequence', '=', ifSequence ?? 0))
        .where((eb) =>
          eb.or([eb('starts_at', '!=', times.starts_at), eb('office', '!=', office), eb('mode', '!=', mode)]),
        )
        .executeTakeFirst()
      if (!before) return { kind: 'not-booked' }
      await releaseCells(trx, [before.id])
      const seat = await holdCells(trx, before.id, slot)
      if (seat === undefined) throw new Rollback()
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
          office_move: by === undefined ? null : eb('sequence', '+', 1),
          move_reason: by?.reason ?? null,
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

/**
 * Gives a booked or unconfirmed appointment another place of its office at the same time. Only the office is notified;
 * the visitor's calendar has no place.
 */
export async function changeSeat(store: Store, requestId: string, seat: string): Promise<MoveResult> {
  try {
    return await transact(store, async (trx) => {
      const state = await beginChange(store, trx, requestId)
      const held = await trx
        .selectFrom('appointment')
        .select(['id', 'starts_at', 'ends_at', 'seat'])
        .where('request_id', '=', requestId)
        .where('state', '=', 'booked')
        .executeTakeFirst()
      if (state === undefined || !held) return { kind: 'not-booked' }
      if (held.seat === seat) return { kind: 'moved', seat }
      await releaseCells(trx, [held.id])
      const cells = cellsBetween(fromText(held.starts_at), fromText(held.ends_at))
      if ((await holdCells(trx, held.id, { seats: [seat], cells })) === undefined) throw new Rollback()
      await trx
        .updateTable('appointment')
        .set({ seat, updated_at: toText(store.clock()) })
        .where('id', '=', held.id)
        .execute()
      await tellOffice(store, trx, requestId)
      return { kind: 'moved', seat }
    })
  } catch (error) {
    if (error instanceof Rollback) return { kind: 'slot-taken' }
    throw error
  }
}

export type ConfirmResult =
  | 'confirmed'
  /** Its hold expired, and the slot is taken or no longer offered. */
  | 'slot-taken'
  /** It is already confirmed, cancelled or over, or its request is closed. */
  | 'not-waiting'

/**
 * Confirms a booking by its mailed link. After its hold has expired, the slot is held again if it is still free.
 * @param slot the booked slot, if it is still offered
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

/**
 * Cancels the appointment of a request inside a transaction, frees its cells and queues the messages.
 * @returns false if there is nothing to cancel: no booking, or it has begun
 */
export async function cancelWithin(
  store: Store,
  trx: Transaction<Schema>,
  requestId: string,
  { toVisitor = true, by }: Changing = {},
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
  await releaseCells(trx, [before.id])
  // An address that never confirmed the booking gets no mail about its end.
  const mailsVisitor = toVisitor && before.confirm_until === null
  await announceChange(store, trx, requestId, { change: 'appointment-cancelled', toVisitor: mailsVisitor })
  return true
}

/**
 * Cancels a booked appointment in a separate transaction; `by` as above. Returns false if there is nothing to cancel.
 */
export async function cancelAppointment(
  store: Store,
  requestId: string,
  { toVisitor = true, by }: Changing = {},
): Promise<boolean> {
  return await transact(store, async (trx) => {
    await beginChange(store, trx, requestId)
    return await cancelWithin(store, trx, requestId, { toVisitor, by })
  })
}
