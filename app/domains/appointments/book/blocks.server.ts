import type { Kysely, Selectable, Transaction } from 'kysely'
import { fromText, toText } from '#platform/store/instant.server.ts'
import type { BlockReason, BlockTable, Schema } from '#platform/store/schema.server.ts'
import { query, transact, type Store } from '#platform/store/store.server.ts'
import type { Identity } from '#map/identity.ts'
import { officeOf } from '#domains/appointments/mail/describe-appointment.server.ts'
import { blockCells, deleteBlocks, rowsAtOnce } from './cells.server.ts'
import { endExpiredHolds, enterBook } from './repository.server.ts'
import { dayAt, officeZone, placesOf } from './schedule.server.ts'
import { type StaffAppointment, staffAppointments } from './staff-appointments.server.ts'

/** A time at which a place takes no appointments. An adviser's block counts in all of their offices. */
export interface Block {
  readonly id: string
  /** Blocks made together have the same. */
  readonly batch: string
  /** The office's page for which it was made. */
  readonly office: string
  readonly seat: string
  readonly startsAt: Temporal.Instant
  readonly endsAt: Temporal.Instant
  readonly reason: BlockReason
  readonly staffId: string | undefined
}

/** Which times to block. */
export interface BlockRequest {
  /** The office's page, such as `office.palma`. */
  readonly office: string
  /** Its advisers' ids or numbered places. */
  readonly seats: readonly string[]
  /** ISO days on Mallorca, both included. */
  readonly days: { readonly from: string; readonly to: string }
  /** Mallorca time of each day, on the quarter of an hour; `24:00` is the end of the day. */
  readonly from: string
  readonly to: string
  readonly reason: BlockReason
  /** The member of staff; undefined from the command line. */
  readonly staffId?: string | undefined
}

export type BlockResult =
  | {
      readonly kind: 'blocked'
      readonly batch: string
      readonly count: number
      /** Appointments that keep their times until they are moved or cancelled, in chronological order. */
      readonly affected: readonly StaffAppointment[]
    }
  /** No such office, or the office has no such place. */
  | { readonly kind: 'unknown-place' }
  /** The end is not after the start, or a time is not on the quarter of an hour. */
  | { readonly kind: 'invalid-times' }
  /** A day that does not exist, or the last before the first. */
  | { readonly kind: 'invalid-days' }
  | { readonly kind: 'too-long' }
  /** All of it is over. */
  | { readonly kind: 'past' }

/** The longest leave in days. */
export const maxBlockDays = 120

const quarterHour = /^(?:[01]\d|2[0-3]):(?:00|15|30|45)$/

function daysBetween({ from, to }: BlockRequest['days']): Temporal.PlainDate[] | undefined {
  try {
    const first = Temporal.PlainDate.from(from, { overflow: 'reject' })
    const count = first.until(Temporal.PlainDate.from(to, { overflow: 'reject' })).days + 1
    // A mistyped year would make thousands of days; one more than allowed is refused as well.
    const length = Math.min(Math.max(0, count), maxBlockDays + 1)
    return Array.from({ length }, (_, index) => first.add({ days: index }))
  } catch {
    return undefined
  }
}

function instantAt(day: Temporal.PlainDate, time: string): Temporal.Instant {
  if (time === '24:00') return instantAt(day.add({ days: 1 }), '00:00')
  return day.toZonedDateTime({ timeZone: officeZone, plainTime: time }).toInstant()
}

type Span = Pick<Block, 'seat' | 'startsAt' | 'endsAt'>

/** The blocks of a request, one for each place and day, without those that are over. */
function spansOf(
  request: BlockRequest,
  now: Temporal.Instant,
): Span[] | Exclude<BlockResult['kind'], 'blocked' | 'unknown-place'> {
  const { seats, from, to } = request
  if (!quarterHour.test(from) || !(to === '24:00' || quarterHour.test(to)) || from >= to)
    return 'invalid-times'
  const days = daysBetween(request.days)
  if (days === undefined || days.length === 0) return 'invalid-days'
  if (days.length > maxBlockDays) return 'too-long'
  const spans = days
    .map((day) => ({ startsAt: instantAt(day, from), endsAt: instantAt(day, to) }))
    .filter(({ endsAt }) => Temporal.Instant.compare(endsAt, now) > 0)
  if (spans.length === 0) return 'past'
  return spans.flatMap((span) => seats.map((seat) => ({ seat, ...span })))
}

/** The booked and unconfirmed appointments that overlap the blocks of a batch and are not over. */
async function affectedIn(store: Store, db: Kysely<Schema>, batch: string): Promise<StaffAppointment[]> {
  return await staffAppointments(store, db, (select) =>
    select
      .where('appointment.ends_at', '>', toText(store.clock()))
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('block')
            .select('block.id')
            .where('block.batch', '=', batch)
            .whereRef('block.seat', '=', 'appointment.seat')
            .whereRef('block.starts_at', '<', 'appointment.ends_at')
            .whereRef('block.ends_at', '>', 'appointment.starts_at'),
        ),
      ),
  )
}

async function insertBlocks(
  store: Store,
  trx: Transaction<Schema>,
  spans: readonly Span[],
  { office, reason, staffId }: BlockRequest,
): Promise<string> {
  const batch = store.ids.id()
  const blocks = spans.map((span) => ({ ...span, id: store.ids.id() }))
  const rows = blocks.map(({ id, seat, startsAt, endsAt }) => ({
    id,
    batch,
    office,
    seat,
    starts_at: toText(startsAt),
    ends_at: toText(endsAt),
    reason,
    staff_id: staffId ?? null,
    created_at: toText(store.clock()),
  }))
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await trx
      .insertInto('block')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute()
  }
  await blockCells(trx, blocks)
  return batch
}

/**
 * Keeps times free of appointments. Those already booked stay until they are moved or cancelled; what becomes free
 * in a block is not offered again.
 * @throws StoreFault
 */
export async function blockTimes(
  store: Store,
  identity: Identity,
  request: BlockRequest,
): Promise<BlockResult> {
  const office = officeOf(identity, request.office)
  const places = office === undefined ? [] : placesOf(office)
  const seats = [...new Set(request.seats)].filter((seat) => places.includes(seat))
  if (seats.length === 0 || seats.length < new Set(request.seats).size) return { kind: 'unknown-place' }
  const spans = spansOf({ ...request, seats }, store.clock())
  if (typeof spans === 'string') return { kind: spans }
  return await transact(store, async (trx) => {
    await enterBook(trx)
    await endExpiredHolds(store, trx)
    const batch = await insertBlocks(store, trx, spans, request)
    return { kind: 'blocked', batch, count: spans.length, affected: await affectedIn(store, trx, batch) }
  })
}

/** The appointments that still overlap the blocks of a batch, in chronological order. */
export async function affectedBy(store: Store, batch: string): Promise<StaffAppointment[]> {
  return await query(store, (db) => affectedIn(store, db, batch))
}

/**
 * Removes the blocks that were made together; their times can be booked again.
 * @returns how many there were
 */
export async function removeBlock(store: Store, batch: string): Promise<number> {
  return await transact(store, async (trx) => {
    await enterBook(trx)
    const rows = await trx.selectFrom('block').select('id').where('batch', '=', batch).execute()
    if (rows.length === 0) return 0
    await deleteBlocks(
      trx,
      rows.map(({ id }) => id),
    )
    return rows.length
  })
}

function toBlock(row: Selectable<BlockTable>): Block {
  return {
    id: row.id,
    batch: row.batch,
    office: row.office,
    seat: row.seat,
    startsAt: fromText(row.starts_at),
    endsAt: fromText(row.ends_at),
    reason: row.reason,
    staffId: row.staff_id ?? undefined,
  }
}

/** The blocks that overlap a span of time, or begin before its open end, in chronological order. */
export async function blocksBetween(
  store: Store,
  from: Temporal.Instant,
  to?: Temporal.Instant,
): Promise<Block[]> {
  const rows = await query(store, (db) =>
    db
      .selectFrom('block')
      .selectAll()
      .where('ends_at', '>', toText(from))
      .$if(to !== undefined, (select) => select.where('starts_at', '<', toText(to ?? from)))
      .orderBy('starts_at')
      .orderBy('seat')
      .execute(),
  )
  return rows.map(toBlock)
}

/** The blocks made together, in chronological order. */
export async function blocksOf(store: Store, batch: string): Promise<Block[]> {
  const rows = await query(store, (db) =>
    db
      .selectFrom('block')
      .selectAll()
      .where('batch', '=', batch)
      .orderBy('starts_at')
      .orderBy('seat')
      .execute(),
  )
  return rows.map(toBlock)
}

/** How long past blocks are kept, in days: that a member of staff was ill is data about health. */
const keptDays = 30

/** Deletes the blocks that ended long ago, for the daily purge. */
export async function forgetBlocks(store: Store): Promise<void> {
  const before = toText(
    dayAt(store.clock()).subtract({ days: keptDays }).toZonedDateTime(officeZone).toInstant(),
  )
  await transact(store, (trx) => trx.deleteFrom('block').where('ends_at', '<', before).execute())
}
