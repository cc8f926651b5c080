import { noteAnswer } from '#domains/requests/work/first-answer.server.ts'
import type { Transaction } from 'kysely'
import {
  holdWork,
  nextVersion,
  writeHeld,
  type Overtaken,
  type WorkResult,
  type WorkTarget,
} from '#domains/requests/work/change-work.server.ts'
import { workWithin } from '#domains/requests/work/read-work.server.ts'
import { cleanLine } from '#platform/clean-text.server.ts'
import { cancelWithin } from '#domains/appointments/book/change-appointment.server.ts'
import { toText } from '#platform/store/instant.server.ts'
import { linkExpiry, outboxRow, outwardKinds } from './submit-request.server.ts'
import type { RequestState, Schema } from '#platform/store/schema.server.ts'
import { query, transact, type Store } from '#platform/store/store.server.ts'

/** Who makes a change, and which version they have seen; the command line has neither. */
export type StaffChange = Omit<WorkTarget, 'requestId'>

async function idOf(store: Store, reference: string): Promise<string | undefined> {
  const row = await query(store, (db) =>
    db.selectFrom('request').select('id').where('reference', '=', reference).executeTakeFirst(),
  )
  return row?.id
}

/**
 * Replaces a request's mistyped e-mail address: the visitor's mail goes to the new one, and every link issued before
 * stops working, because a stranger may have received it. Queued mail uses the new address automatically; mail that
 * failed at the old one is marked as settled, except replies, which nothing else repeats. A request in quarantine still
 * sends nothing.
 * @param email a checked address
 */
export async function correctEmail(
  store: Store,
  reference: string,
  email: string,
  by: StaffChange = {},
): Promise<WorkResult> {
  const requestId = await idOf(store, reference)
  if (requestId === undefined) return { kind: 'not-found' }
  const at = store.clock()
  const now = toText(at)
  return await writeHeld(store, { requestId, ...by }, async (trx, { state }) => {
    await trx
      .updateTable('request')
      .set({
        email,
        link_nonce: store.ids.nonce(),
        link_expires_at: linkExpiry(store, at),
        updated_at: now,
      })
      .where('id', '=', requestId)
      .execute()
    await sendRepliesAgain(trx, requestId, now)
    const unsent = trx
      .updateTable('outbox')
      .where('request_id', '=', requestId)
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
    if (state !== 'quarantined' && !waits) {
      await trx
        .insertInto('outbox')
        .values(outboxRow(store, requestId, 'mail-visitor'))
        .execute()
    }
  })
}

/** Replies that have not arrived go to the new address, those given up as well. */
async function sendRepliesAgain(trx: Transaction<Schema>, requestId: string, now: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ dead_at: null, attempts: 0, created_at: now, next_attempt_at: now })
    .where('request_id', '=', requestId)
    .where('kind', '=', 'mail-reply')
    .where('sent_at', 'is', null)
    .where('lease_until', 'is', null)
    .execute()
}

/** Corrects a misspelled name or a wrong number; null removes the number. Nothing is sent. */
export async function correctContact(
  store: Store,
  reference: string,
  { name, phone }: { readonly name?: string; readonly phone?: string | null },
  by: StaffChange = {},
): Promise<WorkResult> {
  const requestId = await idOf(store, reference)
  if (requestId === undefined) return { kind: 'not-found' }
  return await writeHeld(store, { requestId, ...by }, async (trx) => {
    await trx
      .updateTable('request')
      .set({
        ...(name !== undefined && { name: cleanLine(name) }),
        ...(phone !== undefined && { phone }),
        updated_at: toText(store.clock()),
      })
      .where('id', '=', requestId)
      .execute()
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
  /** It was changed concurrently, as by a withdrawal or another member of staff; nothing was done. */
  | Overtaken

/**
 * Sets the state that the status page shows. Closing starts retention; reopening stops it. Withdrawing cancels an
 * upcoming appointment, and is final.
 */
export async function changeState(
  store: Store,
  reference: string,
  state: HandledState,
  by: StaffChange = {},
): Promise<ChangeResult> {
  const row = await query(store, (db) =>
    db.selectFrom('request').select(['id', 'state']).where('reference', '=', reference).executeTakeFirst(),
  )
  if (!row) return { kind: 'not-found' }
  if (row.state === 'quarantined') return { kind: 'quarantined' }
  if (row.state === state) return { kind: 'unchanged' }
  if (row.state === 'withdrawn') return { kind: 'withdrawn' }
  const target = { requestId: row.id, ...by }
  return await transact(store, async (trx) => {
    const found = await holdWork(trx, target)
    if (found.kind !== 'held') return found
    const { work } = found.held
    // Otherwise a simultaneous withdrawal by the visitor would be overwritten.
    if (found.held.state !== row.state)
      return { kind: 'overtaken', by: work.updatedBy, at: work.updatedAt, work }
    const at = store.clock()
    const closed = state === 'closed' || state === 'withdrawn'
    await trx
      .updateTable('request')
      .set({
        state,
        updated_at: toText(at),
        closed_at: closed ? toText(at) : null,
        link_expires_at: linkExpiry(store, at),
      })
      .where('id', '=', row.id)
      .execute()
    if (state === 'answered') await noteAnswer(trx, row.id, at)
    await nextVersion(store, trx, target, found.held)
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
export async function releaseRequest(
  store: Store,
  reference: string,
  staffId?: string,
): Promise<'released' | 'not-found'> {
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
    const work = await workWithin(trx, row.id)
    await nextVersion(store, trx, { requestId: row.id, staffId }, { work })
    const kinds = outwardKinds(store, row.email)
    if (await renewInvitation(store, trx, row.id)) kinds.push('mail-office')
    const rows = kinds.map((kind) => outboxRow(store, row.id, kind))
    if (rows.length > 0) await trx.insertInto('outbox').values(rows).execute()
    return 'released'
  })
}
