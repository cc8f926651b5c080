import { expect, test } from 'vitest'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { countUse } from './rate-limit.ts'
import { spendChallenge } from './spend-challenge.ts'
import type { Store } from './store.ts'

const rate = { name: 'submit', limit: 5, seconds: 60 }

describeStores('limits', ({ open, configure }) => {
  test('count every use once over all machines', async () => {
    const config = await configure()
    const clock = testClock()
    clock.advance({ seconds: 15 })
    const stores = [
      await open({ clock: () => clock.now }, config),
      await open({ clock: () => clock.now }, config),
    ]
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => countUse(stores[index % 2] as Store, rate, '192.0.2.1')),
    )
    expect(results.filter(({ kind }) => kind === 'allowed')).toHaveLength(5)
    expect(results).toContainEqual({ kind: 'limited', retryAfter: 45 })
    const [store] = stores as [Store]
    expect(await countUse(store, rate, '192.0.2.2')).toEqual({ kind: 'allowed' })
    expect(await countUse(store, { ...rate, name: 'other' }, '192.0.2.1')).toEqual({ kind: 'allowed' })
    clock.advance({ seconds: 45 })
    expect(await countUse(store, rate, '192.0.2.1')).toEqual({ kind: 'allowed' })
    const rows = await store.db.selectFrom('rate_limit').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('192.0.2')
  })

  test('let a challenge count once', async () => {
    const store = await open()
    const expiry = store.clock().add({ minutes: 5 })
    const uses = await Promise.all(
      Array.from({ length: 10 }, () => spendChallenge(store, 'challenge', expiry)),
    )
    expect(uses.filter(Boolean)).toHaveLength(1)
  })
})
