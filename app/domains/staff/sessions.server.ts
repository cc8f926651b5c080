import { fromText, toText } from '#platform/store/instant.server.ts'
import { query, type Store } from '#platform/store/store.server.ts'
import { toMember, type Member } from './members.server.ts'
import { hashToken, newToken } from './tokens.server.ts'

/** A session is locked after this time without a request; a passkey unlocks it. */
const idleMinutes = 30
/** A session ends after this time in any case. */
export const sessionHours = 12
/** How long a passkey counts as just used, for erasure, export and changes of staff. */
const verifiedMinutes = 5
/** How often the time of the last request is written. */
const touchSeconds = 30

/** A signed-in member. */
export interface Session {
  readonly member: Member
  /** No request for half an hour. */
  readonly locked: boolean
  /** Whether a passkey was used within the last minutes. */
  readonly verified: boolean
}

/** Opens a session. @returns the token for the cookie */
export async function openSession(store: Store, staffId: string): Promise<string> {
  const token = newToken()
  const now = store.clock()
  await query(store, (db) =>
    db
      .insertInto('staff_session')
      .values({
        hash: hashToken(token),
        staff_id: staffId,
        created_at: toText(now),
        seen_at: toText(now),
        expires_at: toText(now.add({ hours: sessionHours })),
        verified_at: toText(now),
      })
      .execute(),
  )
  return token
}

/**
 * The session of a token; undefined if it is over or its member is disabled. `touch` counts as activity; the look for
 * new work once a minute does not.
 */
export async function readSession(store: Store, token: string, touch = true): Promise<Session | undefined> {
  const hash = hashToken(token)
  const row = await query(store, (db) =>
    db
      .selectFrom('staff_session')
      .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
      .selectAll('staff')
      .select(['staff_session.seen_at', 'staff_session.expires_at', 'staff_session.verified_at'])
      .where('staff_session.hash', '=', hash)
      .where('staff.disabled_at', 'is', null)
      .executeTakeFirst(),
  )
  const now = store.clock()
  if (!row || Temporal.Instant.compare(fromText(row.expires_at), now) <= 0) return undefined
  const idle = now.since(fromText(row.seen_at)).total('seconds')
  const locked = idle >= idleMinutes * 60
  if (touch && !locked && idle >= touchSeconds) {
    await query(store, (db) =>
      db
        .updateTable('staff_session')
        .set({ seen_at: toText(now) })
        .where('hash', '=', hash)
        .execute(),
    )
  }
  const verified = now.since(fromText(row.verified_at)).total('minutes') < verifiedMinutes
  return { member: toMember(row), locked, verified: verified && !locked }
}

/** Ends a session. */
export async function closeSession(store: Store, token: string): Promise<void> {
  await query(store, (db) => db.deleteFrom('staff_session').where('hash', '=', hashToken(token)).execute())
}

/** Deletes ended sessions, used-up invitations and unanswered challenges, for the daily purge. */
export async function forgetSessions(store: Store): Promise<void> {
  const now = toText(store.clock())
  for (const table of ['staff_session', 'staff_invite', 'staff_challenge'] as const)
    await query(store, (db) => db.deleteFrom(table).where('expires_at', '<=', now).execute())
}
