import type { AppointmentGateway } from '#domains/appointments/dialog/gateway.ts'
import { looksLikeRobot } from '#domains/requests/intake/robot-signs.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { isKeyUsed } from '#domains/requests/store/submit-request.server.ts'
import { log } from '#platform/log.server.ts'
import type { CountBooking } from './count-booking.server.ts'
import type { CountStored } from '#platform/protection/count-stored.server.ts'
import type { OverMailed } from '#platform/protection/count-mail.server.ts'
import { isSuspect, logQuarantine, verdictOf } from '#domains/requests/intake/screen-submission.server.ts'

/** How often the sender's networks have sent a form, booked and moved lately, and whether its visitor gets too much mail. */
export interface BookingCounts {
  readonly stored: CountStored
  readonly booked: CountBooking
  readonly moved: CountStored
  readonly overMailed: OverMailed
}

/** Whether a form comes again, as its answer was lost: it books nothing more, and its sender is told what was booked. */
async function isAgain(store: Store, key: string): Promise<boolean> {
  return await isKeyUsed(store, key).catch(() => false)
}

/**
 * Puts the robot checks in front of the appointment book. A booking with a
 * strong sign of a robot is stored for the staff to look at and holds its time
 * like any other, so that nobody is told of an appointment that does not exist,
 * as far as the book's bounds for such bookings reach. One with weak signs, or
 * from a network that has booked much, waits for a confirmed e-mail address.
 * More than people book are refused; so is a burst of moves.
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
      const { limited, mustConfirm } = await booked()
      if (limited && !(await isAgain(store, key))) {
        log('warn', 'post.limited', { kind: 'bookings' })
        return { kind: 'limited' }
      }
      const verdict = await verdictOf(store, { proof, idempotencyKey: key })
      const burst = await stored()
      const robot = looksLikeRobot(booking.form, store.clock().epochMilliseconds)
      const suspect = isSuspect(robot, verdict, false)
      if (suspect) logQuarantine('appointment-dialog', verdict)
      return await inner.book({
        ...booking,
        suspect,
        proven: verdict === 'proven' && !suspect,
        mustConfirm: mustConfirm || (verdict === 'missing' && burst),
        unmailed: !suspect && (await overMailed(email)),
      })
    },
    move: async (token, start) => {
      if (!(await moved())) return await inner.move(token, start)
      log('warn', 'post.limited', { kind: 'moves' })
      return { kind: 'limited' }
    },
  }
}
