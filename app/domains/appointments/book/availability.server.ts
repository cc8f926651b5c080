import type { SlotDay, SlotDays } from '#domains/appointments/dialog/slots.ts'
import { toText } from '#platform/store/instant.server.ts'
import type { Identity, Office } from '#map/identity.ts'
import { bookEnd } from './booking-horizon.server.ts'
import { officeSlots, officeZone, type OfficeSlot } from './office-slots.server.ts'

/** How many days with opening hours one answer holds. */
const portion = 20

/** How many of the next free times are named. */
const nextTimes = 5

/** An office's book for appointments in a language, as it stands at a moment. */
export interface Book {
  readonly office: Office
  /** Who can take one in that language. */
  readonly seats: readonly string[]
  readonly holidays: Identity['holidays']
  readonly now: Temporal.Instant
  /** Taken cells by seat, as `cellKey` names them. */
  readonly taken: ReadonlySet<string>
}

/** How a taken cell is named; the cell as the store writes instants. */
export function cellKey(seat: string, cell: string): string {
  return `${seat} ${cell}`
}

/** Today's date on Mallorca. */
export function dayAt(instant: Temporal.Instant): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(officeZone).toPlainDate()
}

type IsOpen = (slot: OfficeSlot) => boolean

/** Tells whether a time may still be booked, free or not: not too soon, and not after the book's end. */
function openTimes({ office, holidays, now }: Book): IsOpen {
  const earliest = now.add({ hours: office.slots.leadHours }).epochMilliseconds
  const dayAfter = bookEnd(holidays, dayAt(now)).add({ days: 1 })
  const end = dayAfter.toZonedDateTime(officeZone).epochMilliseconds
  return ({ startsAt: { epochMilliseconds: start } }) => earliest <= start && start < end
}

/** A time of an office with the texts that answers are made of. */
interface OfferedTime extends OfficeSlot {
  readonly start: string
  readonly time: string
  /** Its cells as the store writes instants. */
  readonly cellTexts: readonly string[]
}

type DayTimes = Map<string, readonly OfferedTime[]>

const timesOf = new WeakMap<Identity['holidays'], WeakMap<Office, DayTimes>>()
const maxDays = 400

function getOrMake<K extends object, V>(map: WeakMap<K, V>, key: K, make: () => V): V {
  const known = map.get(key) ?? make()
  map.set(key, known)
  return known
}

/** An office's times of a day, which its hours alone decide: worked out once, as the arithmetic of time zones is slow. */
function dayTimes({ office, holidays }: Book, day: Temporal.PlainDate): readonly OfferedTime[] {
  const offices = getOrMake(timesOf, holidays, () => new WeakMap<Office, DayTimes>())
  const days = getOrMake(offices, office, (): DayTimes => new Map())
  const key = day.toString()
  const known = days.get(key)
  if (known) return known
  const times = officeSlots(office, holidays, day).map((slot) => ({
    ...slot,
    start: slotValue(slot.startsAt),
    time: slot.startsAt.toZonedDateTimeISO(officeZone).toPlainTime().toString({ smallestUnit: 'minute' }),
    cellTexts: slot.cells.map(toText),
  }))
  if (days.size >= maxDays) days.clear()
  days.set(key, times)
  return times
}

/** Whether some seat has all of a time's cells free. */
export function isFree({ seats, taken }: Book, { cellTexts }: OfferedTime): boolean {
  return seats.some((seat) => cellTexts.every((cell) => !taken.has(cellKey(seat, cell))))
}

/** The times of a day that may still be booked, taken ones included. Who asks about many days reckons the bounds once. */
export function openSlots(book: Book, day: Temporal.PlainDate, isOpen = openTimes(book)): OfferedTime[] {
  return dayTimes(book, day).filter(isOpen)
}

/** An instant as forms send it. */
export function slotValue(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'second' })
}

function describeDay(book: Book, day: Temporal.PlainDate, slots: readonly OfferedTime[]): SlotDay {
  const times = slots.map((slot) => ({ start: slot.start, time: slot.time, taken: !isFree(book, slot) }))
  return { day: day.toString(), free: times.filter(({ taken }) => !taken).length, slots: times }
}

/** The days of the book from one on, until its end. */
function daysFrom(book: Book, from: Temporal.PlainDate): Temporal.PlainDate[] {
  const today = dayAt(book.now)
  const first = Temporal.PlainDate.compare(from, today) < 0 ? today : from
  const count = first.until(bookEnd(book.holidays, today)).days + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => first.add({ days: index }))
}

/** The times that an office offers from a day on, a portion of days at a time. */
export function availableDays(book: Book, from: Temporal.PlainDate): SlotDays {
  const days: SlotDay[] = []
  const isOpen = openTimes(book)
  for (const day of daysFrom(book, from)) {
    const slots = openSlots(book, day, isOpen)
    if (slots.length === 0) continue
    if (days.length === portion) return { ...answer(book, days), later: day.toString() }
    days.push(describeDay(book, day, slots))
  }
  return answer(book, days)
}

function answer({ office }: Book, days: readonly SlotDay[]): SlotDays {
  const free = days.flatMap(({ slots }) => slots.filter(({ taken }) => !taken))
  return { office: office.page, days, next: free.slice(0, nextTimes).map(({ start }) => start) }
}

/**
 * Until when an answer stays true in a book that does not change, in milliseconds since 1970: then its first time can no
 * longer be booked, or a new day begins.
 */
export function validUntil({ office, now }: Book, { days }: SlotDays): number {
  const midnight = dayAt(now).add({ days: 1 }).toZonedDateTime(officeZone).epochMilliseconds - 1
  const first = days[0]?.slots[0]?.start
  if (first === undefined) return midnight
  const lead = office.slots.leadHours * 3_600_000
  return Math.min(midnight, Temporal.Instant.from(first).epochMilliseconds - lead)
}

/** How many appointments an office's book holds from now on, at all its seats. */
export function capacity(office: Office, holidays: Identity['holidays'], now: Temporal.Instant): number {
  const seats = office.advisers?.length ?? office.slots.seats ?? 1
  const book: Book = { office, holidays, now, seats: [], taken: new Set() }
  const isOpen = openTimes(book)
  const times = daysFrom(book, dayAt(now)).map((day) => openSlots(book, day, isOpen).length)
  return seats * times.reduce((sum, count) => sum + count, 0)
}

/** The free times closest to a wanted one, in the order of time. */
export function nearestFree(book: Book, wanted: Temporal.Instant, count = 6): string[] {
  const distance = ({ startsAt }: OfficeSlot) =>
    Math.abs(startsAt.epochMilliseconds - wanted.epochMilliseconds)
  const isOpen = openTimes(book)
  return daysFrom(book, dayAt(book.now))
    .flatMap((day) => openSlots(book, day, isOpen))
    .filter((slot) => isFree(book, slot))
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .map(({ start }) => start)
    .toSorted()
}

/** The offered time that begins at an instant, free or not. */
export function slotAt(book: Book, startsAt: Temporal.Instant): OfferedTime | undefined {
  return openSlots(book, dayAt(startsAt)).find((slot) => slot.startsAt.equals(startsAt))
}
