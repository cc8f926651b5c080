import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import { networksAround } from '#platform/http/client-address.server.ts'
import { countUses, type Count } from '#platform/store/rate-limit.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { mailboxOf } from '#platform/mail/mail-address.server.ts'

/**
 * Counts a form that is about to be stored, and returns whether there are more than a person sends
 * from one address: one weak signal of a robot. A form whose content is retried under another key
 * (receive-request.server.ts) counts once.
 */
export type CountStored = () => Promise<boolean>

/**
 * A person rarely sends more than a sixth of an address's posts per ten minutes; an office behind
 * one address does.
 */
const burst = { seconds: 600, share: 6 }

/** Separate counters. */
type Counted = 'stored' | 'moved'

/**
 * Counts forms by client address (see client-address.server.ts), over all machines, separately from
 * posts: viewing other days without a script, or correcting a form, posts without sending anything.
 * Moves of appointments have a separate counter, bookings are counted in book.server.ts. A store that
 * does not answer counts nothing.
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

/**
 * Counts a mail to a visitor's address, and returns whether its mailbox has had more than a person
 * asks for.
 */
export type OverMailed = (email: string | undefined) => Promise<boolean>

/** Within `seconds`, the share of one address's posts per ten minutes: 5 an hour and 10 a day. */
const allowances = [
  { seconds: 3_600, share: 6 },
  { seconds: 86_400, share: 3 },
] as const

/**
 * A sender may enter anyone's e-mail address into a form, from any number of networks, and move and
 * cancel what was booked with it. Mails are therefore counted per receiving mailbox, in any
 * spelling of its address, over all machines, as a keyed hash. Beyond the limit everything is
 * stored as usual and its page shows the reference and the link; only the mail is not sent. A store
 * that does not answer counts nothing.
 */
export function countMail(store: Store, { perAddress }: PostLimits): OverMailed {
  return async (email) => {
    if (email === undefined) return false
    try {
      const subject = mailboxOf(email)
      const counts = await countUses(
        store,
        allowances.map(({ seconds }) => ({ name: `mail-${seconds}`, seconds, subject })),
      )
      const over = allowances.some(({ share }, i) => (counts[i]?.used ?? 0) > Math.ceil(perAddress / share))
      if (over) log('warn', 'mail.limited', {})
      return over
    } catch (error) {
      log('error', 'post.not-counted', { code: faultCode(error) })
      return false
    }
  }
}

/** Rate limits for forms. */
export interface PostLimits {
  /** By one address in ten minutes. */
  readonly perAddress: number
  /** By all together in one minute, not counting those over their own limit. */
  readonly perMinute: number
  /** How long a form has to be open before it is taken as a person's, in milliseconds; the usual time if left out. */
  readonly minFillTime?: number
}

/** The rate limit's verdict on one post. */
export interface PostCount {
  /** Seconds to wait when over the limit, for `Retry-After`. */
  readonly retryAfter: number | undefined
  /** So far over the limit that not even the form is shown again. */
  readonly flood: boolean
}

const window = 600
const floodTimes = 10
const free: PostCount = { retryAfter: undefined, flood: false }

/**
 * How many addresses' limits a network has: a /56 belongs to one household or firm, a /48 to one or
 * a few.
 */
const timesOf = { 56: 4, 48: 16 } as const

/**
 * Seconds until the networks around an IPv6 address may post again: one customer holds 256
 * addresses, or 65,536.
 */
async function waitForNetworks(
  store: Store,
  { perAddress }: PostLimits,
  address: string,
): Promise<number | undefined> {
  for (const { network, bits } of networksAround(address)) {
    // Sequential: posts over the smaller network's limit must not use up the larger one's.
    const counter = { name: `posts-${bits}`, seconds: window, subject: network }
    const [count] = await countUses(store, [counter])
    if (count !== undefined && count.used > perAddress * timesOf[bits]) return count.secondsLeft
  }
  return undefined
}

/** Seconds until any post is accepted again, for one that counts globally. */
async function waitForAll(store: Store, { perMinute }: PostLimits): Promise<number | undefined> {
  const [all] = (await countUses(store, [{ name: 'posts-all', seconds: 60, subject: 'all' }])) as [Count]
  return all.used > perMinute ? all.secondsLeft : undefined
}

/**
 * Counts a post under its address and, while that is within its own limit, under the networks
 * around it and then globally, over all machines: many addresses together can reach the global
 * limit, one customer alone cannot. A store that does not answer limits nobody: the post itself
 * will fail and say so.
 */
export async function countPost(store: Store, limits: PostLimits, address: string): Promise<PostCount> {
  try {
    const [own] = (await countUses(store, [{ name: 'posts', seconds: window, subject: address }])) as [Count]
    const limited = own.used > limits.perAddress
    const ownWait = limited ? own.secondsLeft : await waitForNetworks(store, limits, address)
    const retryAfter = ownWait ?? (await waitForAll(store, limits))
    if (retryAfter !== undefined) {
      log('warn', 'post.limited', { kind: ownWait === undefined ? 'all' : 'address' })
    }
    return { retryAfter, flood: own.used > limits.perAddress * floodTimes }
  } catch (error) {
    log('error', 'post.not-counted', { code: faultCode(error) })
    return free
  }
}
