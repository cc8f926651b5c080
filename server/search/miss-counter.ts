import { createHmac } from 'node:crypto'
import { countableMiss, countMiss } from '#server/store/search-misses.ts'
import type { Store } from '#server/store/store.ts'
import type { Locale } from '#site/locale.ts'

/** Counts a query that found nothing, typed by the client of an address (see client-address.ts). */
export type CountMiss = (asked: string, locale: Locale, address: string) => Promise<void>

/** So that nobody can fill the memory: beyond this nothing more is counted on a day. */
const mostKept = 50_000
const day = 24 * 60 * 60 * 1000

/**
 * Counts each query once a day for one address, so that words are kept only when several have typed them, or one on
 * several days. Who typed what is known to the memory alone, as a keyed hash, until the day or the process ends; each
 * machine of several has its own.
 */
export function createMissCounter(store: Store): CountMiss {
  const counted = new Set<string>()
  let today = 0
  return async (asked, locale, address) => {
    const text = countableMiss(asked)
    if (text === undefined) return
    const now = Math.floor(store.clock().epochMilliseconds / day)
    if (now !== today) counted.clear()
    today = now
    const said = JSON.stringify([locale, text, address])
    const who = createHmac('sha256', store.linkKey).update(`missed\n${said}`).digest('base64url')
    if (counted.has(who) || counted.size >= mostKept) return
    counted.add(who)
    await countMiss(store, text, locale)
  }
}
