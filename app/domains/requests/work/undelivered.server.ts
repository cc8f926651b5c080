import type { ExpressionBuilder } from 'kysely'
import { fromText, toText } from '#platform/store/instant.server.ts'
import type { OutboxEvent, OutboxKind, Schema } from '#platform/store/schema.server.ts'
import { query, type Store } from '#platform/store/store.server.ts'
import type { Member } from '#domains/staff/members.server.ts'
import { may } from '#domains/staff/roles.ts'
import { isInScope, officeOfRequest, scopeOf, type RequestScope } from './request-scope.ts'

/** Minutes that a message may take before the staff see it: many mail servers ask senders to come back later. */
const usualDelay = 10

/** A message that has not reached its recipient. */
export interface Undelivered {
  readonly id: string
  readonly requestId: string
  readonly reference: string
  readonly kind: OutboxKind
  readonly event: OutboxEvent
  /** `dead` was given up; `late` is tried again. */
  readonly state: 'dead' | 'late'
  /** When it was given up, or of a late one, when it is tried next. */
  readonly at: Temporal.Instant
  readonly queuedAt: Temporal.Instant
  readonly attempts: number
  /** Why the last attempt failed; undefined if there was none. */
  readonly code: string | undefined
  /** Only if asked for. */
  readonly visitor?: {
    readonly name: string
    readonly email: string | undefined
    readonly phone: string | undefined
  }
}

/** Which messages to list. */
interface UndeliveredFilter {
  readonly scope: RequestScope
  /** Whether to read whom the requests are from; operators see no personal data. */
  readonly withVisitors: boolean
}

function isLate(eb: ExpressionBuilder<Schema, 'outbox'>, now: Temporal.Instant) {
  const before = toText(now.subtract({ minutes: usualDelay }))
  return eb.and([
    eb('outbox.created_at', '<=', before),
    eb.or([eb('outbox.last_error', 'is not', null), eb('outbox.next_attempt_at', '<=', before)]),
  ])
}

/** The messages that were given up or are late, the latest of each first. */
export async function undeliveredMessages(
  store: Store,
  { scope, withVisitors }: UndeliveredFilter,
): Promise<Undelivered[]> {
  const rows = await query(store, (db) =>
    db
      .selectFrom('outbox')
      .innerJoin('request', 'request.id', 'outbox.request_id')
      .leftJoin('appointment', 'appointment.request_id', 'request.id')
      .leftJoin('request_work', 'request_work.request_id', 'request.id')
      .select([
        'outbox.id',
        'outbox.request_id',
        'outbox.kind',
        'outbox.event',
        'outbox.attempts',
        'outbox.created_at',
        'outbox.next_attempt_at',
        'outbox.dead_at',
        'outbox.last_error',
        'request.reference',
        'request.page_id',
        'appointment.office',
        'appointment.seat',
        'request_work.assignee',
      ])
      .$if(withVisitors, (select) => select.select(['request.name', 'request.email', 'request.phone']))
      .where('outbox.sent_at', 'is', null)
      .where((eb) => eb.or([eb('outbox.dead_at', 'is not', null), isLate(eb, store.clock())]))
      .orderBy((eb) => eb.fn.coalesce('outbox.dead_at', 'outbox.created_at'), 'desc')
      .orderBy('outbox.id')
      .execute(),
  )
  return rows
    .filter((row) =>
      isInScope(scope, {
        office: officeOfRequest(row.page_id, row.office),
        assignee: row.assignee ?? undefined,
        seat: row.seat ?? undefined,
      }),
    )
    .map((row) => ({
      id: row.id,
      requestId: row.request_id,
      reference: row.reference,
      kind: row.kind,
      event: row.event,
      state: row.dead_at === null ? 'late' : 'dead',
      at: fromText(row.dead_at ?? row.next_attempt_at),
      queuedAt: fromText(row.created_at),
      attempts: row.attempts,
      code: row.last_error ?? undefined,
      ...(row.name !== undefined && {
        visitor: { name: row.name, email: row.email ?? undefined, phone: row.phone ?? undefined },
      }),
    }))
}

/** The messages that a member sees: those of their requests with the visitors, or all without them for an operator. */
export async function undeliveredOf(store: Store, member: Member): Promise<Undelivered[]> {
  const withVisitors = may(member, 'requests')
  const scope = withVisitors ? scopeOf(member) : ({ kind: 'all' } as const)
  return await undeliveredMessages(store, { scope, withVisitors })
}
