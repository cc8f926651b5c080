import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import { networksAround } from '#platform/http/client-address.server.ts'
import { countUses, type Count } from '#platform/store/rate-limit.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { mailboxOf } from '#platform/mail/mail-address.server.ts'

/**
 * Counts a form that is about to be stored, and tells whether these are more than a person sends from one address:
 * one weak signal of a robot. A form whose words are tried under another key (receive-request.server.ts) counts once.
 */
export type CountStored = () => Promise<boolean>

/** A person who sends more than a sixth of what an address may post in ten minutes is rare; an office behind one address is not. */
const burst = { seconds: 600, share: 6 }

/** What is counted by itself. */
type Counted = 'stored' | 'moved'

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

/** Counts a mail to a visitor's address, and tells whether its mailbox has had more of them than a person asks for. */
export type OverMailed = (email: string | undefined) => Promise<boolean>

/** Within `seconds`, the share of what one address of the network may post in ten minutes: 5 an hour and 10 a day. */
const allowances = [
  { seconds: 3_600, share: 6 },
  { seconds: 86_400, share: 3 },
] as const

/**
 * Anybody may type anybody's e-mail address into a form, from as many networks as he likes, and move and cancel what he
 * booked with it: mails are counted by the mailbox that gets them, however its address is written, over all machines, as a
 * keyed hash. Beyond the limit everything is stored as usual and its page shows the reference and the link; only the mail
 * stays away. A store that does not answer counts nothing.
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

/** How many forms may be sent. */
export interface PostLimits {
  /** By one address in ten minutes. */
  readonly perAddress: number
  /** By all together in one minute; those over their own limit are not among them. */
  readonly perMinute: number
  /** How long a form has to be open before it is taken as a person's, in milliseconds; the usual time if left out. */
  readonly minFillTime?: number
}

/** What the counts say about one post. */
export interface PostCount {
  /** Seconds to wait where the limit is passed, for `Retry-After`. */
  readonly retryAfter: number | undefined
  /** So far over the limit that not even the form is shown again. */
  readonly flood: boolean
}

const window = 600
const floodTimes = 10
const free: PostCount = { retryAfter: undefined, flood: false }

/** How many addresses' limits a network has: behind a /56 there is one household or firm, behind a /48 one or a few. */
const timesOf = { 56: 4, 48: 16 } as const

/** Seconds until the networks around an IPv6 address may post again: one customer holds 256 addresses, or 65,536. */
async function waitForNetworks(
  store: Store,
  { perAddress }: PostLimits,
  address: string,
): Promise<number | undefined> {
  for (const { network, bits } of networksAround(address)) {
    // One after the other: what is over the limit of the smaller shall not use up that of the larger.
    const counter = { name: `posts-${bits}`, seconds: window, subject: network }
    const [count] = await countUses(store, [counter])
    if (count !== undefined && count.used > perAddress * timesOf[bits]) return count.secondsLeft
  }
  return undefined
}

/** Seconds until any post may come again, of one that counts under all. */
async function waitForAll(store: Store, { perMinute }: PostLimits): Promise<number | undefined> {
  const [all] = (await countUses(store, [{ name: 'posts-all', seconds: 60, subject: 'all' }])) as [Count]
  return all.used > perMinute ? all.secondsLeft : undefined
}

/**
 * Counts a post under its address and, while that is within its own limit, under the networks around it and then under
 * all, over all machines: many addresses together can reach the limit of all, one customer alone cannot. A store that
 * does not answer limits nobody: the post itself will say so.
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
