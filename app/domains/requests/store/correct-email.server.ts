import { toText } from '#platform/store/instant.server.ts'
import { linkExpiry, outboxRow } from './request-rows.server.ts'
import { transact } from '#platform/store/store.server.ts'
import type { Store } from '#platform/store/store.server.ts'

/**
 * Gives a request another e-mail address, in place of one that was mistyped: the visitor's mail goes there, and the link
 * that a stranger may have got ends, with every other that was given out. What already waits to be sent goes to the new
 * address by itself; what died at the old one is settled. A request in quarantine still sends nothing.
 * @param email a checked address
 * @returns false where there is no such request
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
      // One that is leased may be on its way to the old address at this moment.
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
