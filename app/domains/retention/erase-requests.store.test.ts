import { mkdir, open as openFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { afterFirstQuery } from '#tests/support/after-first-query.ts'
import { lockAwaited } from '#tests/support/lock-awaited.ts'
import { canary, putMails, storedBytes, submitCanary } from '#tests/support/stored-bytes.ts'
import { describeStores } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { uploadFile } from '#platform/uploads/data-files.server.ts'
import { eraseRequest, replayErasures } from './erase-requests.server.ts'
import type { EraseResult } from './erase-requests.server.ts'
import { addFiles } from '#domains/requests/status/follow-up.server.ts'
import { purge } from './purge.server.ts'
import { listRequests } from '#domains/requests/store/read-requests.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'

describeStores('eraseRequest', ({ dialect, open, configure }) => {
  test('leaves nothing personal in database, journal, mails or uploads and keeps the others', async () => {
    const store = await open()
    const references: string[] = []
    for (let index = 0; index < 150; index++) references.push(await submitCanary(store, index))
    await putMails(store)
    const gone = references.map((_, index) => index).filter((index) => index % 5 === 1)
    for (const index of gone) {
      expect(await eraseRequest(store, references[index] ?? '')).toEqual({ kind: 'erased', scrubbed: true })
    }
    const bytes = await storedBytes(store)
    expect(gone.filter((index) => bytes.includes(canary(index)))).toEqual([])
    expect(references.filter((_, index) => bytes.includes(`${canary(index)} Name`))).toHaveLength(120)
    expect(await eraseRequest(store, references[1] ?? '')).toEqual({ kind: 'not-found' })
    expect(await listRequests(store)).toHaveLength(120)
    for (const [table, count] of [
      ['consent', 120],
      ['upload', 120],
      ['note', 120],
      ['outbox', 480],
      ['request_work', 120],
      ['staff_note', 120],
      ['reply', 120],
    ] as const) {
      expect(await store.db.selectFrom(table).selectAll().execute()).toHaveLength(count)
    }
    expect(await readFile(join(store.config.dataDir, 'erasures.jsonl'), 'utf8')).not.toContain('canary')
  }, 120_000)

  // SQLite allows only one writer at a time, so the erasure begins after the files exist.
  test.runIf(dialect === 'postgres')('erases files being added when it begins', async () => {
    const config = await configure()
    const [visitor, staff] = [await open({}, config), await open({}, config)]
    const request = await submitRequest(visitor, submission())
    if (request.kind !== 'received') throw new Error(request.kind)
    const file = { id: 'late', mediaType: 'image/png', size: 1 }
    await mkdir(join(config.dataDir, 'uploads'), { recursive: true })
    await writeFile(uploadFile(config.dataDir, file.id), 'x')
    let erasing: Promise<EraseResult> | undefined
    const erase = async () => {
      erasing = eraseRequest(staff, request.reference)
      await lockAwaited(visitor)
    }
    const adding = afterFirstQuery(visitor, erase, 'InsertQueryNode')
    expect(await addFiles(adding, request.statusToken, [file])).toBe('done')
    expect(await erasing).toHaveProperty('kind', 'erased')
    expect(await visitor.db.selectFrom('upload').select('id').execute()).toEqual([])
    expect(await readdir(join(config.dataDir, 'uploads'))).toEqual([])
  })

  test('is recorded on disk before anything is deleted', async () => {
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

  test('is repeated even if a power cut truncated the previous ledger entry', async () => {
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

  test('is repeated by the next purge if it was not after a restore', async () => {
    const store = await open()
    const reference = await submitCanary(store, 1)
    const request = await store.db.selectFrom('request').selectAll().executeTakeFirstOrThrow()
    await eraseRequest(store, reference)
    await store.db.insertInto('request').values(request).execute()
    await submitCanary(store, 2)
    await purge(store)
    expect(await listRequests(store)).toHaveLength(1)
  })
})
