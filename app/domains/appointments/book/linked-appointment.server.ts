import type { AppointmentView } from '#domains/appointments/dialog/gateway.ts'
import { findAppointment, type AppointmentRecord } from './appointment-record.server.ts'
import { liveRequest } from '#domains/requests/status/read-status.server.ts'
import type { RequestRecord } from '#domains/requests/store/request-record.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { isConfirmFor, tokenParts } from '#platform/store/signed-link.server.ts'
import { slotValue } from './availability.server.ts'

/** An appointment with the request that booked it. */
export interface LinkedAppointment {
  readonly request: RequestRecord
  readonly appointment: AppointmentRecord
  /** The link is the mailed one. */
  readonly confirmable: boolean
}

/** The appointment behind a signed link; a wrong, an expired and an erased one look the same. */
export async function linkedAppointment(store: Store, token: string): Promise<LinkedAppointment | undefined> {
  const { status, confirm } = tokenParts(token)
  const request = await liveRequest(store, status)
  const confirmable = request !== undefined && confirm !== undefined && isConfirmFor(store, confirm, request)
  // A mailed link that was cut off somewhere is wrong, and not the other one.
  if (!request || (confirm !== undefined && !confirmable)) return undefined
  const appointment = await findAppointment(store, request.id)
  return appointment && { request, appointment, confirmable }
}

/** What the appointment's page shows of it. */
export function viewOf(
  store: Store,
  { request, appointment, confirmable }: LinkedAppointment,
  freeAgain = false,
): AppointmentView {
  const { office, mode, language, startsAt, endsAt, confirmUntil, officeCancellation } = appointment
  const begun = Temporal.Instant.compare(startsAt, store.clock()) <= 0
  const state = begun && appointment.state !== 'cancelled' ? 'over' : appointment.state
  return {
    reference: request.reference,
    office,
    mode,
    language,
    start: slotValue(startsAt),
    end: slotValue(endsAt),
    state,
    confirm:
      state === 'unconfirmed' && confirmUntil && request.email
        ? { email: request.email, until: slotValue(confirmUntil) }
        : undefined,
    // What is withdrawn or closed is not booked again by its old link.
    confirmable:
      confirmable &&
      request.state !== 'withdrawn' &&
      request.state !== 'closed' &&
      (state === 'unconfirmed' || (state === 'lapsed' && freeAgain)),
    ...(officeCancellation && { byOffice: officeCancellation }),
  }
}
