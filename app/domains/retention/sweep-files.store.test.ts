import { mkdir, readdir, rename, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { settleMessages } from '#tests/support/settle-messages.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { mailFile, uploadFile } from '#platform/uploads/data-files.server.ts'
import { eraseRequest } from './erase-requests.server.ts'
import { sqliteFile } from '#platform/store/open-store.server.ts'
import { purge } from './purge.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'

async function putFile(path: string, at: Temporal.Instant): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, 'x')
  const written = new Date(at.epochMilliseconds)
  await utimes(path, written, written)
}

describeStores('the sweep', ({ open, configure, dialect }) => {
  test('keeps the files of an earlier store in the same folder', async () => {
    const clock = testClock()
    const config = await configure()
    const { dataDir } = config
    const before = await open({ clock: () => clock.now }, config)
    await submitRequest(before, submission({ files: [{ id: 'bill', mediaType: 'image/png', size: 1 }] }))
    const [message] = await before.db.selectFrom('outbox').select('id').execute()
    await putFile(uploadFile(dataDir, 'bill'), clock.now)
    await putFile(mailFile(dataDir, message?.id ?? ''), clock.now)
    await putFile(`${uploadFile(dataDir, 'half')}.part`, clock.now)
    await putFile(`${mailFile(dataDir, 'half')}.tmp`, clock.now)
    clock.advance({ hours: 72 })
    if (dialect === 'sqlite') {
      await before.close()
      await rename(sqliteFile(dataDir), join(dataDir, 'moved.sqlite'))
    }
    const { databaseUrl } = await configure()
    const store = await open({ clock: () => clock.now }, { ...config, databaseUrl })
    expect(await purge(store)).toHaveProperty('files', 2)
    expect(vi.mocked(process.stdout.write).mock.calls.join('')).toContain(
      '"event":"purge.files-left","count":2',
    )

    await submitRequest(store, submission())
    clock.advance({ hours: 1 })
    await putFile(uploadFile(dataDir, 'orphan'), clock.now)
    await putFile(mailFile(dataDir, 'orphan'), clock.now)
    clock.advance({ hours: 25 })
    expect(await purge(store)).toHaveProperty('files', 2)
    expect(await readdir(join(dataDir, 'uploads'))).toEqual(['bill'])
    expect(await readdir(join(dataDir, 'mail'))).toEqual([`${message?.id}.eml`])
  })

  test('dates a store from its first start, or from its oldest request if that was not recorded', async () => {
    const clock = testClock()
    const config = await configure()
    const first = await open({ clock: () => clock.now }, config)
    await submitRequest(first, submission())
    clock.advance({ hours: 1 })
    await putFile(uploadFile(config.dataDir, 'orphan-1'), clock.now)
    clock.advance({ hours: 25 })
    expect(await purge(await open({ clock: () => clock.now }, config))).toHaveProperty('files', 1)

    await putFile(uploadFile(config.dataDir, 'orphan-2'), clock.now)
    clock.advance({ hours: 25 })
    await first.db.deleteFrom('store_birth').execute()
    expect(await purge(await open({ clock: () => clock.now }, config))).toHaveProperty('files', 1)
    expect(await readdir(join(config.dataDir, 'uploads'))).toEqual([])
  })

  test('leaves no files of erased requests to the sweep, however old', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const { dataDir } = store.config
    const files = [{ id: 'bill', mediaType: 'image/png', size: 1 }]
    const result = await submitRequest(store, submission({ files }))
    await putFile(uploadFile(dataDir, 'bill'), clock.now.subtract({ hours: 1_000 }))
    await eraseRequest(store, result.kind === 'received' ? result.reference : '')
    expect(await readdir(join(dataDir, 'uploads'))).toEqual([])
  })

  test('leaves no files of expired requests to the sweep, however old', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const { dataDir } = store.config
    const files = [{ id: 'bill', mediaType: 'image/png', size: 1 }]
    await submitRequest(store, submission({ files, suspect: true }))
    await settleMessages(store)
    await putFile(uploadFile(dataDir, 'bill'), clock.now.subtract({ hours: 1_000 }))
    clock.advance({ hours: 24 * 30 })
    expect(await purge(store)).toMatchObject({ requests: 1, files: 0 })
    expect(await readdir(join(dataDir, 'uploads'))).toEqual([])
  })
})
