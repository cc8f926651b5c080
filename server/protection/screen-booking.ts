import type { AppointmentGateway } from '#features/appointments/gateway.ts'
import { looksLikeRobot } from '#features/requests/robot-signs.server.ts'
import type { Store } from '#server/store/store.ts'
import { log } from '#server/log.ts'
import type { CountStored } from './count-stored.ts'
import { screen } from './screen-submission.ts'

/** How often the sender's address has booked and moved lately. */
export interface BookingCounts {
  readonly booked: CountStored
  readonly moved: CountStored
}

/**
 * Puts the robot checks in front of the appointment book. A booking that fails
 * them holds its time like any other, so that nobody is told of an appointment
 * that does not exist; the staff see it marked and release or cancel it. Each
 * move sends mail to whatever address was booked with, so a burst of them is
 * refused.
 */
export function screenBookings(
  store: Store,
  inner: AppointmentGateway,
  { booked, moved }: BookingCounts,
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
        booked,
      )
      return await inner.book({ ...booking, suspect })
    },
    move: async (token, start) => {
      if (!(await moved())) return await inner.move(token, start)
      log('warn', 'post.limited', { kind: 'moves' })
      return { kind: 'limited' }
    },
  }
}
