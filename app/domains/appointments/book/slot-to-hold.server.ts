import type { Slot } from './appointment-slot.server.ts'
import type { Office } from '#map/identity.ts'
import { seatsOf, type OfficeSlot } from './office-slots.server.ts'

/**
 * The seats in the order in which they are tried: from a random one on, so that simultaneous bookings seldom meet, and
 * advisers of fewer languages first, so that nobody who speaks German is taken up with what others can do.
 */
function inTurn({ advisers = [] }: Office, seats: readonly string[]): string[] {
  const first = Math.floor(Math.random() * seats.length)
  const languages = new Map(advisers.map((adviser) => [adviser.id, adviser.languages.length]))
  const count = (seat: string) => languages.get(seat) ?? 0
  return [...seats.slice(first), ...seats.slice(0, first)].toSorted((a, b) => count(a) - count(b))
}

/** The slot to hold, at a seat that can take the language. */
export function slotToHold(office: Office, times: OfficeSlot, choice: Pick<Slot, 'mode' | 'language'>): Slot {
  const seats = inTurn(office, seatsOf(office, choice.language))
  return { office: office.page, seats, ...choice, ...times }
}
