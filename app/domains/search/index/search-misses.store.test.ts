import { expect, test } from 'vitest'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { countableMiss, countMiss, forgetMisses, listMisses } from './search-misses.server.ts'
import type { Store } from '#platform/store/store.server.ts'

async function times(count: number, store: Store, query: string): Promise<void> {
  for (let index = 0; index < count; index += 1) await countMiss(store, query, 'de')
}

describeStores('queries without result', ({ open, configure }) => {
  test('show their words only once three visitors have typed them', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    await times(2, store, 'Stromboli')
    const rows = await store.db.selectFrom('search_miss').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/stromboli/i)
    expect(await listMisses(store, 30)).toEqual([])
    await times(1, store, '  STROMBOLI ')
    expect(await listMisses(store, 30)).toEqual([
      { query: 'stromboli', locale: 'de', count: 3, day: '2026-11-23' },
    ])
  })

  test('are counted by day and language, and deleted after 90 days', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    await times(3, store, 'jagdschein')
    await countMiss(store, 'jagdschein', 'en')
    clock.advance({ hours: 48 })
    await times(1, store, 'jagdschein')
    expect(await listMisses(store, 30)).toEqual([
      { query: 'jagdschein', locale: 'de', count: 4, day: '2026-11-25' },
    ])
    expect(await listMisses(store, 1)).toEqual([])
    clock.advance({ hours: 24 * 89 })
    await forgetMisses(store)
    const rows = await store.db.selectFrom('search_miss').select('day').execute()
    expect(rows).toEqual([{ day: '2026-11-25' }])
  })

  test('are counted under a hash that cannot be computed without the site’s secret', async () => {
    const config = await configure()
    const store = await open({}, config)
    const other = await open({}, { ...config, linkSecret: 'another secret of the tests, long enough' })
    await times(1, store, 'stromboli')
    await times(1, other, 'stromboli')
    const rows = await store.db.selectFrom('search_miss').select('bucket').execute()
    expect(new Set(rows.map(({ bucket }) => bucket)).size).toBe(2)
  })

  test('that may identify a person are not counted', async () => {
    const store = await open()
    for (const query of ['anna@example.org', '971123456', '612 345 678', 'X1234567L', 'a'.repeat(41), '?']) {
      expect(countableMiss(query)).toBeUndefined()
      await times(3, store, query)
    }
    expect(await store.db.selectFrom('search_miss').selectAll().execute()).toEqual([])
    expect(countableMiss('790 012')).toBe('790 012')
  })

  test('are counted without control or invisible characters', async () => {
    const store = await open()
    const typed = '\u001b]8;;http://evil.test\u0007Zz\u0000 \u202eclick\u009b\u200b\t \u200bqx\u2028'
    expect(countableMiss(typed)).toBe(']8;;http://evil.testzz click qx')
    await times(3, store, typed)
    expect(await listMisses(store, 30)).toMatchObject([
      { query: ']8;;http://evil.testzz click qx', count: 3 },
    ])
    expect(countableMiss('\u001b\u202e\u0000')).toBeUndefined()
  })
})
