import type { AppointmentGateway } from '#domains/appointments/dialog/gateway.ts'
import { looksLikeRobot } from '#domains/requests/intake/sender.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { isKeyUsed } from '#domains/requests/store/submit-request.server.ts'
import { log } from '#platform/log.server.ts'
import type { CountStored, OverMailed, PostLimits } from '#platform/protection/limits.server.ts'
import { isSuspect, logQuarantine, verdictOf } from '#domains/requests/intake/screen-submission.server.ts'
import { faultCode } from '#platform/fault.server.ts'
import { widerNetworks } from '#platform/http/client-address.server.ts'
import { countUses } from '#platform/store/rate-limit.server.ts'

/** What the counts say about one booking. */
interface BookingCount {
  /** More than people book from such a network: nothing is booked. */
  readonly limited: boolean
  /** More than is taken on trust: the booking waits for a confirmed e-mail address. */
  readonly mustConfirm: boolean
}

/** Counts a booking before anything else is done about it. */
type CountBooking = () => Promise<BookingCount>

/** How many addresses' limits a network has: /56 is a household or firm, /48 and /24 are a few of them. */
const timesOf = { 56: 2, 48: 4, 24: 4 } as const

const windows = [
  { seconds: 600, share: 6 },
  { seconds: 86_400, share: 1 },
] as const
/** What may be booked in a day without confirming an address, as a share of what may be booked at all. */
const trustedShare = 4

/**
 * Counts bookings by address and by the networks around it, over all machines. By the usual limits an address books
 * five times in ten minutes and thirty times a day, as the staff do for callers, the first eight of them without
 * confirming an e-mail address; a /56 twice and a /48 or an IPv4 /24 four times as often. A store that does not answer
 * counts nothing: the booking itself will say so.
 */
export function countBookings(store: Store, { perAddress }: PostLimits, address: string): CountBooking {
  const around = widerNetworks(address).map(({ network, bits }) => ({
    name: `booked-${bits}`,
    subject: network,
    times: timesOf[bits],
  }))
  return async () => {
    let mustConfirm = false
    try {
      // One after the other: what is over a smaller network's limit does not use up that of a larger.
      for (const { name, subject, times } of [{ name: 'booked', subject: address, times: 1 }, ...around]) {
        const counts = await countUses(
          store,
          windows.map(({ seconds }) => ({ name: `${name}-${seconds}`, seconds, subject })),
        )
        const most = perAddress * times
        if (windows.some(({ share }, i) => (counts[i]?.used ?? 0) > Math.ceil(most / share))) {
          return { limited: true, mustConfirm: true }
        }
        mustConfirm ||= (counts[1]?.used ?? 0) > Math.ceil(most / trustedShare)
      }
    } catch (error) {
      log('error', 'post.not-counted', { code: faultCode(error) })
    }
    return { limited: false, mustConfirm }
  }
}

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
  minFillTime?: number,
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
      const robot = looksLikeRobot(booking.form, store.clock().epochMilliseconds, minFillTime)
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
