import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import { countUses } from '#platform/store/rate-limit.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { PostLimits } from './count-post.server.ts'

/**
 * Counts a form that is about to be stored, and tells whether these are more than a person sends from one address:
 * one weak signal of a robot. A form whose words are tried under another key (receive-request.server.ts) counts once.
 */
export type CountStored = () => Promise<boolean>

/** A person who sends more than a sixth of what an address may post in ten minutes is rare; an office behind one address is not. */
const burst = { seconds: 600, share: 6 }

/** What is counted by itself. */
export type Counted = 'stored' | 'moved'

/**
 * Counts forms by their address (see client-address.ts), over all machines, apart from the posts: who looks at other
 * days without a script, or corrects a form, posts without sending anything. Moves of appointments are counted by
 * themselves, bookings by count-booking.ts. A store that does not answer counts nothing.
 */
export function countStored(
  store: Store,
  { perAddress }: PostLimits,
  address: string,
  name: Counted = 'stored',
): CountStored {
  const count = async () => {
    try {
      const { seconds, share } = burst
      const [own] = await countUses(store, [{ name: `${name}-${seconds}`, seconds, subject: address }])
      return (own?.used ?? 0) > Math.ceil(perAddress / share)
    } catch (error) {
      log('error', 'post.not-counted', { code: faultCode(error) })
      return false
    }
  }
  let counted: Promise<boolean> | undefined
  return () => (counted ??= count())
}
