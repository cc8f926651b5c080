import { createHmac } from 'node:crypto'
import { countableMiss, countMiss } from './search-misses.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { Locale } from '#map/locale.ts'

/** Counts a query that found nothing, typed by the client of an address (see client-address.ts). */
export type CountMiss = (asked: string, locale: Locale, address: string) => Promise<void>

/** So that nobody can fill the memory: beyond this nothing more is counted on a day. */
const maxKept = 50_000
/** So that no address uses up what the store counts on a day (search-misses.ts); who looks for something tries fewer. */
const maxPerAddress = 30
const day = 24 * 60 * 60 * 1000

/**
 * Counts each query once a day for one address, and so many different ones, so that words are kept only when several
 * have typed them, or one on several days. Who typed what is known to the memory alone, as a keyed hash, until the day or
 * the process ends; each machine of several has its own.
 */
export function createMissCounter(store: Store): CountMiss {
  const counted = new Set<string>()
  const perAddress = new Map<string, number>()
  const hash = (said: readonly string[]) =>
    createHmac('sha256', store.linkKey)
      .update(`missed\n${JSON.stringify(said)}`)
      .digest('base64url')
  let today = 0
  return async (asked, locale, address) => {
    const text = countableMiss(asked)
    if (text === undefined) return
    const now = Math.floor(store.clock().epochMilliseconds / day)
    if (now !== today) {
      counted.clear()
      perAddress.clear()
    }
    today = now
    const [miss, sender] = [hash([locale, text, address]), hash([address])]
    const before = perAddress.get(sender) ?? 0
    if (counted.has(miss) || counted.size >= maxKept || before >= maxPerAddress) return
    counted.add(miss)
    perAddress.set(sender, before + 1)
    await countMiss(store, text, locale)
  }
}
