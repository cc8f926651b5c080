import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeStores } from '#tests/support/stores.ts'
import { faultCode } from '#platform/fault.server.ts'
import { countUses } from './rate-limit.server.ts'
import { transact, transactLoosely, type Store } from './store.server.ts'

/** The database's setting for durable commits. */
async function durability({ dialect, db }: Pick<Store, 'dialect' | 'db'>): Promise<unknown> {
  const setting = dialect === 'sqlite' ? sql`pragma synchronous` : sql`show synchronous_commit`
  const { rows } = await setting.execute(db)
  return Object.values(rows[0] as object)[0]
}

describeStores('a loose transaction', ({ dialect, open }) => {
  const strict = dialect === 'sqlite' ? 2 : 'on'
  const loose = dialect === 'sqlite' ? 1 : 'off'

  test('does not wait for the disk, but those after it do', async () => {
    const store = await open()
    expect(await durability(store)).toBe(strict)
    expect(await transactLoosely(store, (db) => durability({ dialect, db }))).toBe(loose)
    await expect(transactLoosely(store, () => Promise.reject(new Error('undone')))).rejects.toHaveProperty(
      'name',
      'StoreFault',
    )
    expect(await durability(store)).toBe(strict)
  })

  test('does not leak its setting to other transactions', async () => {
    const store = await open()
    const seen = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        if (index % 2 === 0) await countUses(store, [{ name: 'a', seconds: 60, subject: String(index) }])
        return await transact(store, (db) => durability({ dialect, db }))
      }),
    )
    expect(new Set(seen)).toEqual(new Set([strict]))
  })
})

describeStores('a database that another process holds', ({ configure, open }) => {
  test('fails within seconds for all queued statements, and recovers once the lock is released', async () => {
    const config = await configure()
    const [other, store] = [await open({}, config), await open({}, config)]
    const touch = (db: Store['db']) =>
      db.updateTable('request').set({ reference: 'none' }).where('id', '=', 'none').execute()
    const held = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const holder = transact(other, async (trx) => {
      if (other.dialect === 'postgres') await sql`lock table request`.execute(trx)
      held.resolve()
      await released.promise
    })
    await held.promise
    const line = Array.from({ length: 6 }, () => transact(store, touch))
    const outcomes = await Promise.allSettled(line)
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && faultCode(outcome.reason))).toEqual(
      Array.from({ length: 6 }, () => 'store.busy'),
    )
    released.resolve()
    await holder
    await transact(store, touch)
  }, 12_000)
})
