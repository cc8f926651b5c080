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

export const outboxKinds = ['mail-office', 'mail-visitor', 'mail-reply', 'mail-reminder', 'webhook'] as const
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
  | 'reply-written'
  | 'appointment-reassigned'
  | 'appointment-reminder'
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
  /** Set for `mail-reply`. */
  reply_id: string | null
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
  office_move: number | null
  move_reason: string | null
  confirm_until: string | null
  vouched: Voucher | null
}

/** A reminder that was queued for an appointment's time. */
export interface AppointmentReminderTable {
  appointment_id: string
  starts_at: string
  outbox_id: string
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
  /** Either this or `block_id` is set. */
  appointment_id: string | null
  block_id: string | null
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

export interface PageAnswerTable {
  id: string
  path: string
  locale: string
  day: string
  answer: 'yes' | 'no' | 'missing'
  text: string | null
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

export const staffRoles = ['clerk', 'adviser', 'manager', 'editor', 'operator'] as const
export type StaffRole = (typeof staffRoles)[number]

export interface StaffTable {
  id: string
  name: string
  role: StaffRole
  offices: string
  adviser: string | null
  locale: string
  email: string | null
  created_at: string
  disabled_at: string | null
}

export interface StaffPasskeyTable {
  id: string
  staff_id: string
  public_key: string
  counter: number
  transports: string
  name: string
  created_at: string
  used_at: string | null
}

export interface StaffInviteTable {
  hash: string
  staff_id: string
  expires_at: string
  used_at: string | null
}

export interface StaffSessionTable {
  hash: string
  staff_id: string
  created_at: string
  seen_at: string
  expires_at: string
  verified_at: string
}

export interface StaffChallengeTable {
  id: string
  challenge: string
  expires_at: string
}

export interface RequestWorkTable {
  request_id: string
  assignee: string | null
  due_on: string | null
  snoozed_until: string | null
  version: number
  updated_by: string | null
  updated_at: string
}

export interface StaffNoteTable {
  id: string
  request_id: string
  staff_id: string | null
  text: string
  created_at: string
}

export interface ReplyTable {
  id: string
  request_id: string
  staff_id: string | null
  template: string | null
  subject: string
  body: string
  created_at: string
}

export interface FirstAnswerTable {
  request_id: string
  answered_at: string
}

export const blockReasons = ['ill', 'leave', 'lunch', 'other'] as const
export type BlockReason = (typeof blockReasons)[number]

export interface BlockTable {
  id: string
  batch: string
  office: string
  seat: string
  starts_at: string
  ends_at: string
  reason: BlockReason
  staff_id: string | null
  created_at: string
}

export interface AuditTable {
  id: string
  at: string
  staff_id: string | null
  action: string
  request_id: string | null
  detail: string | null
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
  appointment_reminder: AppointmentReminderTable
  rate_limit: RateLimitTable
  spent_challenge: SpentChallengeTable
  search_miss: SearchMissTable
  cookie_consent: CookieConsentTable
  page_answer: PageAnswerTable
  scrub_due: ScrubDueTable
  store_birth: StoreBirthTable
  staff: StaffTable
  staff_passkey: StaffPasskeyTable
  staff_invite: StaffInviteTable
  staff_session: StaffSessionTable
  staff_challenge: StaffChallengeTable
  request_work: RequestWorkTable
  staff_note: StaffNoteTable
  reply: ReplyTable
  first_answer: FirstAnswerTable
  block: BlockTable
  audit: AuditTable
}
