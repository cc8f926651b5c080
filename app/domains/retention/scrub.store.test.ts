import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { settleMessages } from '#tests/support/settle-messages.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { changeState } from '#domains/requests/store/change-request.server.ts'
import { eraseRequest } from './erase-requests.server.ts'
import { addNote } from '#domains/requests/status/follow-up.server.ts'
import { sqliteFile } from '#platform/store/open-store.server.ts'
import { purge } from './purge.server.ts'
import { scrub, dueScrubs } from './scrub.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import { transact } from '#platform/store/store.server.ts'
import type { Store } from '#platform/store/store.server.ts'

async function submit(store: Store) {
  const result = await submitRequest(store, submission())
  await settleMessages(store)
  return result.kind === 'received' ? result : { reference: '', statusToken: '' }
}

/** Keeps a read transaction open, so that the journal cannot be emptied or the table rewritten. */
async function whileReading(store: Store, work: () => Promise<void>): Promise<void> {
  await store.db.connection().execute(async (db) => {
    await sql`begin`.execute(db)
    await db.selectFrom('request').select('id').execute()
    await work().finally(() => sql`commit`.execute(db))
  })
}

/** Stores a request with notes of a given number of megabytes. */
async function fill(store: Store, megabytes: number): Promise<void> {
  const { statusToken } = await submit(store)
  await addNote(store, statusToken, 'x')
  const note = await store.db.selectFrom('note').selectAll().executeTakeFirstOrThrow()
  await transact(store, async (trx) => {
    for (let index = 0; index < megabytes; index++)
      await trx
        .insertInto('note')
        .values({ ...note, id: `note-${index}`, text: 'x'.repeat(1_000_000) })
        .execute()
  })
}

/** The peak memory of this process. */
function highestMegabytes(): number {
  return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024
}

const logged = () => vi.mocked(process.stdout.write).mock.calls.join('')

describeStores('scrub', ({ open, configure, dialect }) => {
  test('logs an incomplete scrub, and stays due until a purge completes it', async () => {
    const config = await configure()
    const [store, reader] = [await open({}, config), await open({}, config)]
    const { reference } = await submit(store)
    await whileReading(reader, async () => {
      expect(await eraseRequest(store, reference)).toEqual({ kind: 'erased', scrubbed: false })
    })
    expect(logged()).toMatch(/"event":"scrub\.(?:unfinished|failed)"/)
    expect(await dueScrubs(store)).toHaveLength(1)
    // The daily purge blocks nothing, so on PostgreSQL this is left to the staff's.
    expect(await purge(store)).toHaveProperty('scrubbed', dialect === 'sqlite')
    expect(await purge(store, true)).toHaveProperty('scrubbed', true)
    expect(await dueScrubs(store)).toEqual([])
  }, 20_000)

  test.runIf(dialect === 'postgres')(
    'waits for readers of the old table, such as a backup, and stays due if that takes long',
    async () => {
      const config = await configure()
      const [store, other] = [await open({}, config), await open({}, config)]
      const [first, second] = [await submit(store), await submit(store)]
      const reading = async (work: () => Promise<void>) =>
        await other.db
          .transaction()
          .setIsolationLevel('repeatable read')
          .execute(async (trx) => {
            // Of another table, so that it holds the rows and not the table.
            await trx.selectFrom('rate_limit').selectAll().execute()
            await work()
          })
      let erasing: Promise<unknown> | undefined
      await reading(async () => {
        erasing = eraseRequest(store, first.reference)
        await vi.waitFor(async () => expect(await dueScrubs(store)).toHaveLength(1), 5_000)
        await new Promise((resolve) => setTimeout(resolve, 1_500))
      })
      expect(await erasing).toEqual({ kind: 'erased', scrubbed: true })
      await reading(async () => {
        expect(await eraseRequest(store, second.reference)).toEqual({ kind: 'erased', scrubbed: false })
      })
      expect(await dueScrubs(store)).toHaveLength(1)
      expect(await purge(store, true)).toHaveProperty('scrubbed', true)
      expect(await dueScrubs(store)).toEqual([])
    },
    60_000,
  )

  test('is not due after a purge that completed it', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    await changeState(store, (await submit(store)).reference, 'closed')
    clock.advance({ hours: 24 * 366 })
    expect(await purge(store)).toMatchObject({ requests: 1, scrubbed: true })
    expect(await dueScrubs(store)).toEqual([])
  })

  test.runIf(dialect === 'postgres')('blocks nothing in the daily purge', async () => {
    const clock = testClock()
    const config = await configure()
    const [store, reader] = [await open({ clock: () => clock.now }, config), await open({}, config)]
    await changeState(store, (await submit(store)).reference, 'closed')
    clock.advance({ hours: 24 * 366 })
    await whileReading(reader, async () => {
      expect(await purge(store)).toMatchObject({ requests: 1, scrubbed: true })
    })
    // Rewriting the tables would have waited for the reader until the lock timeout.
    expect(logged()).not.toContain('reclaim.failed')
  })

  test.runIf(dialect === 'sqlite')('leaves a large store to be scrubbed by staff', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    await changeState(store, (await submit(store)).reference, 'closed')
    clock.advance({ hours: 24 * 366 })
    // A hole after the last page, which SQLite ignores.
    truncateSync(sqliteFile(store.config.dataDir), 300_000_000)
    expect(await purge(store)).toMatchObject({ requests: 1, scrubbed: false })
    expect(logged()).toMatch(/"event":"scrub\.postponed".*"bytes":300000000/)
    expect(await dueScrubs(store)).toHaveLength(1)
    expect(await purge(store, true)).toMatchObject({ scrubbed: true })
    expect(await dueScrubs(store)).toEqual([])
  })

  test.runIf(dialect === 'sqlite')('uses constant memory for any store size', async () => {
    const store = await open()
    await fill(store, 150)
    // Resets the peak memory to the current use.
    writeFileSync('/proc/self/clear_refs', '5')
    const before = highestMegabytes()
    expect(await scrub(store)).toBe(true)
    expect(highestMegabytes() - before).toBeLessThan(75)
    expect(readdirSync(store.config.dataDir).filter((name) => name.startsWith('etilqs'))).toEqual([])
  })

  test.runIf(dialect === 'sqlite')('does not block the process', async () => {
    const store = await open()
    await fill(store, 50)
    const before = performance.eventLoopUtilization()
    expect(await scrub(store)).toBe(true)
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.7)
  })
})
