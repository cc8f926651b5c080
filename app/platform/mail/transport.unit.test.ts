import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mailConfig, openMailbox, readMail } from '#tests/support/mail.ts'
import type { Mailbox } from '#tests/support/mail.ts'
import type { MailMessage } from './message.server.ts'
import { createMailTransport } from './transport.server.ts'

const message: MailMessage = {
  id: 'outbox-1',
  to: 'aenne@example.org',
  replyTo: 'reply@example.org',
  subject: 'Ihre Anfrage FAR-7K3M-Q9 ist angekommen',
  date: Temporal.Instant.from('2026-11-23T09:00:00Z'),
  content: { locale: 'de', title: 'Größe', intro: [], facts: [], closing: ['Tschüß'], footer: ['Faro'] },
}
const signal = () => AbortSignal.timeout(5_000)
const open: Mailbox[] = []

async function mailbox(...options: Parameters<typeof openMailbox>): Promise<Mailbox> {
  const box = await openMailbox(...options)
  open.push(box)
  return box
}

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(open.splice(0).map((box) => box.close()))
})

test('delivers the message to a mail server, identical at every attempt', async () => {
  const box = await mailbox()
  const transport = createMailTransport(mailConfig({ smtpUrl: box.url }))
  expect(await transport.send(message, signal())).toEqual({ kind: 'sent' })
  expect(await transport.send(message, signal())).toEqual({ kind: 'sent' })
  const [first, second] = box.mails
  expect(first).toMatchObject({ from: 'web@faro.example', to: ['aenne@example.org'] })
  const { headers, parts } = readMail(first?.source ?? '')
  expect(headers.get('message-id')).toEqual(['<outbox-1@faro.example>'])
  expect(readMail(second?.source ?? '').headers.get('message-id')).toEqual(['<outbox-1@faro.example>'])
  expect(headers.get('from')).toEqual(['Faro <web@faro.example>'])
  expect(headers.get('reply-to')).toEqual(['reply@example.org'])
  expect(headers.get('subject')).toEqual([message.subject])
  expect(headers.get('auto-submitted')).toEqual(['auto-generated'])
  expect(headers.get('date')).toEqual(['Mon, 23 Nov 2026 09:00:00 +0000'])
  expect(parts[0]).toContain('Größe\r\n\r\nTschüß')
  expect(parts[1]).toContain('<html lang="de-DE">')
})

test.each([
  ['mails from the office to itself', { smtpUrl: 'smtp://127.0.0.1:1', office: 'web@faro.example' }, true],
  ['mails to an address of the office', { smtpUrl: 'smtp://127.0.0.1:1' }, false],
  ['files', { office: 'web@faro.example' }, false],
])(
  'warns in the log only if mails are sent from the office’s address to itself: %s',
  (_what, changes, warns) => {
    createMailTransport(mailConfig(changes))
    const lines = vi.mocked(process.stdout.write).mock.calls.join('')
    expect(lines.includes('mail.same-address')).toBe(warns)
  },
)

function refusal(code: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode: code })
}

test.each([
  [
    'an unknown recipient',
    { onRcptTo: (_a, _s, done) => done(refusal(550, 'no such user')) },
    { kind: 'refused', code: 'smtp.550' },
  ],
  [
    'a relay that refuses us, as it says at the recipient',
    { onRcptTo: (_a, _s, done) => done(refusal(554, '5.7.1 Client host rejected')) },
    { kind: 'retry', code: 'smtp.554' },
  ],
  [
    'a full mailbox',
    { onRcptTo: (_a, _s, done) => done(refusal(452, 'later')) },
    { kind: 'retry', code: 'smtp.452' },
  ],
  [
    'a sender whose quota is used up',
    { onMailFrom: (_a, _s, done) => done(refusal(550, 'over quota')) },
    { kind: 'retry', code: 'smtp.550' },
  ],
  [
    'greylisting',
    { onData: (stream, _s, done) => stream.resume().on('end', () => done(refusal(451, 'later'))) },
    { kind: 'retry', code: 'smtp.451' },
  ],
  [
    'a refused message',
    { onData: (stream, _s, done) => stream.resume().on('end', () => done(refusal(554, 'spam'))) },
    { kind: 'refused', code: 'smtp.554' },
  ],
  [
    'a refused connection',
    { onConnect: (_s, done) => done(refusal(554, 'not you')) },
    { kind: 'retry', code: 'smtp.554' },
  ],
] as [string, Parameters<typeof openMailbox>[0], object][])(
  'classifies the response to %s',
  async (_name, options, delivery) => {
    const box = await mailbox(options)
    const transport = createMailTransport(mailConfig({ smtpUrl: box.url }))
    expect(await transport.send(message, signal())).toEqual(delivery)
  },
)

test('retries a server that is down or does not answer', async () => {
  const gone = createMailTransport(mailConfig({ smtpUrl: 'smtp://127.0.0.1:1' }))
  expect(await gone.send(message, signal())).toMatchObject({ kind: 'retry', code: 'smtp.ESOCKET' })
  const stalled = await mailbox({ onMailFrom: () => undefined })
  const waiting = createMailTransport(mailConfig({ smtpUrl: stalled.url }))
  expect(await waiting.send(message, AbortSignal.timeout(200))).toEqual({
    kind: 'retry',
    code: 'smtp.EABORT',
  })
})

test('treats wrong credentials as temporary, not as a failure of the message', async () => {
  const box = await mailbox({
    authOptional: false,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(refusal(535, 'no')),
  })
  const transport = createMailTransport(mailConfig({ smtpUrl: box.url.replace('//', '//user:p%40ss@') }))
  expect(await transport.send(message, signal())).toEqual({ kind: 'retry', code: 'smtp.535' })
})

test('writes each message to a complete, private file without a mail server', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mail-test-'))
  const transport = createMailTransport(mailConfig({ dataDir }))
  expect(await transport.send(message, signal())).toEqual({ kind: 'sent' })
  expect(await transport.send(message, signal())).toEqual({ kind: 'sent' })
  expect(await readdir(join(dataDir, 'mail'))).toEqual(['outbox-1.eml'])
  expect((await stat(join(dataDir, 'mail', 'outbox-1.eml'))).mode & 0o777).toBe(0o600)
  const { headers } = readMail(await readFile(join(dataDir, 'mail', 'outbox-1.eml'), 'utf8'))
  expect(headers.get('to')).toEqual(['aenne@example.org'])
  expect(vi.mocked(process.stdout.write).mock.calls.join('')).toContain('"event":"mail.transport"')
  await rm(dataDir, { recursive: true })
})

test.each([
  { from: 'Faro <web@faro.example>' },
  { office: 'a@faro.example, b@faro.example' },
  { smtpUrl: 'https://mail.example' },
  { smtpUrl: 'mail.example:25' },
])('rejects the configuration %j', (changes) => {
  expect(() => createMailTransport(mailConfig(changes))).toThrow(
    expect.objectContaining({ name: 'ConfigFault' }),
  )
})
