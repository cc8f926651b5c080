import type { Kysely, Transaction } from 'kysely'
import { fromText, toText } from '#platform/store/instant.server.ts'
import type { Schema } from '#platform/store/schema.server.ts'
import { query, type Store } from '#platform/store/store.server.ts'
import { cellsBetween, horizonDays, type Slot } from './schedule.server.ts'

/** A cell of the book, its start as the store writes instants. */
interface Cell {
  readonly seat: string
  readonly cell: string
}

/** The blocks of some seats that cover a cell from the first to the last. */
function blocksOver(db: Kysely<Schema>, seats: readonly string[], first: string, last: string) {
  return db
    .selectFrom('block')
    .where('seat', 'in', seats)
    .where('starts_at', '<=', last)
    .where('ends_at', '>', first)
}

/**
 * Takes all cells at the first seat where they are free, for an appointment that already has its row. The database's
 * key guarantees that one of any number of simultaneous bookings wins. Cells are taken in ascending order, which
 * prevents deadlocks between bookings.
 * @returns the seat, or undefined if every seat has a taken cell
 */
export async function holdCells(
  trx: Transaction<Schema>,
  appointmentId: string,
  slot: Pick<Slot, 'seats' | 'cells'>,
): Promise<string | undefined> {
  const cells = slot.cells.map(toText)
  // The previous release does not give the cells that it frees to a block.
  const blocked = await blocksOver(trx, slot.seats, cells[0] ?? '', cells.at(-1) ?? '')
    .select('seat')
    .execute()
  const open = slot.seats.filter((seat) => !blocked.some((block) => block.seat === seat))
  for (const seat of open) {
    const rows = cells.map((cell) => ({ seat, cell, appointment_id: appointmentId }))
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

/**
 * Whether some seat has all cells free among committed data, and no block: a booking for a taken slot need not enter the
 * book.
 */
export async function hasFreeSeat(
  store: Store,
  trx: Transaction<Schema>,
  { seats, cells }: Pick<Slot, 'seats' | 'cells'>,
): Promise<boolean> {
  const texts = cells.map(toText)
  const taken = await trx
    .selectFrom('appointment_cell')
    .innerJoin('appointment', 'appointment.id', 'appointment_cell.appointment_id')
    .select('appointment_cell.seat')
    .where('appointment_cell.seat', 'in', seats)
    .where('appointment_cell.cell', 'in', texts)
    .where((eb) => eb.or([eb('confirm_until', 'is', null), eb('confirm_until', '>', toText(store.clock()))]))
    // A union holds each seat once.
    .union(blocksOver(trx, seats, texts[0] ?? '', texts.at(-1) ?? '').select('seat'))
    .execute()
  return taken.length < seats.length
}

/** Gives freed cells to the blocks that cover them, so that they are not offered. */
async function takeForBlocks(trx: Transaction<Schema>, freed: readonly Cell[]): Promise<void> {
  const cells = freed.map(({ cell }) => cell).toSorted()
  const [first, last] = [cells[0], cells.at(-1)]
  if (first === undefined || last === undefined) return
  const seats = [...new Set(freed.map(({ seat }) => seat))]
  const blocks = await blocksOver(trx, seats, first, last)
    .select(['id', 'seat', 'starts_at', 'ends_at'])
    .execute()
  const rows = freed.flatMap(({ seat, cell }) => {
    const block = blocks.find((one) => one.seat === seat && one.starts_at <= cell && cell < one.ends_at)
    return block === undefined ? [] : [{ seat, cell, block_id: block.id }]
  })
  if (rows.length === 0) return
  await trx
    .insertInto('appointment_cell')
    .values(rows)
    .onConflict((on) => on.doNothing())
    .execute()
}

/**
 * Releases the cells of appointments, inside a transaction that has entered the book. Every release goes through here,
 * because a block takes what becomes free in it.
 */
export async function releaseCells(
  trx: Transaction<Schema>,
  appointmentIds: readonly string[],
): Promise<void> {
  if (appointmentIds.length === 0) return
  const freed = await trx
    .deleteFrom('appointment_cell')
    .where('appointment_id', 'in', appointmentIds)
    .returning(['seat', 'cell'])
    .execute()
  await takeForBlocks(trx, freed)
}

/** A block's time. */
interface Blocked {
  readonly id: string
  readonly seat: string
  readonly startsAt: Temporal.Instant
  readonly endsAt: Temporal.Instant
}

/** Rows in one statement; both databases limit its parameters to some ten thousands. */
export const rowsAtOnce = 3_000

/** Takes what is free of the cells of blocks; those of booked appointments stay theirs. */
export async function blockCells(trx: Transaction<Schema>, blocks: readonly Blocked[]): Promise<void> {
  const rows = blocks.flatMap(({ id, seat, startsAt, endsAt }) =>
    cellsBetween(startsAt, endsAt).map((cell) => ({ seat, cell: toText(cell), block_id: id })),
  )
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await trx
      .insertInto('appointment_cell')
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflict((on) => on.doNothing())
      .execute()
  }
}

/** Deletes blocks and frees their cells, except those that another block covers as well. */
export async function deleteBlocks(trx: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  const freed = await trx
    .deleteFrom('appointment_cell')
    .where('block_id', 'in', ids)
    .returning(['seat', 'cell'])
    .execute()
  await trx.deleteFrom('block').where('id', 'in', ids).execute()
  await takeForBlocks(trx, freed)
}

/** A taken cell of the book. */
interface TakenCell extends Cell {
  /** When it becomes free automatically unless confirmed. */
  readonly until: string | null
}

/** The cells of blocks, whoever holds them: a lapsed hold in a block is not free. */
async function coveredCells(store: Store, from: Temporal.Instant): Promise<TakenCell[]> {
  const rows = await query(store, (db) =>
    db
      .selectFrom('block')
      .select(['seat', 'starts_at', 'ends_at'])
      .where('ends_at', '>', toText(from))
      // Nothing is offered later.
      .where('starts_at', '<', toText(from.add({ hours: 24 * (horizonDays + 1) })))
      .execute(),
  )
  return rows.flatMap(({ seat, starts_at, ends_at }) =>
    cellsBetween(fromText(starts_at), fromText(ends_at)).map((cell) => ({
      seat,
      cell: toText(cell),
      until: null,
    })),
  )
}

/** Every taken cell from an instant on, with those of blocks and without those of expired holds. */
export async function takenCells(store: Store, from: Temporal.Instant): Promise<TakenCell[]> {
  const held = await query(store, (db) =>
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
  return [...held, ...(await coveredCells(store, from))]
}
