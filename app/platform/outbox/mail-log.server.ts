import { fromText } from '#platform/store/instant.server.ts'
import type { OutboxEvent, OutboxKind, OutboxTable } from '#platform/store/schema.server.ts'
import { query, type Store } from '#platform/store/store.server.ts'
import type { Selectable } from 'kysely'

/** How far a message is; `settled` ones were given up and dismissed, or their address was corrected. */
export type MailState = 'sent' | 'waiting' | 'trying' | 'dead' | 'settled'

/** One message of a request. */
export interface MailLogEntry {
  readonly id: string
  readonly kind: OutboxKind
  readonly event: OutboxEvent
  readonly replyId: string | undefined
  readonly state: MailState
  /** When it was sent, given up or dismissed; of an unsent one, when it is tried next. */
  readonly at: Temporal.Instant
  readonly attempts: number
  /** Why the last attempt failed. */
  readonly code: string | undefined
}

function stateOf({ sent_at, dead_at, attempts }: Selectable<OutboxTable>): MailState {
  if (sent_at !== null) return dead_at === null ? 'sent' : 'settled'
  if (dead_at !== null) return 'dead'
  return attempts === 0 ? 'waiting' : 'trying'
}

/** The messages of a request, the oldest first: to the office, to the visitor and to the webhook. */
export async function mailLog(store: Store, requestId: string): Promise<MailLogEntry[]> {
  const rows = await query(store, (db) =>
    db
      .selectFrom('outbox')
      .selectAll()
      .where('request_id', '=', requestId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  )
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    event: row.event,
    replyId: row.reply_id ?? undefined,
    state: stateOf(row),
    at: fromText(row.sent_at ?? row.dead_at ?? row.next_attempt_at),
    attempts: row.attempts,
    code: row.last_error ?? undefined,
  }))
}
