import { retention } from '#map/limits.ts'
import { createHmac } from 'node:crypto'
import { toText } from './instant.server.ts'
import { transactLoosely } from './store.server.ts'
import type { Store } from './store.server.ts'

/** A counter per window of `seconds`. */
export interface Counter {
  /** Such as `posts`; separates the counts of different rules. */
  readonly name: string
  readonly seconds: number
  /** Such as an address; only a keyed hash of it is stored. */
  readonly subject: string
  /** The number of uses, by default one. PostgreSQL's maximum count is 2,147,483,647. */
  readonly amount?: number
}

/** The number of uses in the current window, including this one. */
export interface Count {
  readonly used: number
  /** Seconds until the next window, for `Retry-After` (RFC 9110, 10.2.3). */
  readonly secondsLeft: number
}

function bucketOf(store: Store, { name, subject }: Counter): string {
  return createHmac('sha256', store.linkKey).update(`rate\n${name}\n${subject}`).digest('base64url')
}

/**
 * Counts a use by each counter, over all machines, in one write. Callers that share counters must
 * pass them in the same order to avoid deadlocks.
 */
export async function countUses(store: Store, counters: readonly Counter[]): Promise<Count[]> {
  const now = Math.floor(store.clock().epochMilliseconds / 1000)
  const rows = counters.map((counter) => {
    const window = Temporal.Instant.fromEpochMilliseconds((now - (now % counter.seconds)) * 1000)
    return {
      bucket: bucketOf(store, counter),
      window_start: toText(window),
      count: counter.amount ?? 1,
      expires_at: toText(window.add({ hours: retention.countHours })),
    }
  })
  const counted = await transactLoosely(store, (trx) =>
    trx
      .insertInto('rate_limit')
      .values(rows)
      .onConflict((on) =>
        on.columns(['bucket', 'window_start']).doUpdateSet((eb) => ({
          count: eb('rate_limit.count', '+', eb.ref('excluded.count')),
        })),
      )
      .returning(['bucket', 'count'])
      .execute(),
  )
  const byBucket = new Map(counted.map(({ bucket, count }) => [bucket, count]))
  return counters.map(({ seconds }, index) => ({
    used: byBucket.get(rows[index]?.bucket ?? '') ?? 0,
    secondsLeft: seconds - (now % seconds),
  }))
}
