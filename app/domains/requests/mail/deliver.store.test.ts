import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mailConfig, openMailbox, readMail } from '#tests/support/mail.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { changeState, releaseRequest } from '#domains/requests/store/change-request.server.ts'
import { eraseRequest } from '#domains/retention/erase-requests.server.ts'
import type { Channels } from '#platform/outbox/outbox-delivery.server.ts'
import { addNote, withdrawRequest } from '#domains/requests/status/follow-up.server.ts'
import { outboxHealth } from '#platform/outbox/outbox-health.server.ts'
import { startOutboxWorker } from '#platform/outbox/outbox-worker.server.ts'
import { listRequests } from '#domains/requests/store/read-requests.server.ts'
import { readStatus } from '#domains/requests/status/read-status.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import { mailChannels } from './deliver-mail.server.ts'
import { webhookChannel } from './deliver-webhook.server.ts'
import { createMailTransport } from '#platform/mail/transport.server.ts'

const pollMs = 20
const webhook = async () => ({ kind: 'sent' as const })

/** Requests have no reminders; those of appointments have their own tests. */
async function sendAll(store: Store, others: Omit<Channels, 'mail-reminder'>): Promise<void> {
  const channels = { ...others, 'mail-reminder': others['mail-visitor'] }
  const worker = startOutboxWorker(store, { channels, pollMs })
  await vi.waitFor(async () => expect(await outboxHealth(store)).toHaveProperty('waiting', 0), {
    timeout: 5_000,
  })
  await worker.stop(1_000)
}

describeStores('what a request sends', ({ open, configure }) => {
  test('is one mail to the office and one to the visitor with a link that works', async () => {
    const store = await open()
    const box = await openMailbox()
    onTestFinished(() => box.close())
    const result = await submitRequest(store, submission())
    const config = mailConfig({ smtpUrl: box.url })
    const transport = createMailTransport(config)
    const answerBy = () => '2026-11-24'
    await sendAll(store, { ...mailChannels({ store, config, transport, answerBy }), webhook })
    const mails = box.mails.toSorted((a, b) => (a.to.join() < b.to.join() ? -1 : 1))
    expect(mails.map(({ to }) => to)).toEqual([['aenne@example.org'], ['oficina@faro.example']])
    const [visitor, office] = mails.map(({ source }) => readMail(source))
    expect(visitor?.headers.get('content-language')).toEqual(['de-DE'])
    expect(visitor?.parts[0]).toContain('24.11.2026')
    expect(office?.headers.get('reply-to')).toEqual(['aenne@example.org'])
    expect(office?.parts[0]).toContain('Bitte vormittags anrufen.')
    expect(office?.parts[0]).toContain('Prometido para: martes, 24/11/2026')
    const token = /\/de\/anfrage\/(\S+)/.exec(visitor?.parts[0] ?? '')?.[1] ?? ''
    expect(await readStatus(store, token)).toMatchObject({
      reference: result.kind === 'received' && result.reference,
    })
  })

  test('promises no past day when it is released late', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const box = await openMailbox()
    onTestFinished(() => box.close())
    const result = await submitRequest(store, submission({ suspect: true }))
    clock.advance({ hours: 72 })
    await releaseRequest(store, result.kind === 'received' ? result.reference : '')
    const config = mailConfig({ smtpUrl: box.url })
    const answerBy = (_request: unknown, at: Temporal.Instant) =>
      at.add({ hours: 24 }).toString().slice(0, 10)
    const transport = createMailTransport(config)
    await sendAll(store, { ...mailChannels({ store, config, transport, answerBy }), webhook })
    const visitor = box.mails.find(({ to }) => to.includes('aenne@example.org'))
    expect(readMail(visitor?.source ?? '').parts[0]).toContain('Freitag, 27.11.2026')
  })

  test('asks a visitor with little time to report a claim to call', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const box = await openMailbox()
    onTestFinished(() => box.close())
    const fields = { topic: 'claim', claimDay: '2026-11-17' }
    await submitRequest(store, submission({ dialog: 'contact-dialog', fields }))
    const config = mailConfig({ smtpUrl: box.url })
    const transport = createMailTransport(config)
    const parts = { store, config, transport, answerBy: () => '2026-11-24', claimNotice: 7 }
    await sendAll(store, { ...mailChannels(parts), webhook })
    const visitor = box.mails.find(({ to }) => to.includes('aenne@example.org'))
    const text = readMail(visitor?.source ?? '').parts[0]
    expect(text).toContain(
      'Die Meldefrist endet am Dienstag, 24.11.2026. Bitte rufen Sie uns vorher an: +34 971 999 999.',
    )
  })

  test('promises nothing for a request withdrawn or closed while its mails waited', async () => {
    const store = await open()
    const box = await openMailbox()
    onTestFinished(() => box.close())
    const [first, second] = [
      await submitRequest(store, submission()),
      await submitRequest(store, submission()),
    ]
    await withdrawRequest(store, first.kind === 'received' ? first.statusToken : '')
    await changeState(store, second.kind === 'received' ? second.reference : '', 'closed')
    const config = mailConfig({ smtpUrl: box.url })
    const transport = createMailTransport(config)
    await sendAll(store, { ...mailChannels({ store, config, transport }), webhook })
    expect(box.mails.map(({ to }) => to.join())).toEqual(Array(3).fill('oficina@faro.example'))
    const subjects = box.mails.map(({ source }) => String(readMail(source).headers.get('subject')))
    expect(subjects.filter((subject) => subject.includes('Retirad'))).toHaveLength(2)
  })

  test('is a file each without a mail server, and erased with the request', async () => {
    const store = await open()
    const { dataDir } = store.config
    const result = await submitRequest(store, submission())
    const config = mailConfig({ dataDir })
    await sendAll(store, {
      ...mailChannels({ store, config, transport: createMailTransport(config) }),
      webhook,
    })
    expect(await readdir(join(dataDir, 'mail'))).toHaveLength(2)
    await eraseRequest(store, result.kind === 'received' ? result.reference : '')
    expect(await readdir(join(dataDir, 'mail'))).toEqual([])
  })

  test.each([
    [204, { kind: 'sent' }],
    [302, { kind: 'retry', code: 'webhook.connection' }],
    [404, { kind: 'refused', code: 'webhook.404' }],
    [408, { kind: 'retry', code: 'webhook.408' }],
    [429, { kind: 'retry', code: 'webhook.429' }],
    [500, { kind: 'retry', code: 'webhook.500' }],
    [503, { kind: 'retry', code: 'webhook.503' }],
  ])('goes to the webhook alone, which answers %i', async (status, delivery) => {
    const store = await open({}, { ...(await configure()), webhook: true })
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.url ?? '')
      request.resume()
      response.writeHead(asked.length > 1 ? 200 : status, { location: '/elsewhere' }).end()
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    await submitRequest(store, submission())
    const [request] = await listRequests(store)
    const job = {
      id: 'o',
      requestId: request?.id ?? '',
      kind: 'webhook',
      event: 'request-received',
      attempt: 1,
    } as const
    const send = webhookChannel(store, { url, secret: 'shared' })
    expect(await send(job, AbortSignal.timeout(5_000))).toEqual(delivery)
    expect(asked).toEqual(['/'])
  })

  test('sends nothing to a webhook that is no longer configured', async () => {
    const store = await open({}, { ...(await configure()), webhook: true })
    await submitRequest(store, submission())
    const mail = async () => ({ kind: 'sent' as const })
    const off = webhookChannel(store, undefined)
    await sendAll(store, { 'mail-office': mail, 'mail-visitor': mail, 'mail-reply': mail, webhook: off })
    expect(await outboxHealth(store)).toMatchObject({ waiting: 0, dead: 0 })
  })

  test('goes to the webhook, signed', async () => {
    const store = await open({}, { ...(await configure()), webhook: true })
    const posts: { headers: NodeJS.Dict<string | string[]>; body: string }[] = []
    const server = createServer((request, response) => {
      const keep = (body: string) => {
        posts.push({ headers: request.headers, body })
        response.end()
      }
      text(request).then(keep, () => response.destroy())
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const stored = await submitRequest(store, submission())
    if (stored.kind !== 'received') throw new Error(stored.kind)
    await addNote(store, stored.statusToken, 'Through the ceiling.')
    const mail = async () => ({ kind: 'sent' as const })
    const secret = 'shared'
    await sendAll(store, {
      'mail-office': mail,
      'mail-visitor': mail,
      'mail-reply': mail,
      webhook: webhookChannel(store, { url, secret }),
    })
    const [post] = posts
    const {
      'webhook-id': id,
      'webhook-timestamp': time,
      'webhook-signature': signature,
    } = post?.headers ?? {}
    const expected = createHmac('sha256', secret).update(`${id}.${time}.${post?.body}`).digest('base64')
    expect(signature).toBe(`v1,${expected}`)
    expect(JSON.parse(post?.body ?? '')).toMatchObject({
      event: 'request-received',
      request: { name: 'Änne Groß' },
      notes: [{ text: 'Through the ceiling.' }],
      files: [],
    })
    expect(post?.body).not.toContain('linkNonce')
  })
})
