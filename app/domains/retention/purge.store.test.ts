import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { afterFirstQuery } from '#tests/support/after-first-query.ts'
import { lockAwaited } from '#tests/support/lock-awaited.ts'
import { settleMessages } from '#tests/support/settle-messages.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { changeState, releaseRequest } from '#domains/requests/store/change-request.server.ts'
import { mailFile, uploadFile } from '#platform/uploads/data-files.server.ts'
import { withdrawRequest } from '#domains/requests/status/follow-up.server.ts'
import { toText } from '#platform/store/instant.server.ts'
import { sqliteFile } from '#platform/store/open-store.server.ts'
import { purge } from './purge.server.ts'
import type { PurgeResult } from './purge.server.ts'
import { countUses } from '#platform/store/rate-limit.server.ts'
import { listRequests } from '#domains/requests/store/read-requests.server.ts'
import { defaultRetention } from '#platform/store/store-config.server.ts'
import { spendChallenge } from '#domains/requests/intake/proof-challenge.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import type { Store } from '#platform/store/store.server.ts'

async function submit(store: Store, changes: Parameters<typeof submission>[0] = {}): Promise<string> {
  const result = await submitRequest(store, submission(changes))
  await settleMessages(store)
  return result.kind === 'received' ? result.reference : ''
}

describeStores('purge', ({ dialect, open, configure }) => {
  test('deletes a request twelve months after closing, not before', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const done = await submit(store)
    await submit(store)
    await changeState(store, done, 'closed')
    clock.now = Temporal.Instant.from('2027-11-23T08:59:00Z')
    expect(await purge(store)).toEqual({ requests: 0, files: 0, overdue: 0, scrubbed: true })
    clock.advance({ minutes: 1 })
    expect(await purge(store)).toEqual({ requests: 1, files: 0, overdue: 1, scrubbed: true })
    expect(await listRequests(store)).toHaveLength(1)
  })

  test('deletes a quarantined request that was not released within thirty days', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    await submit(store, { suspect: true })
    await submit(store)
    clock.advance({ hours: 24 * 30 - 1 })
    expect(await purge(store)).toHaveProperty('requests', 0)
    clock.advance({ hours: 1 })
    expect(await purge(store)).toHaveProperty('requests', 1)
    expect((await listRequests(store)).map(({ state }) => state)).toEqual(['received'])
  })

  test('keeps requests released or reopened after they were selected, with messages and files', async () => {
    const config = await configure()
    const clock = testClock()
    const [store, staff] = [await open({ clock: () => clock.now }, config), await open({}, config)]
    const { dataDir } = config
    const file = (id: string) => ({ id, mediaType: 'image/png', size: 1 })
    const released = await submit(store, { suspect: true, files: [file('released')] })
    const opened = await submit(store, { files: [file('opened')] })
    await changeState(store, opened, 'closed')
    await submit(store, { suspect: true, files: [file('gone')] })
    const kept = await store.db
      .selectFrom('outbox')
      .innerJoin('request', 'request.id', 'outbox.request_id')
      .select('outbox.id')
      .where('reference', 'in', [released, opened])
      .execute()
    const messages = kept.map(({ id }) => mailFile(dataDir, id))
    const uploads = ['released', 'opened', 'gone'].map((id) => uploadFile(dataDir, id))
    for (const path of [...messages, ...uploads]) {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, 'x')
    }
    clock.advance({ hours: 24 * 400 })
    const changed: unknown[] = []
    const handle = async () => {
      changed.push(await releaseRequest(staff, released), await changeState(staff, opened, 'seen'))
    }
    expect(await purge(afterFirstQuery(store, handle, 'SelectQueryNode'))).toHaveProperty('requests', 1)
    expect(changed).toEqual(['released', { kind: 'changed', from: 'closed' }])
    expect((await listRequests(store)).map(({ state }) => state).toSorted()).toEqual(['received', 'seen'])
    expect((await readdir(join(dataDir, 'uploads'))).toSorted()).toEqual(['opened', 'released'])
    expect((await readdir(join(dataDir, 'mail'))).toSorted()).toEqual(
      messages.map((path) => basename(path)).toSorted(),
    )
    const rows = await store.db.selectFrom('outbox').select('id').execute()
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(kept.map(({ id }) => id)))
  })

  test.runIf(dialect === 'postgres')('keeps a request being released', async () => {
    const config = await configure()
    const clock = testClock()
    const [store, staff] = [await open({ clock: () => clock.now }, config), await open({}, config)]
    const reference = await submit(store, { suspect: true })
    clock.advance({ hours: 24 * 31 })
    let purging: Promise<PurgeResult> | undefined
    const begin = async () => {
      purging = purge(store)
      await lockAwaited(staff)
    }
    expect(await releaseRequest(afterFirstQuery(staff, begin, 'UpdateQueryNode'), reference)).toBe('released')
    expect(await purging).toHaveProperty('requests', 0)
    expect((await listRequests(store)).map(({ state }) => state)).toEqual(['received'])
  })

  test('keeps a closed request while its message is pending, however short the retention', async () => {
    const config = { ...(await configure()), retention: { ...defaultRetention, closedMonths: 0 } }
    const clock = testClock()
    const store = await open({ clock: () => clock.now }, config)
    const { statusToken } = (await submitRequest(store, submission())) as { statusToken: string }
    await settleMessages(store)
    expect(await withdrawRequest(store, statusToken)).toBe('done')
    expect(await purge(store)).toHaveProperty('requests', 0)
    await settleMessages(store)
    expect(await purge(store)).toHaveProperty('requests', 1)
  })

  test('does not wait for a message that was given up', async () => {
    const config = { ...(await configure()), retention: { ...defaultRetention, closedMonths: 0 } }
    const store = await open({}, config)
    await submitRequest(store, submission())
    await store.db
      .updateTable('outbox')
      .set({ dead_at: toText(store.clock()) })
      .execute()
    await changeState(store, (await listRequests(store))[0]?.reference ?? '', 'closed')
    expect(await purge(store)).toHaveProperty('requests', 1)
  })

  test('sweeps old orphaned files and leaves the others', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const { dataDir } = store.config
    await submit(store, { files: [{ id: 'kept', mediaType: 'image/png', size: 1 }] })
    clock.advance({ hours: 26 })
    const [message] = await store.db.selectFrom('outbox').select('id').execute()
    const old = new Date(clock.now.epochMilliseconds - 25 * 3_600_000)
    const files = [
      uploadFile(dataDir, 'kept'),
      uploadFile(dataDir, 'orphan'),
      uploadFile(dataDir, 'young'),
      mailFile(dataDir, message?.id ?? ''),
      mailFile(dataDir, 'orphan'),
      `${mailFile(dataDir, 'orphan')}.tmp`,
      `${uploadFile(dataDir, 'kept')}.part`,
      `${sqliteFile(dataDir)}.restoring`,
      `${sqliteFile(dataDir)}.restoring-journal`,
      join(dataDir, 'link.key.part'),
      join(dataDir, 'erasures.jsonl'),
    ]
    for (const path of files) {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, 'x')
      if (!path.endsWith('young')) await utimes(path, old, old)
    }
    // Its form may still be open.
    const young = new Date(clock.now.epochMilliseconds - 23 * 3_600_000)
    await utimes(uploadFile(dataDir, 'young'), young, young)
    expect(await purge(store)).toHaveProperty('files', 7)
    expect((await readdir(join(dataDir, 'uploads'))).toSorted()).toEqual(['kept', 'young'])
    expect(await readdir(join(dataDir, 'mail'))).toEqual([`${message?.id}.eml`])
    const beside = await readdir(dataDir)
    expect(beside.filter((name) => /restoring|part/.test(name))).toEqual([])
    expect(beside).toContain('erasures.jsonl')
  })

  test('keeps counts and challenges that are still valid', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const count = [{ name: 'submit', seconds: 600, subject: '192.0.2.1' }]
    await countUses(store, count)
    const expiry = clock.now.add({ hours: 6 })
    await spendChallenge(store, 'c', expiry)
    await purge(store)
    expect(await countUses(store, count)).toMatchObject([{ used: 2 }])
    expect(await spendChallenge(store, 'c', expiry)).toBe(false)
  })

  test('deletes counts and challenges after a day', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    await countUses(store, [{ name: 'submit', seconds: 60, subject: '192.0.2.1' }])
    await spendChallenge(store, 'c', clock.now.add({ hours: 1 }))
    clock.advance({ hours: 24, minutes: 1 })
    await purge(store)
    expect(await store.db.selectFrom('rate_limit').selectAll().execute()).toEqual([])
    expect(await store.db.selectFrom('spent_challenge').selectAll().execute()).toEqual([])
  })
})
