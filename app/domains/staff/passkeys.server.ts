import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { fromText, toText } from '#platform/store/instant.server.ts'
import { query, transact, type Store } from '#platform/store/store.server.ts'
import { findMember, type Member } from './members.server.ts'

/** The desk as passkeys know it. */
export interface RelyingParty {
  /** The desk's host name, without port. */
  readonly id: string
  /** Such as `https://desk.example.org`. */
  readonly origin: string
  /** The broker's name, shown by the browser. */
  readonly name: string
}

/** A stored passkey. */
export interface Passkey {
  readonly id: string
  readonly name: string
  readonly createdAt: Temporal.Instant
  readonly usedAt: Temporal.Instant | undefined
}

/** Options for the browser with the challenge that its answer must contain. */
export interface Ceremony<Options> {
  readonly id: string
  readonly options: Options
}

const challengeMinutes = 5
/** More than anyone uses; the table has an upper bound. */
const maxPasskeys = 10

/** Keeps what a browser has to answer to, for five minutes. @returns its id */
export async function keepChallenge(store: Store, challenge: string): Promise<string> {
  const id = store.ids.id()
  const expires = store.clock().add({ minutes: challengeMinutes })
  await query(store, (db) =>
    db
      .insertInto('staff_challenge')
      .values({ id, challenge, expires_at: toText(expires) })
      .execute(),
  )
  return id
}

/** Takes a challenge, which is valid once; undefined if it was taken or has expired. */
export async function takeChallenge(store: Store, id: string): Promise<string | undefined> {
  const row = await query(store, (db) =>
    db
      .deleteFrom('staff_challenge')
      .where('id', '=', id)
      .where('expires_at', '>', toText(store.clock()))
      .returning('challenge')
      .executeTakeFirst(),
  )
  return row?.challenge
}

/** A member's passkeys, the oldest first. */
export async function listPasskeys(store: Store, staffId: string): Promise<Passkey[]> {
  const rows = await query(store, (db) =>
    db
      .selectFrom('staff_passkey')
      .select(['id', 'name', 'created_at', 'used_at'])
      .where('staff_id', '=', staffId)
      .orderBy('created_at')
      .execute(),
  )
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdAt: fromText(row.created_at),
    usedAt: row.used_at === null ? undefined : fromText(row.used_at),
  }))
}

/** Begins adding a passkey for a member. */
export async function beginRegistration(
  store: Store,
  party: RelyingParty,
  member: Member,
): Promise<Ceremony<PublicKeyCredentialCreationOptionsJSON>> {
  const known = await listPasskeys(store, member.id)
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: new TextEncoder().encode(member.id),
    userName: member.name,
    userDisplayName: member.name,
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { id: await keepChallenge(store, options.challenge), options }
}

/** Stores the passkey that a browser made. @returns false if its answer does not fit */
export async function finishRegistration(
  store: Store,
  party: RelyingParty,
  member: Member,
  {
    ceremony,
    response,
    name,
  }: { readonly ceremony: string; readonly response: RegistrationResponseJSON; readonly name: string },
): Promise<boolean> {
  const expectedChallenge = await takeChallenge(store, ceremony)
  if (expectedChallenge === undefined) return false
  if ((await listPasskeys(store, member.id)).length >= maxPasskeys) return false
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!verified?.verified) return false
  const { credential } = verified.registrationInfo
  const { numInsertedOrUpdatedRows } = await query(store, (db) =>
    db
      .insertInto('staff_passkey')
      .values({
        id: credential.id,
        staff_id: member.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: JSON.stringify(credential.transports ?? []),
        name,
        created_at: toText(store.clock()),
      })
      .onConflict((on) => on.doNothing())
      .executeTakeFirstOrThrow(),
  )
  return Number(numInsertedOrUpdatedRows) === 1
}

/** Begins a sign-in; for a known member, as to unlock a session, only their passkeys are accepted. */
export async function beginSignIn(
  store: Store,
  party: RelyingParty,
  staffId?: string,
): Promise<Ceremony<PublicKeyCredentialRequestOptionsJSON>> {
  const known = staffId === undefined ? [] : await listPasskeys(store, staffId)
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    allowCredentials: known.map(({ id }) => ({ id })),
  })
  return { id: await keepChallenge(store, options.challenge), options }
}

/** The active member who signed a challenge; undefined if the answer does not fit. */
export async function finishSignIn(
  store: Store,
  party: RelyingParty,
  { ceremony, response }: { readonly ceremony: string; readonly response: AuthenticationResponseJSON },
): Promise<Member | undefined> {
  const expectedChallenge = await takeChallenge(store, ceremony)
  if (expectedChallenge === undefined) return undefined
  const passkey = await query(store, (db) =>
    db.selectFrom('staff_passkey').selectAll().where('id', '=', response.id).executeTakeFirst(),
  )
  if (!passkey) return undefined
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: Buffer.from(passkey.public_key, 'base64url'),
      counter: passkey.counter,
      transports: JSON.parse(passkey.transports) as AuthenticatorTransport[],
    },
  }).catch(() => undefined)
  if (!verified?.verified) return undefined
  const member = await findMember(store, passkey.staff_id)
  if (!member || member.disabledAt !== undefined) return undefined
  await query(store, (db) =>
    db
      .updateTable('staff_passkey')
      .set({ counter: verified.authenticationInfo.newCounter, used_at: toText(store.clock()) })
      .where('id', '=', passkey.id)
      .execute(),
  )
  return member
}

/** Ends a member's access but for one passkey: other passkeys and every session. */
export async function endOtherAccess(store: Store, staffId: string, passkey: string): Promise<void> {
  await transact(store, async (trx) => {
    await trx.deleteFrom('staff_session').where('staff_id', '=', staffId).execute()
    await trx.deleteFrom('staff_passkey').where('staff_id', '=', staffId).where('id', '!=', passkey).execute()
  })
}

/** Removes a passkey. @returns `last` for the only one, which stays */
export async function removePasskey(
  store: Store,
  staffId: string,
  id: string,
): Promise<'removed' | 'last' | 'not-found'> {
  const known = await listPasskeys(store, staffId)
  if (!known.some((passkey) => passkey.id === id)) return 'not-found'
  if (known.length === 1) return 'last'
  await query(store, (db) =>
    db.deleteFrom('staff_passkey').where('id', '=', id).where('staff_id', '=', staffId).execute(),
  )
  return 'removed'
}
