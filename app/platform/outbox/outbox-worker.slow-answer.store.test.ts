import { setTimeout as sleep } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mailChannels } from '#domains/requests/mail/deliver-mail.server.ts'
import { createSmtpTransport } from '#platform/mail/smtp-transport.server.ts'
import { mailConfig, openMailbox } from '#tests/support/mail.ts'
import { describeStores } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import type { Channels, Deliver } from './outbox-delivery.server.ts'
import { outboxHealth } from './outbox-health.server.ts'
import { startOutboxWorker } from './outbox-worker.server.ts'
import { outboxKinds } from '#platform/store/schema.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'

const pollMs = 20
const phoneOnly = () => submission({ contact: { name: 'A', phone: '+34600000000' } })
const channels = (deliver: Deliver): Channels => ({
  'mail-office': deliver,
  'mail-visitor': deliver,
  'mail-reply': deliver,
  'mail-reminder': deliver,
  webhook: deliver,
})
const never = () => new Promise<never>(() => undefined)

/** One slot, given up soon after a message is handed over. */
const lanes = [
  {
    kinds: outboxKinds,
    places: 1,
    deadlineSeconds: 2,
    answer: { placeSeconds: 0.1, deadlineSeconds: 20 },
  },
]

describeStores('a late answer of a mail server', ({ open, configure }) => {
  test('is awaited beyond deadline and lease, so that a mail arrives once', async () => {
    const config = await configure()
    const stores = [await open({}, config), await open({}, config)] as const
    const mails: string[] = []
    const box = await openMailbox({
      onData: (stream, _session, done) => {
        text(stream).then(async (mail) => {
          mails.push(mail)
          await sleep(3_000)
          done()
        }, done)
      },
    })
    onTestFinished(() => box.close())
    const workers = stores.map((store) => {
      const transport = createSmtpTransport(mailConfig(), box.url, { silence: 600, answer: 10_000 })
      const webhook: Deliver = async () => ({ kind: 'sent' })
      const mail = mailChannels({ store, config: mailConfig(), transport })
      return startOutboxWorker(store, {
        channels: { ...mail, 'mail-reminder': webhook, webhook },
        lanes,
        pollMs,
        leaseSeconds: 1,
      })
    })
    await submitRequest(stores[0], submission())
    const health = async () => await outboxHealth(stores[0])
    await vi.waitFor(async () => expect(await health()).toMatchObject({ waiting: 0, dead: 0 }), {
      timeout: 20_000,
      interval: 100,
    })
    await Promise.all(workers.map((worker) => worker.stop(1_000)))
    expect(mails).toHaveLength(2)
  })

  test('does not delay other messages', async () => {
    const store = await open()
    for (let index = 0; index < 5; index++) await submitRequest(store, phoneOnly())
    const begun = new Set<string>()
    const deliver: Deliver = async ({ id }, _signal, handedOver) => {
      begun.add(id)
      handedOver?.()
      return await never()
    }
    const worker = startOutboxWorker(store, { channels: channels(deliver), lanes, pollMs })
    await vi.waitFor(() => expect(begun.size).toBe(5), { timeout: 5_000 })
    await worker.stop(0)
  })

  test('is not requested again by the waiting process after its lease has ended', async () => {
    const store = await open()
    await submitRequest(store, phoneOnly())
    let begun = 0
    const deliver: Deliver = async (_job, _signal, handedOver) => {
      begun += 1
      handedOver?.()
      return await never()
    }
    const worker = startOutboxWorker(store, { channels: channels(deliver), lanes, pollMs })
    await vi.waitFor(() => expect(begun).toBe(1), { timeout: 10_000 })
    await sleep(200)
    await store.db.updateTable('outbox').set({ lease_until: '2000-01-01T00:00:00.000Z' }).execute()
    const leased = () => store.db.selectFrom('outbox').select('lease_until').executeTakeFirstOrThrow()
    await vi.waitFor(async () => expect((await leased()).lease_until).not.toMatch(/^2000/), {
      timeout: 10_000,
    })
    await worker.stop(0)
    expect(begun).toBe(1)
  })

  test('does not delay shutdown, and another process takes over the message', async () => {
    const config = await configure()
    const [store, other] = [await open({}, config), await open({}, config)]
    await submitRequest(store, phoneOnly())
    let begun = 0
    const waiting: Deliver = async (_job, _signal, handedOver) => {
      begun += 1
      handedOver?.()
      return await never()
    }
    const first = startOutboxWorker(store, { channels: channels(waiting), lanes, pollMs, leaseSeconds: 1 })
    await vi.waitFor(() => expect(begun).toBe(1), { timeout: 10_000 })
    const asked = performance.now()
    await first.stop(300)
    expect(performance.now() - asked).toBeLessThan(2_000)
    const taking: Deliver = async () => ({ kind: 'sent' })
    const second = startOutboxWorker(other, { channels: channels(taking), lanes, pollMs })
    await vi.waitFor(async () => expect(await outboxHealth(other)).toMatchObject({ waiting: 0 }), {
      timeout: 5_000,
    })
    await second.stop(1_000)
  })
})
