import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import { widerNetworks } from '#platform/http/client-address.server.ts'
import { countUses } from '#platform/store/rate-limit.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { PostLimits } from '#platform/protection/count-post.server.ts'

/** What the counts say about one booking. */
export interface BookingCount {
  /** More than people book from such a network: nothing is booked. */
  readonly limited: boolean
  /** More than is taken on trust: the booking waits for a confirmed e-mail address. */
  readonly mustConfirm: boolean
}

/** Counts a booking before anything else is done about it. */
export type CountBooking = () => Promise<BookingCount>

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
