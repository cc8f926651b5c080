import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { submission } from '#tests/support/submission.ts'
import { backupStore } from './backup.server.ts'
import { uploadFile } from '#platform/uploads/data-files.server.ts'
import { eraseRequest, replayErasures } from '#domains/retention/erase-requests.server.ts'
import { openStore, sqliteFile } from '#platform/store/open-store.server.ts'
import { countByState, findRequest } from '#domains/requests/store/read-requests.server.ts'
import { restoreBackup } from './restore.server.ts'
import { defaultRetention } from '#platform/store/store-config.server.ts'
import type { StoreConfig } from '#platform/store/store-config.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import type { Store } from '#platform/store/store.server.ts'

let folder = ''
let config: StoreConfig
let store: Store
beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  folder = await mkdtemp(join(tmpdir(), 'backup-test-'))
  config = {
    dataDir: join(folder, 'data'),
    referencePrefix: 'TAL',
    linkDays: 90,
    webhook: false,
    retention: defaultRetention,
  }
  store = await openStore(config)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

async function submit(changes: Parameters<typeof submission>[0] = {}): Promise<string> {
  const result = await submitRequest(store, submission(changes))
  return result.kind === 'received' ? result.reference : ''
}

test('a backup during incoming requests contains every request acknowledged before, and restores', async () => {
  const file = join(folder, 'backup')
  const id = store.ids.id()
  const upload = uploadFile(config.dataDir, id)
  await mkdir(dirname(upload), { recursive: true })
  await writeFile(upload, 'bill')
  const before = await submit({ files: [{ id, mediaType: 'application/pdf', size: 4 }] })
  const erased = await submit()
  let more = true
  const writing = (async () => {
    while (more) {
      await submit()
      // SQLite answers synchronously; the backup's own file work needs a turn of the event loop
      // too.
      await setImmediate()
    }
  })()
  const result = await backupStore(store, file)
  more = false
  await writing
  expect(result.requests).toBeGreaterThanOrEqual(2)
  expect(result.files).toBe(2)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await eraseRequest(store, erased)

  expect(await restoreBackup(file, config.dataDir)).toBe('in-use')
  await store.close()
  await rm(upload)
  expect(await restoreBackup(file, config.dataDir)).toEqual({ uploads: 1, kept: undefined })
  store = await openStore(config)
  expect(await findRequest(store, { reference: erased })).toBeDefined()
  expect(await replayErasures(store)).toBe(1)
  expect(await findRequest(store, { reference: erased })).toBeUndefined()
  expect(await findRequest(store, { reference: before })).toMatchObject({ name: 'Änne Groß' })
  expect(await countByState(store)).toEqual({ received: result.requests - 1 })
  expect(await readFile(upload, 'utf8')).toBe('bill')
})

/** Leaves a database as if killed mid-transaction, with its rollback journal. */
async function killedDatabase(path: string): Promise<void> {
  const database = new DatabaseSync(path)
  database.exec('pragma cache_size = 1; create table old (text)')
  database.exec('begin')
  for (let row = 0; row < 200; row++) database.exec(`insert into old values ('${'x'.repeat(2_000)}')`)
  database.exec('commit; begin; update old set text = upper(text)')
  await copyFile(`${path}-journal`, `${path}-kept`)
  database.close()
  await rename(`${path}-kept`, `${path}-journal`)
}

test('removes leftovers of a killed restore and keeps them out of the next one', async () => {
  const reference = await submit()
  const file = join(folder, 'backup')
  await backupStore(store, file)
  await store.close()
  await killedDatabase(`${sqliteFile(config.dataDir)}.restoring`)
  expect(await restoreBackup(file, config.dataDir)).toEqual({ uploads: 0, kept: undefined })
  expect((await readdir(config.dataDir)).toSorted()).toEqual(['link.key', 'store.sqlite'])
  store = await openStore(config)
  expect(await findRequest(store, { reference })).toBeDefined()
})

test('replaces a store that cannot be opened and keeps a copy, each time', async () => {
  const reference = await submit()
  const file = join(folder, 'backup')
  await backupStore(store, file)
  await store.close()
  const current = sqliteFile(config.dataDir)
  await writeFile(current, 'no database'.padEnd(8192))
  expect(await restoreBackup(file, config.dataDir)).toEqual({ uploads: 0, kept: `${current}.damaged` })
  const sound = await readFile(current)
  // SQLite rejects a folder as a journal; either way the obstacle belongs to the old store.
  await mkdir(`${current}-wal`)
  expect(await restoreBackup(file, config.dataDir)).toEqual({ uploads: 0, kept: `${current}.damaged-2` })
  expect((await readFile(`${current}.damaged`, 'utf8')).trim()).toBe('no database')
  expect(await readFile(`${current}.damaged-2`)).toEqual(sound)
  expect((await readdir(config.dataDir)).toSorted()).toEqual([
    'link.key',
    'store.sqlite',
    'store.sqlite.damaged',
    'store.sqlite.damaged-2',
    'store.sqlite.damaged-2-wal',
  ])
  store = await openStore(config)
  expect(await findRequest(store, { reference })).toBeDefined()
})

test('changes nothing when the backup is invalid', async () => {
  const reference = await submit()
  const file = join(folder, 'backup')
  await backupStore(store, file)
  const bytes = await readFile(file)
  await store.close()
  await writeFile(file, bytes.subarray(0, bytes.length / 2))
  expect(await restoreBackup(file, config.dataDir)).toBe('damaged')
  await writeFile(file, 'text')
  expect(await restoreBackup(file, config.dataDir)).toBe('damaged')
  expect(await restoreBackup(join(folder, 'none'), config.dataDir)).toBe('not-a-backup')
  store = await openStore(config)
  expect(await findRequest(store, { reference })).toBeDefined()
})
