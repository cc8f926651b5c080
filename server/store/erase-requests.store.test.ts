import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, open as openFile, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { describeStores } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { mailFile, uploadFile } from './data-files.ts'
import { eraseRequest, replayErasures } from './erase-requests.ts'
import { listRequests } from './read-requests.ts'
import { submitRequest } from './submit-request.ts'
import type { Store } from './store.ts'

/** A request with the canary in every field; some are long enough to fill pages of their own. */
async function submitCanary(store: Store, index: number): Promise<string> {
  const canary = `canary-${index}-end`
  const result = await submitRequest(
    store,
    submission({
      contact: { name: `${canary} Name`, email: `${canary}@example.org`, phone: canary },
      message: `${canary} `.repeat(index % 7 === 1 ? 300 : 3),
      fields: { [canary]: [canary], more: canary },
      referrerHost: `${canary}.example.org`,
      utm: { utm_source: canary },
      files: [{ id: `upload-${index}`, mediaType: 'application/pdf', size: 5 }],
    }),
  )
  return result.kind === 'received' ? result.reference : ''
}

function dataFiles(store: Store): string {
  const entries = readdirSync(store.config.dataDir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1')).join('\n')
}

/** The bytes of PostgreSQL's tables and indexes as they lie on its disk. */
async function tableFiles(store: Store): Promise<string> {
  await sql`checkpoint`.execute(store.db)
  const { rows } = await sql<{ bytes: Buffer }>`
    select pg_read_binary_file(pg_relation_filepath(oid)) as bytes from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')`.execute(store.db)
  return rows.map(({ bytes }) => bytes.toString('latin1')).join('\n')
}

async function putFile(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

describeStores('eraseRequest', ({ open, dialect }) => {
  test('leaves nothing personal in database, journal, mails or uploads and keeps the others', async () => {
    const store = await open()
    const { dataDir } = store.config
    const references: string[] = []
    for (let index = 0; index < 150; index++) references.push(await submitCanary(store, index))
    const messages = await store.db
      .selectFrom('outbox')
      .innerJoin('request', 'request.id', 'outbox.request_id')
      .select(['outbox.id', 'request.name'])
      .execute()
    for (const { id, name } of messages) await putFile(mailFile(dataDir, id), name)
    for (let index = 0; index < 150; index++)
      await putFile(uploadFile(dataDir, `upload-${index}`), `canary-${index}-end`)

    const gone = references.map((_, index) => index).filter((index) => index % 5 === 1)
    for (const index of gone) {
      expect(await eraseRequest(store, references[index] ?? '')).toEqual({ kind: 'erased', scrubbed: true })
    }
    const bytes = dataFiles(store) + (dialect === 'postgres' ? await tableFiles(store) : '')
    expect(gone.filter((index) => bytes.includes(`canary-${index}-end`))).toEqual([])
    expect(references.filter((_, index) => bytes.includes(`canary-${index}-end Name`))).toHaveLength(120)
    expect(await eraseRequest(store, references[1] ?? '')).toEqual({ kind: 'not-found' })
    expect(await listRequests(store)).toHaveLength(120)
    for (const [table, count] of [
      ['consent', 120],
      ['upload', 120],
      ['outbox', 240],
    ] as const) {
      expect(await store.db.selectFrom(table).selectAll().execute()).toHaveLength(count)
    }
    expect(await readFile(join(dataDir, 'erasures.jsonl'), 'utf8')).not.toContain('canary')
  }, 60_000)

  test('is noted on the disk before anything is deleted', async () => {
    const store = await open()
    const reference = await submitCanary(store, 1)
    const handle = await openFile(store.config.dataDir, 'r')
    const files = Object.getPrototypeOf(handle) as typeof handle
    await handle.close()
    const left: number[] = []
    vi.spyOn(files, 'sync').mockImplementation(async () => {
      left.push((await listRequests(store)).length)
    })
    await eraseRequest(store, reference)
    expect(left[0]).toBe(1)
    expect(await listRequests(store)).toEqual([])
  })

  test('is repeated also where a power cut tore the entry before', async () => {
    const store = await open()
    const reference = await submitCanary(store, 1)
    const request = await store.db.selectFrom('request').selectAll().executeTakeFirstOrThrow()
    await writeFile(join(store.config.dataDir, 'erasures.jsonl'), '{"requestId":"0198-torn","era')
    await eraseRequest(store, reference)
    await store.db.insertInto('request').values(request).execute()
    expect(await replayErasures(store)).toBe(1)
    expect(await listRequests(store)).toEqual([])
  })

  test('is repeated on a restored backup', async () => {
    const store = await open()
    const reference = await submitCanary(store, 1)
    const request = await store.db.selectFrom('request').selectAll().executeTakeFirstOrThrow()
    const consent = await store.db.selectFrom('consent').selectAll().executeTakeFirstOrThrow()
    await eraseRequest(store, reference)
    await store.db.insertInto('request').values(request).execute()
    await store.db.insertInto('consent').values(consent).execute()
    await submitCanary(store, 2)
    expect(await replayErasures(store)).toBe(1)
    expect(await listRequests(store)).toHaveLength(1)
  })
})
