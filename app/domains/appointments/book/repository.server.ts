import type { Kysely, Transaction, Selectable } from 'kysely'
import { toText, fromText } from '#platform/store/instant.server.ts'
import type { Schema, AppointmentTable, Voucher } from '#platform/store/schema.server.ts'
import { query, transact, type Store } from '#platform/store/store.server.ts'
import type { SlotDays, SlotQuery } from '#domains/appointments/dialog/slots.ts'
import type { Identity, Office } from '#map/identity.ts'
import { holdCells, releaseCells, takenCells } from './cells.server.ts'
import {
  availableDays,
  cellKey,
  dayAt,
  validUntil,
  type Book,
  seatsOf,
  type Slot,
} from './schedule.server.ts'

/** Milliseconds after which taken cells are reread whatever the version: a restored backup may repeat one. */
const maxAge = 10_000
/** One answer for each day of the book, office and language. */
const maxAnswers = 1_000

interface KnownDays {
  readonly days: SlotDays
  readonly from: number
  readonly until: number
}

/** The taken cells of all offices, as of one version of the book. */
interface Snapshot {
  readonly version: number
  readonly readAt: number
  readonly now: Temporal.Instant
  /** When the first unconfirmed booking expires. */
  readonly holdEnds: string | undefined
  readonly taken: ReadonlySet<string>
  readonly answers: Map<string, KnownDays>
}

interface Known {
  snapshot?: Snapshot
  reading?: Promise<Snapshot> | undefined
}

const knownOf = new WeakMap<Store, Known>()

function isCurrent(store: Store, { version, readAt, now, holdEnds }: Snapshot, stored: number): boolean {
  const at = store.clock()
  return (
    version === stored &&
    performance.now() - readAt < maxAge &&
    Temporal.Instant.compare(at, now) >= 0 &&
    (holdEnds === undefined || toText(at) < holdEnds)
  )
}

/** The taken cells now: reread only after a change by any machine. */
async function readSnapshot(store: Store, known: Known): Promise<Snapshot> {
  const version = await bookVersion(store)
  if (known.snapshot && isCurrent(store, known.snapshot, version)) return known.snapshot
  const [now, readAt] = [store.clock(), performance.now()]
  const cells = await takenCells(store, now)
  const holds = cells.flatMap(({ until }) => until ?? [])
  known.snapshot = {
    version,
    readAt,
    now,
    holdEnds: holds.toSorted()[0],
    taken: new Set(cells.map(({ seat, cell }) => cellKey(seat, cell))),
    answers: new Map(),
  }
  return known.snapshot
}

function knownBy(store: Store): Known {
  const known = knownOf.get(store) ?? {}
  knownOf.set(store, known)
  return known
}

/** Callers that arrive while the version is being read share the answer: many visitors cause one query. */
async function sharedSnapshot(store: Store): Promise<Snapshot> {
  const known = knownBy(store)
  known.reading ??= readSnapshot(store, known).finally(() => (known.reading = undefined))
  return await known.reading
}

function bookOf(
  store: Store,
  { holidays }: Identity,
  { office, language }: { readonly office: Office; readonly language: string },
  { taken }: Snapshot,
): Book {
  return { office, seats: seatsOf(office, language), holidays, now: store.clock(), taken }
}

/**
 * An office's book for a language as currently stored.
 * @throws StoreFault
 */
export async function readBook(
  store: Store,
  identity: Identity,
  office: Office,
  language: string,
): Promise<Book> {
  return bookOf(store, identity, { office, language }, await readSnapshot(store, knownBy(store)))
}

/**
 * The slots that an office offers, cached until the book changes, a hold expires or a slot can no longer be booked.
 * @throws StoreFault
 */
export async function readDays(
  store: Store,
  identity: Identity,
  office: Office,
  { language, from }: Pick<SlotQuery, 'language' | 'from'>,
): Promise<SlotDays> {
  const snapshot = await sharedSnapshot(store)
  const { answers } = snapshot
  const book = bookOf(store, identity, { office, language }, snapshot)
  const today = dayAt(book.now)
  const asked = from === undefined ? today : Temporal.PlainDate.from(from)
  const day = Temporal.PlainDate.compare(asked, today) < 0 ? today : asked
  const key = `${office.page} ${language} ${day.toString()}`
  const known = answers.get(key)
  const { epochMilliseconds: at } = book.now
  if (known && known.from <= at && at <= known.until) return known.days
  const days = availableDays(book, day)
  if (answers.size >= maxAnswers) answers.clear()
  answers.set(key, { days, from: at, until: validUntil(book, days) })
  return days
}

/** An appointment as the server's code reads it. */
export interface AppointmentRecord {
  readonly id: string
  readonly requestId: string
  readonly office: string
  readonly seat: string
  readonly mode: 'in-person' | 'phone' | 'video'
  readonly language: string
  readonly startsAt: Temporal.Instant
  readonly endsAt: Temporal.Instant
  /**
   * `unconfirmed` holds its slot until `confirmUntil`; `lapsed` was not confirmed in time and holds nothing. Only
   * `booked` appointments are expected visits.
   */
  readonly state: 'booked' | 'unconfirmed' | 'lapsed' | 'cancelled'
  readonly confirmUntil?: Temporal.Instant | undefined
  readonly sequence: number
  readonly updatedAt: Temporal.Instant
  /** Set if the office cancelled it. */
  readonly officeCancellation?: OfficeReason | undefined
  /** Set if its last change was a move by the office. */
  readonly officeMove?: OfficeReason | undefined
}

/** The reason given to the visitor for a change by the office, if any. */
export interface OfficeReason {
  readonly reason?: string | undefined
}

function stateOf(
  { state, confirm_until: until }: Pick<AppointmentTable, 'state' | 'confirm_until'>,
  now: Temporal.Instant,
): AppointmentRecord['state'] {
  if (until === null) return state
  // Its row is updated only at the next cleanup.
  return state === 'booked' && until > toText(now) ? 'unconfirmed' : 'lapsed'
}

/** An appointment's row as the server's code reads it. */
export function toAppointment(row: Selectable<AppointmentTable>, now: Temporal.Instant): AppointmentRecord {
  return {
    id: row.id,
    requestId: row.request_id,
    office: row.office,
    seat: row.seat,
    mode: row.mode as AppointmentRecord['mode'],
    language: row.language,
    startsAt: fromText(row.starts_at),
    endsAt: fromText(row.ends_at),
    state: stateOf(row, now),
    confirmUntil: row.confirm_until === null ? undefined : fromText(row.confirm_until),
    sequence: row.sequence,
    updatedAt: fromText(row.updated_at),
    officeCancellation:
      row.cancelled_by === 'office' ? { reason: row.cancel_reason ?? undefined } : undefined,
    officeMove: row.office_move === row.sequence ? { reason: row.move_reason ?? undefined } : undefined,
  }
}

/** Whether it holds a slot that has not begun, so that it can be cancelled; it can be moved only once confirmed. */
export function isAhead(store: Store, { state, startsAt }: AppointmentRecord): boolean {
  return (
    (state === 'booked' || state === 'unconfirmed') && Temporal.Instant.compare(startsAt, store.clock()) > 0
  )
}

/** The appointment that a request booked. */
export async function findAppointment(
  store: Store,
  requestId: string,
): Promise<AppointmentRecord | undefined> {
  const row = await query(store, (db) =>
    db.selectFrom('appointment').selectAll().where('request_id', '=', requestId).executeTakeFirst(),
  )
  return row && toAppointment(row, store.clock())
}

/** Every appointment, by the request that booked it. */
export async function appointmentsByRequest(store: Store): Promise<ReadonlyMap<string, AppointmentRecord>> {
  const rows = await query(store, (db) => db.selectFrom('appointment').selectAll().execute())
  return new Map(rows.map((row) => [row.request_id, toAppointment(row, store.clock())]))
}

/**
 * The appointments, including unconfirmed ones, that hold a slot and begin from one instant until before another, or
 * without an end, in chronological order.
 */
export async function appointmentsBetween(
  store: Store,
  from: Temporal.Instant,
  to?: Temporal.Instant,
): Promise<AppointmentRecord[]> {
  const rows = await query(store, (db) =>
    db
      .selectFrom('appointment')
      .selectAll()
      .where('state', '=', 'booked')
      .where('starts_at', '>=', toText(from))
      .$if(to !== undefined, (select) => select.where('starts_at', '<', toText(to ?? from)))
      .orderBy('starts_at')
      .orderBy('office')
      .orderBy('seat')
      .execute(),
  )
  return rows.map((row) => toAppointment(row, store.clock())).filter(({ state }) => state !== 'lapsed')
}

/** How long an unconfirmed booking holds its time. */
export const confirmMinutes = 30

/**
 * Enters the appointment book for a change, as the first lock on appointments that a transaction takes: changes run one
 * at a time, so their counts still hold at commit. On SQLite they do so anyway.
 */
export async function enterBook(trx: Transaction<Schema>): Promise<void> {
  await trx
    .updateTable('appointment_book')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', 'book')
    .execute()
}

/** Ends expired holds and frees their cells, inside a transaction that has entered the book. */
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
  await releaseCells(
    trx,
    ended.map(({ id }) => id),
  )
}

/** The same on its own, for the daily purge: until the next booking, an expired hold is only treated as free. */
export async function clearExpiredHolds(store: Store): Promise<void> {
  await transact(store, async (trx) => {
    await enterBook(trx)
    await endExpiredHolds(store, trx)
  })
}

/** What an appointment's row begins with. */
interface NewAppointment {
  readonly slot: Slot
  /** Set while it waits for its mailed link. */
  readonly confirmUntil: string | null
  /** Null for bookings by the staff. */
  readonly vouched: Voucher | null
}

/**
 * Stores a request's appointment at the first free seat, inside a transaction that has entered the book and is rolled
 * back if there is none.
 * @returns the seat
 */
export async function insertAppointment(
  store: Store,
  trx: Transaction<Schema>,
  requestId: string,
  { slot, confirmUntil, vouched }: NewAppointment,
): Promise<string | undefined> {
  const id = store.ids.id()
  const now = toText(store.clock())
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
      confirm_until: confirmUntil,
      vouched,
    })
    .execute()
  const seat = await holdCells(trx, id, slot)
  if (seat !== undefined) await trx.updateTable('appointment').set({ seat }).where('id', '=', id).execute()
  return seat
}

/** The stored version of the book; every committed change replaces it. */
async function bookVersion(store: Store): Promise<number> {
  const row = await query(store, (db) =>
    db.selectFrom('appointment_book').select('version').where('id', '=', 'book').executeTakeFirst(),
  )
  return row?.version ?? 0
}

/** An office's upcoming appointments by how they were booked. */
export interface BookUse {
  /** All that hold a slot. */
  readonly held: number
  /** Without proof of work or a confirmed address. */
  readonly unvouched: number
  /** Booked in the last 24 hours without a confirmed address. */
  readonly recent: number
  /** Waiting for their mailed link. */
  readonly unconfirmed: number
}

/**
 * Counts an office's upcoming appointments. Exact inside a transaction that has entered the book and ended expired
 * holds.
 */
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
