import { expect, test } from 'vitest'
import { listMisses, createMissCounter } from './search-misses.server.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'

describeStores('queries without result', ({ open }) => {
  test('store their words once three people have typed them, but not once one person has typed them three times', async () => {
    const store = await open({ clock: () => testClock().now })
    const count = createMissCounter(store)
    for (const query of ['Stromboli', 'stromboli', ' STROMBOLI ']) await count(query, 'de', '192.0.2.1')
    await count('stromboli', 'de', '192.0.2.2')
    expect(await listMisses(store, 30)).toEqual([])
    await count('stromboli', 'de', '192.0.2.3')
    expect(await listMisses(store, 30)).toMatchObject([{ query: 'stromboli', count: 3 }])
  })

  test('count again on another day, in another language, and for others’ words', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const count = createMissCounter(store)
    const rows = async () => await store.db.selectFrom('search_miss').select('count').execute()
    await count('jagdschein', 'de', '192.0.2.1')
    await count('jagdschein', 'en', '192.0.2.1')
    await count('angelschein', 'de', '192.0.2.1')
    expect(await rows()).toHaveLength(3)
    clock.advance({ hours: 24 })
    await count('jagdschein', 'de', '192.0.2.1')
    expect(await rows()).toHaveLength(4)
  })

  test('are counted for other addresses too, however many one address invents', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const count = createMissCounter(store)
    const rows = async () => (await store.db.selectFrom('search_miss').select('count').execute()).length
    const nonsense = Array.from({ length: 40 }, (_, index) => `zzclick ${index}`)
    for (const query of nonsense) await count(query, 'de', '192.0.2.1')
    expect(await rows()).toBe(30)
    await count('jagdschein', 'de', '192.0.2.2')
    expect(await rows()).toBe(31)
    clock.advance({ hours: 24 })
    await count('jagdschein', 'de', '192.0.2.1')
    expect(await rows()).toBe(32)
  })
})
