import { mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { makeFolder } from './data-files.server.ts'

const parent = await mkdtemp(join(tmpdir(), 'sync-path-test-'))
afterEach(() => rm(parent, { recursive: true, force: true }))

test("syncs a new folder's entry to the disk, once", async () => {
  const handle = await open(parent, 'r')
  const handles = Object.getPrototypeOf(handle) as typeof handle
  const before = await handle.stat()
  await handle.close()
  const synced: boolean[] = []
  vi.spyOn(handles, 'sync').mockImplementation(async function (this: typeof handle) {
    synced.push((await this.stat()).ino === before.ino)
  })
  const folder = join(parent, 'uploads')
  await makeFolder(folder)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  await makeFolder(folder)
  expect(synced).toEqual([true])
})
