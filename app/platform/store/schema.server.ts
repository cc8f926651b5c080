import type { ScanState } from '#platform/uploads/kept-file.ts'

/**
 * The tables of both databases. Instants are texts (see instant.server.ts), JSON is text, keys are
 * UUIDs; each migration documents its columns.
 */
export interface RequestTable {
  id: string
  reference: string
  idempotency_key: string
  body_hash: string
  dialog: string
  page_id: string
  locale: string
  preferred_locale: string
  state: RequestState
  fields: string
  message: string | null
  name: string
  email: string | null
  phone: string | null
  referrer_host: string | null
  utm: string
  link_nonce: string
  link_expires_at: string
  created_at: string
  updated_at: string
  closed_at: string | null
}

export const requestStates = ['received', 'seen', 'answered', 'closed', 'withdrawn', 'quarantined'] as const
export type RequestState = (typeof requestStates)[number]

export interface ConsentTable {
  request_id: string
  policy_version: string
  privacy_at: string
  marketing_at: string | null
}

export const outboxKinds = ['mail-office', 'mail-visitor', 'webhook'] as const
export type OutboxKind = (typeof outboxKinds)[number]

/** The state of an appointment after it was booked. */
export type AppointmentChange = 'appointment-confirmed' | 'appointment-moved' | 'appointment-cancelled'

/** The subject of a message. */
export type OutboxEvent =
  | 'request-received'
  | 'note-added'
  | 'files-added'
  | 'files-scanned'
  | 'request-withdrawn'
  | AppointmentChange

export interface OutboxTable {
  id: string
  request_id: string
  kind: OutboxKind
  event: OutboxEvent
  attempts: number
  created_at: string
  next_attempt_at: string
  lease_owner: string | null
  lease_until: string | null
  sent_at: string | null
  dead_at: string | null
  last_error: string | null
  moved_from: string | null
}

export interface UploadTable {
  id: string
  request_id: string
  media_type: string
  size: number
  created_at: string
  pages: number | null
  attachments: number | null
  scripts: number | null
  scan: ScanState | null
}

export interface NoteTable {
  id: string
  request_id: string
  text: string
  created_at: string
}

export interface AppointmentTable {
  id: string
  request_id: string
  office: string
  seat: string
  mode: string
  language: string
  starts_at: string
  ends_at: string
  state: 'booked' | 'cancelled'
  sequence: number
  created_at: string
  updated_at: string
  cancelled_by: 'office' | null
  cancel_reason: string | null
  confirm_until: string | null
  vouched: Voucher | null
}

/** Evidence that a person made a booking. */
export type Voucher = 'none' | 'proof' | 'mail'

export interface AppointmentBookTable {
  id: string
  version: number
}

export interface AppointmentCellTable {
  seat: string
  cell: string
  appointment_id: string
}

export interface RateLimitTable {
  bucket: string
  window_start: string
  count: number
  expires_at: string
}

export interface SpentChallengeTable {
  id: string
  expires_at: string
}

export interface SearchMissTable {
  bucket: string
  day: string
  locale: string
  count: number
  query: string | null
}

export interface CookieConsentTable {
  id: string
  record: string
  policy_version: number
  asked: string
  allowed: string
  created_at: string
}

export interface ScrubDueTable {
  id: string
}

export interface StoreBirthTable {
  id: string
  born_at: string
}

export interface Schema {
  request: RequestTable
  consent: ConsentTable
  outbox: OutboxTable
  upload: UploadTable
  note: NoteTable
  appointment: AppointmentTable
  appointment_cell: AppointmentCellTable
  appointment_book: AppointmentBookTable
  rate_limit: RateLimitTable
  spent_challenge: SpentChallengeTable
  search_miss: SearchMissTable
  cookie_consent: CookieConsentTable
  scrub_due: ScrubDueTable
  store_birth: StoreBirthTable
}
