import { retention } from '#site/retention.ts'
import { createHmac } from 'node:crypto'
import { toText } from './instant.ts'
import { query } from './store.ts'
import type { Store } from './store.ts'

/** At most `limit` times within each window of `seconds`. */
export interface Rate {
  /** Such as `submit-per-address`; separates the counts of different rules. */
  readonly name: string
  readonly limit: number
  readonly seconds: number
}

export type RateResult =
  | { readonly kind: 'allowed' }
  /** Seconds until the next window, for `Retry-After` (RFC 9110, 10.2.3). */
  | { readonly kind: 'limited'; readonly retryAfter: number }

/**
 * Counts one use by a subject, such as an address, over all machines. Only a
 * keyed hash of the subject is kept.
 */
export async function countUse(store: Store, rate: Rate, subject: string): Promise<RateResult> {
  const now = Math.floor(store.clock().epochMilliseconds / 1000)
  const start = now - (now % rate.seconds)
  const window = Temporal.Instant.fromEpochMilliseconds(start * 1000)
  const bucket = createHmac('sha256', store.linkKey)
    .update(`rate\n${rate.name}\n${subject}`)
    .digest('base64url')
  const { count } = await query(store, (db) =>
    db
      .insertInto('rate_limit')
      .values({
        bucket,
        window_start: toText(window),
        count: 1,
        expires_at: toText(window.add({ hours: retention.countHours })),
      })
      .onConflict((on) =>
        on.columns(['bucket', 'window_start']).doUpdateSet((eb) => ({
          count: eb('rate_limit.count', '+', 1),
        })),
      )
      .returning('count')
      .executeTakeFirstOrThrow(),
  )
  return count <= rate.limit
    ? { kind: 'allowed' }
    : { kind: 'limited', retryAfter: start + rate.seconds - now }
}
