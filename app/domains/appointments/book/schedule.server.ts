import type { SlotDay, SlotDays } from '#domains/appointments/dialog/slots.ts'
import { toText } from '#platform/store/instant.server.ts'
import type { Identity, Office } from '#map/identity.ts'
import { log } from '#platform/log.server.ts'
import { rangesOf } from '#domains/offices/opening.ts'

/** The offices' time zone, independent of the server's. */
export const officeZone = 'Europe/Madrid'

/** The book's fixed grid in minutes; every appointment's length is a multiple of it. */
const cellMinutes = 15

/** A slot: when an appointment can begin, and the cells that it covers. */
export interface OfficeSlot {
  readonly startsAt: Temporal.Instant
  readonly endsAt: Temporal.Instant
  /** Starts of the cells, ascending. */
  readonly cells: readonly Temporal.Instant[]
}

/**
 * The seats that can take an appointment in a language: the office's advisers who speak it, or all of its numbered
 * places. An adviser's seat is the same in every office.
 */
export function seatsOf(office: Office, language: string): string[] {
  if (office.advisers === undefined) return placesOf(office)
  return office.advisers.filter(({ languages }) => languages.includes(language)).map(({ id }) => id)
}

/** Every place of an office that an appointment can hold: its advisers or its numbered places. */
export function placesOf({ page, slots, advisers }: Office): string[] {
  if (advisers !== undefined) return advisers.map(({ id }) => id)
  return Array.from({ length: slots.seats ?? 1 }, (_, index) => `${page}/${index + 1}`)
}

/** The id of the adviser at an appointment's seat; undefined for a numbered place, which any adviser can serve. */
export function adviserOf({
  office,
  seat,
}: {
  readonly office: string
  readonly seat: string
}): string | undefined {
  return seat.startsWith(`${office}/`) ? undefined : seat
}

/** The ISO days on which an office is closed: island and town holidays, and its own closures. */
export function closedDaysOf(office: Office, holidays: Identity['holidays']): ReadonlySet<string> {
  const { localHolidays, closures } = office
  return new Set([...(holidays['balearic'] ?? []), ...(holidays[localHolidays] ?? []), ...closures])
}

/** The starts of the cells that a span of time touches, ascending. */
export function cellsBetween(startsAt: Temporal.Instant, endsAt: Temporal.Instant): Temporal.Instant[] {
  const size = cellMinutes * 60_000
  const first = Math.floor(startsAt.epochMilliseconds / size)
  const count = Math.ceil(endsAt.epochMilliseconds / size) - first
  return Array.from({ length: count }, (_, index) =>
    Temporal.Instant.fromEpochMilliseconds((first + index) * size),
  )
}

/** Opening and closing time of an office. */
export interface OpenRange {
  readonly from: Temporal.Instant
  readonly to: Temporal.Instant
}

/** When an office is open on a day on Mallorca, by its current hours, holidays and closures. */
export function openRanges(
  office: Office,
  holidays: Identity['holidays'],
  day: Temporal.PlainDate,
): OpenRange[] {
  const rules = { hours: office.hours, closedDays: closedDaysOf(office, holidays) }
  return rangesOf(day.toString(), rules).flatMap((range) => {
    const [from, to] = range
      .split('-')
      .map((time) => day.toZonedDateTime({ timeZone: officeZone, plainTime: time }).toInstant())
    return from === undefined || to === undefined ? [] : [{ from, to }]
  })
}

function slotsOfRange({ from, to }: OpenRange, minutes: number): OfficeSlot[] {
  const length = minutes * 60_000
  const count = Math.max(0, Math.floor((to.epochMilliseconds - from.epochMilliseconds) / length))
  return Array.from({ length: count }, (_, index) => {
    const startsAt = from.add({ minutes: index * minutes })
    const endsAt = startsAt.add({ minutes })
    return { startsAt, endsAt, cells: cellsBetween(startsAt, endsAt) }
  })
}

/** Every slot of a day on Mallorca, free or not, from the office's hours. */
export function officeSlots(
  office: Office,
  holidays: Identity['holidays'],
  day: Temporal.PlainDate,
): OfficeSlot[] {
  return openRanges(office, holidays, day).flatMap((range) => slotsOfRange(range, office.slots.minutes))
}

/** The slot of an office that would begin at an instant, whatever its hours. */
export function slotAtQuarter({ slots }: Office, startsAt: Temporal.Instant): OfficeSlot {
  const endsAt = startsAt.add({ minutes: slots.minutes })
  return { startsAt, endsAt, cells: cellsBetween(startsAt, endsAt) }
}

/** Every slot of a day at which the staff may book: one from each quarter of an hour that leaves time for it. */
export function quarterSlots(
  office: Office,
  holidays: Identity['holidays'],
  day: Temporal.PlainDate,
): OfficeSlot[] {
  return openRanges(office, holidays, day).flatMap(({ from, to }) =>
    cellsBetween(from, to.subtract({ minutes: office.slots.minutes - cellMinutes })).map((startsAt) =>
      slotAtQuarter(office, startsAt),
    ),
  )
}

/** Whether an office is open for the whole appointment, which may have been booked before a change of hours. */
export function isWithinHours(
  office: Office,
  holidays: Identity['holidays'],
  { startsAt, endsAt }: Pick<OfficeSlot, 'startsAt' | 'endsAt'>,
): boolean {
  const day = startsAt.toZonedDateTimeISO(officeZone).toPlainDate()
  return openRanges(office, holidays, day).some(
    ({ from, to }) =>
      Temporal.Instant.compare(from, startsAt) <= 0 && Temporal.Instant.compare(endsAt, to) <= 0,
  )
}

/** The national holidays with the same date every year, as `MM-DD`. */
const nationalDays = ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25']

/** The holiday list for all offices, in order; undefined if there is none. */
export function generalHolidays(holidays: Identity['holidays']): readonly string[] | undefined {
  const days = holidays['balearic']?.toSorted()
  return days?.length ? days : undefined
}

/**
 * The national holidays of a year, from a day on, that a list lacks. Such a year counts as not listed yet. A holiday on
 * a Sunday is moved or dropped, as each year's list says.
 */
export function missingDays(listed: readonly string[], year: number, from: Temporal.PlainDate): string[] {
  return nationalDays
    .map((day) => `${year}-${day}`)
    .filter((day) => day >= from.toString() && Temporal.PlainDate.from(day).dayOfWeek !== 7)
    .filter((day) => !listed.includes(day))
}

/** How far ahead the book is open, in days. */
export const horizonDays = 60

function horizon(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.add({ days: horizonDays })
}

/**
 * The last day of every office's book: the horizon, or the day before the first year without listed holidays, whichever
 * comes first. Without any list the horizon applies.
 */
function bookEnd(holidays: Identity['holidays'], today: Temporal.PlainDate): Temporal.PlainDate {
  const listed = generalHolidays(holidays)
  const end = horizon(today)
  if (listed === undefined) return end
  const unlisted = [today.year, end.year].find((year) => missingDays(listed, year, today).length > 0)
  return unlisted === undefined ? end : new Temporal.PlainDate(unlisted - 1, 12, 31)
}

/**
 * How many days at the end of the book stay closed because their year's holidays are not listed; from 0 to the horizon.
 */
export function daysNotListed(holidays: Identity['holidays'], today: Temporal.PlainDate): number {
  return Math.min(horizonDays, bookEnd(holidays, today).until(horizon(today)).days)
}

/** Warns in the log if days of the book stay closed for lack of a holiday list. */
export function reportBookingHorizon(holidays: Identity['holidays'], today: Temporal.PlainDate): void {
  const count = daysNotListed(holidays, today)
  if (count > 0) log('warn', 'book.holidays-not-listed', { count })
}

/** How many opening days one answer covers. */
const portion = 20

/** How many of the next free slots are returned. */
const nextTimes = 5

/** An office's book for appointments in a language, as of one moment. */
export interface Book {
  readonly office: Office
  /** The seats for that language. */
  readonly seats: readonly string[]
  readonly holidays: Identity['holidays']
  readonly now: Temporal.Instant
  /** Taken cells by seat, as `cellKey` names them. */
  readonly taken: ReadonlySet<string>
}

/** The key of a taken cell; the cell as the store writes instants. */
export function cellKey(seat: string, cell: string): string {
  return `${seat} ${cell}`
}

/** Today's date on Mallorca. */
export function dayAt(instant: Temporal.Instant): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(officeZone).toPlainDate()
}

type IsOpen = (slot: OfficeSlot) => boolean

/** Whether a slot can still be booked, free or not: after the lead time and before the book's end. */
function openTimes({ office, holidays, now }: Book): IsOpen {
  const earliest = now.add({ hours: office.slots.leadHours }).epochMilliseconds
  const dayAfter = bookEnd(holidays, dayAt(now)).add({ days: 1 })
  const end = dayAfter.toZonedDateTime(officeZone).epochMilliseconds
  return ({ startsAt: { epochMilliseconds: start } }) => earliest <= start && start < end
}

/** A slot of an office with its preformatted texts. */
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

/** An office's slots of a day, which depend on its hours alone: cached, because time zone arithmetic is slow. */
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

/** Whether some seat has all of a slot's cells free. */
export function isFree({ seats, taken }: Book, { cellTexts }: OfferedTime): boolean {
  return seats.some((seat) => cellTexts.every((cell) => !taken.has(cellKey(seat, cell))))
}

/**
 * The slots of a day that can still be booked, including taken ones. Callers with many days compute the bounds once.
 */
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

/** The slots that an office offers from a day on, one page of days at a time. */
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
 * Until when an answer stays valid while the book does not change, in milliseconds since 1970: until its first slot can
 * no longer be booked, or a new day begins.
 */
export function validUntil({ office, now }: Book, { days }: SlotDays): number {
  const midnight = dayAt(now).add({ days: 1 }).toZonedDateTime(officeZone).epochMilliseconds - 1
  const first = days[0]?.slots[0]?.start
  if (first === undefined) return midnight
  const lead = office.slots.leadHours * 3_600_000
  return Math.min(midnight, Temporal.Instant.from(first).epochMilliseconds - lead)
}

/** How many appointments an office's book can hold from now on, at all its seats. */
export function capacity(office: Office, holidays: Identity['holidays'], now: Temporal.Instant): number {
  const seats = office.advisers?.length ?? office.slots.seats ?? 1
  const book: Book = { office, holidays, now, seats: [], taken: new Set() }
  const isOpen = openTimes(book)
  const times = daysFrom(book, dayAt(now)).map((day) => openSlots(book, day, isOpen).length)
  return seats * times.reduce((sum, count) => sum + count, 0)
}

/** The free slots closest to a wanted one, in chronological order. */
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

/** The offered slot that begins at an instant, free or not. */
export function slotAt(book: Book, startsAt: Temporal.Instant): OfferedTime | undefined {
  return openSlots(book, dayAt(startsAt)).find((slot) => slot.startsAt.equals(startsAt))
}

/** What a visitor wants to book. */
export interface Slot {
  /** The office's page, such as `office.palma`. */
  readonly office: string
  /** The possible seats, first choice first; migration 0002 explains seats. */
  readonly seats: readonly string[]
  readonly mode: 'in-person' | 'phone' | 'video'
  readonly language: string
  readonly startsAt: Temporal.Instant
  readonly endsAt: Temporal.Instant
  /** The starts of the fixed cells that the visit covers, ascending. */
  readonly cells: readonly Temporal.Instant[]
}

/**
 * The seats in the order in which they are tried: from a random one on, so that simultaneous bookings rarely collide,
 * and advisers of fewer languages first, so that German speakers stay free for those who need them.
 */
function inTurn({ advisers = [] }: Office, seats: readonly string[]): string[] {
  const first = Math.floor(Math.random() * seats.length)
  const languages = new Map(advisers.map((adviser) => [adviser.id, adviser.languages.length]))
  const count = (seat: string) => languages.get(seat) ?? 0
  return [...seats.slice(first), ...seats.slice(0, first)].toSorted((a, b) => count(a) - count(b))
}

/** The slot to hold, at a seat for the language. */
export function slotToHold(office: Office, times: OfficeSlot, choice: Pick<Slot, 'mode' | 'language'>): Slot {
  const seats = inTurn(office, seatsOf(office, choice.language))
  return { office: office.page, seats, ...choice, ...times }
}
