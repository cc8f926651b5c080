import type { MoveAnswer } from '#domains/appointments/dialog/gateway.ts'
import { isAhead } from './appointment-record.server.ts'
import { moveAppointment } from './appointments.server.ts'
import type { OverMailed } from '#platform/protection/count-mail.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { Identity } from '#map/identity.ts'
import { nearestFree, slotAt } from './availability.server.ts'
import { officeOf } from '#domains/appointments/mail/describe-appointment.server.ts'
import { mayWrite } from '#domains/appointments/mail/visitor-mails.server.ts'
import { linkedAppointment } from './linked-appointment.server.ts'
import { readBook } from './read-book.server.ts'
import { slotToHold } from './slot-to-hold.server.ts'

interface MoveParts {
  readonly store: Store
  readonly identity: Identity
  readonly overMailed?: OverMailed | undefined
}

/** Moves the appointment behind a link to another time of the same office. @throws StoreFault */
export async function moveTo(
  { store, identity, overMailed }: MoveParts,
  token: string,
  start: string,
): Promise<MoveAnswer> {
  const linked = await linkedAppointment(store, token)
  const office = linked && officeOf(identity, linked.appointment.office)
  if (!office || !isAhead(store, linked.appointment)) return { kind: 'not-booked' }
  if (linked.appointment.state !== 'booked') return { kind: 'not-booked' }
  const { appointment, request } = linked
  const startsAt = Temporal.Instant.from(start)
  // The same time again, as when a form is sent twice, changes nothing.
  if (startsAt.equals(appointment.startsAt)) return { kind: 'moved' }
  const { mode, language } = appointment
  const book = await readBook(store, identity, office, language)
  const times = slotAt(book, startsAt)
  const result =
    times &&
    (await moveAppointment(
      store,
      request.id,
      slotToHold(office, times, { mode, language }),
      await mayWrite(store, overMailed, request),
    ))
  if (result?.kind === 'moved') return { kind: 'moved' }
  // Pressed twice, the other may have been faster.
  const since = await linkedAppointment(store, token)
  if (since?.appointment.state === 'booked' && startsAt.equals(since.appointment.startsAt)) {
    return { kind: 'moved' }
  }
  if (result?.kind === 'not-booked') return { kind: 'not-booked' }
  const now = await readBook(store, identity, office, language)
  return { kind: 'slot-taken', nearest: nearestFree(now, startsAt) }
}
