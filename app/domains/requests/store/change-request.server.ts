import type { Transaction } from 'kysely'
import { cancelWithin } from '#domains/appointments/book/change-appointment.server.ts'
import { toText } from '#platform/store/instant.server.ts'
import { linkExpiry, outboxRow, outwardKinds } from './submit-request.server.ts'
import type { RequestState, Schema } from '#platform/store/schema.server.ts'
import { query, transact, type Store } from '#platform/store/store.server.ts'

/**
 * Replaces a request's mistyped e-mail address: the visitor's mail goes to the new one, and every link issued before
 * stops working, because a stranger may have received it. Queued mail uses the new address automatically; mail that
 * failed at the old one is marked as settled. A request in quarantine still sends nothing.
 * @param email a checked address
 * @returns false if there is no such request
 */
export async function correctEmail(store: Store, reference: string, email: string): Promise<boolean> {
  const at = store.clock()
  const now = toText(at)
  return await transact(store, async (trx) => {
    const row = await trx
      .updateTable('request')
      .set({
        email,
        link_nonce: store.ids.nonce(),
        link_expires_at: linkExpiry(store, at),
        updated_at: now,
      })
      .where('reference', '=', reference)
      .returning(['id', 'state'])
      .executeTakeFirst()
    if (!row) return false
    const unsent = trx
      .updateTable('outbox')
      .where('request_id', '=', row.id)
      .where('kind', '=', 'mail-visitor')
      .where('sent_at', 'is', null)
    await unsent.set({ sent_at: now }).where('dead_at', 'is not', null).execute()
    const { numUpdatedRows } = await unsent
      .set({ attempts: 0, created_at: now, next_attempt_at: now })
      .where('dead_at', 'is', null)
      // A leased one may be on its way to the old address right now.
      .where('lease_until', 'is', null)
      .executeTakeFirst()
    const waits = Number(numUpdatedRows) > 0
    if (row.state !== 'quarantined' && !waits) {
      await trx
        .insertInto('outbox')
        .values(outboxRow(store, row.id, 'mail-visitor'))
        .execute()
    }
    return true
  })
}

/**
 * Withdraws a person's consent to marketing, for this request and every other with the same e-mail address or phone: it
 * can be withdrawn at any time (GDPR, art. 7.3). Nothing else of a request changes.
 * @returns how many requests held one; undefined if there is no such request
 */
export async function withdrawMarketing(store: Store, reference: string): Promise<number | undefined> {
  const person = await query(store, (db) =>
    db
      .selectFrom('request')
      .select(['id', 'email', 'phone'])
      .where('reference', '=', reference)
      .executeTakeFirst(),
  )
  if (!person) return undefined
  const { numUpdatedRows } = await query(store, (db) =>
    db
      .updateTable('consent')
      .set({ marketing_at: null })
      .where('marketing_at', 'is not', null)
      .where('request_id', 'in', (same) =>
        same
          .selectFrom('request')
          .select('id')
          .where((row) =>
            row.or([
              row('id', '=', person.id),
              ...(person.email
                ? [row(row.fn<string>('lower', ['email']), '=', person.email.toLowerCase())]
                : []),
              ...(person.phone ? [row('phone', '=', person.phone)] : []),
            ]),
          ),
      )
      .executeTakeFirstOrThrow(),
  )
  return Number(numUpdatedRows)
}

/** The states that the staff can set on a request in hand. */
export const handledStates = ['seen', 'answered', 'closed', 'withdrawn'] as const
export type HandledState = (typeof handledStates)[number]

export type ChangeResult =
  | { readonly kind: 'changed'; readonly from: RequestState }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'not-found' }
  /** It is in quarantine and must be released first. */
  | { readonly kind: 'quarantined' }
  /**
   * It was withdrawn by or for its visitor, which is final: its appointment is cancelled and both sides were notified.
   */
  | { readonly kind: 'withdrawn' }
  /** It was changed concurrently, as by a withdrawal; nothing was done. */
  | { readonly kind: 'overtaken' }

/**
 * Sets the state that the status page shows. Closing starts retention; reopening stops it. Withdrawing cancels an
 * upcoming appointment, and is final.
 */
export async function changeState(
  store: Store,
  reference: string,
  state: HandledState,
): Promise<ChangeResult> {
  const row = await query(store, (db) =>
    db.selectFrom('request').select(['id', 'state']).where('reference', '=', reference).executeTakeFirst(),
  )
  if (!row) return { kind: 'not-found' }
  if (row.state === 'quarantined') return { kind: 'quarantined' }
  if (row.state === state) return { kind: 'unchanged' }
  if (row.state === 'withdrawn') return { kind: 'withdrawn' }
  return await transact(store, async (trx) => {
    const at = store.clock()
    const closed = state === 'closed' || state === 'withdrawn'
    const { numUpdatedRows } = await trx
      .updateTable('request')
      .set({
        state,
        updated_at: toText(at),
        closed_at: closed ? toText(at) : null,
        link_expires_at: linkExpiry(store, at),
      })
      .where('id', '=', row.id)
      // Otherwise a simultaneous withdrawal by the visitor would be overwritten.
      .where('state', '=', row.state)
      .executeTakeFirstOrThrow()
    if (Number(numUpdatedRows) === 0) return { kind: 'overtaken' }
    if (state === 'withdrawn') await cancelWithin(store, trx, row.id)
    return { kind: 'changed', from: row.state }
  })
}

/** A new version of a booked appointment's invitation, at the same time: the office's entry loses its mark. */
async function renewInvitation(store: Store, trx: Transaction<Schema>, requestId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('appointment')
    .set({ updated_at: toText(store.clock()) })
    .where('request_id', '=', requestId)
    .where('state', '=', 'booked')
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

/** Releases a request from quarantine: it counts as received and its other messages are sent. */
export async function releaseRequest(store: Store, reference: string): Promise<'released' | 'not-found'> {
  const at = store.clock()
  return await transact(store, async (trx) => {
    const row = await trx
      .updateTable('request')
      .set({ state: 'received', updated_at: toText(at), link_expires_at: linkExpiry(store, at) })
      .where('reference', '=', reference)
      .where('state', '=', 'quarantined')
      .returning(['id', 'email'])
      .executeTakeFirst()
    if (!row) return 'not-found'
    const kinds = outwardKinds(store, row.email)
    if (await renewInvitation(store, trx, row.id)) kinds.push('mail-office')
    const rows = kinds.map((kind) => outboxRow(store, row.id, kind))
    if (rows.length > 0) await trx.insertInto('outbox').values(rows).execute()
    return 'released'
  })
}
