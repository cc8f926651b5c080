import { appointmentPath } from '#features/appointments/appointment-paths.ts'
import type { AppointmentGateway, AppointmentView, CancelAnswer } from '#features/appointments/gateway.ts'
import type { SlotDays, SlotQuery } from '#features/appointments/slots.ts'
import { faultCode } from '#server/fault.ts'
import { log } from '#server/log.ts'
import { isAhead } from '#server/store/appointment-record.ts'
import { cancelAppointment } from '#server/store/appointments.ts'
import type { Store } from '#server/store/store.ts'
import type { Identity } from '#site/identity.ts'
import { availableDays, dayAt } from './availability.ts'
import { bookFrom } from './book-appointment.ts'
import { calendarFile } from './calendar-file.ts'
import { visitorEvent } from './calendar-events.ts'
import { officeOf } from './describe-appointment.ts'
import { linkedAppointment, viewOf } from './linked-appointment.ts'
import { moveTo } from './move-appointment.ts'
import { readBook } from './read-book.ts'

interface GatewayParts {
  readonly store: Store
  readonly identity: Identity
  /** Who invites in calendar files: the mails' sender. */
  readonly organizer: string
  /** Called after something was stored, to send its mails without waiting. */
  readonly wake: () => void
}

async function days({ store, identity }: GatewayParts, query: SlotQuery): Promise<SlotDays> {
  const office = officeOf(identity, query.office)
  if (!office?.languages.includes(query.language)) return { office: query.office, days: [], next: [] }
  const from = query.from === undefined ? dayAt(store.clock()) : Temporal.PlainDate.from(query.from)
  return availableDays(await readBook(store, identity, office, query.language), from)
}

async function find({ store }: GatewayParts, token: string): Promise<AppointmentView | undefined> {
  const linked = await linkedAppointment(store, token)
  return linked && viewOf(store, linked)
}

async function cancel({ store }: GatewayParts, token: string): Promise<CancelAnswer> {
  const linked = await linkedAppointment(store, token)
  if (!linked || !isAhead(store, linked.appointment)) return 'not-booked'
  return (await cancelAppointment(store, linked.request.id)) ? 'cancelled' : 'not-booked'
}

/** A fault of the store as an answer, so that the page stays and says whom to call. */
async function orUnavailable<A, U>(
  kind: 'find' | 'move' | 'cancel',
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
  if (!linked) return undefined
  const { request } = linked
  const url = identity.url && identity.url + appointmentPath(token, request.preferredLocale)
  return calendarFile(visitorEvent({ identity, organizer, ...linked }, undefined, url || undefined))
}

/** The pages' and the API's way to the appointment book. */
export function createAppointmentGateway(parts: GatewayParts): AppointmentGateway {
  const { store, identity, wake } = parts
  return {
    days: (query) => days(parts, query),
    book: async (booking) => {
      const answer = await bookFrom(store, identity, booking)
      if (answer.kind === 'booked') wake()
      return answer
    },
    find: (token) => orUnavailable('find', find(parts, token), 'unavailable' as const),
    move: async (token, start) => {
      const moving = moveTo(store, identity, token, start)
      const answer = await orUnavailable('move', moving, { kind: 'unavailable' } as const)
      if (answer.kind === 'moved') wake()
      return answer
    },
    cancel: async (token) => {
      const answer = await orUnavailable('cancel', cancel(parts, token), 'unavailable' as const)
      if (answer === 'cancelled') wake()
      return answer
    },
    calendar: (token) => calendar(parts, token),
  }
}
