import { localTime } from './describe.server.ts'
import { parseDay, parsePlace } from './place-and-day.server.ts'
import { appointmentsBetween, type AppointmentRecord } from '#domains/appointments/book/repository.server.ts'
import { findRequest } from '#domains/requests/store/read-requests.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { Identity } from '#map/identity.ts'
import { dayAt, adviserOf, officeZone } from '#domains/appointments/book/schedule.server.ts'
import { isOutsideHours } from '#domains/appointments/book/misplaced-appointments.server.ts'

async function line(store: Store, identity: Identity, appointment: AppointmentRecord): Promise<string> {
  const { startsAt, endsAt, office, mode, language } = appointment
  const request = await findRequest(store, { id: appointment.requestId })
  const until = localTime(endsAt).slice(-5)
  const parts = [
    `${localTime(startsAt).slice(-5)}-${until}`,
    office.replace('office.', '').padEnd(20),
    mode.padEnd(9),
    language,
    adviserOf(appointment)?.padEnd(10),
    request?.reference,
    request?.state === 'quarantined' ? '[quarantined]' : undefined,
    appointment.state === 'unconfirmed' ? '[unconfirmed]' : undefined,
    isOutsideHours(identity, appointment) ? '[closed]' : undefined,
    request?.name,
    request?.phone ?? request?.email,
    String(request?.fields['topic'] ?? ''),
  ]
  return `${parts.filter(Boolean).join('  ')}\n`
}

/** A line for each appointment, with its day if they may be of several. */
export async function linesOf(
  store: Store,
  identity: Identity,
  appointments: readonly AppointmentRecord[],
  dated = false,
): Promise<string> {
  const lines = await Promise.all(
    appointments.map(async (one) => {
      const text = await line(store, identity, one)
      return dated ? `${localTime(one.startsAt).slice(0, 10)}  ${text}` : text
    }),
  )
  return lines.join('')
}

/** Which appointments to list. */
export interface DayOptions {
  readonly office?: string | undefined
}

/** Keeps those of an office or one of its places. @throws CommandError */
function ofPlace(
  identity: Identity,
  { office: typed }: DayOptions,
  appointments: readonly AppointmentRecord[],
): readonly AppointmentRecord[] {
  if (typed === undefined) return appointments
  const { office, seat } = parsePlace(typed, identity)
  return appointments.filter((one) => one.office === office.page && (seat === undefined || one.seat === seat))
}

/**
 * The appointments of a day on Mallorca, today by default, in chronological order. Marks those during which the office
 * is now closed, and unconfirmed ones, whose visitor may not come.
 */
export async function listDay(
  store: Store,
  identity: Identity,
  text?: string,
  options: DayOptions = {},
): Promise<string> {
  const day = text === undefined ? dayAt(store.clock()) : parseDay(text, store.clock())
  const from = day.toZonedDateTime(officeZone).toInstant()
  const to = day.add({ days: 1 }).toZonedDateTime(officeZone).toInstant()
  const appointments = ofPlace(identity, options, await appointmentsBetween(store, from, to))
  if (appointments.length === 0) return `no appointments on ${day.toString()}\n`
  return await linesOf(store, identity, appointments)
}

/** All upcoming appointments, under their days. */
export async function listAhead(store: Store, identity: Identity, options: DayOptions = {}): Promise<string> {
  const ahead = ofPlace(identity, options, await appointmentsBetween(store, store.clock()))
  if (ahead.length === 0) return 'no appointments ahead\n'
  const days = Map.groupBy(ahead, ({ startsAt }) => dayAt(startsAt).toString())
  const blocks = await Promise.all(
    [...days].map(async ([day, appointments]) => `${day}\n${await linesOf(store, identity, appointments)}`),
  )
  return blocks.join('\n')
}
