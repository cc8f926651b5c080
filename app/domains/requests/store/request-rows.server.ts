import type { Insertable } from 'kysely'
import { keptFields } from '#domains/requests/hours/callback-day.ts'
import type { RequestSubmission } from '#domains/requests/submission.ts'
import type { KeptFile } from '#platform/uploads/kept-file.ts'
import { madridTime } from '#i18n/madrid-time.ts'
import { cleanLine, cleanText, cleanValue } from '#platform/clean-text.server.ts'
import { toText } from '#platform/store/instant.server.ts'
import { parseAddress } from '#platform/mail/mail-address.server.ts'
import type {
  ConsentTable,
  OutboxEvent,
  OutboxKind,
  OutboxTable,
  RequestTable,
  UploadTable,
} from '#platform/store/schema.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { createHash } from 'node:crypto'

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (value === null || typeof value !== 'object') return value
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, canonical(inner)])
}

/**
 * SHA-256 of what a visitor sent, whatever the order of its members. The key
 * itself, the proof of work, the verdicts of the checks, the names of kept
 * files and, over an upgrade, the privacy policy's version may differ between
 * two posts of the same form, so they do not count.
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

/** Everything that one submission writes. */
export interface RequestRows {
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
  }
}

/**
 * The messages beyond the office's own: to the visitor where the address can
 * be written to, and to the webhook. A request in quarantine gets them when
 * the staff releases it: whoever sends robots here shall not have our mail
 * sent to others. The office is always told, so nobody waits unseen.
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

/** Turns a submission into rows, cleaned so that both databases and a mail can hold every text. */
export function requestRows(store: Store, raw: RequestSubmission): RequestRows {
  const submission = cleanValue(raw)
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
