import type { AppointmentGateway } from '#features/appointments/gateway.ts'
import { looksLikeRobot } from '#features/requests/robot-signs.server.ts'
import type { Store } from '#server/store/store.ts'
import { isKeyUsed } from '#server/store/submit-request.ts'
import { log } from '#server/log.ts'
import type { CountStored } from './count-stored.ts'
import type { OverMailed } from './count-mail.ts'
import { screen } from './screen-submission.ts'

/** How often the sender's address has sent a form, booked and moved lately, and whether its visitor gets too much mail. */
export interface BookingCounts {
  readonly stored: CountStored
  readonly booked: CountStored
  readonly moved: CountStored
  readonly overMailed: OverMailed
}

/** Whether a form comes again, as its answer was lost: it books nothing more, and its sender is told what was booked. */
async function isAgain(store: Store, key: string): Promise<boolean> {
  return await isKeyUsed(store, key).catch(() => false)
}

/**
 * Puts the robot checks in front of the appointment book. A booking that fails
 * them holds its time like any other, so that nobody is told of an appointment
 * that does not exist; the staff see it marked and release or cancel it. More
 * than a person books are refused, as thirty in a minute would take every time
 * of an office; so is a burst of moves, each of which sends mail to whatever
 * address was booked with.
 */
export function screenBookings(
  store: Store,
  inner: AppointmentGateway,
  { stored, booked, moved, overMailed }: BookingCounts,
): AppointmentGateway {
  return {
    ...inner,
    book: async (booking) => {
      const { key, proof, email } = booking.form
      if ((await booked()) && !(await isAgain(store, key))) {
        log('warn', 'post.limited', { kind: 'bookings' })
        return { kind: 'limited' }
      }
      const suspect = await screen(
        store,
        {
          idempotencyKey: key,
          dialog: 'appointment-dialog',
          proof,
          suspect: looksLikeRobot(booking.form, store.clock().epochMilliseconds),
        },
        stored,
      )
      const unconfirmed = !suspect && (await overMailed(email))
      return await inner.book({ ...booking, suspect, unconfirmed })
    },
    move: async (token, start) => {
      if (!(await moved())) return await inner.move(token, start)
      log('warn', 'post.limited', { kind: 'moves' })
      return { kind: 'limited' }
    },
  }
}
