import type { AppointmentMode } from '#domains/appointments/dialog/slots.ts'
import { officeOf } from '#domains/appointments/mail/describe-appointment.server.ts'
import { findRequest } from '#domains/requests/store/read-requests.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { Identity } from '#map/identity.ts'
import { blocksBetween } from './blocks.server.ts'
import { changeSeat, moveAppointment } from './change-appointment.server.ts'
import {
  type AppointmentRecord,
  findAppointment,
  isAhead,
  type OfficeReason,
  readBook,
} from './repository.server.ts'
import { type Book, dayAt, horizonDays, isFree, openSlots, placesOf, slotToHold } from './schedule.server.ts'
import { type ChoiceRefusal, nearestTo, type StaffChoice, staffSlot } from './staff-slots.server.ts'

/** Where the staff move an appointment; what is left out stays. */
export interface MoveTarget {
  readonly startsAt: Temporal.Instant
  readonly office?: string | undefined
  readonly seat?: string | undefined
  readonly mode?: AppointmentMode | undefined
  readonly language?: string | undefined
  /** The sequence number at which the appointment was read: a move since then is not overwritten. */
  readonly ifSequence?: number | undefined
}

export type StaffMoveResult =
  | { readonly kind: 'moved'; readonly seat: string }
  /** Same time and office, another place: the visitor is not mailed. */
  | { readonly kind: 'reassigned'; readonly seat: string }
  | { readonly kind: 'unchanged' }
  /** It was moved since it was read. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'slot-taken'; readonly nearest: readonly Temporal.Instant[] }
  /** It is cancelled or was not confirmed in time, or there is none. */
  | { readonly kind: 'not-booked' }
  /** It waits for its mailed link, so its visitor may not know of it. */
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: ChoiceRefusal }

/** The choice that a target means for an appointment. */
function choiceOf(appointment: AppointmentRecord, target: MoveTarget): StaffChoice {
  const { office, mode, language } = appointment
  return {
    office: target.office ?? office,
    seat: target.seat,
    startsAt: target.startsAt,
    mode: target.mode ?? mode,
    language: target.language ?? language,
  }
}

function isSameTime(appointment: AppointmentRecord, { office, startsAt, mode }: StaffChoice): boolean {
  return appointment.office === office && appointment.mode === mode && appointment.startsAt.equals(startsAt)
}

/**
 * Moves an appointment on behalf of the office to any of its times, also one that has begun, as when a visitor comes
 * late. An adviser keeps their appointment where the time allows.
 * @param by set if the office wants it so: the visitor gets an apology with the reason
 * @throws StoreFault
 */
export async function moveByStaff(
  store: Store,
  identity: Identity,
  requestId: string,
  target: MoveTarget,
  by?: OfficeReason,
): Promise<StaffMoveResult> {
  const appointment = await findAppointment(store, requestId)
  if (appointment?.state === 'unconfirmed') return { kind: 'unconfirmed' }
  if (appointment?.state !== 'booked') return { kind: 'not-booked' }
  const { sequence: ifSequence } = appointment
  if (target.ifSequence !== undefined && target.ifSequence !== ifSequence) return { kind: 'changed' }
  const choice = choiceOf(appointment, target)
  if (isSameTime(appointment, choice)) {
    if (choice.seat === undefined || choice.seat === appointment.seat) return { kind: 'unchanged' }
    return await reassignAppointment(store, identity, requestId, choice.seat)
  }
  const slot = staffSlot(identity, store.clock(), choice)
  if (typeof slot === 'string') return { kind: slot }
  const seats = slot.seats.toSorted((a, b) => Number(b === appointment.seat) - Number(a === appointment.seat))
  const result = await moveAppointment(store, requestId, { ...slot, seats }, { by, ifSequence })
  if (result.kind === 'moved') return result
  // Of two moves at the same time, only the first finds the appointment as it was read.
  if (result.kind === 'not-booked') return { kind: 'changed' }
  return { kind: 'slot-taken', nearest: await nearestTo(store, identity, choice) }
}

/**
 * Gives an appointment another adviser or place of its office at the same time, as when an adviser leaves. The visitor
 * is not mailed, because nothing changes for them.
 * @throws StoreFault
 */
export async function reassignAppointment(
  store: Store,
  identity: Identity,
  requestId: string,
  seat: string,
): Promise<StaffMoveResult> {
  const appointment = await findAppointment(store, requestId)
  if (appointment === undefined) return { kind: 'not-booked' }
  const office = officeOf(identity, appointment.office)
  if (office === undefined || !placesOf(office).includes(seat)) return { kind: 'unknown-place' }
  const result = await changeSeat(store, requestId, seat)
  if (result.kind === 'slot-taken') return { kind: 'slot-taken', nearest: [] }
  return result.kind === 'moved' ? { kind: 'reassigned', seat } : result
}

/** Where an affected appointment went, or why it stays. */
export type AffectedResult = { readonly reference: string } & (
  | { readonly kind: 'moved'; readonly seat: string; readonly startsAt: Temporal.Instant }
  /** Same time, another adviser or place. */
  | { readonly kind: 'reassigned'; readonly seat: string; readonly startsAt: Temporal.Instant }
  /** It waits for its mailed link and its time is free at no other place. */
  | { readonly kind: 'unconfirmed' }
  /** Nothing is free until the end of the book. */
  | { readonly kind: 'none-free' }
  /** It is cancelled or has begun, or there is no such request. */
  | { readonly kind: 'not-booked' }
  /** No block overlaps it, as when the form was sent twice. */
  | { readonly kind: 'not-affected' }
)

/** The free slots of its office from an appointment's own time on, one after another. */
function* laterSlots(book: Book, { startsAt }: AppointmentRecord) {
  const isLater = (slot: Pick<AppointmentRecord, 'startsAt'>) =>
    Temporal.Instant.compare(slot.startsAt, startsAt) >= 0 &&
    Temporal.Instant.compare(slot.startsAt, book.now) > 0
  const last = dayAt(book.now).add({ days: horizonDays })
  let day = dayAt(startsAt)
  while (Temporal.PlainDate.compare(day, last) <= 0) {
    yield* openSlots(book, day, isLater).filter((slot) => isFree(book, slot))
    day = day.add({ days: 1 })
  }
}

type Place = Extract<AffectedResult, { readonly startsAt: Temporal.Instant }>

/** Another place of the same office at the same time, which need not be one of its usual times. */
async function otherPlace(
  store: Store,
  identity: Identity,
  appointment: AppointmentRecord,
): Promise<string | undefined> {
  const { startsAt, office, mode, language, seat, requestId } = appointment
  const slot = staffSlot(identity, store.clock(), { startsAt, office, mode, language })
  if (typeof slot === 'string') return undefined
  for (const other of slot.seats.filter((one) => one !== seat)) {
    const result = await changeSeat(store, requestId, other)
    if (result.kind === 'moved') return other
  }
  return undefined
}

/** The next free time of the same office. Only a later one: a visitor may not read in time that it is earlier. */
async function nextTime(
  store: Store,
  identity: Identity,
  appointment: AppointmentRecord,
  by: OfficeReason,
): Promise<Omit<Place, 'reference'> | undefined> {
  const { mode, language, requestId } = appointment
  const office = officeOf(identity, appointment.office)
  if (office === undefined) return undefined
  const book = await readBook(store, identity, office, language)
  for (const times of laterSlots(book, appointment)) {
    if (times.startsAt.equals(appointment.startsAt)) continue
    const slot = slotToHold(office, times, { mode, language })
    const result = await moveAppointment(store, requestId, slot, { by, ifSequence: appointment.sequence })
    // A visitor may have taken it since the book was read.
    if (result.kind === 'slot-taken') continue
    return result.kind === 'moved' ? { ...result, startsAt: times.startsAt } : undefined
  }
  return undefined
}

async function moveOne(
  store: Store,
  identity: Identity,
  reference: string,
  by: OfficeReason,
): Promise<AffectedResult> {
  const request = await findRequest(store, { reference })
  const appointment = request && (await findAppointment(store, request.id))
  if (appointment === undefined || !isAhead(store, appointment)) return { reference, kind: 'not-booked' }
  const { startsAt, endsAt } = appointment
  const blocks = await blocksBetween(store, startsAt, endsAt)
  if (!blocks.some(({ seat }) => seat === appointment.seat)) return { reference, kind: 'not-affected' }
  const seat = await otherPlace(store, identity, appointment)
  if (seat !== undefined) return { reference, kind: 'reassigned', seat, startsAt }
  if (appointment.state === 'unconfirmed') return { reference, kind: 'unconfirmed' }
  const place = await nextTime(store, identity, appointment, by)
  return place === undefined ? { reference, kind: 'none-free' } : { reference, ...place }
}

/**
 * Moves appointments that a block affects, one after another, in their order: to another adviser or place at the same
 * time, or else to the next free time of the same office, in the same language and way of meeting.
 * @throws StoreFault
 */
export async function moveAffected(
  store: Store,
  identity: Identity,
  references: readonly string[],
  by: OfficeReason = {},
): Promise<AffectedResult[]> {
  const results: AffectedResult[] = []
  for (const reference of references) results.push(await moveOne(store, identity, reference, by))
  return results
}
