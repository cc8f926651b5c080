import type { Kysely, Selectable } from 'kysely'
import { fromText } from '#platform/store/instant.server.ts'
import type { RequestWorkTable, Schema } from '#platform/store/schema.server.ts'
import { query, type Store } from '#platform/store/store.server.ts'

/** What the staff have arranged about a request. */
export interface RequestWork {
  /** The member of staff who handles it. */
  readonly assignee: string | undefined
  /** An ISO day that replaces the one promised to the visitor. */
  readonly dueOn: string | undefined
  /** An ISO day; until then it is not among the open requests. */
  readonly snoozedUntil: string | undefined
  /** Grows with each change by the staff; 0 before the first. */
  readonly version: number
  /** Who made the last change; undefined for the command line. */
  readonly updatedBy: string | undefined
  readonly updatedAt: Temporal.Instant | undefined
}

/** The work on a request that no member of staff has touched. */
export const untouchedWork: RequestWork = {
  assignee: undefined,
  dueOn: undefined,
  snoozedUntil: undefined,
  version: 0,
  updatedBy: undefined,
  updatedAt: undefined,
}

function toWork(row: Selectable<RequestWorkTable>): RequestWork {
  return {
    assignee: row.assignee ?? undefined,
    dueOn: row.due_on ?? undefined,
    snoozedUntil: row.snoozed_until ?? undefined,
    version: row.version,
    updatedBy: row.updated_by ?? undefined,
    updatedAt: fromText(row.updated_at),
  }
}

/** The same inside a transaction. */
export async function workWithin(db: Kysely<Schema>, requestId: string): Promise<RequestWork> {
  const row = await db
    .selectFrom('request_work')
    .selectAll()
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return row ? toWork(row) : untouchedWork
}

/** The work on a request; a request that no member of staff has touched has version 0. */
export async function requestWork(store: Store, requestId: string): Promise<RequestWork> {
  return await query(store, (db) => workWithin(db, requestId))
}

/** An internal note, which no visitor sees. */
export interface StaffNote {
  readonly id: string
  /** Undefined for one that was written on the command line. */
  readonly staffId: string | undefined
  readonly text: string
  readonly createdAt: Temporal.Instant
}

interface OwnedNote extends StaffNote {
  readonly requestId: string
}

async function readStaffNotes(store: Store, requestId?: string): Promise<OwnedNote[]> {
  const rows = await query(store, (db) =>
    db
      .selectFrom('staff_note')
      .selectAll()
      .$if(requestId !== undefined, (select) => select.where('request_id', '=', requestId ?? ''))
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  )
  return rows.map((row) => ({
    requestId: row.request_id,
    id: row.id,
    staffId: row.staff_id ?? undefined,
    text: row.text,
    createdAt: fromText(row.created_at),
  }))
}

/** The internal notes on a request, the oldest first. */
export async function staffNotes(store: Store, requestId: string): Promise<StaffNote[]> {
  return await readStaffNotes(store, requestId)
}

/** Every internal note, by its request. */
export async function staffNotesByRequest(store: Store): Promise<ReadonlyMap<string, readonly StaffNote[]>> {
  return Map.groupBy(await readStaffNotes(store), ({ requestId }) => requestId)
}

/** The work on every request that has some. */
export async function workByRequest(store: Store): Promise<ReadonlyMap<string, RequestWork>> {
  const rows = await query(store, (db) => db.selectFrom('request_work').selectAll().execute())
  return new Map(rows.map((row) => [row.request_id, toWork(row)]))
}
