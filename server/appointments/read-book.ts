import { takenCells } from '#server/store/appointments.ts'
import type { Store } from '#server/store/store.ts'
import type { Identity, Office } from '#site/identity.ts'
import { cellKey, dayAt, type Book } from './availability.ts'
import { horizonDays } from './book-end.ts'
import { officeZone, seatsOf } from './office-slots.ts'

/** Reads an office's book for a language from now until its end. @throws StoreFault */
export async function readBook(
  store: Store,
  identity: Identity,
  office: Office,
  language: string,
): Promise<Book> {
  const seats = seatsOf(office, language)
  const now = store.clock()
  const end = dayAt(now)
    .add({ days: horizonDays + 1 })
    .toZonedDateTime(officeZone)
    .toInstant()
  const cells = await takenCells(store, seats, now, end)
  const taken = new Set(cells.map(({ seat, cell }) => cellKey(seat, cell)))
  return { office, seats, holidays: identity.holidays, now, taken }
}
