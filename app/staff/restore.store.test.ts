import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runTool } from '#tests/support/staff-tool.ts'
import { submission } from '#tests/support/submission.ts'
import { openStore, sqliteFile } from '#platform/store/open-store.server.ts'
import { defaultRetention, type StoreConfig } from '#platform/store/store-config.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'

let folder = ''
let config: StoreConfig
beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  folder = await mkdtemp(join(tmpdir(), 'restore-test-'))
  config = {
    dataDir: join(folder, 'data'),
    referencePrefix: 'TAL',
    linkDays: 90,
    webhook: false,
    retention: defaultRetention,
  }
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

async function run(...words: string[]): Promise<string> {
  const { out, err } = await runTool(words, config, openStore)
  return out + err
}

test('only a restore makes a store where there is none, and says so', async () => {
  const data = config.dataDir
  const store = await openStore(config)
  await submitRequest(store, submission())
  await store.close()
  const file = join(folder, 'backup')
  await run('backup', file)
  await rename(data, join(folder, 'away'))
  for (const line of ['list', 'export --csv', 'purge', 'replay-erasures', `backup ${join(folder, 'next')}`])
    expect(await run(...line.split(' '))).toContain(
      `DATA_DIR: there is no store at ${sqliteFile(data)}: no such file or directory (ENOENT)`,
    )
  expect((await readdir(folder)).toSorted()).toEqual(['away', 'backup'])
  expect(await run('restore', file)).toBe(
    `there was no store in ${data} (DATA_DIR); the backup begins one\nrestored: 1 requests; 0 had been erased since and were erased again\n`,
  )
})

test('a backup is written over nothing, and a wrong path is named with the reason', async () => {
  const store = await openStore(config)
  await submitRequest(store, submission())
  await store.close()
  const file = join(folder, 'backup')
  expect(await run('backup', file)).toBe(
    `1 requests and 1 files are in ${file}; keep it as safe as the store itself\n`,
  )
  const before = await readFile(file)
  for (const there of [file, folder])
    expect(await run('backup', there)).toBe(`${there} is there already; name another file\n`)
  expect(await readFile(file)).toEqual(before)
  const none = join(folder, 'none', 'backup')
  const within = join(file, 'backup')
  expect(await run('backup', none)).toBe(
    `No backup was written to ${none}: no such file or directory (ENOENT)\n`,
  )
  expect(await run('backup', within)).toBe(`No backup was written to ${within}: not a directory (ENOTDIR)\n`)
  expect(await run('restore', none)).toBe(`${none} cannot be read: no such file or directory (ENOENT)\n`)
  expect(await run('restore', folder)).toBe(`${folder} is not a file; name the backup itself\n`)
  config = { ...config, dataDir: within }
  expect(await run('restore', file)).toBe(
    `${file} was not restored into ${within} (DATA_DIR): not a directory (ENOTDIR)\n`,
  )
  expect((await readdir(folder)).toSorted()).toEqual(['backup', 'data'])
})

test('a restore says where it put a store that could not be opened', async () => {
  const store = await openStore(config)
  await submitRequest(store, submission())
  await store.close()
  const file = join(folder, 'backup')
  await run('backup', file)
  const restored = 'restored: 1 requests; 0 had been erased since and were erased again\n'
  expect(await run('restore', file)).toBe(restored)
  const current = sqliteFile(config.dataDir)
  await writeFile(current, 'no database'.padEnd(8192))
  expect(await run('restore', file)).toBe(
    `the store that was there could not be opened and is kept as ${current}.damaged; it holds personal data: delete it when it is no longer needed\n${restored}`,
  )
})
