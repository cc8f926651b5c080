import { fromText, toText } from '#platform/store/instant.server.ts'
import { query, transact, type Store } from '#platform/store/store.server.ts'
import { findMember, type Member } from './members.server.ts'
import { hashToken, newToken } from './tokens.server.ts'

/** How long an invitation can be used. */
export const inviteHours = 24

/** Makes an invitation, which ends the member's earlier ones. @returns the token for the link */
export async function inviteMember(store: Store, staffId: string): Promise<string> {
  const token = newToken()
  const expires = store.clock().add({ hours: inviteHours })
  await transact(store, async (trx) => {
    await trx.deleteFrom('staff_invite').where('staff_id', '=', staffId).execute()
    await trx
      .insertInto('staff_invite')
      .values({ hash: hashToken(token), staff_id: staffId, expires_at: toText(expires) })
      .execute()
  })
  return token
}

/** The active member whom a link invites; undefined for a link that is wrong, used or expired. */
export async function invitedMember(store: Store, token: string): Promise<Member | undefined> {
  const row = await query(store, (db) =>
    db
      .selectFrom('staff_invite')
      .select(['staff_id', 'expires_at'])
      .where('hash', '=', hashToken(token))
      .where('used_at', 'is', null)
      .executeTakeFirst(),
  )
  if (!row || Temporal.Instant.compare(fromText(row.expires_at), store.clock()) <= 0) return undefined
  const member = await findMember(store, row.staff_id)
  return member?.disabledAt === undefined ? member : undefined
}

/** Makes an invitation usable again whose passkey could not be stored. */
export async function returnInvite(store: Store, token: string): Promise<void> {
  await query(store, (db) =>
    db.updateTable('staff_invite').set({ used_at: null }).where('hash', '=', hashToken(token)).execute(),
  )
}

/** Uses up an invitation. @returns false if another request was faster */
export async function useInvite(store: Store, token: string): Promise<boolean> {
  const now = toText(store.clock())
  const { numUpdatedRows } = await query(store, (db) =>
    db
      .updateTable('staff_invite')
      .set({ used_at: now })
      .where('hash', '=', hashToken(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirstOrThrow(),
  )
  return Number(numUpdatedRows) === 1
}
