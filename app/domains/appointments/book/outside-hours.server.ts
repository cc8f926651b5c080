import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import { appointmentsBetween, type AppointmentRecord } from './appointment-record.server.ts'
import { findRequest } from '#domains/requests/store/read-requests.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { Identity } from '#map/identity.ts'
import { officeOf } from '#domains/appointments/mail/describe-appointment.server.ts'
import { isWithinHours } from './office-slots.server.ts'

/**
 * Whether an appointment lies where its office is closed: by a day or hours that were changed after it was booked, or
 * because the office itself is gone.
 */
export function isOutsideHours(identity: Identity, appointment: AppointmentRecord): boolean {
  const office = officeOf(identity, appointment.office)
  return office === undefined || !isWithinHours(office, identity.holidays, appointment)
}

/**
 * Warns in the log of booked appointments ahead whose office is closed then: whoever closed it may not know of them, and
 * their visitors would stand before a shut door.
 */
export async function reportOutsideHours(store: Store, identity: Identity): Promise<void> {
  try {
    const ahead = await appointmentsBetween(store, store.clock())
    const outside = ahead.filter((appointment) => isOutsideHours(identity, appointment))
    if (outside.length === 0) return
    const requests = await Promise.all(outside.map(({ requestId }) => findRequest(store, { id: requestId })))
    const references = requests.flatMap((request) => request?.reference ?? []).join(' ')
    log('warn', 'appointments.outside-hours', { count: outside.length, references })
  } catch (error) {
    log('error', 'appointments.hours-not-compared', { code: faultCode(error) })
  }
}
