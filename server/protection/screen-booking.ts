import type { AppointmentGateway } from '#features/appointments/gateway.ts'
import { looksLikeRobot } from '#features/requests/robot-signs.server.ts'
import type { Store } from '#server/store/store.ts'
import type { CountStored } from './count-stored.ts'
import { screen } from './screen-submission.ts'

/**
 * Puts the robot checks in front of the appointment book. A booking that fails
 * them holds its time like any other, so that nobody is told of an appointment
 * that does not exist; the staff see it marked and release or cancel it.
 */
export function screenBookings(
  store: Store,
  inner: AppointmentGateway,
  count: CountStored,
): AppointmentGateway {
  return {
    ...inner,
    book: async (booking) => {
      const { key, proof } = booking.form
      const suspect = await screen(
        store,
        {
          idempotencyKey: key,
          dialog: 'appointment-dialog',
          proof,
          suspect: looksLikeRobot(booking.form, store.clock().epochMilliseconds),
        },
        count,
      )
      return await inner.book({ ...booking, suspect })
    },
  }
}
