import type { ConfirmAnswer } from '#domains/appointments/dialog/gateway.ts'
import { confirmAppointment } from './appointments.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { Identity } from '#map/identity.ts'
import { isFree, slotAt } from './availability.server.ts'
import { officeOf } from '#domains/appointments/mail/describe-appointment.server.ts'
import { linkedAppointment, type LinkedAppointment } from './linked-appointment.server.ts'
import { readBook } from './read-book.server.ts'
import { slotToHold } from './slot-to-hold.server.ts'

/** What a booking that lapsed would hold again, where its office still offers that time and it is free. */
async function freeAgain(store: Store, identity: Identity, { appointment }: LinkedAppointment) {
  const { office: page, mode, language, startsAt } = appointment
  const office = officeOf(identity, page)
  if (office === undefined) return undefined
  const book = await readBook(store, identity, office, language)
  const times = slotAt(book, startsAt)
  return times && isFree(book, times) ? slotToHold(office, times, { mode, language }) : undefined
}

/** Whether a booking that was not confirmed in time can still be: its time is free. @throws StoreFault */
export async function canBookAgain(store: Store, identity: Identity, linked: LinkedAppointment) {
  return (await freeAgain(store, identity, linked)) !== undefined
}

/** Confirms the booking behind a mailed link. @throws StoreFault */
export async function confirmBy(store: Store, identity: Identity, token: string): Promise<ConfirmAnswer> {
  const linked = await linkedAppointment(store, token)
  if (!linked?.confirmable) return 'not-waiting'
  // Pressed twice, or opened again: it is as it was wanted.
  if (linked.appointment.state === 'booked') return 'confirmed'
  const slot = linked.appointment.state === 'lapsed' ? await freeAgain(store, identity, linked) : undefined
  const result = await confirmAppointment(store, linked.request.id, slot)
  if (result !== 'not-waiting') return result
  const since = await linkedAppointment(store, token)
  return since?.appointment.state === 'booked' ? 'confirmed' : result
}
