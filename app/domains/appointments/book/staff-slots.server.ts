import type { AppointmentMode } from '#domains/appointments/dialog/slots.ts'
import { officeOf } from '#domains/appointments/mail/describe-appointment.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { Identity, Office } from '#map/identity.ts'
import { toText } from '#platform/store/instant.server.ts'
import { readBook } from './repository.server.ts'
import {
  cellKey,
  dayAt,
  isWithinHours,
  type OfficeSlot,
  placesOf,
  quarterSlots,
  seatsOf,
  type Slot,
  slotAtQuarter,
  slotToHold,
} from './schedule.server.ts'

/** A time as the staff choose it: at any office, adviser and quarter of an hour within the opening hours. */
export interface StaffChoice {
  /** The office's page, such as `office.palma`. */
  readonly office: string
  /** An adviser's id or a numbered place of that office; any that speaks the language by default. */
  readonly seat?: string | undefined
  readonly startsAt: Temporal.Instant
  readonly mode: AppointmentMode
  /** ISO 639-1. With a chosen adviser it need not be one of theirs. */
  readonly language: string
}

/** Why the staff cannot choose a time. */
export type ChoiceRefusal =
  /** No such office, or the office has no such place or no adviser who speaks the language. */
  | 'unknown-place'
  /** The office is closed for part of it. */
  | 'closed'
  /** It does not begin on the quarter of an hour. */
  | 'off-grid'
  /** It is over. */
  | 'past'
  /** The office has no address to meet at. */
  | 'no-address'

function refusalOf(
  { holidays }: Identity,
  office: Office,
  {
    slot,
    mode,
    now,
  }: { readonly slot: OfficeSlot; readonly mode: AppointmentMode; readonly now: Temporal.Instant },
): ChoiceRefusal | undefined {
  if (mode === 'in-person' && office.address === undefined) return 'no-address'
  if (!slot.cells[0]?.equals(slot.startsAt)) return 'off-grid'
  if (Temporal.Instant.compare(slot.endsAt, now) <= 0) return 'past'
  return isWithinHours(office, holidays, slot) ? undefined : 'closed'
}

/** The slot of a choice, whether it is free or not, or why it cannot be chosen. */
export function staffSlot(
  identity: Identity,
  now: Temporal.Instant,
  { office: page, seat, startsAt, mode, language }: StaffChoice,
): Slot | ChoiceRefusal {
  const office = officeOf(identity, page)
  if (office === undefined) return 'unknown-place'
  const seats =
    seat === undefined ? seatsOf(office, language) : placesOf(office).filter((one) => one === seat)
  if (seats.length === 0) return 'unknown-place'
  const slot = slotAtQuarter(office, startsAt)
  const refusal = refusalOf(identity, office, { slot, mode, now })
  if (refusal !== undefined) return refusal
  const choice = slotToHold(office, slot, { mode, language })
  return seat === undefined ? choice : { ...choice, seats }
}

/**
 * The free times of a day at which the staff can book, however soon, in chronological order.
 * @throws StoreFault
 */
export async function freeTimesOf(
  store: Store,
  identity: Identity,
  {
    office: page,
    seat,
    language,
    day,
  }: Omit<StaffChoice, 'startsAt' | 'mode'> & { readonly day: Temporal.PlainDate },
): Promise<Temporal.Instant[]> {
  const office = officeOf(identity, page)
  if (office === undefined) return []
  const { seats, taken, now } = await readBook(store, identity, office, language)
  const chosen = seat === undefined ? seats : [seat]
  return quarterSlots(office, identity.holidays, day)
    .filter(({ endsAt }) => Temporal.Instant.compare(endsAt, now) > 0)
    .filter(({ cells }) =>
      chosen.some((one) => cells.every((cell) => !taken.has(cellKey(one, toText(cell))))),
    )
    .map(({ startsAt }) => startsAt)
}

/** How many other times an answer to a taken one names. */
const nearestTimes = 6

/**
 * The free times of the same day closest to a taken one, in chronological order.
 * @throws StoreFault
 */
export async function nearestTo(
  store: Store,
  identity: Identity,
  choice: StaffChoice,
): Promise<Temporal.Instant[]> {
  const distance = (time: Temporal.Instant) =>
    Math.abs(time.epochMilliseconds - choice.startsAt.epochMilliseconds)
  const free = await freeTimesOf(store, identity, { ...choice, day: dayAt(choice.startsAt) })
  return free
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, nearestTimes)
    .toSorted(Temporal.Instant.compare)
}
