import { appointmentPath } from '#map/appointment-paths.ts'
import type {
  AppointmentGateway,
  AppointmentView,
  CancelAnswer,
} from '#domains/appointments/dialog/gateway.ts'
import type { SlotDays, SlotQuery } from '#domains/appointments/dialog/slots.ts'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import { isAhead } from './appointment-record.server.ts'
import { cancelAppointment } from './appointments.server.ts'
import type { OverMailed } from '#platform/protection/count-mail.server.ts'
import type { PostLimits } from '#platform/protection/count-post.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { Identity } from '#map/identity.ts'
import { mayWrite } from '#domains/appointments/mail/visitor-mails.server.ts'
import { bookFrom } from './book-appointment.server.ts'
import { canBookAgain, confirmBy } from './confirm-appointment.server.ts'
import { calendarFile } from '#domains/appointments/mail/calendar-file.server.ts'
import { visitorEvent } from '#domains/appointments/mail/calendar-events.server.ts'
import { officeOf } from '#domains/appointments/mail/describe-appointment.server.ts'
import { linkedAppointment, viewOf } from './linked-appointment.server.ts'
import { moveTo } from './move-appointment.server.ts'
import { readDays } from './read-book.server.ts'

interface GatewayParts {
  readonly store: Store
  readonly identity: Identity
  /** Who invites in calendar files: the mails' sender. */
  readonly organizer: string
  /** How much is taken on trust; without it nothing is counted. */
  readonly limits?: Pick<PostLimits, 'perAddress'> | undefined
  /** Counts the mails to a visitor's mailbox. */
  readonly overMailed?: OverMailed | undefined
  /** Called after something was stored, to send its mails without waiting. */
  readonly wake: () => void
}

async function days({ store, identity }: GatewayParts, query: SlotQuery): Promise<SlotDays> {
  const office = officeOf(identity, query.office)
  if (!office?.languages.includes(query.language)) return { office: query.office, days: [], next: [] }
  return await readDays(store, identity, office, query)
}

async function find({ store, identity }: GatewayParts, token: string): Promise<AppointmentView | undefined> {
  const linked = await linkedAppointment(store, token)
  if (!linked) return undefined
  const lapsed = linked.confirmable && linked.appointment.state === 'lapsed'
  return viewOf(store, linked, lapsed && (await canBookAgain(store, identity, linked)))
}

async function cancel({ store, overMailed }: GatewayParts, token: string): Promise<CancelAnswer> {
  const linked = await linkedAppointment(store, token)
  if (!linked || !isAhead(store, linked.appointment)) return 'not-booked'
  const toVisitor = await mayWrite(store, overMailed, linked.request)
  return (await cancelAppointment(store, linked.request.id, { toVisitor })) ? 'cancelled' : 'not-booked'
}

/** A fault of the store as an answer, so that the page stays and says whom to call. */
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

async function calendar(parts: GatewayParts, token: string): Promise<string | undefined> {
  const { store, identity, organizer } = parts
  const linked = await linkedAppointment(store, token)
  const state = linked?.appointment.state
  // What nobody has confirmed belongs in no calendar.
  if (!linked || state === 'unconfirmed' || state === 'lapsed') return undefined
  const { request } = linked
  const url = identity.url && identity.url + appointmentPath(token, request.preferredLocale)
  return calendarFile(visitorEvent({ identity, organizer, ...linked }, undefined, url || undefined))
}

/** The pages' and the API's way to the appointment book. */
export function createAppointmentGateway(parts: GatewayParts): AppointmentGateway {
  const { store, identity, wake, overMailed } = parts
  return {
    days: (query) => days(parts, query),
    book: async (booking) => {
      const answer = await bookFrom(parts, booking)
      if (answer.kind === 'booked') wake()
      return answer
    },
    find: (token) => orUnavailable('find', find(parts, token), 'unavailable' as const),
    move: async (token, start) => {
      const moving = moveTo({ store, identity, overMailed }, token, start)
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
      const answer = await orUnavailable('confirm', confirmBy(store, identity, token), 'unavailable' as const)
      if (answer === 'confirmed') wake()
      return answer
    },
    calendar: (token) => calendar(parts, token),
  }
}
