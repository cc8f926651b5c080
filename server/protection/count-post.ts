import { faultCode } from '#server/fault.ts'
import { log } from '#server/log.ts'
import { countUses, type Count } from '#server/store/rate-limit.ts'
import type { Store } from '#server/store/store.ts'

/** How many forms may be sent. */
export interface PostLimits {
  /** By one address in ten minutes. */
  readonly perAddress: number
  /** By all together in one minute. */
  readonly perMinute: number
}

/** What the counts say about one post. */
export interface PostCount {
  /** Seconds to wait where the limit is passed, for `Retry-After`. */
  readonly retryAfter: number | undefined
  /** So far over the limit that not even the form is shown again. */
  readonly flood: boolean
  /** More from one address than a person sends: one weak signal of a robot. */
  readonly burst: boolean
}

const window = 600
/** A person who sends more than a sixth of what an address may is rare; an office behind one address is not. */
const burstShare = 6
const floodTimes = 10
const free: PostCount = { retryAfter: undefined, flood: false, burst: false }

/**
 * Counts a post under its address and under all, over all machines. A store
 * that does not answer limits nobody: the post itself will say so.
 */
export async function countPost(store: Store, limits: PostLimits, address: string): Promise<PostCount> {
  try {
    const [own, all] = (await countUses(store, [
      { name: 'posts', seconds: window, subject: address },
      { name: 'posts-all', seconds: 60, subject: 'all' },
    ])) as [Count, Count]
    const limited = own.used > limits.perAddress
    const busy = all.used > limits.perMinute
    const retryAfter = limited ? own.secondsLeft : busy ? all.secondsLeft : undefined
    if (retryAfter !== undefined) log('warn', 'post.limited', { kind: limited ? 'address' : 'all' })
    return {
      retryAfter,
      flood: own.used > limits.perAddress * floodTimes,
      burst: own.used > Math.ceil(limits.perAddress / burstShare),
    }
  } catch (error) {
    log('error', 'post.not-counted', { code: faultCode(error) })
    return free
  }
}
