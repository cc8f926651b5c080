import type { Slot } from '#server/store/appointment-slot.ts'
import type { Office } from '#site/identity.ts'
import { seatsOf, type OfficeSlot } from './office-slots.ts'

/** The slot to hold. Seats are tried from a random one on, so that simultaneous bookings seldom meet. */
export function slotToHold(office: Office, times: OfficeSlot, choice: Pick<Slot, 'mode' | 'language'>): Slot {
  const seats = seatsOf(office)
  const first = Math.floor(Math.random() * seats.length)
  return {
    office: office.page,
    seats: [...seats.slice(first), ...seats.slice(0, first)],
    ...choice,
    ...times,
  }
}
