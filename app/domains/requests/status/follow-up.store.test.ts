import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { describeStores } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { changeState } from '#domains/requests/store/change-request.server.ts'
import { uploadFile } from '#platform/uploads/data-files.server.ts'
import { eraseRequest } from '#domains/retention/erase-requests.server.ts'
import { addFiles, addNote, maxFiles, maxNotes, withdrawRequest } from './follow-up.server.ts'
import { countAdditions, readStatus } from './read-status.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import { transact } from '#platform/store/store.server.ts'
import type { Store } from '#platform/store/store.server.ts'

async function submit(store: Store, changes: Parameters<typeof submission>[0] = {}) {
  const result = await submitRequest(store, submission(changes))
  return result.kind === 'received' ? result : { reference: '', statusToken: '' }
}

const file = (store: Store) => ({ id: store.ids.id(), mediaType: 'image/png', size: 9 })
const events = async (store: Store) =>
  (
    await store.db
      .selectFrom('outbox')
      .select(['event', 'kind'])
      .where('event', '!=', 'request-received')
      .execute()
  )
    .map(({ event, kind }) => `${event} ${kind}`)
    .toSorted()

describeStores('the status page’s changes', ({ open, configure }) => {
  test('add notes and files and notify the office once', async () => {
    const store = await open()
    const { statusToken } = await submit(store)
    expect(await addNote(store, statusToken, ' one ')).toBe('done')
    expect(await addNote(store, statusToken, 'one')).toBe('done')
    expect(await addNote(store, statusToken, 'two\u0000')).toBe('done')
    expect(await addFiles(store, statusToken, [file(store), file(store)])).toBe('done')
    expect(await countAdditions(store, statusToken)).toEqual({ notes: 2, files: 2 })
    expect(await events(store)).toEqual(['files-added mail-office', 'note-added mail-office'])
  })

  test('report a note that arrives while the message about another is being leased', async () => {
    const config = await configure()
    const [store, worker] = [await open({}, config), await open({}, config)]
    const { statusToken } = await submit(store)
    await addNote(store, statusToken, 'one')
    const leased = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const leasing = transact(worker, async (trx) => {
      await trx.updateTable('outbox').set({ attempts: 1 }).where('event', '=', 'note-added').execute()
      leased.resolve()
      await released.promise
    })
    await leased.promise
    const adding = addNote(store, statusToken, 'two')
    await sleep(200)
    released.resolve()
    await leasing
    expect(await adding).toBe('done')
    expect(await events(store)).toEqual(['note-added mail-office', 'note-added mail-office'])
  })

  test('withdraw, after which nothing can be added', async () => {
    const store = await open({}, { ...(await configure()), webhook: true })
    const { statusToken, reference } = await submit(store)
    expect(await withdrawRequest(store, statusToken)).toBe('done')
    expect(await withdrawRequest(store, statusToken)).toBe('done')
    expect(await addNote(store, statusToken, 'late')).toBe('over')
    expect((await readStatus(store, statusToken))?.state).toBe('withdrawn')
    expect(await events(store)).toEqual(['request-withdrawn mail-office', 'request-withdrawn webhook'])
    const row = await store.db.selectFrom('request').select('closed_at').executeTakeFirst()
    expect(row?.closed_at).not.toBeNull()
    const closed = await submit(store)
    await changeState(store, closed.reference, 'closed')
    expect(await withdrawRequest(store, closed.statusToken)).toBe('over')
    expect(reference).not.toBe('')
  })

  test('store a file once that is sent again, and report it once', async () => {
    const store = await open()
    const { statusToken } = await submit(store)
    const { dataDir } = store.config
    await mkdir(join(dataDir, 'uploads'), { recursive: true })
    const written = async (text: string) => {
      const kept = file(store)
      await writeFile(uploadFile(dataDir, kept.id), text)
      return kept
    }
    expect(await addFiles(store, statusToken, [await written('contract1')])).toBe('done')
    await store.db.deleteFrom('outbox').execute()
    expect(await addFiles(store, statusToken, [await written('contract1')])).toBe('done')
    expect(await events(store)).toEqual([])
    const again = await Promise.all(['contract1', 'contract2', 'contract2'].map(written))
    expect(await addFiles(store, statusToken, again)).toBe('done')
    expect(await countAdditions(store, statusToken)).toEqual({ notes: 0, files: 2 })
    expect(await events(store)).toEqual(['files-added mail-office'])
  })

  test('are limited, even when simultaneous', async () => {
    const store = await open()
    const { statusToken } = await submit(store)
    const notes = await Promise.all(
      Array.from({ length: maxNotes + 5 }, (_, i) => addNote(store, statusToken, `note ${i}`)),
    )
    expect(notes.filter((result) => result === 'done')).toHaveLength(maxNotes)
    const files = await Promise.all(
      Array.from({ length: maxFiles + 3 }, () => addFiles(store, statusToken, [file(store)])),
    )
    expect(files.filter((result) => result === 'done')).toHaveLength(maxFiles)
  })

  test('need the right link, and are deleted with the request', async () => {
    const store = await open()
    const { statusToken, reference } = await submit(store, { suspect: true })
    expect(await addNote(store, `${statusToken.slice(0, -2)}AA`, 'x')).toBe('gone')
    expect(await addNote(store, 'nonsense', 'x')).toBe('gone')
    expect((await readStatus(store, statusToken))?.state).toBe('received')
    expect(await addNote(store, statusToken, 'x')).toBe('done')
    expect(await withdrawRequest(store, statusToken)).toBe('done')
    await eraseRequest(store, reference)
    expect(await withdrawRequest(store, statusToken)).toBe('gone')
    expect(await store.db.selectFrom('note').selectAll().execute()).toEqual([])
  })
})
