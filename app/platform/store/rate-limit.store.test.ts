import { expect, test } from 'vitest'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { countUses } from './rate-limit.server.ts'
import { spendChallenge } from '#domains/requests/intake/proof-challenge.server.ts'
import type { Store } from './store.server.ts'

const of = (subject: string, name = 'submit') => ({ name, seconds: 60, subject })
const one = '192.0.2.1'

describeStores('limits', ({ open, configure }) => {
  test('count every use once over all machines', async () => {
    const config = await configure()
    const clock = testClock()
    clock.advance({ seconds: 15 })
    const stores = [
      await open({ clock: () => clock.now }, config),
      await open({ clock: () => clock.now }, config),
    ]
    const all = of('all', 'all')
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => countUses(stores[index % 2] as Store, [of(one), all])),
    )
    const inTurn = Array.from({ length: 20 }, (_, index) => index + 1)
    expect(results.map(([own]) => own?.used).toSorted((a = 0, b = 0) => a - b)).toEqual(inTurn)
    expect(results[0]?.[0]?.secondsLeft).toBe(45)
    const [store] = stores as [Store]
    expect(await countUses(store, [of('192.0.2.2'), all])).toMatchObject([{ used: 1 }, { used: 21 }])
    expect(await countUses(store, [of(one, 'other')])).toMatchObject([{ used: 1 }])
    clock.advance({ seconds: 45 })
    expect(await countUses(store, [of(one)])).toMatchObject([{ used: 1 }])
    const rows = await store.db.selectFrom('rate_limit').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('192.0.2')
  })

  test('count more than one use at a time', async () => {
    const store = await open()
    const uses = (amount: number) => countUses(store, [{ ...of(one), amount }, of('all', 'all')])
    expect(await uses(500)).toMatchObject([{ used: 500 }, { used: 1 }])
    expect(await uses(1_200)).toMatchObject([{ used: 1_700 }, { used: 2 }])
    expect(await countUses(store, [of(one)])).toMatchObject([{ used: 1_701 }])
  })

  test('store an address as a hash keyed with the site’s secret', async () => {
    const config = await configure()
    const ports = { clock: () => testClock().now }
    const store = await open(ports, config)
    const other = await open(ports, { ...config, linkSecret: 'another secret of the tests, long enough' })
    expect(await countUses(store, [of(one)])).toMatchObject([{ used: 1 }])
    expect(await countUses(other, [of(one)])).toMatchObject([{ used: 1 }])
    expect(await countUses(store, [of(one)])).toMatchObject([{ used: 2 }])
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
