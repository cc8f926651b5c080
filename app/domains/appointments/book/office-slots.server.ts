import { rangesOf } from '#domains/offices/opening.ts'
import type { Identity, Office } from '#map/identity.ts'

/** The offices' time zone, whatever the server's own. */
export const officeZone = 'Europe/Madrid'

/** The book's fixed grid in minutes; every appointment's length is a multiple of it. */
const cellMinutes = 15

/** A time at which an appointment can begin, and what it covers of the book's grid. */
export interface OfficeSlot {
  readonly startsAt: Temporal.Instant
  readonly endsAt: Temporal.Instant
  /** Starts of the cells, ascending. */
  readonly cells: readonly Temporal.Instant[]
}

/**
 * The seats that can take an appointment in a language: the office's advisers who speak it, or its places, of which
 * any can. An adviser's seat is the same in every office.
 */
export function seatsOf(office: Office, language: string): string[] {
  if (office.advisers === undefined) return placesOf(office)
  return office.advisers.filter(({ languages }) => languages.includes(language)).map(({ id }) => id)
}

/** Every place of an office that an appointment can hold: its advisers', or its numbered ones. */
export function placesOf({ page, slots, advisers }: Office): string[] {
  if (advisers !== undefined) return advisers.map(({ id }) => id)
  return Array.from({ length: slots.seats ?? 1 }, (_, index) => `${page}/${index + 1}`)
}

/** The id of the adviser at whose seat an appointment is; undefined for a numbered place, where any of the office can. */
export function adviserOf({
  office,
  seat,
}: {
  readonly office: string
  readonly seat: string
}): string | undefined {
  return seat.startsWith(`${office}/`) ? undefined : seat
}

/** The ISO days on which an office is closed: holidays of the islands and of its town, and its own. */
export function closedDaysOf(office: Office, holidays: Identity['holidays']): ReadonlySet<string> {
  const { localHolidays, closures } = office
  return new Set([...(holidays['balearic'] ?? []), ...(holidays[localHolidays] ?? []), ...closures])
}

function cellsBetween(startsAt: Temporal.Instant, endsAt: Temporal.Instant): Temporal.Instant[] {
  const size = cellMinutes * 60_000
  const first = Math.floor(startsAt.epochMilliseconds / size)
  const count = Math.ceil(endsAt.epochMilliseconds / size) - first
  return Array.from({ length: count }, (_, index) =>
    Temporal.Instant.fromEpochMilliseconds((first + index) * size),
  )
}

/** From when until when an office is open. */
interface OpenRange {
  readonly from: Temporal.Instant
  readonly to: Temporal.Instant
}

/** When an office is open on a day on Mallorca, by its hours, holidays and closures as they stand now. */
function openRanges(office: Office, holidays: Identity['holidays'], day: Temporal.PlainDate): OpenRange[] {
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

/** Every time of a day on Mallorca, free or not, from the office's hours. */
export function officeSlots(
  office: Office,
  holidays: Identity['holidays'],
  day: Temporal.PlainDate,
): OfficeSlot[] {
  return openRanges(office, holidays, day).flatMap((range) => slotsOfRange(range, office.slots.minutes))
}

/** Whether an office is open from the beginning to the end of an appointment, which may have been booked before it closed. */
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
