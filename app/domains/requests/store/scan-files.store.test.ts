import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { ScanState } from '#platform/uploads/kept-file.ts'
import type { ScanFile } from '#platform/uploads/clamd.server.ts'
import { describeStores } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { uploadFile } from '#platform/uploads/data-files.server.ts'
import { requestFiles } from './read-requests.server.ts'
import { countUnscanned, scanWaiting } from './scan-files.server.ts'
import { query, type Store } from '#platform/store/store.server.ts'
import { submitRequest } from './submit-request.server.ts'

async function put(store: Store, scan: ScanState) {
  const file = { id: store.ids.id(), mediaType: 'image/png', size: 1, scan }
  const path = uploadFile(store.config.dataDir, file.id)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, 'x')
  return file
}

/** A request with files; its id. */
async function sent(store: Store, files: Awaited<ReturnType<typeof put>>[]): Promise<string> {
  const result = await submitRequest(store, submission({ files }))
  if (result.kind !== 'received') throw new Error(result.kind)
  const row = await query(store, (db) =>
    db.selectFrom('request').select('id').where('reference', '=', result.reference).executeTakeFirstOrThrow(),
  )
  return row.id
}

const mails = (store: Store) =>
  query(store, (db) =>
    db.selectFrom('outbox').select(['kind', 'request_id']).where('event', '=', 'files-scanned').execute(),
  )

describeStores('the scan of waiting files', ({ open }) => {
  test('releases clean files, deletes infected ones and writes to the office once', async () => {
    const store = await open({})
    const [clean, infected, before] = [
      await put(store, 'waiting'),
      await put(store, 'waiting'),
      await put(store, 'clean'),
    ]
    const request = await sent(store, [clean, infected, before])
    expect(await countUnscanned(store)).toBe(2)
    const scan: ScanFile = (path) => Promise.resolve(path.endsWith(infected.id) ? 'infected' : 'clean')
    expect(await scanWaiting(store, scan)).toBe(2)
    expect(await countUnscanned(store)).toBe(0)
    const states = new Map((await requestFiles(store, request)).map((file) => [file.id, file.scan]))
    expect([clean, infected, before].map(({ id }) => states.get(id))).toEqual(['clean', 'infected', 'clean'])
    expect((await readdir(join(store.config.dataDir, 'uploads'))).toSorted()).toEqual(
      [clean.id, before.id].toSorted(),
    )
    expect(await mails(store)).toEqual([{ kind: 'mail-office', request_id: request }])
  })

  test('stops when the scanner is unavailable, and continues with the next pass', async () => {
    const store = await open({})
    await sent(store, [await put(store, 'waiting'), await put(store, 'waiting')])
    const scan = vi.fn<ScanFile>(() => Promise.resolve('unavailable'))
    expect(await scanWaiting(store, scan)).toBe(0)
    expect(scan).toHaveBeenCalledTimes(1)
    expect([await countUnscanned(store), await mails(store)]).toEqual([2, []])
    expect(await scanWaiting(store, () => Promise.resolve('clean'))).toBe(2)
    expect(await mails(store)).toHaveLength(1)
  })

  test('on two servers at once sends one mail and records each file once', async () => {
    const store = await open({})
    await sent(store, await Promise.all(Array.from({ length: 5 }, () => put(store, 'waiting'))))
    const passes = [1, 2].map(() => scanWaiting(store, () => Promise.resolve('infected')))
    await Promise.all(passes)
    expect([await countUnscanned(store), await mails(store)]).toMatchObject([0, { length: 1 }])
  })

  test('skips a file that does not exist', async () => {
    const store = await open({})
    const gone = { ...(await put(store, 'waiting')), id: store.ids.id() }
    await sent(store, [gone])
    const scan = vi.fn<ScanFile>()
    expect(await scanWaiting(store, scan)).toBe(0)
    expect(scan).not.toHaveBeenCalled()
    expect(await countUnscanned(store)).toBe(1)
  })
})
