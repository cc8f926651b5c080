import { fromText } from '#platform/store/instant.server.ts'
import type { ReplyTable } from '#platform/store/schema.server.ts'
import { query, type Store } from '#platform/store/store.server.ts'
import type { Selectable } from 'kysely'

/** What the office wrote to the visitor. */
export interface Reply {
  readonly id: string
  /** Undefined for one that was written on the command line. */
  readonly staffId: string | undefined
  /** The template that it began as. */
  readonly template: string | undefined
  readonly subject: string
  readonly body: string
  readonly createdAt: Temporal.Instant
}

function toReply(row: Selectable<ReplyTable>): Reply {
  return {
    id: row.id,
    staffId: row.staff_id ?? undefined,
    template: row.template ?? undefined,
    subject: row.subject,
    body: row.body,
    createdAt: fromText(row.created_at),
  }
}

/** One reply by its id. */
export async function findReply(store: Store, id: string): Promise<Reply | undefined> {
  const row = await query(store, (db) =>
    db.selectFrom('reply').selectAll().where('id', '=', id).executeTakeFirst(),
  )
  return row && toReply(row)
}

async function readReplies(store: Store, requestId?: string): Promise<Selectable<ReplyTable>[]> {
  return await query(store, (db) =>
    db
      .selectFrom('reply')
      .selectAll()
      .$if(requestId !== undefined, (select) => select.where('request_id', '=', requestId ?? ''))
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  )
}

/** The replies to a request, the oldest first. */
export async function requestReplies(store: Store, requestId: string): Promise<Reply[]> {
  return (await readReplies(store, requestId)).map(toReply)
}

/** Every reply, by its request. */
export async function repliesByRequest(store: Store): Promise<ReadonlyMap<string, readonly Reply[]>> {
  const rows = Map.groupBy(await readReplies(store), (row) => row.request_id)
  return new Map([...rows].map(([id, own]) => [id, own.map(toReply)]))
}
