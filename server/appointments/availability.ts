import type { SlotDay, SlotDays } from '#features/appointments/slots.ts'
import { toText } from '#server/store/instant.ts'
import type { Identity, Office } from '#site/identity.ts'
import { bookEnd } from './book-end.ts'
import { officeSlots, officeZone, type OfficeSlot } from './office-slots.ts'

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

/** Whether some seat has all of a time's cells free. */
export function isFree({ seats, taken }: Book, { cells }: OfficeSlot): boolean {
  return seats.some((seat) => cells.every((cell) => !taken.has(cellKey(seat, toText(cell)))))
}

/** The times of a day that may still be booked, taken ones included. Who asks about many days reckons the bounds once. */
export function openSlots(book: Book, day: Temporal.PlainDate, isOpen = openTimes(book)): OfficeSlot[] {
  return officeSlots(book.office, book.holidays, day).filter(isOpen)
}

/** An instant as forms send it. */
export function slotValue(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'second' })
}

function describeDay(book: Book, day: Temporal.PlainDate, slots: readonly OfficeSlot[]): SlotDay {
  const times = slots.map((slot) => ({
    start: slotValue(slot.startsAt),
    time: slot.startsAt.toZonedDateTimeISO(officeZone).toPlainTime().toString({ smallestUnit: 'minute' }),
    taken: !isFree(book, slot),
  }))
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
    .map(({ startsAt }) => slotValue(startsAt))
    .toSorted()
}

/** The offered time that begins at an instant, free or not. */
export function slotAt(book: Book, startsAt: Temporal.Instant): OfficeSlot | undefined {
  return openSlots(book, dayAt(startsAt)).find((slot) => slot.startsAt.equals(startsAt))
}
