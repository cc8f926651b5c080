import { appointmentPath } from '#map/linked-paths.ts'
import type {
  AppointmentGateway,
  AppointmentView,
  CancelAnswer,
  ConfirmAnswer,
  MoveAnswer,
} from '#domains/appointments/gateway.ts'
import type { SlotDays, SlotQuery } from '#domains/appointments/dialog/slots.ts'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import { slotToHold } from './schedule.server.ts'
import { isAhead, findAppointment, type AppointmentRecord, readDays, readBook } from './repository.server.ts'
import {
  cancelAppointment,
  confirmAppointment,
  moveAppointment,
  hasUntriedMail,
} from './change-appointment.server.ts'
import type { OverMailed } from '#platform/protection/limits.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { Identity } from '#map/identity.ts'
import type { Locale } from '#map/locale.ts'
import { papersFor } from '#domains/appointments/remind/papers.server.ts'
import { book, type BookingParts } from './book.server.ts'
import { calendarFile } from '#domains/appointments/mail/calendar-file.server.ts'
import { visitorEvent } from '#domains/appointments/mail/calendar-events.server.ts'
import { officeOf } from '#domains/appointments/mail/describe-appointment.server.ts'
import { isFree, slotAt, nearestFree, slotValue } from './schedule.server.ts'
import type { RequestRecord } from '#domains/requests/store/read-requests.server.ts'
import { liveRequest } from '#domains/requests/status/read-status.server.ts'
import { isConfirmFor, tokenParts } from '#platform/store/signed-link.server.ts'

/** An appointment with the request that booked it. */
interface LinkedAppointment {
  readonly request: RequestRecord
  readonly appointment: AppointmentRecord
  /** The link is the mailed one. */
  readonly confirmable: boolean
}

/** The appointment behind a signed link. Wrong links, expired links and links to erased appointments look the same. */
async function linkedAppointment(store: Store, token: string): Promise<LinkedAppointment | undefined> {
  const { status, confirm } = tokenParts(token)
  const request = await liveRequest(store, status)
  const confirmable = request !== undefined && confirm !== undefined && isConfirmFor(store, confirm, request)
  // A mailed link that was cut off is invalid; it must not pass for the booker's own link.
  if (!request || (confirm !== undefined && !confirmable)) return undefined
  const appointment = await findAppointment(store, request.id)
  return appointment && { request, appointment, confirmable }
}

/** What the appointment's page shows. */
function viewOf(
  store: Store,
  { request, appointment, confirmable }: LinkedAppointment,
  { freeAgain, locale = request.preferredLocale }: { freeAgain: boolean; locale: Locale | undefined },
): AppointmentView {
  const { office, mode, language, startsAt, endsAt, confirmUntil, officeCancellation } = appointment
  const begun = Temporal.Instant.compare(startsAt, store.clock()) <= 0
  const state = begun && appointment.state !== 'cancelled' ? 'over' : appointment.state
  return {
    reference: request.reference,
    office,
    mode,
    language,
    start: slotValue(startsAt),
    end: slotValue(endsAt),
    state,
    confirm:
      state === 'unconfirmed' && confirmUntil && request.email
        ? { email: request.email, until: slotValue(confirmUntil) }
        : undefined,
    // A withdrawn or closed request cannot be booked again through its old link.
    confirmable:
      confirmable &&
      request.state !== 'withdrawn' &&
      request.state !== 'closed' &&
      (state === 'unconfirmed' || (state === 'lapsed' && freeAgain)),
    ...(officeCancellation && { byOffice: officeCancellation }),
    mailed: request.email !== undefined,
    papers: papersFor(request, locale),
  }
}

/**
 * Whether the visitor is mailed about a change: not if their mailbox has had too many mails. If a queued mail will
 * already report the change, no new mail is needed and nothing is counted.
 * @throws StoreFault
 */
async function mayWrite(
  store: Store,
  overMailed: OverMailed | undefined,
  { id, email }: Pick<RequestRecord, 'id' | 'email'>,
): Promise<boolean> {
  if (overMailed === undefined || email === undefined || (await hasUntriedMail(store, id))) return true
  return !(await overMailed(email))
}

/**
 * Moves the appointment behind a link to another slot of the same office.
 * @throws StoreFault
 */
async function moveTo(
  { store, identity, overMailed }: AppointmentParts,
  token: string,
  start: string,
): Promise<MoveAnswer> {
  const linked = await linkedAppointment(store, token)
  const office = linked && officeOf(identity, linked.appointment.office)
  if (!office || !isAhead(store, linked.appointment)) return { kind: 'not-booked' }
  if (linked.appointment.state !== 'booked') return { kind: 'not-booked' }
  const { appointment, request } = linked
  const startsAt = Temporal.Instant.from(start)
  // Moving to the same slot, as when a form is sent twice, changes nothing.
  if (startsAt.equals(appointment.startsAt)) return { kind: 'moved' }
  const { mode, language } = appointment
  const open = await readBook(store, identity, office, language)
  const times = slotAt(open, startsAt)
  const result =
    times &&
    (await moveAppointment(store, request.id, slotToHold(office, times, { mode, language }), {
      toVisitor: await mayWrite(store, overMailed, request),
    }))
  if (result?.kind === 'moved') return { kind: 'moved' }
  // After a double click the other request may have finished first.
  const since = await linkedAppointment(store, token)
  if (since?.appointment.state === 'booked' && startsAt.equals(since.appointment.startsAt)) {
    return { kind: 'moved' }
  }
  if (result?.kind === 'not-booked') return { kind: 'not-booked' }
  // Slots taken in the meantime are not offered.
  const now = result === undefined ? open : await readBook(store, identity, office, language)
  return { kind: 'slot-taken', nearest: nearestFree(now, startsAt) }
}

/** The slot that a lapsed booking would hold again, if its office still offers it and it is free. */
async function freeAgain(store: Store, identity: Identity, { appointment }: LinkedAppointment) {
  const { office: page, mode, language, startsAt } = appointment
  const office = officeOf(identity, page)
  if (office === undefined) return undefined
  const open = await readBook(store, identity, office, language)
  const times = slotAt(open, startsAt)
  return times && isFree(open, times) ? slotToHold(office, times, { mode, language }) : undefined
}

/**
 * Whether a lapsed booking can still be confirmed because its slot is free.
 * @throws StoreFault
 */
async function canBookAgain(store: Store, identity: Identity, linked: LinkedAppointment) {
  return (await freeAgain(store, identity, linked)) !== undefined
}

/** Confirms the booking behind a mailed link. @throws StoreFault */
async function confirmBy(store: Store, identity: Identity, token: string): Promise<ConfirmAnswer> {
  const linked = await linkedAppointment(store, token)
  if (!linked?.confirmable) return 'not-waiting'
  // After a double click or a second visit it is already confirmed.
  if (linked.appointment.state === 'booked') return 'confirmed'
  const slot = linked.appointment.state === 'lapsed' ? await freeAgain(store, identity, linked) : undefined
  const result = await confirmAppointment(store, linked.request.id, slot)
  if (result !== 'not-waiting') return result
  const since = await linkedAppointment(store, token)
  return since?.appointment.state === 'booked' ? 'confirmed' : result
}

/** What the appointment gateway needs. */
export interface AppointmentParts extends BookingParts {
  /** The organizer in calendar files: the sender of the mails. */
  readonly organizer: string
  /** Counts the mails to a visitor's mailbox. */
  readonly overMailed?: OverMailed | undefined
  /** Called after something was stored, to send its mails without waiting. */
  readonly wake: () => void
}

async function days({ store, identity }: AppointmentParts, query: SlotQuery): Promise<SlotDays> {
  const office = officeOf(identity, query.office)
  if (!office?.languages.includes(query.language)) return { office: query.office, days: [], next: [] }
  return await readDays(store, identity, office, query)
}

async function find(
  { store, identity }: AppointmentParts,
  token: string,
  locale: Locale | undefined,
): Promise<AppointmentView | undefined> {
  const linked = await linkedAppointment(store, token)
  if (!linked) return undefined
  const lapsed = linked.confirmable && linked.appointment.state === 'lapsed'
  return viewOf(store, linked, { freeAgain: lapsed && (await canBookAgain(store, identity, linked)), locale })
}

async function cancel({ store, overMailed }: AppointmentParts, token: string): Promise<CancelAnswer> {
  const linked = await linkedAppointment(store, token)
  if (!linked || !isAhead(store, linked.appointment)) return 'not-booked'
  const toVisitor = await mayWrite(store, overMailed, linked.request)
  return (await cancelAppointment(store, linked.request.id, { toVisitor })) ? 'cancelled' : 'not-booked'
}

/** Returns a store fault as an answer, so that the page stays and shows the phone number. */
async function orUnavailable<A, U>(
  kind: 'find' | 'move' | 'cancel' | 'confirm',
  work: Promise<A>,
  unavailable: U,
): Promise<A | U> {
  try {
    return await work
  } catch (error) {
    log('error', 'appointment.unavailable', { kind, code: faultCode(error) })
    return unavailable
  }
}

async function calendar(parts: AppointmentParts, token: string): Promise<string | undefined> {
  const { store, identity, organizer } = parts
  const linked = await linkedAppointment(store, token)
  const state = linked?.appointment.state
  // Unconfirmed appointments get no calendar file.
  if (!linked || state === 'unconfirmed' || state === 'lapsed') return undefined
  const { request } = linked
  const url = identity.url && identity.url + appointmentPath(token, request.preferredLocale)
  return calendarFile(visitorEvent({ identity, organizer, ...linked }, undefined, url || undefined))
}

/** How pages and the API reach the appointment book. */
export function createAppointmentGateway(parts: AppointmentParts): AppointmentGateway {
  const { store, identity, wake, counts, hasAllPlaces = () => Promise.resolve(true) } = parts
  return {
    days: (query) => days(parts, query),
    book: async (booking) => {
      const answer = await book(parts, booking)
      if (answer.kind === 'booked') wake()
      return answer
    },
    find: (token, locale) => orUnavailable('find', find(parts, token, locale), 'unavailable' as const),
    move: async (token, start) => {
      if (await counts?.moved()) {
        log('warn', 'post.limited', { kind: 'moves' })
        return { kind: 'limited' }
      }
      if (!(await hasAllPlaces())) return { kind: 'unavailable' }
      const moving = moveTo(parts, token, start)
      const answer = await orUnavailable('move', moving, { kind: 'unavailable' } as const)
      if (answer.kind === 'moved') wake()
      return answer
    },
    cancel: async (token) => {
      const answer = await orUnavailable('cancel', cancel(parts, token), 'unavailable' as const)
      if (answer === 'cancelled') wake()
      return answer
    },
    confirm: async (token) => {
      if (!(await hasAllPlaces())) return 'unavailable'
      const answer = await orUnavailable('confirm', confirmBy(store, identity, token), 'unavailable' as const)
      if (answer === 'confirmed') wake()
      return answer
    },
    calendar: (token) => calendar(parts, token),
  }
}
