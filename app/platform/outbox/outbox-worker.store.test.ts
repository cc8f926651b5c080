import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { type Backoff, leaseDue } from './outbox.server.ts'
import type { Channels, Deliver } from './outbox-delivery.server.ts'
import { deadMessages, outboxHealth, reviveMessages } from './outbox-health.server.ts'
import { startOutboxWorker } from './outbox-worker.server.ts'
import { listRequests } from '#domains/requests/store/read-requests.server.ts'
import { outboxKinds } from '#platform/store/schema.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'

const backoff: Backoff = { firstSeconds: 10, factor: 2, maxSeconds: 60, attempts: 3 }
const pollMs = 10
/** Milliseconds allowed for a busy machine. */
const patience = 10_000

function channels(deliver: Deliver): Channels {
  return {
    'mail-office': deliver,
    'mail-visitor': deliver,
    'mail-reply': deliver,
    'mail-reminder': deliver,
    webhook: deliver,
  }
}

const phoneOnly = () => submission({ contact: { name: 'A', phone: '+34600000000' } })

describeStores('the outbox worker', ({ open, configure }) => {
  test('sends each message once with any number of workers', async () => {
    const config = await configure()
    const stores = await Promise.all(Array.from({ length: 3 }, () => open({}, config)))
    const sent: string[] = []
    const deliver: Deliver = async (job) => {
      await sleep(2)
      sent.push(job.id)
      return { kind: 'sent' }
    }
    const workers = stores.map((store) => startOutboxWorker(store, { channels: channels(deliver), pollMs }))
    const [first] = stores
    for (let index = 0; first && index < 25; index++) await submitRequest(first, submission())
    await vi.waitFor(() => expect(sent).toHaveLength(50), patience)
    await Promise.all(workers.map((worker) => worker.stop(patience)))
    expect(new Set(sent)).toHaveProperty('size', 50)
    expect(first && (await outboxHealth(first))).toMatchObject({ waiting: 0, dead: 0 })
  })

  test('retries after growing pauses and eventually gives up', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    await submitRequest(store, phoneOnly())
    const tries: string[] = []
    const deliver: Deliver = async () => {
      tries.push(clock.now.toString())
      return { kind: 'retry', code: 'smtp.451' }
    }
    const written = async () => {
      const rows = await store.db
        .selectFrom('outbox')
        .where('lease_until', 'is', null)
        .select('attempts')
        .execute()
      return rows.map(({ attempts }) => attempts)
    }
    const worker = startOutboxWorker(store, { channels: channels(deliver), backoff, pollMs, random: () => 0 })
    await vi.waitFor(() => expect(tries).toHaveLength(1), patience)
    for (const seconds of [10, 20]) {
      const before = tries.length
      // The pause counts from when the attempt is recorded.
      await vi.waitFor(async () => expect(await written()).toEqual([before]), patience)
      clock.advance({ seconds: seconds - 1 })
      await sleep(5 * pollMs)
      expect(tries).toHaveLength(before)
      clock.advance({ seconds: 1 })
      await vi.waitFor(() => expect(tries).toHaveLength(before + 1), patience)
    }
    await vi.waitFor(
      async () => expect(await outboxHealth(store)).toMatchObject({ dead: 1, waiting: 0 }),
      patience,
    )
    await worker.stop(patience)
    expect(await deadMessages(store)).toMatchObject([{ kind: 'mail-office', attempts: 3, code: 'smtp.451' }])
  })

  test('gives up immediately after a permanent rejection, and retries on request', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    await submitRequest(store, submission())
    const refusing: Deliver = async () => ({ kind: 'refused', code: 'smtp.550' })
    const worker = startOutboxWorker(store, { channels: channels(refusing), pollMs })
    await vi.waitFor(
      async () => expect(await outboxHealth(store)).toMatchObject({ dead: 1, deadToVisitors: 1 }),
      patience,
    )
    await worker.stop(patience)
    const [request] = await listRequests(store)
    clock.advance({ hours: 1 })
    expect(await reviveMessages(store, { reference: request?.reference ?? '' })).toBe(2)
    expect(await outboxHealth(store)).toMatchObject({ dead: 0, waiting: 2 })
    const again = await leaseDue(store, { owner: 'next', seconds: 90, limit: 10 })
    expect(again.map(({ attempt }) => attempt)).toEqual([1, 1])
  })

  test('counts an error or a missed deadline as a failed attempt', async () => {
    const store = await open()
    await submitRequest(store, submission())
    const failing: Deliver = async (job, signal) => {
      if (job.kind === 'mail-office') throw new Error('aenne@example.org')
      return await new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(new Error('late'))),
      )
    }
    const lanes = [{ kinds: outboxKinds, places: 4, deadlineSeconds: 0.02 }]
    const worker = startOutboxWorker(store, { channels: channels(failing), pollMs, lanes })
    const codes = async () => {
      const rows = await store.db.selectFrom('outbox').select('last_error').orderBy('kind').execute()
      return rows.map((row) => row.last_error)
    }
    await vi.waitFor(async () => expect(await codes()).toEqual(['unexpected', 'deadline']), patience)
    await worker.stop(patience)
  })

  test.each([
    ['mail-office', 'webhook'],
    ['webhook', 'mail-office'],
  ] as const)('sends a %s immediately, however many of %s hang', async (quick, silent) => {
    const store = await open({}, { ...(await configure()), webhook: true })
    for (let index = 0; index < 20; index++) await submitRequest(store, phoneOnly())
    await store.db.updateTable('outbox').set({ sent_at: 'before' }).where('kind', '=', quick).execute()
    const begun = { 'mail-office': 0, 'mail-visitor': 0, 'mail-reply': 0, 'mail-reminder': 0, webhook: 0 }
    const deliver: Deliver = async ({ kind }) => {
      begun[kind] += 1
      return kind === quick ? { kind: 'sent' } : await new Promise<never>(() => undefined)
    }
    const worker = startOutboxWorker(store, { channels: channels(deliver), pollMs: 100 })
    await vi.waitFor(() => expect(begun[silent]).toBeGreaterThan(0), patience)
    await submitRequest(store, phoneOnly())
    // Long before the first of them is given up.
    await vi.waitFor(() => expect(begun[quick]).toBe(1), patience / 2)
    await worker.stop(0)
  })

  test('gives a webhook ten seconds and a mail a minute', async () => {
    const store = await open({}, { ...(await configure()), webhook: true })
    await submitRequest(store, phoneOnly())
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const sent: Record<string, number | undefined> = {}
    const deliver: Deliver = async ({ kind }) => {
      sent[kind] = timers.mock.lastCall?.[1]
      return { kind: 'sent' }
    }
    const worker = startOutboxWorker(store, { channels: channels(deliver), pollMs })
    await vi.waitFor(() => expect(sent).toEqual({ 'mail-office': 60_000, webhook: 10_000 }), patience)
    await worker.stop(patience)
  })

  test('ends an attempt before its lease, and a lease within two minutes', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    await submitRequest(store, phoneOnly())
    const timers = vi.spyOn(globalThis, 'setTimeout')
    let deadline: number | undefined
    const { promise: gate, resolve: letGo } = Promise.withResolvers<void>()
    const held: Deliver = async () => {
      deadline = timers.mock.lastCall?.[1]
      await gate
      return { kind: 'sent' }
    }
    const worker = startOutboxWorker(store, { channels: channels(held), pollMs })
    await vi.waitFor(() => expect(deadline).toBeGreaterThan(0), patience)
    const { lease_until: end } = await store.db
      .selectFrom('outbox')
      .select('lease_until')
      .executeTakeFirstOrThrow()
    const lease = clock.now.until(Temporal.Instant.from(end ?? '')).total('seconds')
    expect(lease).toBeLessThanOrEqual(120)
    expect((deadline ?? 0) / 1000).toBeLessThan(lease)
    letGo()
    await worker.stop(patience)
  })

  test('finishes active attempts before it stops, and accepts nothing new', async () => {
    const store = await open()
    await submitRequest(store, phoneOnly())
    const { promise: gate, resolve: letGo } = Promise.withResolvers<void>()
    let begun = 0
    const slow: Deliver = async () => {
      begun += 1
      await gate
      return { kind: 'sent' }
    }
    const worker = startOutboxWorker(store, { channels: channels(slow), pollMs })
    await vi.waitFor(() => expect(begun).toBe(1), patience)
    const stopped = worker.stop(patience)
    await submitRequest(store, phoneOnly())
    letGo()
    await stopped
    expect(begun).toBe(1)
    expect(await outboxHealth(store)).toMatchObject({ waiting: 1 })
  })
})
