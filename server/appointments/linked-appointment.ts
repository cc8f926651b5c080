import type { AppointmentView } from '#features/appointments/gateway.ts'
import { findAppointment, isAhead, type AppointmentRecord } from '#server/store/appointment-record.ts'
import { liveRequest } from '#server/store/read-status.ts'
import type { RequestRecord } from '#server/store/request-record.ts'
import type { Store } from '#server/store/store.ts'
import { slotValue } from './availability.ts'

/** An appointment with the request that booked it. */
export interface LinkedAppointment {
  readonly request: RequestRecord
  readonly appointment: AppointmentRecord
}

/** The appointment behind a signed link; a wrong, an expired and an erased one look the same. */
export async function linkedAppointment(store: Store, token: string): Promise<LinkedAppointment | undefined> {
  const request = await liveRequest(store, token)
  const appointment = request && (await findAppointment(store, request.id))
  return appointment && { request, appointment }
}

/** What the appointment's page shows of it. */
export function viewOf(store: Store, { request, appointment }: LinkedAppointment): AppointmentView {
  const { office, mode, language, startsAt, endsAt, state, officeCancellation } = appointment
  return {
    reference: request.reference,
    office,
    mode,
    language,
    start: slotValue(startsAt),
    end: slotValue(endsAt),
    state: state === 'booked' && !isAhead(store, appointment) ? 'over' : state,
    ...(officeCancellation && { byOffice: officeCancellation }),
  }
}
