import type { ConfirmAnswer } from '#features/appointments/gateway.ts'
import { confirmAppointment } from '#server/store/appointments.ts'
import type { Store } from '#server/store/store.ts'
import type { Identity } from '#site/identity.ts'
import { isFree, slotAt } from './availability.ts'
import { officeOf } from './describe-appointment.ts'
import { linkedAppointment, type LinkedAppointment } from './linked-appointment.ts'
import { readBook } from './read-book.ts'
import { slotToHold } from './slot-to-hold.ts'

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
