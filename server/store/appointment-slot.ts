import type { Transaction } from 'kysely'
import { toText } from './instant.ts'
import type { Schema } from './schema.ts'
import type { Store } from './store.ts'

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

/** Books the slot for a request inside the transaction that stores it. */
export async function holdSlot(
  store: Store,
  trx: Transaction<Schema>,
  requestId: string,
  slot: Slot,
): Promise<boolean> {
  const now = toText(store.clock())
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
    })
    .execute()
  const seat = await holdCells(trx, id, slot)
  if (seat === undefined) return false
  await trx.updateTable('appointment').set({ seat }).where('id', '=', id).execute()
  return true
}
