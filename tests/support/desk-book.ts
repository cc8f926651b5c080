import { randomUUID } from 'node:crypto'
import { readIdentity } from '#content/identity.server.ts'
import { bookByStaff, type StaffBooking } from '#domains/appointments/book/book-by-staff.server.ts'
import { quarterSlots } from '#domains/appointments/book/schedule.server.ts'
import { withStore } from './desk-requests.ts'
import type { OwnDesk } from './own-desk.ts'

/** The next day after today on which Palma is open in the morning and in the afternoon. */
export function longDay(after = Temporal.Now.plainDateISO('Europe/Madrid')): Temporal.PlainDate {
  const identity = readIdentity()
  const office = identity.offices.find(({ page }) => page === 'office.palma')
  if (office === undefined) throw new Error('no office')
  let day = after.add({ days: 1 })
  while (quarterSlots(office, identity.holidays, day).length < 30) day = day.add({ days: 1 })
  return day
}

/** A time of a day on Mallorca. */
export function timeOn(day: Temporal.PlainDate, time: string): Temporal.Instant {
  return day.toZonedDateTime({ timeZone: 'Europe/Madrid', plainTime: time }).toInstant()
}

/** Books an appointment in Palma on a desk's store. @returns its reference */
export async function bookOn(
  desk: OwnDesk,
  changes: Pick<StaffBooking, 'startsAt'> & Partial<StaffBooking>,
): Promise<string> {
  return await withStore(desk, async (store, identity) => {
    const result = await bookByStaff(store, identity, {
      key: randomUUID(),
      office: 'office.palma',
      mode: 'in-person',
      language: 'es',
      topic: 'claim',
      name: 'Joana Serra',
      email: 'joana@example.org',
      country: 'ES',
      locale: 'es',
      consentNote: 'on the phone',
      ...changes,
    })
    if (result.kind !== 'booked') throw new Error(result.kind)
    return result.reference
  })
}

/** Gives an appointment a place that the configuration does not have, as if its adviser had left. */
export async function losePlace(desk: OwnDesk, reference: string): Promise<void> {
  await withStore(desk, async ({ db }) => {
    const { id } = await db
      .selectFrom('appointment')
      .innerJoin('request', 'request.id', 'appointment.request_id')
      .select('appointment.id')
      .where('request.reference', '=', reference)
      .executeTakeFirstOrThrow()
    const seat = 'office.palma/9'
    await db.updateTable('appointment').set({ seat }).where('id', '=', id).execute()
    await db.updateTable('appointment_cell').set({ seat }).where('appointment_id', '=', id).execute()
  })
}
