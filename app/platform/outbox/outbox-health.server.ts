import { type ExpressionBuilder, type Kysely, type Updateable } from 'kysely'
import { fromText, toText } from '#platform/store/instant.server.ts'
import type { OutboxKind, OutboxTable, Schema } from '#platform/store/schema.server.ts'
import { query, type Store } from '#platform/store/store.server.ts'

/** Unsent messages of the outbox. */
export interface OutboxHealth {
  /** Messages to the office or the webhook that were given up; any makes readiness fail. */
  readonly dead: number
  /** The same to visitors: mostly a mistyped address, which does not affect health. */
  readonly deadToVisitors: number
  readonly waiting: number
  /**
   * Age in seconds of the oldest unsent message to the office or the webhook, counted from its
   * revival if it was revived.
   */
  readonly oldestSeconds: number
}

/** Mails that depend on an address that a visitor typed. */
const toVisitors = ['mail-visitor', 'mail-reply', 'mail-reminder'] as const

function deadOf(eb: ExpressionBuilder<Schema, 'outbox'>, visitors: 'in' | 'not in') {
  return eb.fn.count('id').filterWhere('dead_at', 'is not', null).filterWhere('kind', visitors, toVisitors)
}

/**
 * Since when a message has been overdue. A message scheduled for later, such as one about an
 * unconfirmed booking or a move, waits on purpose until then: null before.
 */
function dueSince(eb: ExpressionBuilder<Schema, 'outbox'>, now: string) {
  const postponed = eb.and([eb('attempts', '=', 0), eb('next_attempt_at', '>', eb.ref('created_at'))])
  const early = eb.and([postponed, eb('next_attempt_at', '>', now), eb('created_at', '<=', now)])
  return eb
    .case()
    .when(early)
    .then(eb.lit(null))
    .when(postponed)
    .then(eb.ref('next_attempt_at'))
    .else(eb.ref('created_at'))
    .end()
}

/**
 * Counts unsent messages: called every second, so it reads only the partial index (migration 0007).
 */
export function unsentCounts(db: Kysely<Schema>, now: Temporal.Instant) {
  return db
    .selectFrom('outbox')
    .select((eb) => [
      deadOf(eb, 'not in').as('dead'),
      deadOf(eb, 'in').as('deadToVisitors'),
      eb.fn.count('id').filterWhere('dead_at', 'is', null).as('waiting'),
      eb.fn
        .min(dueSince(eb, toText(now)))
        .filterWhere('dead_at', 'is', null)
        .filterWhere('kind', 'not in', toVisitors)
        .as('oldest'),
    ])
    .where('sent_at', 'is', null)
}

/** The state of the outbox for readiness and metrics. */
export async function outboxHealth(store: Store): Promise<OutboxHealth> {
  const row = await query(store, (db) => unsentCounts(db, store.clock()).executeTakeFirstOrThrow())
  const oldest = row.oldest === null ? store.clock() : fromText(row.oldest)
  return {
    dead: Number(row.dead),
    deadToVisitors: Number(row.deadToVisitors),
    waiting: Number(row.waiting),
    // A timestamp in the future, after a clock was set back, counts as equally far in the past.
    oldestSeconds: Math.abs(store.clock().since(oldest).total('seconds')),
  }
}

/** How many messages of a request are neither sent nor given up. */
export async function waitingMessages(store: Store, requestId: string): Promise<number> {
  const row = await query(store, (db) =>
    db
      .selectFrom('outbox')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('request_id', '=', requestId)
      .where('sent_at', 'is', null)
      .where('dead_at', 'is', null)
      .executeTakeFirstOrThrow(),
  )
  return Number(row.count)
}

/** A message that was given up. */
export interface DeadMessage {
  readonly reference: string
  readonly kind: OutboxKind
  readonly attempts: number
  readonly deadAt: Temporal.Instant
  readonly code: string
}

/** The messages that were given up, the latest first. */
export async function deadMessages(store: Store): Promise<DeadMessage[]> {
  const rows = await query(store, (db) =>
    db
      .selectFrom('outbox')
      .innerJoin('request', 'request.id', 'outbox.request_id')
      .select(['request.reference', 'outbox.kind', 'outbox.attempts', 'outbox.dead_at', 'outbox.last_error'])
      .where('outbox.dead_at', 'is not', null)
      .where('outbox.sent_at', 'is', null)
      .orderBy('outbox.dead_at', 'desc')
      .execute(),
  )
  return rows.map((row) => ({
    reference: row.reference,
    kind: row.kind,
    attempts: row.attempts,
    deadAt: fromText(row.dead_at ?? ''),
    code: row.last_error ?? '',
  }))
}

/** Which dead messages to change: those of a request, or some by their ids; all without either. */
interface DeadChoice {
  readonly reference?: string
  readonly ids?: readonly string[]
}

/** Changes dead messages. @returns how many there were */
async function changeDead(
  store: Store,
  { reference, ids }: DeadChoice,
  change: Updateable<OutboxTable>,
): Promise<number> {
  if (ids?.length === 0) return 0
  const { numUpdatedRows } = await query(store, (db) => {
    const request = db
      .selectFrom('request')
      .select('id')
      .where('reference', '=', reference ?? '')
    return db
      .updateTable('outbox')
      .set(change)
      .where('dead_at', 'is not', null)
      .where('sent_at', 'is', null)
      .$if(reference !== undefined, (dead) => dead.where('request_id', 'in', request))
      .$if(ids !== undefined, (dead) => dead.where('id', 'in', ids ?? []))
      .executeTakeFirstOrThrow()
  })
  return Number(numUpdatedRows)
}

/** Revives dead messages for a full new round of attempts. @returns how many there were */
export async function reviveMessages(store: Store, which: DeadChoice = {}): Promise<number> {
  const now = toText(store.clock())
  return await changeDead(store, which, {
    dead_at: null,
    attempts: 0,
    created_at: now,
    next_attempt_at: now,
  })
}

/**
 * Settles dead messages that cannot succeed or are not needed, like sent ones; they keep when and
 * why they died. @returns how many there were
 */
export async function dismissMessages(
  store: Store,
  which: Required<Pick<DeadChoice, 'reference'>> | Required<Pick<DeadChoice, 'ids'>>,
): Promise<number> {
  return await changeDead(store, which, { sent_at: toText(store.clock()) })
}

/**
 * Makes waiting messages due now instead of after their pause, unless a worker has them already.
 * @returns how many there were
 */
export async function hastenMessages(store: Store, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const now = toText(store.clock())
  const { numUpdatedRows } = await query(store, (db) =>
    db
      .updateTable('outbox')
      .set({ next_attempt_at: now })
      .where('id', 'in', ids)
      .where('sent_at', 'is', null)
      .where('dead_at', 'is', null)
      .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
      .executeTakeFirstOrThrow(),
  )
  return Number(numUpdatedRows)
}
