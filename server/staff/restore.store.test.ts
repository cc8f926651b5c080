import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { submission } from '#tests/support/submission.ts'
import { openStore, sqliteFile } from '#server/store/open-store.ts'
import { defaultRetention, type StoreConfig } from '#server/store/store-config.ts'
import { submitRequest } from '#server/store/submit-request.ts'
import { runCommand } from './run-command.ts'

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
  let printed = ''
  const print = (text: string) => void (printed += text)
  await runCommand(words, {
    config: () => config,
    openStore: () => openStore(config),
    out: print,
    err: print,
  })
  return printed
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
    `the store that was there could not be opened and is kept as ${current}.damaged; it holds personal data: delete it when nobody needs it\n${restored}`,
  )
})
