import type { SlotDays, SlotQuery } from '#domains/appointments/dialog/slots.ts'
import { bookVersion, takenCells } from './appointment-book.server.ts'
import { toText } from '#platform/store/instant.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { Identity, Office } from '#map/identity.ts'
import { availableDays, cellKey, dayAt, validUntil, type Book } from './availability.server.ts'
import { seatsOf, type OfficeSlot } from './office-slots.server.ts'
import type { Slot } from './appointment-slot.server.ts'

/**
 * The seats in the order in which they are tried: from a random one on, so that simultaneous bookings seldom meet, and
 * advisers of fewer languages first, so that nobody who speaks German is taken up with what others can do.
 */
function inTurn({ advisers = [] }: Office, seats: readonly string[]): string[] {
  const first = Math.floor(Math.random() * seats.length)
  const languages = new Map(advisers.map((adviser) => [adviser.id, adviser.languages.length]))
  const count = (seat: string) => languages.get(seat) ?? 0
  return [...seats.slice(first), ...seats.slice(0, first)].toSorted((a, b) => count(a) - count(b))
}

/** The slot to hold, at a seat that can take the language. */
export function slotToHold(office: Office, times: OfficeSlot, choice: Pick<Slot, 'mode' | 'language'>): Slot {
  const seats = inTurn(office, seatsOf(office, choice.language))
  return { office: office.page, seats, ...choice, ...times }
}

/** Taken cells are read again after this many milliseconds, whatever the version says: a restored backup may repeat one. */
const maxAge = 10_000
/** There are as many answers as days of the book, for each office and language. */
const maxAnswers = 1_000

interface KnownDays {
  readonly days: SlotDays
  readonly from: number
  readonly until: number
}

/** What is taken in all offices, as of one version of the book. */
interface Snapshot {
  readonly version: number
  readonly readAt: number
  readonly now: Temporal.Instant
  /** When the first unconfirmed booking gives up its time. */
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

/** What is taken now: read again only after a change, by any machine. */
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

/** Who asks while the version is being read shares the answer: many visitors are one query. */
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

/** An office's book for a language as it is stored at this moment. @throws StoreFault */
export async function readBook(
  store: Store,
  identity: Identity,
  office: Office,
  language: string,
): Promise<Book> {
  return bookOf(store, identity, { office, language }, await readSnapshot(store, knownBy(store)))
}

/**
 * The times that an office offers, kept until the book changes, a hold ends or a time can no longer be booked.
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
