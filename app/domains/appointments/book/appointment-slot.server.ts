import type { Transaction } from 'kysely'
import {
  confirmMinutes,
  countBookUse,
  endExpiredHolds,
  enterBook,
  type BookUse,
} from './appointment-book.server.ts'
import { toText } from '#platform/store/instant.server.ts'
import type { Schema, Voucher } from '#platform/store/schema.server.ts'
import type { Store } from '#platform/store/store.server.ts'

/** What a visitor wants to book. */
export interface Slot {
  /** The office's page, such as `office.palma`. */
  readonly office: string
  /** Who may take it, the first choice first; see migration 0002 on what a seat is. */
  readonly seats: readonly string[]
  readonly mode: 'in-person' | 'phone' | 'video'
  readonly language: string
  readonly startsAt: Temporal.Instant
  readonly endsAt: Temporal.Instant
  /** The starts of the calendar's fixed cells that the visit covers, ascending. */
  readonly cells: readonly Temporal.Instant[]
}

/**
 * Takes all cells at the first seat where they are free, for an appointment
 * that has its row. The database's key decides, so of any number of
 * simultaneous bookings one wins. Cells are taken in ascending order, which
 * keeps two bookings from waiting for each other.
 * @returns the seat, or nothing when every seat has a taken cell
 */
export async function holdCells(
  trx: Transaction<Schema>,
  appointmentId: string,
  slot: Slot,
): Promise<string | undefined> {
  for (const seat of slot.seats) {
    const rows = slot.cells.map((cell) => ({ seat, cell: toText(cell), appointment_id: appointmentId }))
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('appointment_cell')
      .values(rows)
      .onConflict((on) => on.doNothing())
      .executeTakeFirstOrThrow()
    if (Number(numInsertedOrUpdatedRows) === rows.length) return seat
    await trx.deleteFrom('appointment_cell').where('appointment_id', '=', appointmentId).execute()
  }
  return undefined
}

/** How much of an office's book is taken on trust. */
export interface BookBounds {
  /** How many appointments its whole book holds. */
  readonly capacity: number
  /** Most that are held without proof of work or a confirmed address. */
  readonly maxUnvouched: number
  /** Most that are booked within 24 hours without a confirmed address. */
  readonly maxRecent: number
  /** Which share of its free times unconfirmed bookings may hold. */
  readonly unconfirmedShare: number
}

/** On which terms a booking is taken. */
export interface BookingTerms {
  readonly vouched: Exclude<Voucher, 'mail'>
  /** Its network has booked as much as it may without confirming an address. */
  readonly mustConfirm: boolean
  /** Whether a link can be mailed: there is no usable address, or it may not be written to. */
  readonly link: 'possible' | 'no-address' | 'refused'
  /** Without bounds nothing is counted. */
  readonly bounds?: BookBounds | undefined
}

/** Why a slot is not held: taken at every seat, only with an e-mail address that can be confirmed, or not online now. */
export type HoldRefusal = 'slot-taken' | 'confirm-email' | 'limited'

/** What is held: `confirmUntil` where the visitor has to confirm it. */
type Hold = { readonly kind: 'held'; readonly confirmUntil: string | null } | { readonly kind: HoldRefusal }

/** Whether a booking is taken at once, waits for its link, or is refused. */
function judgeBooking(use: BookUse, terms: BookingTerms): 'at-once' | 'unconfirmed' | HoldRefusal {
  const { vouched, mustConfirm, link, bounds } = terms
  const trusted = vouched === 'proof' || bounds === undefined || use.unvouched < bounds.maxUnvouched
  const usual = bounds === undefined || use.recent < bounds.maxRecent
  if (trusted && usual && !mustConfirm) return 'at-once'
  if (link !== 'possible') return link === 'no-address' ? 'confirm-email' : 'limited'
  if (bounds === undefined) return 'unconfirmed'
  const free = Math.max(0, bounds.capacity - use.held)
  return use.unconfirmed < Math.max(1, Math.floor(free * bounds.unconfirmedShare)) ? 'unconfirmed' : 'limited'
}

/** Whether some seat has all cells free, by what is committed now: who wants a time that is gone need not enter the book. */
async function hasFreeSeat(store: Store, trx: Transaction<Schema>, { seats, cells }: Slot): Promise<boolean> {
  const taken = await trx
    .selectFrom('appointment_cell')
    .innerJoin('appointment', 'appointment.id', 'appointment_cell.appointment_id')
    .select('appointment_cell.seat')
    .distinct()
    .where('appointment_cell.seat', 'in', seats)
    .where('appointment_cell.cell', 'in', cells.map(toText))
    .where((eb) => eb.or([eb('confirm_until', 'is', null), eb('confirm_until', '>', toText(store.clock()))]))
    .execute()
  return taken.length < seats.length
}

/** Holds the slot for a request inside the transaction that stores it. */
export async function holdSlot(
  store: Store,
  trx: Transaction<Schema>,
  requestId: string,
  { slot, terms }: { readonly slot: Slot; readonly terms: BookingTerms },
): Promise<Hold> {
  if (!(await hasFreeSeat(store, trx, slot))) return { kind: 'slot-taken' }
  await enterBook(trx)
  // Whoever was inside before may have taken it.
  if (!(await hasFreeSeat(store, trx, slot))) return { kind: 'slot-taken' }
  await endExpiredHolds(store, trx)
  const judged = judgeBooking(await countBookUse(store, trx, slot.office), terms)
  const now = toText(store.clock())
  const confirmUntil = toText(store.clock().add({ minutes: confirmMinutes }))
  const id = store.ids.id()
  await trx
    .insertInto('appointment')
    .values({
      id,
      request_id: requestId,
      office: slot.office,
      seat: '',
      mode: slot.mode,
      language: slot.language,
      starts_at: toText(slot.startsAt),
      ends_at: toText(slot.endsAt),
      state: 'booked',
      sequence: 0,
      created_at: now,
      updated_at: now,
      confirm_until: judged === 'unconfirmed' ? confirmUntil : null,
      vouched: terms.vouched,
    })
    .execute()
  const seat = await holdCells(trx, id, slot)
  // A time that is taken is said to be so, whoever asks for it.
  if (seat === undefined) return { kind: 'slot-taken' }
  if (judged !== 'at-once' && judged !== 'unconfirmed') return { kind: judged }
  await trx.updateTable('appointment').set({ seat }).where('id', '=', id).execute()
  return { kind: 'held', confirmUntil: judged === 'unconfirmed' ? confirmUntil : null }
}
