import type { Kysely, Transaction } from 'kysely'
import type { KeptFile } from '#platform/uploads/kept-file.ts'
import { fileLimits } from '#map/limits.ts'
import { cancelWithin } from '#domains/appointments/book/change-appointment.server.ts'
import { cleanText } from '#platform/clean-text.server.ts'
import { toText } from '#platform/store/instant.server.ts'
import { linkExpiry, outboxRow, uploadRow } from '#domains/requests/store/submit-request.server.ts'
import { liveRequest } from './read-status.server.ts'
import type { RequestRecord } from '#domains/requests/store/read-requests.server.ts'
import type { OutboxEvent, OutboxKind, Schema } from '#platform/store/schema.server.ts'
import { query, transact, type Store } from '#platform/store/store.server.ts'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { uploadFile } from '#platform/uploads/data-files.server.ts'

/** A file's data before its content is read. */
type Known = Pick<KeptFile, 'id' | 'mediaType' | 'size'>

/** Compares files by content; an unreadable one equals no other. */
type DigestOf = (file: Known) => Promise<string>

/** Reads each file of a data directory at most once, in chunks. */
function digests(dataDir: string): DigestOf {
  const known = new Map<string, string>()
  return async ({ id }) => {
    const before = known.get(id)
    if (before !== undefined) return before
    const hash = createHash('sha256')
    const digest = await pipeline(createReadStream(uploadFile(dataDir, id)), hash).then(
      () => hash.digest('base64'),
      () => id,
    )
    known.set(id, digest)
    return digest
  }
}

/**
 * Of new files, those not stored yet: a visitor who missed the answer on a weak connection sends them again. Only files
 * of equal type and size are read.
 */
async function newFiles<F extends Known>(
  digestOf: DigestOf,
  files: readonly F[],
  there: readonly Known[],
): Promise<F[]> {
  const fresh: F[] = []
  for (const file of files) {
    let isNew = true
    for (const other of [...there, ...fresh]) {
      if (other.mediaType !== file.mediaType || other.size !== file.size) continue
      if ((await digestOf(other)) === (await digestOf(file))) isNew = false
    }
    if (isNew) fresh.push(file)
  }
  return fresh
}

/** Limits on a request's additions and files. */
export const maxNotes = 20
export const maxFiles = fileLimits.ofRequest

/** The result of an addition or a withdrawal. */
export type FollowUpResult =
  | 'done'
  /** The link is wrong, has expired, or its request was erased. */
  | 'gone'
  /** The request is closed or withdrawn, so nothing can be added. */
  | 'over'
  /** The request is at its limit. */
  | 'full'

/** Who is notified about a request's changes. */
const audience: readonly OutboxKind[] = ['mail-office', 'webhook']

/**
 * Notifies the office and the webhook, unless the same news is already queued. The update changes nothing but locks
 * those messages, so that no worker leases and composes one before the change is committed; if one is being leased, it
 * waits and then queues another.
 */
export async function notify(
  store: Store,
  trx: Transaction<Schema>,
  request: Pick<RequestRecord, 'id' | 'state'>,
  event: OutboxEvent,
  to: readonly OutboxKind[] = audience,
): Promise<void> {
  const waiting = await trx
    .updateTable('outbox')
    .set({ attempts: 0 })
    .where('request_id', '=', request.id)
    .where('event', '=', event)
    .where('attempts', '=', 0)
    .returning('kind')
    .execute()
  const queued = new Set(waiting.map(({ kind }) => kind))
  const outward = store.config.webhook && request.state !== 'quarantined'
  const rows = to
    .filter((kind) => !queued.has(kind) && (outward || kind === 'mail-office'))
    .map((kind) => outboxRow(store, request.id, kind, event))
  if (rows.length > 0) await trx.insertInto('outbox').values(rows).execute()
}

function isOver({ state }: RequestRecord): boolean {
  return state === 'closed' || state === 'withdrawn'
}

async function touch(store: Store, trx: Transaction<Schema>, request: RequestRecord): Promise<void> {
  const at = store.clock()
  await trx
    .updateTable('request')
    .set({ updated_at: toText(at), link_expires_at: linkExpiry(store, at) })
    .where('id', '=', request.id)
    .execute()
}

type Change = (trx: Transaction<Schema>, request: RequestRecord) => Promise<FollowUpResult>

async function change(store: Store, token: string, work: Change): Promise<FollowUpResult> {
  const request = await liveRequest(store, token)
  if (!request) return 'gone'
  return await transact(store, async (trx) => {
    // Locks the request, so that two simultaneous additions cannot both pass the limit.
    const held = await trx
      .updateTable('request')
      .set({ id: request.id })
      .where('id', '=', request.id)
      .returning('state')
      .executeTakeFirst()
    return held ? await work(trx, { ...request, state: held.state }) : 'gone'
  })
}

/**
 * Adds the visitor's note. The same text twice in a row is one note.
 * @throws StoreFault
 */
export async function addNote(store: Store, token: string, raw: string): Promise<FollowUpResult> {
  const text = cleanText(raw).trim()
  return await change(store, token, async (trx, request) => {
    if (isOver(request)) return 'over'
    const notes = await trx
      .selectFrom('note')
      .select('text')
      .where('request_id', '=', request.id)
      .orderBy('created_at')
      .execute()
    if (notes.at(-1)?.text === text) return 'done'
    if (notes.length >= maxNotes) return 'full'
    const row = { id: store.ids.id(), request_id: request.id, text, created_at: toText(store.clock()) }
    await trx.insertInto('note').values(row).execute()
    await touch(store, trx, request)
    await notify(store, trx, request, 'note-added')
    return 'done'
  })
}

const uploadsOf = async (db: Kysely<Schema>, request: string) =>
  await db
    .selectFrom('upload')
    .select(['id', 'media_type as mediaType', 'size'])
    .where('request_id', '=', request)
    .execute()

/**
 * Adds files that were checked and stored, except those the request already has.
 * @throws StoreFault
 */
export async function addFiles(
  store: Store,
  token: string,
  files: readonly KeptFile[],
): Promise<FollowUpResult> {
  const digestOf = digests(store.config.dataDir)
  const found = await liveRequest(store, token)
  // Read before the transaction, so that it locks nothing meanwhile.
  if (found) await newFiles(digestOf, files, await query(store, (db) => uploadsOf(db, found.id)))
  return await change(store, token, async (trx, request) => {
    if (isOver(request)) return 'over'
    const uploads = await uploadsOf(trx, request.id)
    const fresh = await newFiles(digestOf, files, uploads)
    if (fresh.length === 0) return 'done'
    if (uploads.length + fresh.length > maxFiles) return 'full'
    const created_at = toText(store.clock())
    const rows = fresh.map((file) => uploadRow(file, request.id, created_at))
    await trx.insertInto('upload').values(rows).execute()
    await touch(store, trx, request)
    await notify(store, trx, request, 'files-added')
    return 'done'
  })
}

/**
 * Withdraws the request, including from quarantine: its retention begins. An appointment is cancelled with it, and that
 * mail notifies the office of both.
 * @param toVisitor whether that mail goes to the visitor as well
 * @throws StoreFault
 */
export async function withdrawRequest(
  store: Store,
  token: string,
  toVisitor = true,
): Promise<FollowUpResult> {
  return await change(store, token, async (trx, request) => {
    if (request.state === 'withdrawn') return 'done'
    if (request.state === 'closed') return 'over'
    const at = toText(store.clock())
    // Comes first: the recipients of its mails depend on the previous state.
    const cancelled = await cancelWithin(store, trx, request.id, { toVisitor })
    await trx
      .updateTable('request')
      .set({ state: 'withdrawn', closed_at: at })
      .where('id', '=', request.id)
      .execute()
    await touch(store, trx, request)
    await notify(store, trx, request, 'request-withdrawn', cancelled ? ['webhook'] : audience)
    return 'done'
  })
}
