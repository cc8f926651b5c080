import type { PostLimits } from '#platform/protection/limits.server.ts'

/** Admits a post and returns a function to call at its end; undefined if too many are in progress. */
export type EnterPost = (address: string) => (() => void) | undefined

/**
 * Limits the posts being read or answered at a time, in this process and without the store: an address can have no more
 * in progress than its rate limit. Connections that send their forms very slowly then cost the store nothing, whose
 * writes delay all visitors.
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
