import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Store, transactLoosely } from '#platform/store/store.server.ts'
import { toText } from '#platform/store/instant.server.ts'

/**
 * Marks a solved proof-of-work challenge as used, across all machines.
 * @returns whether this was the first use; each challenge counts once
 */
export async function spendChallenge(
  store: Store,
  id: string,
  expiresAt: Temporal.Instant,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transactLoosely(store, (trx) =>
    trx
      .insertInto('spent_challenge')
      .values({ id, expires_at: toText(expiresAt) })
      .onConflict((on) => on.doNothing())
      .executeTakeFirstOrThrow(),
  )
  return Number(numInsertedOrUpdatedRows) === 1
}

/** Required leading zero bits: 65,000 tries on average, about 0.3 s on a phone. */
export const proofBits = 16

/** Hours until the answer of an open form expires. */
const hours = 6

/** The challenge for the browser. */
export interface ProofChallenge {
  readonly challenge: string
  readonly bits: number
}

export type ProofVerdict = 'proven' | 'missing' | 'wrong'

function sign(store: Store, content: string): string {
  return createHmac('sha256', store.linkKey).update(`proof\n${content}`).digest('base64url')
}

/** A challenge that this site can verify without storing it: `id.expiry.signature`. */
export function issueChallenge(store: Store): ProofChallenge {
  const expires = Math.floor(store.clock().epochMilliseconds / 1000) + hours * 3600
  const content = `${randomBytes(16).toString('base64url')}.${expires}`
  return { challenge: `${content}.${sign(store, content)}`, bits: proofBits }
}

function leadingZeros(hash: Buffer): number {
  const first = hash.findIndex((byte) => byte !== 0)
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24
}

/** Whether `SHA-256(seed.nonce)` begins with enough zero bits; the seed ties the work to one form. */
function isSolved(challenge: string, formKey: string, nonce: string): boolean {
  const seed = createHash('sha256').update(`${challenge}.${formKey}`).digest('hex').slice(0, 32)
  return leadingZeros(createHash('sha256').update(`${seed}.${nonce}`).digest()) >= proofBits
}

function isGenuine(store: Store, content: string, signature: string): boolean {
  const given = Buffer.from(signature)
  const right = Buffer.from(sign(store, content))
  return given.length === right.length && timingSafeEqual(given, right)
}

/**
 * Checks an answer, `challenge:nonce`, sent with the form of a key. Each challenge counts once, across all machines.
 * @throws StoreFault
 */
export async function checkProof(
  store: Store,
  answer: string | undefined,
  formKey: string,
): Promise<ProofVerdict> {
  if (answer === undefined || answer === '') return 'missing'
  const [, id, expiry, signature, nonce] =
    /^([\w-]{22})\.(\d{10})\.([\w-]{43}):(\d{1,10})$/.exec(answer) ?? []
  if (id === undefined || expiry === undefined || signature === undefined || nonce === undefined)
    return 'wrong'
  const content = `${id}.${expiry}`
  if (!isGenuine(store, content, signature)) return 'wrong'
  const expiresAt = Temporal.Instant.fromEpochMilliseconds(Number(expiry) * 1000)
  if (Temporal.Instant.compare(store.clock(), expiresAt) >= 0) return 'missing'
  if (!isSolved(`${content}.${signature}`, formKey, nonce)) return 'wrong'
  // A retry of the same form has the same answer; the form's idempotency key detects it, not this check.
  return (await spendChallenge(store, id, expiresAt)) ? 'proven' : 'missing'
}
