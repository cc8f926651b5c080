import type { Transaction } from 'kysely'
import { toText } from '#platform/store/instant.server.ts'
import { linkExpiry, outboxRow, outwardKinds } from '#domains/requests/store/request-rows.server.ts'
import type { AppointmentChange, OutboxKind, Schema } from '#platform/store/schema.server.ts'
import { query } from '#platform/store/store.server.ts'
import type { Store } from '#platform/store/store.server.ts'

/** How long the mails about a move wait for the next one: who tries out times gets one mail, with the last. */
const moveDelaySeconds = 60

const mailKinds: readonly OutboxKind[] = ['mail-office', 'mail-visitor']

/** What is to be told of a changed appointment. */
interface Announcement {
  readonly change: AppointmentChange
  /** The start before a move. */
  readonly movedFrom?: string
  /** Whether the visitor is written to. */
  readonly toVisitor: boolean
}

/** A request's mails of this kind that no worker has tried yet: composed when they are sent, they tell of what comes after them too. */
function untried(trx: Transaction<Schema>, requestId: string) {
  return trx
    .updateTable('outbox')
    .where('request_id', '=', requestId)
    .where('event', '=', 'request-received')
    .where('attempts', '=', 0)
    .where('sent_at', 'is', null)
    .where('dead_at', 'is', null)
}

/** Lets the link of a request whose appointment changed work on from now. */
async function touch(store: Store, trx: Transaction<Schema>, requestId: string) {
  const now = store.clock()
  return await trx
    .updateTable('request')
    .set({ updated_at: toText(now), link_expires_at: linkExpiry(store, now) })
    .where('id', '=', requestId)
    .returning(['email', 'state'])
    .executeTakeFirstOrThrow()
}

/**
 * Queues the mails about a changed appointment and the word to the webhook, in
 * the transaction that changes it, and lets its link work on from now. A
 * message says how things stand when it is sent, so one that waited never takes
 * a time that is given up for the one that counts, and one that still waits is
 * not followed by another. Mails read the change from the appointment, but for
 * `movedFrom`, the start before a move; the webhook is told its name.
 */
export async function announceChange(
  store: Store,
  trx: Transaction<Schema>,
  requestId: string,
  { change, movedFrom, toVisitor }: Announcement,
): Promise<void> {
  const now = store.clock()
  const { email, state } = await touch(store, trx, requestId)
  const moved = change === 'appointment-moved'
  const due = moved ? toText(now.add({ seconds: moveDelaySeconds })) : toText(now)
  // The update also keeps workers from leasing and composing these before the change is committed.
  const waiting = await untried(trx, requestId)
    .where('kind', 'in', mailKinds)
    .set(moved ? { attempts: 0 } : { next_attempt_at: due })
    .returning('kind')
    .execute()
  const told = new Set<OutboxKind>(waiting.map(({ kind }) => kind))
  const outward = state === 'quarantined' ? [] : outwardKinds(store, toVisitor ? email : null)
  const rows = ['mail-office' as const, ...outward]
    .filter((kind) => !told.has(kind))
    .map((kind) =>
      kind === 'webhook'
        ? { ...outboxRow(store, requestId, kind, change), moved_from: movedFrom }
        : { ...outboxRow(store, requestId, kind), moved_from: movedFrom, next_attempt_at: due },
    )
  if (rows.length > 0) await trx.insertInto('outbox').values(rows).execute()
}

/**
 * Sends what an unconfirmed booking kept back, and the visitor's confirmation. Where the office was told already that it
 * was not confirmed in time, it is told anew.
 */
export async function announceConfirmed(
  store: Store,
  trx: Transaction<Schema>,
  requestId: string,
): Promise<void> {
  const { email } = await touch(store, trx, requestId)
  const waiting = await untried(trx, requestId)
    .set({ next_attempt_at: toText(store.clock()) })
    .returning('kind')
    .execute()
  const told = new Set(waiting.map(({ kind }) => kind))
  const rows = ['mail-office' as const, ...outwardKinds(store, email)]
    .filter((kind) => !told.has(kind))
    .map((kind) =>
      outboxRow(store, requestId, kind, kind === 'webhook' ? 'appointment-confirmed' : undefined),
    )
  if (rows.length > 0) await trx.insertInto('outbox').values(rows).execute()
}

/** Whether a mail to the visitor waits that will tell of a change made now, so that no other is sent. */
export async function hasUntriedMail(store: Store, requestId: string): Promise<boolean> {
  const row = await query(store, (db) =>
    db
      .selectFrom('outbox')
      .select('id')
      .where('request_id', '=', requestId)
      .where('kind', '=', 'mail-visitor')
      .where('attempts', '=', 0)
      .where('sent_at', 'is', null)
      .executeTakeFirst(),
  )
  return row !== undefined
}
