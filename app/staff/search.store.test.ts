import { expect, test } from 'vitest'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { parseSearchCommand } from './search.server.ts'

describeStores('npm run search', ({ open }) => {
  test('prints no control characters, even from queries stored before they were cleaned', async () => {
    const store = await open({ clock: () => testClock().now })
    const miss = { bucket: 'b', day: '2026-11-23', locale: 'de', count: 3 }
    const query = '\u001b]8;;http://evil.test\u0007zz\u009b\u202eclick'
    await store.db
      .insertInto('search_miss')
      .values({ ...miss, query })
      .execute()
    for (const argv of [['misses'], ['misses', '--json']]) {
      const printed = await parseSearchCommand(argv)?.(store)
      expect(printed).toContain('\uFFFD]8;;http://evil.test\uFFFDzz\uFFFD\uFFFDclick')
      expect(printed).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u)
    }
  })
})
