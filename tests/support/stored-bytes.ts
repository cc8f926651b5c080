import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { mailFile, uploadFile } from '#platform/uploads/data-files.server.ts'
import { writeReply } from '#domains/requests/reply/write-reply.server.ts'
import { findRequest } from '#domains/requests/store/read-requests.server.ts'
import { addStaffNote, changeWork } from '#domains/requests/work/change-work.server.ts'
import { addNote } from '#domains/requests/status/follow-up.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import { submission } from './submission.ts'
import { settleMessages } from './settle-messages.ts'

/** The bytes of every file in the data directory: database, journal, mails, uploads. */
function dataFiles(store: Store): string {
  const entries = readdirSync(store.config.dataDir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'latin1')).join('\n')
}

/** The bytes of PostgreSQL's tables and indexes on disk. */
async function tableFiles(store: Store): Promise<string> {
  // Without the store's own limit of half a minute: beside other tests a busy disk may take longer.
  const client = new pg.Client({ connectionString: store.config.databaseUrl })
  await client.connect()
  await client.query('checkpoint')
  await client.end()
  const { rows } = await sql<{ bytes: Buffer }>`
    select pg_read_binary_file(pg_relation_filepath(oid)) as bytes from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')`.execute(store.db)
  return rows.map(({ bytes }) => bytes.toString('latin1')).join('\n')
}

/** Everything that a store keeps on disk, as raw bytes. */
export async function storedBytes(store: Store): Promise<string> {
  return dataFiles(store) + (store.dialect === 'postgres' ? await tableFiles(store) : '')
}

/** The content of every field of the canary with this number. */
export const canary = (index: number) => `canary-${index}-end`

/**
 * A request with its canary in every field, in a note, its upload, a note of the staff and a reply; some are long enough to
 * fill whole pages.
 */
export async function submitCanary(store: Store, index: number, suspect = false): Promise<string> {
  const text = canary(index)
  const upload = `upload-${index}`
  const result = await submitRequest(
    store,
    submission({
      contact: { name: `${text} Name`, email: `${text}@example.org`, phone: text },
      message: `${text} `.repeat(index % 7 === 1 ? 300 : 3),
      fields: { [text]: [text], more: text },
      referrerHost: `${text}.example.org`,
      utm: { utm_source: text },
      files: [{ id: upload, mediaType: 'application/pdf', size: 5 }],
      suspect,
    }),
  )
  if (result.kind !== 'received') return ''
  await addNote(store, result.statusToken, `${text} note`)
  await putFile(uploadFile(store.config.dataDir, upload), text)
  const request = await findRequest(store, { reference: result.reference })
  const target = { requestId: request?.id ?? '' }
  await addStaffNote(store, target, `${text} staff note`)
  await changeWork(store, target, { dueOn: '2027-01-01' })
  // Refused for a quarantined one.
  await writeReply(store, { ...target, subject: `${text} subject`, body: `${text} reply`, state: 'seen' })
  return result.reference
}

/**
 * Writes every message to a file as the worker does without a mail server, and marks it as sent.
 */
export async function putMails(store: Store): Promise<void> {
  const messages = await store.db
    .selectFrom('outbox')
    .innerJoin('request', 'request.id', 'outbox.request_id')
    .select(['outbox.id', 'request.name'])
    .execute()
  for (const { id, name } of messages) await putFile(mailFile(store.config.dataDir, id), name)
  await settleMessages(store)
}

async function putFile(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
