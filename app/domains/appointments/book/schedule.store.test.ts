import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { book, gatewayOn, identity, slot, tokenOf } from '#tests/support/appointments.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'

const query = { office: 'office.palma', language: 'de' }

describeStores('the free times of an office', ({ open, configure }) => {
  test('follow every change at once, from any machine', async () => {
    const clock = testClock()
    const config = await configure()
    const [one, two] = [
      await open({ clock: () => clock.now }, config),
      await open({ clock: () => clock.now }, config),
    ]
    const [here, there] = [gatewayOn(one), gatewayOn(two)]
    const isFree = async () => (await here.days(query)).next.includes(slot)
    expect(await isFree()).toBe(true)
    const token = tokenOf(await book(there))
    expect(await isFree()).toBe(false)
    await there.move(token, '2026-11-24T08:30:00Z')
    expect(await isFree()).toBe(true)
    expect((await here.days(query)).next).not.toContain('2026-11-24T08:30:00Z')
    await there.cancel(token)
    expect((await here.days(query)).next).toContain('2026-11-24T08:30:00Z')
  })

  test('expire after the office’s lead time and at the end of the day', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const gateway = gatewayOn(store)
    // Four hours before nine o’clock on Mallorca.
    clock.now = Temporal.Instant.from('2026-11-24T04:00:00Z')
    expect((await gateway.days(query)).next[0]).toBe(slot)
    clock.advance({ milliseconds: 1 })
    expect((await gateway.days(query)).next[0]).toBe('2026-11-24T08:30:00Z')
    const last = async () => {
      const first = await gateway.days(query)
      return (first.later ? await gateway.days({ ...query, from: first.later }) : first).days.at(-1)?.day
    }
    clock.now = Temporal.Instant.from('2026-11-20T22:59:59Z')
    const before = await last()
    clock.now = Temporal.Instant.from('2026-11-29T23:00:00Z')
    expect(Number((await last())?.replaceAll('-', ''))).toBeGreaterThanOrEqual(
      Number(before?.replaceAll('-', '')),
    )
  })

  test('are computed once while nothing changes, and the cells are read once', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const gateway = gatewayOn(store, { ...identity })
    const first = await gateway.days(query)
    for (const answer of await Promise.all(Array.from({ length: 50 }, () => gateway.days(query)))) {
      // The same object: nothing was recomputed.
      expect(answer).toBe(first)
    }
    await book(gateway)
    expect(await gateway.days(query)).not.toBe(first)
  })

  test('are an error instead of a stale answer when the store is unavailable', async () => {
    const store = await open({ clock: () => testClock().now })
    const gateway = gatewayOn(store)
    await gateway.days(query)
    await sql`alter table appointment_book rename to book_away`.execute(store.db)
    await expect(gateway.days(query)).rejects.toThrow('The store failed')
  })
})
