import { fromText, toText } from '#platform/store/instant.server.ts'
import type { ExpressionBuilder } from 'kysely'
import { outboxKinds, type OutboxEvent, type OutboxKind, type Schema } from '#platform/store/schema.server.ts'
import { query, transactLoosely, type Store } from '#platform/store/store.server.ts'

/** The retry policy for failing messages. */
export interface Backoff {
  readonly firstSeconds: number
  readonly factor: number
  readonly maxSeconds: number
  /** After this many attempts it is given up and reported. */
  readonly attempts: number
}

/**
 * 5 s, 7 s, 9 s … one hour. Each pause is about a third of the time that has passed, so after an
 * outage of ten minutes sending resumes at most four minutes later. A hundred attempts take about
 * three days, enough for operators to notice that the mail server is down.
 */
export const defaultBackoff: Backoff = { firstSeconds: 5, factor: 1.35, maxSeconds: 3_600, attempts: 100 }

/**
 * The pause after an attempt (1 is the first), in milliseconds. Random jitter takes off up to a
 * quarter, so that messages that failed together are not retried together.
 */
export function pauseAfter(attempt: number, backoff: Backoff, random: () => number): number {
  const seconds = Math.min(backoff.firstSeconds * backoff.factor ** (attempt - 1), backoff.maxSeconds)
  return Math.round(seconds * 1000 * (1 - random() / 4))
}

/** A message that only this worker may send until its lease ends. */
export interface OutboxJob {
  readonly id: string
  readonly requestId: string
  readonly kind: OutboxKind
  readonly event: OutboxEvent
  /** The appointment's previous time, for a message about its move. */
  readonly movedFrom?: Temporal.Instant
  /** The reply to be sent, for a `mail-reply`. */
  readonly replyId?: string
  /** 1 at the first attempt. */
  readonly attempt: number
}

/** How many messages to lease, for which worker and how long. */
export interface Lease {
  /** A unique worker name. */
  readonly owner: string
  readonly seconds: number
  readonly limit: number
  /** All kinds when omitted. */
  readonly kinds?: readonly OutboxKind[]
}

type Outbox = ExpressionBuilder<Schema, 'outbox'>

/**
 * Whether a message is due. No pause is longer than `maxSeconds`, and a message that was never
 * tried is due when it is created unless it was scheduled for later: a due time beyond that was
 * written before the clock was set back, and is ignored.
 */
function isDue(eb: Outbox, now: Temporal.Instant) {
  const latest = now.add({ seconds: defaultBackoff.maxSeconds })
  return eb.or([
    eb('next_attempt_at', '<=', toText(now)),
    eb('next_attempt_at', '>', toText(latest)),
    eb.and([
      eb('attempts', '=', 0),
      eb.or([eb('next_attempt_at', '<=', eb.ref('created_at')), eb('created_at', '>', toText(now))]),
    ]),
  ])
}

/** True if the lease is unset, expired, or implausibly far ahead (the clock was set back). */
function isFree(eb: Outbox, now: Temporal.Instant) {
  const latest = now.add({ seconds: defaultBackoff.maxSeconds })
  return eb.or([
    eb('lease_until', 'is', null),
    eb('lease_until', '<=', toText(now)),
    eb('lease_until', '>', toText(latest)),
  ])
}

/**
 * Leases due messages, oldest first. The lease of a dead worker expires by itself. The condition is
 * repeated in the update: when two workers choose the same row, the second one waits for the first
 * and then finds it leased, on both databases.
 */
export async function leaseDue(store: Store, lease: Lease): Promise<OutboxJob[]> {
  const now = store.clock()
  const rows = await transactLoosely(store, async (db) => {
    const due = db
      .selectFrom('outbox')
      .select('id')
      .where('sent_at', 'is', null)
      .where('dead_at', 'is', null)
      .where('kind', 'in', lease.kinds ?? outboxKinds)
      .where((eb) => isDue(eb, now))
      .where((eb) => isFree(eb, now))
      .orderBy('next_attempt_at')
      .limit(lease.limit)
    return await db
      .updateTable('outbox')
      .set((eb) => ({
        lease_owner: lease.owner,
        lease_until: toText(now.add({ seconds: lease.seconds })),
        attempts: eb('attempts', '+', 1),
      }))
      .where('id', 'in', due)
      .where('sent_at', 'is', null)
      .where('dead_at', 'is', null)
      .where((eb) => isFree(eb, now))
      .returning(['id', 'request_id', 'kind', 'event', 'attempts', 'moved_from', 'reply_id'])
      .execute()
  })
  return rows.map((row) => ({
    id: row.id,
    requestId: row.request_id,
    kind: row.kind,
    event: row.event,
    movedFrom: row.moved_from === null ? undefined : fromText(row.moved_from),
    ...(row.reply_id !== null && { replyId: row.reply_id }),
    attempt: row.attempts,
  }))
}

/** Renews leases of attempts that are still active; leases lost meanwhile stay lost. */
export async function renewLeases(
  store: Store,
  {
    owner,
    seconds,
    ids,
  }: { readonly owner: string; readonly seconds: number; readonly ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return
  await query(store, (db) =>
    db
      .updateTable('outbox')
      .set({ lease_until: toText(store.clock().add({ seconds })) })
      .where('id', 'in', ids)
      .where('lease_owner', '=', owner)
      .execute(),
  )
}

/** The recorded result of an attempt. `code` never quotes a server's words or an address. */
export type Outcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'retry'; readonly code: string; readonly at: Temporal.Instant }
  | { readonly kind: 'dead'; readonly code: string }

function changes(outcome: Outcome, now: string) {
  if (outcome.kind === 'sent') return { sent_at: now, last_error: null }
  if (outcome.kind === 'dead') return { dead_at: now, last_error: outcome.code }
  return { next_attempt_at: toText(outcome.at), last_error: outcome.code }
}

/**
 * Ends a lease with its result. A worker that lost its lease meanwhile changes nothing. @returns
 * whether the lease was still held
 */
export async function settle(store: Store, owner: string, id: string, outcome: Outcome): Promise<boolean> {
  const { numUpdatedRows } = await query(store, (db) =>
    db
      .updateTable('outbox')
      .set({ ...changes(outcome, toText(store.clock())), lease_owner: null, lease_until: null })
      .where('id', '=', id)
      .where('lease_owner', '=', owner)
      .executeTakeFirstOrThrow(),
  )
  return Number(numUpdatedRows) === 1
}
