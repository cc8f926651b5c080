import type { Kysely, Transaction, Insertable } from 'kysely'
import type { SubmissionResult } from '#domains/requests/gateway.ts'
import type { RequestSubmission } from '#domains/requests/submission.ts'
import { StoreFault } from '#platform/fault.server.ts'
import { cleanValue, cleanLine, cleanText } from '#platform/clean-text.server.ts'
import type {
  Schema,
  ConsentTable,
  OutboxEvent,
  OutboxKind,
  OutboxTable,
  RequestTable,
  UploadTable,
} from '#platform/store/schema.server.ts'
import { statusToken } from '#platform/store/signed-link.server.ts'
import { query, transact, type Store } from '#platform/store/store.server.ts'
import { keptFields } from '#domains/requests/hours/callback-day.ts'
import type { KeptFile } from '#platform/uploads/kept-file.ts'
import { madridTime } from '#i18n/madrid-time.ts'
import { toText } from '#platform/store/instant.server.ts'
import { parseAddress } from '#platform/mail/mail-address.server.ts'
import { createHash } from 'node:crypto'

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (value === null || typeof value !== 'object') return value
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, canonical(inner)])
}

/**
 * SHA-256 of the visitor's input, independent of member order. The key, the proof of work, the results of the checks,
 * the names of stored files and, across an upgrade, the privacy policy's version may differ between two posts of the
 * same form, so they are excluded.
 */
export function bodyHash(submission: RequestSubmission): string {
  const {
    idempotencyKey: _key,
    suspect: _suspect,
    unmailed: _unmailed,
    proof: _proof,
    files,
    consent,
    ...content
  } = submission
  const { marketing } = consent
  const sizes = files?.map((file) => [file.mediaType, file.size])
  return createHash('sha256')
    .update(JSON.stringify(canonical({ ...content, marketing, sizes })))
    .digest('hex')
}

declare const clean: unique symbol

/** A submission whose texts are valid in both databases and in a mail. */
export type CleanSubmission = RequestSubmission & { readonly [clean]: true }

/** Cleans a submission once, before it is compared or stored. */
export function cleanSubmission(submission: RequestSubmission): CleanSubmission {
  return cleanValue(submission) as CleanSubmission
}

/** Every row of one submission. */
interface RequestRows {
  readonly request: Insertable<RequestTable>
  readonly consent: Insertable<ConsentTable>
  readonly outbox: readonly Insertable<OutboxTable>[]
  readonly uploads: readonly Insertable<UploadTable>[]
}

function line(text: string | undefined): string | null {
  return text === undefined ? null : cleanLine(text) || null
}

/** A status link works for the configured days after each change. */
export function linkExpiry(store: Store, from: Temporal.Instant): string {
  return toText(from.add({ hours: 24 * store.config.linkDays }))
}

/** One message to be sent, due at once. */
export function outboxRow(
  store: Store,
  requestId: string,
  kind: OutboxKind,
  event: OutboxEvent = 'request-received',
): Insertable<OutboxTable> {
  const now = toText(store.clock())
  return {
    id: store.ids.id(),
    request_id: requestId,
    kind,
    event,
    attempts: 0,
    created_at: now,
    next_attempt_at: now,
    ...(store.config.isMuted && { sent_at: now }),
  }
}

/**
 * The messages beyond the office's own: to the visitor if the address can receive mail, and to the webhook. A request
 * in quarantine gets them when the staff releases it, so that robots cannot make us mail strangers. The office is
 * always notified, so no visitor is overlooked.
 */
export function outwardKinds(store: Store, email: string | null): OutboxKind[] {
  const kinds: OutboxKind[] = []
  if (email !== null && parseAddress(email) !== undefined) kinds.push('mail-visitor')
  if (store.config.webhook) kinds.push('webhook')
  return kinds
}

/** A file that belongs to a request. */
export function uploadRow(file: KeptFile, requestId: string, now: string): Insertable<UploadTable> {
  const { id, mediaType, size, pdf, scan = null } = file
  return { id, request_id: requestId, media_type: mediaType, size, created_at: now, ...pdf, scan }
}

/** Turns a submission into rows. */
function requestRows(store: Store, submission: CleanSubmission): RequestRows {
  const at = store.clock()
  const now = toText(at)
  const today = madridTime(new Date(at.epochMilliseconds)).day
  const id = store.ids.id()
  const { contact, consent, message } = submission
  const email = line(contact.email)
  const outward = submission.suspect ? [] : outwardKinds(store, submission.unmailed === true ? null : email)
  const kinds = ['mail-office' as const, ...outward]
  return {
    request: {
      id,
      reference: store.ids.reference(),
      idempotency_key: submission.idempotencyKey,
      body_hash: bodyHash(submission),
      dialog: submission.dialog,
      page_id: submission.pageId,
      locale: submission.locale,
      preferred_locale: submission.preferredLocale,
      state: submission.suspect ? 'quarantined' : 'received',
      fields: JSON.stringify(keptFields(submission, today)),
      message: message === undefined ? null : cleanText(message).trim() || null,
      name: cleanLine(contact.name),
      email,
      phone: line(contact.phone),
      referrer_host: line(submission.referrerHost),
      utm: JSON.stringify(submission.utm ?? {}),
      link_nonce: store.ids.nonce(),
      link_expires_at: linkExpiry(store, at),
      created_at: now,
      updated_at: now,
    },
    consent: {
      request_id: id,
      policy_version: consent.policyVersion,
      privacy_at: now,
      marketing_at: consent.marketing ? now : null,
    },
    outbox: kinds.map((kind) => outboxRow(store, id, kind)),
    uploads: (submission.files ?? []).map((file) => uploadRow(file, id, now)),
  }
}

export type SubmitResult = Exclude<SubmissionResult, { readonly kind: 'unavailable' }>

/**
 * What is stored with a request in its transaction. Throwing a `Rollback` undoes the request.
 * @returns until when the messages wait for the visitor's confirmation; null if they do not
 */
export type StoreAlongside = (trx: Transaction<Schema>, requestId: string) => Promise<string | null>

type Received = Extract<SubmitResult, { readonly kind: 'received' }>

/** How often a duplicate reference is drawn again; of 85 million, even a second draw is rare. */
const draws = 8

function answer(store: Store, row: RequestRows['request']): Received {
  const subject = { id: row.id, reference: row.reference, linkNonce: row.link_nonce }
  const { reference } = row
  return { kind: 'received', reference, createdAt: row.created_at, statusToken: statusToken(store, subject) }
}

/** The answer to a used key: the first answer if the content is the same. */
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

/** Inserts the request; a used key returns the earlier answer, a duplicate reference undefined. */
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
  storeAlongside: StoreAlongside | undefined,
): Promise<SubmitResult | undefined> {
  const inserted = await insertRequest(store, trx, rows.request)
  if (!inserted?.fresh) return inserted?.result
  const confirmUntil = await storeAlongside?.(trx, rows.request.id)
  await trx.insertInto('consent').values(rows.consent).execute()
  if (rows.uploads.length > 0) await trx.insertInto('upload').values(rows.uploads).execute()
  await trx
    .insertInto('outbox')
    .values(confirmUntil ? waitForLink(rows.outbox, confirmUntil) : rows.outbox)
    .execute()
  return inserted.result
}

/** The visitor gets the link at once; other recipients are notified when the booking is confirmed or lapses. */
function waitForLink(outbox: RequestRows['outbox'], confirmUntil: string): RequestRows['outbox'] {
  return outbox.map((row) => (row.kind === 'mail-visitor' ? row : { ...row, next_attempt_at: confirmUntil }))
}

/**
 * Stores a request with its consent, messages, files and anything else that belongs to it in one transaction. It is
 * durable only when this returns. The same idempotency key stores nothing new.
 * @throws StoreFault
 */
export async function storeRequest(
  store: Store,
  submission: CleanSubmission,
  storeAlongside?: StoreAlongside,
): Promise<SubmitResult> {
  for (let draw = 0; draw < draws; draw++) {
    const rows = requestRows(store, submission)
    const written = await transact(store, (trx) => write(store, trx, rows, storeAlongside))
    if (written) return written
  }
  throw new StoreFault('store.references', 'No free reference was found')
}

/**
 * Cleans and stores a request submitted by a form.
 * @throws StoreFault
 */
export async function submitRequest(store: Store, submission: RequestSubmission): Promise<SubmitResult> {
  return await storeRequest(store, cleanSubmission(submission))
}

/**
 * What `storeRequest` answers for a used key, for callers that need it before any other check; undefined for a new key.
 * @throws StoreFault
 */
export async function repeatedAnswer(
  store: Store,
  submission: CleanSubmission,
): Promise<SubmitResult | undefined> {
  const { idempotencyKey } = submission
  return await query(store, (db) => answerAgain(store, db, idempotencyKey, bodyHash(submission)))
}

/**
 * Whether a key has its request, whatever its content.
 * @throws StoreFault
 */
export async function isKeyUsed(store: Store, key: string): Promise<boolean> {
  const row = await query(store, (db) =>
    db.selectFrom('request').select('id').where('idempotency_key', '=', key).executeTakeFirst(),
  )
  return row !== undefined
}
