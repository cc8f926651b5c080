import { CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { outboxHealth, reviveMessages, unsentCounts } from './outbox-health.server.ts'
import { leaseDue, settle } from './outbox.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import type { Store } from '#platform/store/store.server.ts'

const lease = (owner: string, limit = 10) => ({ owner, seconds: 90, limit })

describeStores('the outbox', ({ open, configure, dialect }) => {
  test('leases a message to one worker only', async () => {
    const config = await configure()
    const stores = await Promise.all(Array.from({ length: 4 }, () => open({}, config)))
    const [store] = stores as [Store]
    for (let index = 0; index < 10; index++) await submitRequest(store, submission())
    const leases = await Promise.all(
      Array.from({ length: 16 }, (_, index) => leaseDue(stores[index % 4] as Store, lease(`w${index}`, 3))),
    )
    const ids = leases.flat().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(0)
  })

  test('reassigns a dead worker’s messages within two minutes', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    await submitRequest(store, submission())
    expect(await leaseDue(store, lease('killed'))).toHaveLength(2)
    clock.advance({ seconds: 60 })
    expect(await leaseDue(store, lease('next'))).toHaveLength(0)
    clock.advance({ seconds: 59 })
    const regained = await leaseDue(store, lease('next'))
    expect(regained.map(({ attempt }) => attempt)).toEqual([2, 2])
  })

  test.each([
    ['three years', { hours: -24 * 1_000 }],
    ['ten minutes', { minutes: -10 }],
  ])('ignores due times from before the clock was set back by %s', async (_how, back) => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    await submitRequest(store, submission({ contact: { name: 'A', phone: '+34600000000' } }))
    clock.advance(back)
    expect((await outboxHealth(store)).oldestSeconds).toBe(-Temporal.Duration.from(back).total('seconds'))
    expect(await leaseDue(store, lease('w'))).toHaveLength(1)
    expect(await leaseDue(store, lease('other'))).toHaveLength(0)
  })

  test('retries failed and leased messages from before the clock was set back', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    await submitRequest(store, submission())
    const [failed] = await leaseDue(store, lease('killed'))
    await settle(store, 'killed', failed?.id ?? '', {
      kind: 'retry',
      code: 'smtp.450',
      at: clock.now.add({ hours: 1 }),
    })
    expect(await leaseDue(store, lease('next'))).toHaveLength(0)
    clock.advance({ hours: -24 })
    const regained = await leaseDue(store, lease('next'))
    expect(regained.map(({ attempt }) => attempt)).toEqual([2, 2])
    expect(await leaseDue(store, lease('third'))).toHaveLength(0)
  })

  test('ignores a worker that lost its lease', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    await submitRequest(store, submission({ contact: { name: 'A', phone: '+34600000000' } }))
    const [job] = await leaseDue(store, lease('slow'))
    clock.advance({ minutes: 2 })
    await leaseDue(store, lease('next'))
    expect(await settle(store, 'slow', job?.id ?? '', { kind: 'sent' })).toBe(false)
    expect(await settle(store, 'next', job?.id ?? '', { kind: 'sent' })).toBe(true)
    clock.advance({ minutes: 5 })
    expect(await leaseDue(store, lease('third'))).toHaveLength(0)
  })

  test('uses the index of unsent messages for health checks', async () => {
    const store = await open()
    await submitRequest(store, submission())
    const message = await store.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
    const sent = Array.from({ length: 1_000 }, (_, index) => ({
      ...message,
      id: `sent-${index}`,
      sent_at: message.created_at,
    }))
    await store.db.insertInto('outbox').values(sent).execute()
    await sql`analyze`.execute(store.db)
    const { sql: text, parameters } = unsentCounts(store.db, store.clock()).compile()
    const explain = dialect === 'sqlite' ? 'explain query plan' : 'explain'
    const plan = await store.db.executeQuery(CompiledQuery.raw(`${explain} ${text}`, [...parameters]))
    expect(JSON.stringify(plan.rows)).toContain('outbox_unsent')
    expect(await outboxHealth(store)).toMatchObject({ waiting: 2, dead: 0, deadToVisitors: 0 })
  })

  test('reports the age of the oldest unsent message', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    expect(await outboxHealth(store)).toMatchObject({ waiting: 0, oldestSeconds: 0 })
    for (let index = 0; index < 3; index++) {
      await submitRequest(store, submission({ contact: { name: 'A', phone: '+34600000000' } }))
      clock.advance({ minutes: 1 })
    }
    const [first, second] = await leaseDue(store, lease('w', 2))
    await settle(store, 'w', first?.id ?? '', { kind: 'sent' })
    expect(await outboxHealth(store)).toMatchObject({ waiting: 2, oldestSeconds: 120 })
    await settle(store, 'w', second?.id ?? '', { kind: 'dead', code: 'smtp.550' })
    expect(await outboxHealth(store)).toMatchObject({ waiting: 1, dead: 1, oldestSeconds: 60 })
  })

  test('does not count a greylisted address as an outage', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    await submitRequest(store, submission())
    const jobs = await leaseDue(store, lease('w', 2))
    for (const { id, kind } of jobs) {
      const later = { kind: 'retry', code: 'smtp.450', at: clock.now } as const
      await settle(store, 'w', id, kind === 'mail-visitor' ? later : { kind: 'sent' })
    }
    clock.advance({ hours: 24 })
    expect(await outboxHealth(store)).toMatchObject({ waiting: 1, oldestSeconds: 0 })
  })

  test("counts a revived message's age from its revival", async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const result = await submitRequest(store, submission())
    for (const { id } of await leaseDue(store, lease('w', 2)))
      await settle(store, 'w', id, { kind: 'dead', code: 'smtp.550' })
    clock.advance({ hours: 24 })
    await reviveMessages(store, { reference: result.kind === 'received' ? result.reference : '' })
    clock.advance({ minutes: 1 })
    expect(await outboxHealth(store)).toMatchObject({ dead: 0, waiting: 2, oldestSeconds: 60 })
  })

  test('waits until a failed message is due again', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    await submitRequest(store, submission({ contact: { name: 'A', phone: '+34600000000' } }))
    const [job] = await leaseDue(store, lease('w'))
    await settle(store, 'w', job?.id ?? '', {
      kind: 'retry',
      code: 'smtp.451',
      at: clock.now.add({ seconds: 10 }),
    })
    clock.advance({ seconds: 9 })
    expect(await leaseDue(store, lease('w'))).toHaveLength(0)
    clock.advance({ seconds: 1 })
    expect(await leaseDue(store, lease('w'))).toHaveLength(1)
  })
})
