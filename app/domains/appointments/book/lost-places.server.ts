import { officeOf } from '#domains/appointments/mail/describe-appointment.server.ts'
import { toText } from '#platform/store/instant.server.ts'
import type { Identity, Office } from '#map/identity.ts'
import { query, type Store } from '#platform/store/store.server.ts'
import { takenCells } from './cells.server.ts'
import { hasLostPlace } from './misplaced-appointments.server.ts'
import type { AppointmentRecord } from './repository.server.ts'
import { cellKey, cellsBetween, isWithinHours, placesOf, seatsOf } from './schedule.server.ts'
import { type StaffAppointment, staffAppointments } from './staff-appointments.server.ts'

/** A place that an appointment can have instead. */
export interface PlaceChoice {
  readonly office: string
  readonly seat: string
  /** Whether an adviser there speaks the appointment's language; always so for a numbered place. */
  readonly speaks: boolean
}

/** A booked appointment whose place the configuration no longer has. */
export interface LostAppointment extends StaffAppointment {
  /** The places that are free at its time: of its office, or of all that are open then if its office is gone. */
  readonly choices: readonly PlaceChoice[]
}

function choicesAt(
  office: Office,
  appointment: AppointmentRecord,
  taken: ReadonlySet<string>,
): PlaceChoice[] {
  const { startsAt, endsAt, language } = appointment
  const cells = cellsBetween(startsAt, endsAt).map(toText)
  const speaking = new Set(seatsOf(office, language))
  return placesOf(office)
    .filter((seat) => cells.every((cell) => !taken.has(cellKey(seat, cell))))
    .map((seat) => ({ office: office.page, seat, speaks: speaking.has(seat) }))
    .toSorted((a, b) => Number(b.speaks) - Number(a.speaks))
}

/**
 * The booked appointments without a place, in chronological order, each with the free places that it can have. The site
 * refuses to start with such a configuration; the desk opens, so that they can be given a place.
 * @throws StoreFault
 */
export async function lostPlacesOf(store: Store, identity: Identity): Promise<LostAppointment[]> {
  const now = toText(store.clock())
  const booked = await query(store, (db) =>
    staffAppointments(store, db, (select) => select.where('appointment.ends_at', '>', now)),
  )
  const lost = booked.filter((one) => hasLostPlace(identity, one))
  const [first] = lost
  if (first === undefined) return []
  const cells = await takenCells(store, first.startsAt)
  const taken = new Set(cells.map(({ seat, cell }) => cellKey(seat, cell)))
  const open = (appointment: AppointmentRecord): readonly Office[] => {
    const own = officeOf(identity, appointment.office)
    if (own !== undefined) return [own]
    return identity.offices.filter((office) => isWithinHours(office, identity.holidays, appointment))
  }
  return lost.map((appointment) => ({
    ...appointment,
    choices: open(appointment).flatMap((office) => choicesAt(office, appointment, taken)),
  }))
}
