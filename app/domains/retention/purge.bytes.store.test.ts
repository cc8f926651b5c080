import { expect, test } from 'vitest'
import { canary, putMails, storedBytes, submitCanary } from '#tests/support/stored-bytes.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { changeState } from '#domains/requests/store/change-request.server.ts'
import { purge } from './purge.server.ts'

describeStores('purge', ({ open, dialect }) => {
  test('leaves nothing expired in database, journal, mails or uploads and keeps the others', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const all = Array.from({ length: 100 }, (_, index) => index)
    const [closed, quarantined] = [1, 2].map((rest) => all.filter((index) => index % 5 === rest)) as [
      number[],
      number[],
    ]
    for (const index of all) {
      const reference = await submitCanary(store, index, quarantined.includes(index))
      if (closed.includes(index)) await changeState(store, reference, 'closed')
    }
    await putMails(store)
    const found = async (indices: readonly number[]) => {
      const bytes = await storedBytes(store)
      return indices.filter((index) => bytes.includes(canary(index)))
    }
    // The daily purge rewrites SQLite's file; PostgreSQL's tables are only rewritten by staff
    // (scrub.server.ts).
    const byHand = dialect === 'postgres'

    clock.advance({ hours: 24 * 30 })
    expect(await purge(store, byHand)).toMatchObject({ requests: 20, scrubbed: true })
    expect(await found(quarantined)).toEqual([])
    expect(await found(closed)).toEqual(closed)

    clock.advance({ hours: 24 * 336 })
    expect(await purge(store, byHand)).toMatchObject({ requests: 20, scrubbed: true })
    expect(await found([...quarantined, ...closed])).toEqual([])
    expect(await found(all)).toHaveLength(60)
  }, 120_000)
})
