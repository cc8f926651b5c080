import { appointmentPath } from '#features/appointments/appointment-paths.ts'
import type { AppointmentGateway } from '#features/appointments/gateway.ts'
import type { SlotDays, SlotQuery } from '#features/appointments/slots.ts'
import { cancelAppointment } from '#server/store/appointments.ts'
import type { Store } from '#server/store/store.ts'
import type { Identity } from '#site/identity.ts'
import { availableDays, dayAt } from './availability.ts'
import { bookFrom } from './book-appointment.ts'
import { calendarFile } from './calendar-file.ts'
import { visitorEvent } from './calendar-events.ts'
import { officeOf } from './describe-appointment.ts'
import { isAhead, linkedAppointment, viewOf } from './linked-appointment.ts'
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
  return availableDays(await readBook(store, identity, office), from)
}

async function cancel({ store }: GatewayParts, token: string): Promise<boolean> {
  const linked = await linkedAppointment(store, token)
  if (!linked || !isAhead(store, linked.appointment)) return false
  return await cancelAppointment(store, linked.request.id)
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
    find: async (token) => {
      const linked = await linkedAppointment(store, token)
      return linked && viewOf(store, linked)
    },
    move: async (token, start) => {
      const answer = await moveTo(store, identity, token, start)
      if (answer.kind === 'moved') wake()
      return answer
    },
    cancel: async (token) => {
      const cancelled = await cancel(parts, token)
      if (cancelled) wake()
      return cancelled
    },
    calendar: (token) => calendar(parts, token),
  }
}
