import type { KeptFile } from '#platform/uploads/kept-file.ts'
import type { RequestState, ConsentTable, RequestTable } from '#platform/store/schema.server.ts'
import { query, type Store } from '#platform/store/store.server.ts'
import type { Selectable } from 'kysely'
import type { FieldValue, RequestDialog } from '#domains/requests/submission.ts'
import type { Locale } from '#map/locale.ts'
import type { PageId } from '#map/pages/pages.ts'
import { fromText } from '#platform/store/instant.server.ts'

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
function toRecord(row: Row): RequestRecord {
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

type Key = { readonly id: string } | { readonly reference: string }

/** One request by its id or its reference. */
export async function findRequest(store: Store, key: Key): Promise<RequestRecord | undefined> {
  const [column, value] = 'id' in key ? (['id', key.id] as const) : (['reference', key.reference] as const)
  const row = await query(store, (db) =>
    db
      .selectFrom('request')
      .innerJoin('consent', 'consent.request_id', 'request.id')
      .selectAll()
      .where(column, '=', value)
      .executeTakeFirst(),
  )
  return row && toRecord(row)
}

interface OwnedFile extends KeptFile {
  readonly requestId: string
}

async function readFiles(store: Store, requestId?: string): Promise<OwnedFile[]> {
  const rows = await query(store, (db) =>
    db
      .selectFrom('upload')
      .select(['request_id', 'id', 'media_type', 'size', 'pages', 'attachments', 'scripts', 'scan'])
      .$if(requestId !== undefined, (select) => select.where('request_id', '=', requestId ?? ''))
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  )
  return rows.map(({ request_id, id, media_type, size, pages, attachments, scripts, scan }) => ({
    requestId: request_id,
    id,
    mediaType: media_type,
    size,
    ...(pages !== null && { pdf: { pages, attachments: attachments ?? 0, scripts: scripts ?? 0 } }),
    ...(scan !== null && { scan }),
  }))
}

/** The files of a request, including later additions, in order of arrival. */
export async function requestFiles(store: Store, requestId: string): Promise<KeptFile[]> {
  return (await readFiles(store, requestId)).map(({ requestId: _owner, ...file }) => file)
}

/** Every file by its request, in the same order. */
export async function filesByRequest(store: Store): Promise<ReadonlyMap<string, readonly KeptFile[]>> {
  return Map.groupBy(await readFiles(store), ({ requestId }) => requestId)
}

export interface ListFilter {
  /** All states by default. */
  readonly states?: readonly RequestState[]
  readonly limit?: number
}

/** Requests, the newest first. */
export async function listRequests(store: Store, filter: ListFilter = {}): Promise<RequestRecord[]> {
  const { states, limit } = filter
  const rows = await query(store, (db) =>
    db
      .selectFrom('request')
      .innerJoin('consent', 'consent.request_id', 'request.id')
      .selectAll()
      .$if(states !== undefined, (select) => select.where('state', 'in', states ?? []))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .$if(limit !== undefined, (select) => select.limit(limit ?? 0))
      .execute(),
  )
  return rows.map(toRecord)
}

/** How many requests there are in each state. */
export async function countByState(store: Store): Promise<Partial<Record<RequestState, number>>> {
  const rows = await query(store, (db) =>
    db
      .selectFrom('request')
      .select(['state', (eb) => eb.fn.countAll().as('count')])
      .groupBy('state')
      .execute(),
  )
  return Object.fromEntries(rows.map((row) => [row.state, Number(row.count)]))
}
