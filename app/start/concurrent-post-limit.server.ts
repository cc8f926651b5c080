import type { PostLimits } from '#platform/protection/limits.server.ts'

/** Lets a post in, and gives what to call when it is over; nothing where too many are under way. */
export type EnterPost = (address: string) => (() => void) | undefined

/**
 * Limits the posts that are being read or answered at one time, in this process and without the
 * store: an address may have no more under way than it may send at all. Connections that dribble
 * their forms then cost the store nothing, whose writes all visitors wait for.
 */
export function limitConcurrentPosts({ perAddress, perMinute }: PostLimits): EnterPost {
  const underWay = new Map<string, number>()
  let all = 0
  return (address) => {
    const own = underWay.get(address) ?? 0
    if (own >= perAddress || all >= perMinute) return undefined
    underWay.set(address, own + 1)
    all++
    return () => {
      all--
      const left = (underWay.get(address) ?? 1) - 1
      if (left === 0) underWay.delete(address)
      else underWay.set(address, left)
    }
  }
}
