import type { Selectable } from 'kysely'
import type { FieldValue, RequestDialog } from '#domains/requests/submission.ts'
import type { Locale } from '#map/locale.ts'
import type { PageId } from '#map/pages/pages.ts'
import { fromText } from '#platform/store/instant.server.ts'
import type { ConsentTable, RequestState, RequestTable } from '#platform/store/schema.server.ts'

/** A request as the server's code reads it. */
export interface RequestRecord {
  readonly id: string
  readonly reference: string
  readonly dialog: RequestDialog
  readonly pageId: PageId
  readonly locale: Locale
  readonly preferredLocale: Locale
  readonly state: RequestState
  readonly fields: Readonly<Record<string, FieldValue>>
  readonly message: string | undefined
  readonly name: string
  readonly email: string | undefined
  readonly phone: string | undefined
  readonly referrerHost: string | undefined
  readonly utm: Readonly<Record<string, string>>
  readonly policyVersion: string
  readonly privacyAt: Temporal.Instant
  readonly marketingAt: Temporal.Instant | undefined
  readonly linkNonce: string
  readonly linkExpiresAt: Temporal.Instant
  readonly createdAt: Temporal.Instant
  readonly updatedAt: Temporal.Instant
  readonly closedAt: Temporal.Instant | undefined
}

type Row = Selectable<RequestTable> & Selectable<ConsentTable>

function optional(text: string | null): Temporal.Instant | undefined {
  return text === null ? undefined : fromText(text)
}

/** Reads a request's row, joined with its consent; only this server wrote it, so its values are trusted. */
export function toRecord(row: Row): RequestRecord {
  return {
    id: row.id,
    reference: row.reference,
    dialog: row.dialog as RequestDialog,
    pageId: row.page_id as PageId,
    locale: row.locale as Locale,
    preferredLocale: row.preferred_locale as Locale,
    state: row.state,
    fields: JSON.parse(row.fields) as Record<string, FieldValue>,
    message: row.message ?? undefined,
    name: row.name,
    email: row.email ?? undefined,
    phone: row.phone ?? undefined,
    referrerHost: row.referrer_host ?? undefined,
    utm: JSON.parse(row.utm) as Record<string, string>,
    policyVersion: row.policy_version,
    privacyAt: fromText(row.privacy_at),
    marketingAt: optional(row.marketing_at),
    linkNonce: row.link_nonce,
    linkExpiresAt: fromText(row.link_expires_at),
    createdAt: fromText(row.created_at),
    updatedAt: fromText(row.updated_at),
    closedAt: optional(row.closed_at),
  }
}
