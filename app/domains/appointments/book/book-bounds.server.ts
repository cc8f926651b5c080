import type { PostLimits } from '#platform/protection/count-post.server.ts'
import type { BookBounds } from './appointment-slot.server.ts'

/** By the usual POSTS_PER_ADDRESS; a higher one takes more on trust, as it does of each address. */
const usualPerAddress = 30
const unvouchedShare = 0.1
const recentShare = 0.25
/** Of the free times: they come back after half an hour. */
const unconfirmedShare = 0.2

/**
 * How much of an office's book may be taken without a confirmed e-mail address: a tenth without proof of work, as
 * browsers without scripts book, a quarter in a day by whomever; beyond that bookings wait for their mailed link, in a
 * fifth of the free times.
 */
export function bookBounds({ perAddress }: Pick<PostLimits, 'perAddress'>, capacity: number): BookBounds {
  const share = (of: number) => Math.max(1, Math.floor((capacity * of * perAddress) / usualPerAddress))
  return {
    capacity,
    maxUnvouched: share(unvouchedShare),
    maxRecent: share(recentShare),
    unconfirmedShare,
  }
}
