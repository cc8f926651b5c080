import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startPostgres } from '#tests/support/postgres.ts'
import type { OwnPostgres } from '#tests/support/postgres.ts'
import { openStore } from './open-store.server.ts'
import { defaultRetention } from './store-config.server.ts'
import { query, transact } from './store.server.ts'
import type { Store } from './store.server.ts'

let server: OwnPostgres
let dataDir = ''
let store: Store

/** Opens the store; the address's options override the pool's own limits. */
async function open(limits = ''): Promise<void> {
  store = await openStore({
    dataDir,
    databaseUrl: server.url + limits,
    referencePrefix: 'TAL',
    linkSecret: 'a secret of the tests, long enough',
    linkDays: 180,
    webhook: false,
    retention: defaultRetention,
  })
}

const ask = () => query(store, (db) => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db))
const pidOf = async () => (await ask()).rows[0]?.pid ?? 0
const losses = () =>
  vi.mocked(process.stdout.write).mock.calls.join('').split('store.connection-lost').length - 1

beforeAll(async () => {
  server = await startPostgres()
  dataDir = await mkdtemp(join(tmpdir(), 'postgres-pool-'))
}, 60_000)
afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(() => {
  // Keeps the log out of the test report.
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(async () => {
  await store.close()
  vi.restoreAllMocks()
})

test('fails only the active transactions when a server restarts', async () => {
  await open()
  const begun = Promise.withResolvers<void>()
  const halted = Promise.withResolvers<void>()
  const underWay = ['between two statements', 'within one'].map((where) =>
    transact(store, async (trx) => {
      await sql`select 1`.execute(trx)
      if (where === 'within one') await sql`select pg_sleep(30)`.execute(trx)
      begun.resolve()
      await halted.promise
      await sql`select 1`.execute(trx)
    }),
  )
  await begun.promise
  const ended = Promise.allSettled(underWay)
  await server.halt()
  try {
    halted.resolve()
    expect(await ended).toMatchObject([
      { reason: { name: 'StoreFault', code: 'store.connection' } },
      { reason: { name: 'StoreFault', code: 'store.connection' } },
    ])
    await expect(ask()).rejects.toHaveProperty('code', 'store.connection')
    // At most once per connection; an active statement's error may already have reported it.
    expect([1, 2]).toContain(losses())
  } finally {
    await server.resume()
  }
  expect(await pidOf()).toBeGreaterThan(0)
})

test('frees the slot of a connection that cannot be made durable', async () => {
  await open()
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  await admin.query(`create function public.set_config(text, text, boolean) returns text language plpgsql as
    $$ begin raise exception 'not now'; end $$`)
  await admin.query('alter database postgres set search_path = public, pg_catalog')
  await admin.query('alter database postgres set synchronous_commit = off')
  await admin.query('select pg_terminate_backend($1)', [await pidOf()])
  const asked = Array.from({ length: 11 }, () => ask())
  const ended = await Promise.allSettled(asked)
  await admin.query('alter database postgres reset all')
  await admin.query('drop function public.set_config(text, text, boolean)')
  await admin.end()
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(11)
  expect(await pidOf()).toBeGreaterThan(0)
})

test.for(['alone', 'in a transaction'])(
  'waits only once for a connection that went silent, %s',
  async (where) => {
    await open('?query_timeout=1500')
    const silent = await pidOf()
    process.kill(silent, 'SIGSTOP')
    try {
      const begun = performance.now()
      const asked = where === 'alone' ? ask() : transact(store, (trx) => sql`select 1`.execute(trx))
      await expect(asked).rejects.toHaveProperty('code', 'store.connection')
      expect(await pidOf()).not.toBe(silent)
      // One timeout, without another one for the rollback or for the next user.
      expect(performance.now() - begun).toBeLessThan(3_000)
    } finally {
      process.kill(silent, 'SIGCONT')
    }
  },
)
