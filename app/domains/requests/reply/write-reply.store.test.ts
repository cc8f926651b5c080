import { expect, onTestFinished, test, vi } from 'vitest'
import { mailConfig, openMailbox, readMail } from '#tests/support/mail.ts'
import { newMember } from '#tests/support/staff-members.ts'
import { describeStores } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { mailChannels } from '#domains/requests/mail/deliver-mail.server.ts'
import type { RequestSubmission } from '#domains/requests/submission.ts'
import { createStatusGateway } from '#domains/requests/status/status-gateway.server.ts'
import { readStatus } from '#domains/requests/status/read-status.server.ts'
import { changeState, correctEmail } from '#domains/requests/store/change-request.server.ts'
import { findRequest } from '#domains/requests/store/read-requests.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import { createMailTransport } from '#platform/mail/transport.server.ts'
import { outboxHealth } from '#platform/outbox/outbox-health.server.ts'
import { startOutboxWorker } from '#platform/outbox/outbox-worker.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { requestReplies } from './read-replies.server.ts'
import { writeReply } from './write-reply.server.ts'

async function submit(store: Store, changes: Partial<RequestSubmission> = {}) {
  const result = await submitRequest(store, submission(changes))
  const reference = result.kind === 'received' ? result.reference : ''
  const request = await findRequest(store, { reference })
  if (!request) throw new Error('nothing was stored')
  return { ...request, statusToken: result.kind === 'received' ? result.statusToken : '' }
}

async function sendAll(store: Store, smtpUrl: string): Promise<void> {
  const config = mailConfig({ smtpUrl })
  const channels = {
    ...mailChannels({ store, config, transport: createMailTransport(config) }),
    'mail-reminder': async () => ({ kind: 'sent' as const }),
    webhook: async () => ({ kind: 'sent' as const }),
  }
  const worker = startOutboxWorker(store, { channels, pollMs: 20 })
  await vi.waitFor(async () => expect(await outboxHealth(store)).toHaveProperty('waiting', 0), 5_000)
  await worker.stop(1_000)
}

const text = { subject: 'Ihre Unterlagen', body: 'Guten Tag Frau Groß,\n\nvielen Dank.\nBis bald <3' }

describeStores('a reply', ({ open }) => {
  test('is mailed as written, with the reference, a way to answer and a link that works', async () => {
    const store = await open()
    const box = await openMailbox()
    onTestFinished(() => box.close())
    const request = await submit(store)
    const staffId = await newMember(store)
    const written = await writeReply(store, { requestId: request.id, staffId, version: 0, ...text })
    expect(written).toMatchObject({ kind: 'written', version: 1 })
    await sendAll(store, box.url)
    const mails = box.mails.map(({ to, source }) => ({ to, ...readMail(source) }))
    const mail = mails.find(({ headers }) => headers.get('subject')?.join().includes('Ihre Unterlagen'))
    expect(mail?.to).toEqual(['aenne@example.org'])
    expect(mail?.headers.get('subject')).toEqual([`Ihre Unterlagen [${request.reference}]`])
    expect(mail?.headers.get('reply-to')).toEqual(['hola@faro.example'])
    expect(mail?.headers.get('content-language')).toEqual(['de-DE'])
    expect(mail?.headers.has('auto-submitted')).toBe(false)
    const [plain = '', html = ''] = (mail?.parts ?? []).map((part) => part.replaceAll('\r\n', '\n'))
    expect(plain).toContain('Guten Tag Frau Groß,\n\nvielen Dank.\nBis bald <3')
    expect(plain).toContain('+34 971 999 999')
    expect(html).toContain('vielen Dank.<br>Bis bald &lt;3')
    const token = /\/de\/anfrage\/(\S+)/.exec(plain)?.[1] ?? ''
    expect(await readStatus(store, token)).toMatchObject({ state: 'answered' })
  })

  test('is shown on the status page behind the link, and on no other', async () => {
    const store = await open()
    const request = await submit(store)
    const other = await submit(store)
    await writeReply(store, { requestId: request.id, ...text })
    const gateway = createStatusGateway(store, () => undefined, { files: [] })
    const { subject, body } = text
    expect(await gateway.read(request.statusToken)).toMatchObject({
      state: 'answered',
      replies: [{ subject, text: body }],
    })
    expect(await gateway.read(other.statusToken)).toMatchObject({ replies: [] })
  })

  test('leaves nothing of its text in the outbox', async () => {
    const store = await open()
    const { id: requestId } = await submit(store)
    const staffId = await newMember(store)
    await writeReply(store, { requestId, staffId, template: 'documents-received', ...text })
    const outbox = await store.db.selectFrom('outbox').selectAll().execute()
    expect(JSON.stringify(outbox)).not.toContain('Unterlagen')
    expect(await requestReplies(store, requestId)).toMatchObject([
      { staffId, template: 'documents-received', ...text },
    ])
  })

  test.each([
    ['no-address', { contact: { name: 'A', phone: '+34600112233' } }],
    ['quarantined', { suspect: true }],
  ] as const)('is refused and not stored: %s', async (kind, changes) => {
    const store = await open()
    const { id: requestId } = await submit(store, changes)
    expect(await writeReply(store, { requestId, version: 0, ...text })).toEqual({ kind })
    expect(await requestReplies(store, requestId)).toEqual([])
  })

  test('is refused for a withdrawn request and one that is gone', async () => {
    const store = await open()
    const { id: requestId, reference } = await submit(store)
    await changeState(store, reference, 'withdrawn')
    expect(await writeReply(store, { requestId, ...text })).toEqual({ kind: 'withdrawn' })
    expect(await writeReply(store, { requestId: 'none', ...text })).toEqual({ kind: 'not-found' })
  })

  test('of the second of two members is not sent', async () => {
    const store = await open()
    const { id: requestId } = await submit(store)
    const [first, second] = [await newMember(store), await newMember(store)]
    await writeReply(store, { requestId, staffId: first, version: 0, ...text })
    expect(await writeReply(store, { requestId, staffId: second, version: 0, ...text })).toMatchObject({
      kind: 'overtaken',
      by: first,
    })
    expect(await requestReplies(store, requestId)).toHaveLength(1)
  })

  test('can close the request, or leave it open', async () => {
    const store = await open()
    const { id: requestId, reference } = await submit(store)
    await writeReply(store, { requestId, state: 'closed', ...text })
    expect(await findRequest(store, { reference })).toMatchObject({
      state: 'closed',
      closedAt: expect.anything(),
    })
    await writeReply(store, { requestId, state: 'seen', ...text })
    expect(await findRequest(store, { reference })).toMatchObject({ state: 'seen', closedAt: undefined })
  })

  test('that found no mailbox goes to the corrected address', async () => {
    const store = await open()
    const box = await openMailbox({
      onRcptTo: ({ address }, _session, done) => {
        done(address === 'aenne@example.org' ? Object.assign(new Error('none'), { responseCode: 550 }) : null)
      },
    })
    onTestFinished(() => box.close())
    const { id: requestId, reference } = await submit(store)
    await writeReply(store, { requestId, ...text })
    await sendAll(store, box.url)
    expect(await outboxHealth(store)).toMatchObject({ dead: 0, deadToVisitors: 2 })
    await correctEmail(store, reference, 'anne@example.org')
    await sendAll(store, box.url)
    const subjects = box.mails
      .filter(({ to }) => to.includes('anne@example.org'))
      .map(({ source }) => readMail(source).headers.get('subject')?.join())
    expect(subjects).toContain(`Ihre Unterlagen [${reference}]`)
    expect(await outboxHealth(store)).toMatchObject({ dead: 0, deadToVisitors: 0 })
  })
})
