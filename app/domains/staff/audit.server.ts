import { fromText, toText } from '#platform/store/instant.server.ts'
import { query, type Store } from '#platform/store/store.server.ts'

/** What is recorded. */
export type AuditAction =
  | 'sign-in'
  | 'passkey-added'
  | 'passkey-removed'
  | 'member-added'
  | 'member-changed'
  | 'member-disabled'
  | 'member-enabled'
  | 'member-invited'
  | 'request-read'
  | 'request-changed'
  | 'request-released'
  | 'request-erased'
  | 'person-read'
  | 'person-copied'
  | 'person-erased'
  | 'marketing-withdrawn'
  | 'contact-corrected'
  | 'file-read'
  | 'note-written'
  | 'reply-written'
  | 'appointment-booked'
  | 'appointment-moved'
  | 'appointment-cancelled'
  | 'times-blocked'
  | 'times-opened'
  | 'message-retried'
  | 'message-dismissed'
  | 'export'
  | 'text-changed'
  | 'draft-discarded'
  | 'publication-asked'
  | 'publication-scheduled'
  | 'schedule-cancelled'
  | 'publication-undone'

/** One entry, without names or texts of visitors. */
export interface AuditEntry {
  readonly action: AuditAction
  /** The member; undefined for the command line. */
  readonly staffId?: string | undefined
  readonly requestId?: string | undefined
  /** A code, a count or a member's id; never anything about a visitor. */
  readonly detail?: string | undefined
}

/** Months after which entries are deleted. */
const auditMonths = 24

/** Records what a member did. */
export async function audit(store: Store, { action, staffId, requestId, detail }: AuditEntry): Promise<void> {
  await query(store, (db) =>
    db
      .insertInto('audit')
      .values({
        id: store.ids.id(),
        at: toText(store.clock()),
        staff_id: staffId ?? null,
        action,
        request_id: requestId ?? null,
        detail: detail ?? null,
      })
      .execute(),
  )
}

/** A recorded entry. */
export interface AuditRecord extends AuditEntry {
  readonly id: string
  readonly at: Temporal.Instant
  /** Undefined if the request was erased or none was concerned. */
  readonly reference: string | undefined
}

/** Which entries to list. */
interface AuditFilter {
  readonly staffId?: string | undefined
  readonly action?: AuditAction | undefined
  /** Counts from 0. */
  readonly page: number
  readonly perPage: number
}

/** The entries of a page, the newest first, and whether there are older ones. */
export async function listAudit(
  store: Store,
  { staffId, action, page, perPage }: AuditFilter,
): Promise<{ entries: AuditRecord[]; more: boolean }> {
  const rows = await query(store, (db) =>
    db
      .selectFrom('audit')
      .leftJoin('request', 'request.id', 'audit.request_id')
      .selectAll('audit')
      .select('request.reference')
      .$if(staffId !== undefined, (select) => select.where('audit.staff_id', '=', staffId ?? ''))
      .$if(action !== undefined, (select) => select.where('audit.action', '=', action ?? ''))
      .orderBy('audit.at', 'desc')
      .orderBy('audit.id')
      .limit(perPage + 1)
      .offset(page * perPage)
      .execute(),
  )
  const entries = rows.slice(0, perPage).map((row) => ({
    id: row.id,
    at: fromText(row.at),
    action: row.action as AuditAction,
    staffId: row.staff_id ?? undefined,
    requestId: row.request_id ?? undefined,
    detail: row.detail ?? undefined,
    reference: row.reference ?? undefined,
  }))
  return { entries, more: rows.length > perPage }
}

/** Deletes old entries, for the daily purge. */
export async function forgetAudit(store: Store): Promise<void> {
  const before = store.clock().toZonedDateTimeISO('Europe/Madrid').subtract({ months: auditMonths })
  await query(store, (db) => db.deleteFrom('audit').where('at', '<', toText(before.toInstant())).execute())
}
