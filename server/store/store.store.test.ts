import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeStores } from '#tests/support/stores.ts'
import { countUses } from './rate-limit.ts'
import { transact, transactLoosely, type Store } from './store.ts'

/** What the database says about waiting for the disk. */
async function durability({ dialect, db }: Pick<Store, 'dialect' | 'db'>): Promise<unknown> {
  const setting = dialect === 'sqlite' ? sql`pragma synchronous` : sql`show synchronous_commit`
  const { rows } = await setting.execute(db)
  return Object.values(rows[0] as object)[0]
}

describeStores('a loose transaction', ({ dialect, open }) => {
  const strict = dialect === 'sqlite' ? 2 : 'on'
  const loose = dialect === 'sqlite' ? 1 : 'off'

  test('is not waited for, and those after it are', async () => {
    const store = await open()
    expect(await durability(store)).toBe(strict)
    expect(await transactLoosely(store, (db) => durability({ dialect, db }))).toBe(loose)
    await expect(transactLoosely(store, () => Promise.reject(new Error('undone')))).rejects.toHaveProperty(
      'name',
      'StoreFault',
    )
    expect(await durability(store)).toBe(strict)
  })

  test('lends its setting to no other', async () => {
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
