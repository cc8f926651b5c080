import type { Kysely, Transaction } from 'kysely'
import type { SubmissionResult } from '#domains/requests/gateway.ts'
import type { RequestSubmission } from '#domains/requests/submission.ts'
import { StoreFault } from '#platform/fault.server.ts'
import { holdSlot } from '#domains/appointments/book/appointment-slot.server.ts'
import type { BookingTerms, HoldRefusal, Slot } from '#domains/appointments/book/appointment-slot.server.ts'
import { bodyHash, requestRows, type RequestRows } from './request-rows.server.ts'
import { cleanValue } from '#platform/clean-text.server.ts'
import type { Schema } from '#platform/store/schema.server.ts'
import { statusToken } from '#platform/store/signed-link.server.ts'
import { query, Rollback, transact } from '#platform/store/store.server.ts'
import type { Store } from '#platform/store/store.server.ts'

export type SubmitResult = Exclude<SubmissionResult, { readonly kind: 'unavailable' }>

/** Nothing was stored where the slot could not be held. */
export type BookResult = SubmitResult | { readonly kind: HoldRefusal }

/** Undoes the request whose slot is not held. */
class NotHeld extends Rollback {
  readonly reason: HoldRefusal
  constructor(reason: HoldRefusal) {
    super()
    this.reason = reason
  }
}

/** The slot that a request books, and on which terms. */
interface Wanted {
  readonly slot: Slot
  readonly terms: BookingTerms
}

type Received = Extract<SubmitResult, { readonly kind: 'received' }>

/** How often a reference that exists is drawn again; of 85 million, even a second draw is rare. */
const draws = 8

function answer(store: Store, row: RequestRows['request']): Received {
  const subject = { id: row.id, reference: row.reference, linkNonce: row.link_nonce }
  const { reference } = row
  return { kind: 'received', reference, createdAt: row.created_at, statusToken: statusToken(store, subject) }
}

/** The answer to a key that has its request: the same to the same content. */
async function answerAgain(
  store: Store,
  db: Kysely<Schema>,
  key: string,
  hash: string,
): Promise<SubmitResult | undefined> {
  const earlier = await db
    .selectFrom('request')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (!earlier) return undefined
  if (earlier.body_hash !== hash) return { kind: 'conflict' }
  const over = earlier.state === 'closed' || earlier.state === 'withdrawn'
  return { ...answer(store, earlier), again: true, ...(over && { over }) }
}

/** Inserts the request; a key that exists gives the earlier answer, a reference that exists nothing. */
async function insertRequest(
  store: Store,
  trx: Transaction<Schema>,
  row: RequestRows['request'],
): Promise<{ fresh: boolean; result: SubmitResult } | undefined> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('request')
    .values(row)
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow()
  if (Number(numInsertedOrUpdatedRows) === 1) return { fresh: true, result: answer(store, row) }
  const result = await answerAgain(store, trx, row.idempotency_key, row.body_hash)
  return result && { fresh: false, result }
}

async function write(
  store: Store,
  trx: Transaction<Schema>,
  rows: RequestRows,
  wanted: Wanted | undefined,
): Promise<SubmitResult | undefined> {
  const inserted = await insertRequest(store, trx, rows.request)
  if (!inserted?.fresh) return inserted?.result
  const hold = wanted && (await holdSlot(store, trx, rows.request.id, wanted))
  if (hold && hold.kind !== 'held') throw new NotHeld(hold.kind)
  await trx.insertInto('consent').values(rows.consent).execute()
  if (rows.uploads.length > 0) await trx.insertInto('upload').values(rows.uploads).execute()
  await trx
    .insertInto('outbox')
    .values(hold?.confirmUntil ? waitForLink(rows.outbox, hold.confirmUntil) : rows.outbox)
    .execute()
  return inserted.result
}

/** The visitor gets the link at once; all others hear of the booking when it is confirmed, or was not in time. */
function waitForLink(outbox: RequestRows['outbox'], confirmUntil: string): RequestRows['outbox'] {
  return outbox.map((row) => (row.kind === 'mail-visitor' ? row : { ...row, next_attempt_at: confirmUntil }))
}

async function writeOnce(
  store: Store,
  submission: RequestSubmission,
  wanted?: Wanted,
): Promise<SubmitResult> {
  for (let draw = 0; draw < draws; draw++) {
    const rows = requestRows(store, submission)
    const written = await transact(store, (trx) => write(store, trx, rows, wanted))
    if (written) return written
  }
  throw new StoreFault('store.references', 'No free reference was found')
}

/**
 * Stores a request with its consent, its messages and its files in one
 * transaction. Only when this returns is it on the disk. The same idempotency
 * key stores nothing new.
 * @throws StoreFault
 */
export async function submitRequest(store: Store, submission: RequestSubmission): Promise<SubmitResult> {
  return await writeOnce(store, submission)
}

/**
 * The same for a request that books an appointment: both or neither.
 * @throws StoreFault
 */
export async function bookAppointment(
  store: Store,
  submission: RequestSubmission,
  slot: Slot,
  terms: BookingTerms = { vouched: 'proof', mustConfirm: false, link: 'possible' },
): Promise<BookResult> {
  try {
    return await writeOnce(store, submission, { slot, terms })
  } catch (error) {
    if (error instanceof NotHeld) return { kind: error.reason }
    throw error
  }
}

/**
 * What `submitRequest` answers where the key was used before, for who has to know before anything else is asked; undefined
 * for a new key.
 * @throws StoreFault
 */
export async function repeatedAnswer(
  store: Store,
  submission: RequestSubmission,
): Promise<SubmitResult | undefined> {
  const sent = cleanValue(submission)
  return await query(store, (db) => answerAgain(store, db, sent.idempotencyKey, bodyHash(sent)))
}

/** Whether a key has its request, whatever that holds. @throws StoreFault */
export async function isKeyUsed(store: Store, key: string): Promise<boolean> {
  const row = await query(store, (db) =>
    db.selectFrom('request').select('id').where('idempotency_key', '=', key).executeTakeFirst(),
  )
  return row !== undefined
}
