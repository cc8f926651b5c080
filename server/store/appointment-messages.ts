import type { Transaction } from 'kysely'
import { toText } from './instant.ts'
import { linkExpiry, outboxRow, outwardKinds } from './request-rows.ts'
import type { AppointmentChange, Schema } from './schema.ts'
import type { Store } from './store.ts'

/**
 * Queues the mails about a changed appointment and the word to the webhook, in
 * the transaction that changes it, and lets its link work on from now. A
 * message says how things stand when it is sent, so one that waited never takes
 * a time that is given up for the one that counts. Mails read the change from
 * the appointment, but for `movedFrom`, the start before a move; the webhook is
 * told its name.
 */
export async function announceChange(
  store: Store,
  trx: Transaction<Schema>,
  requestId: string,
  change: AppointmentChange,
  movedFrom?: string,
): Promise<void> {
  const now = store.clock()
  const { email, state } = await trx
    .updateTable('request')
    .set({ updated_at: toText(now), link_expires_at: linkExpiry(store, now) })
    .where('id', '=', requestId)
    .returning(['email', 'state'])
    .executeTakeFirstOrThrow()
  const outward = state === 'quarantined' ? [] : outwardKinds(store, email)
  const rows = ['mail-office' as const, ...outward].map((kind) => ({
    ...outboxRow(store, requestId, kind, kind === 'webhook' ? change : undefined),
    moved_from: movedFrom,
  }))
  await trx.insertInto('outbox').values(rows).execute()
}
