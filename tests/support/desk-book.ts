import { randomUUID } from 'node:crypto'
import { readIdentity } from '#content/identity.server.ts'
import { bookByStaff, type StaffBooking } from '#domains/appointments/book/book-by-staff.server.ts'
import { quarterSlots } from '#domains/appointments/book/schedule.server.ts'
import { readEnvironment } from '#platform/config/environment.server.ts'
import { storeSettings } from '#platform/config/settings.server.ts'
import { openStore } from '#platform/store/open-store.server.ts'
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
  { environment }: OwnDesk,
  changes: Pick<StaffBooking, 'startsAt'> & Partial<StaffBooking>,
): Promise<string> {
  const identity = readIdentity()
  const store = await openStore(storeSettings(readEnvironment(environment), identity))
  try {
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
  } finally {
    await store.close()
  }
}
