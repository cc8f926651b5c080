import { fromText, toText } from '#platform/store/instant.server.ts'
import { query, type Store } from '#platform/store/store.server.ts'
import type { Identity, Office } from '#map/identity.ts'
import { type Block, blocksBetween } from './blocks.server.ts'
import { isOutsideHours } from './misplaced-appointments.server.ts'
import { officeZone, type OpenRange, openRanges, placesOf } from './schedule.server.ts'
import { type StaffAppointment, staffAppointments } from './staff-appointments.server.ts'

/** An appointment of a day as the staff see it. */
export interface DayAppointment extends StaffAppointment {
  readonly kind: 'appointment'
  /** The office is closed at that time by now. */
  readonly isOutsideHours: boolean
}

/** A block of a day; several over one place are all listed. */
export interface DayBlock extends Block {
  readonly kind: 'block'
}

/** What takes up time in a column. */
export type DayEntry = DayAppointment | DayBlock

/** A place of an office: an adviser, a numbered place, or one that the configuration no longer has. */
export interface DayColumn {
  readonly seat: string
  /** It holds appointments but is no longer configured. */
  readonly isLost: boolean
}

/** A place at one half hour. */
export interface DayCell {
  readonly seat: string
  /** The office is open for at least part of the half hour. */
  readonly isOpen: boolean
  /** What overlaps the half hour, without blocks that appointments cover. */
  readonly entries: readonly DayEntry[]
  /** Of these, the ones that began in an earlier row. */
  readonly continued: ReadonlySet<DayEntry>
  /** The first quarter of an hour that is open, free and not over; undefined if there is none. */
  readonly freeFrom: Temporal.Instant | undefined
}

/** One half hour of an office. */
export interface DayRow {
  readonly startsAt: Temporal.Instant
  /** HH:mm on Mallorca. */
  readonly time: string
  readonly cells: readonly DayCell[]
}

/** An office's day. */
export interface OfficeDay {
  readonly office: string
  /** Closed all day; there are rows only if there are entries all the same. */
  readonly isClosed: boolean
  readonly columns: readonly DayColumn[]
  readonly rows: readonly DayRow[]
  /** The office's own appointments, in chronological order. */
  readonly appointments: readonly DayAppointment[]
}

interface Span {
  readonly startsAt: Temporal.Instant
  readonly endsAt: Temporal.Instant
}

const halfHour = 30 * 60_000
const quarter = 15 * 60_000

function overlaps({ startsAt, endsAt }: Span, from: number, to: number): boolean {
  return startsAt.epochMilliseconds < to && from < endsAt.epochMilliseconds
}

function columnsOf(office: Office, appointments: readonly DayAppointment[]): DayColumn[] {
  const places = placesOf(office)
  const lost = [...new Set(appointments.map(({ seat }) => seat))].filter((seat) => !places.includes(seat))
  return [...places, ...lost].map((seat) => ({ seat, isLost: !places.includes(seat) }))
}

/** The half hours from opening to closing, with those of appointments outside. */
function halfHours(spans: readonly Span[]): number[] {
  if (spans.length === 0) return []
  const first = Math.min(...spans.map(({ startsAt }) => startsAt.epochMilliseconds))
  const last = Math.max(...spans.map(({ endsAt }) => endsAt.epochMilliseconds))
  const start = Math.floor(first / halfHour)
  const count = Math.ceil(last / halfHour) - start
  return Array.from({ length: count }, (_, index) => (start + index) * halfHour)
}

interface OfficeParts {
  readonly ranges: readonly OpenRange[]
  readonly entries: readonly DayEntry[]
  readonly now: number
}

/** Whether a block has a quarter of a half hour to itself: appointments booked before it cover the others. */
function isSeen(block: DayEntry, entries: readonly DayEntry[], from: number): boolean {
  return [from, from + quarter].some(
    (start) =>
      overlaps(block, start, start + quarter) &&
      !entries.some((entry) => entry.kind === 'appointment' && overlaps(entry, start, start + quarter)),
  )
}

function cellOf({ ranges, entries, now }: OfficeParts, { seat, isLost }: DayColumn, from: number): DayCell {
  const own = entries.filter((entry) => entry.seat === seat)
  const all = own.filter((entry) => overlaps(entry, from, from + halfHour))
  const here = all.filter((entry) => entry.kind === 'appointment' || isSeen(entry, all, from))
  const isOpenAt = (start: number, length: number) =>
    ranges.some(
      (range) => range.from.epochMilliseconds < start + length && start < range.to.epochMilliseconds,
    )
  const free = [from, from + quarter].find(
    (start) =>
      start + quarter > now &&
      isOpenAt(start, quarter) &&
      !all.some((entry) => overlaps(entry, start, start + quarter)),
  )
  return {
    seat,
    isOpen: isOpenAt(from, halfHour),
    entries: here,
    continued: new Set(here.filter(({ startsAt }) => startsAt.epochMilliseconds < from)),
    freeFrom: isLost || free === undefined ? undefined : Temporal.Instant.fromEpochMilliseconds(free),
  }
}

function timeOf(instant: Temporal.Instant): string {
  return instant.toZonedDateTimeISO(officeZone).toPlainTime().toString({ smallestUnit: 'minute' })
}

function officeDay(
  { holidays }: Identity,
  office: Office,
  entries: readonly DayEntry[],
  { day, now }: { readonly day: Temporal.PlainDate; readonly now: Temporal.Instant },
): OfficeDay {
  const ranges = openRanges(office, holidays, day)
  const appointments = entries.filter(
    (entry): entry is DayAppointment => entry.kind === 'appointment' && entry.office === office.page,
  )
  const columns = columnsOf(office, appointments)
  const spans = [...ranges.map(({ from, to }) => ({ startsAt: from, endsAt: to })), ...appointments]
  const parts = { ranges, entries, now: now.epochMilliseconds }
  return {
    office: office.page,
    isClosed: ranges.length === 0,
    columns,
    rows: halfHours(spans).map((from) => {
      const startsAt = Temporal.Instant.fromEpochMilliseconds(from)
      return { startsAt, time: timeOf(startsAt), cells: columns.map((column) => cellOf(parts, column, from)) }
    }),
    appointments,
  }
}

/** Which day of which office; all offices by default. */
export interface DayQuery {
  readonly day: Temporal.PlainDate
  readonly office?: string | undefined
}

/**
 * A day of the book by offices, places and half hours. An adviser's appointment at another office stands in their
 * column of each office. Appointments of offices that the configuration no longer has are on the page of lost places.
 * @throws StoreFault
 */
export async function readDay(
  store: Store,
  identity: Identity,
  { day, office }: DayQuery,
): Promise<OfficeDay[]> {
  const from = day.toZonedDateTime(officeZone).toInstant()
  const to = day.add({ days: 1 }).toZonedDateTime(officeZone).toInstant()
  const booked = await query(store, (db) =>
    staffAppointments(store, db, (select) =>
      select
        .where('appointment.starts_at', '>=', toText(from))
        .where('appointment.starts_at', '<', toText(to)),
    ),
  )
  const appointments = booked.map((one): DayAppointment => ({
    ...one,
    kind: 'appointment',
    isOutsideHours: isOutsideHours(identity, one),
  }))
  const blocks = (await blocksBetween(store, from, to)).map((block): DayBlock => ({
    ...block,
    kind: 'block',
  }))
  const entries = [...appointments, ...blocks]
  return identity.offices
    .filter(({ page }) => office === undefined || page === office)
    .map((one) => officeDay(identity, one, entries, { day, now: store.clock() }))
}

/** Which days to count, at one office or place or all. */
interface CountQuery {
  readonly from: Temporal.PlainDate
  readonly days: number
  readonly office?: string | undefined
  readonly seat?: string | undefined
}

/** The number of appointments on each of some days, by ISO day. */
export async function countByDay(
  store: Store,
  { from, days, office, seat }: CountQuery,
): Promise<ReadonlyMap<string, number>> {
  const rows = await query(store, (db) =>
    db
      .selectFrom('appointment')
      .select(['starts_at'])
      .where('state', '=', 'booked')
      .where('starts_at', '>=', toText(from.toZonedDateTime(officeZone).toInstant()))
      .where('starts_at', '<', toText(from.add({ days }).toZonedDateTime(officeZone).toInstant()))
      .where((eb) =>
        eb.or([eb('confirm_until', 'is', null), eb('confirm_until', '>', toText(store.clock()))]),
      )
      .$if(office !== undefined, (select) => select.where('office', '=', office ?? ''))
      .$if(seat !== undefined, (select) => select.where('seat', '=', seat ?? ''))
      .execute(),
  )
  const counts = new Map(
    Array.from({ length: days }, (_, index) => [from.add({ days: index }).toString(), 0]),
  )
  for (const { starts_at } of rows) {
    const day = fromText(starts_at).toZonedDateTimeISO(officeZone).toPlainDate().toString()
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return counts
}
