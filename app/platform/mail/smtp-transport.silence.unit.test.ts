import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { mailConfig } from '#tests/support/mail.ts'
import type { MailMessage } from './message.server.ts'
import { createSmtpTransport } from './smtp-transport.server.ts'

const message: MailMessage = {
  id: 'outbox-1',
  to: 'aenne@example.org',
  subject: 'Ihre Anfrage',
  date: Temporal.Instant.from('2026-11-23T09:00:00Z'),
  content: { locale: 'de', title: 'Größe', intro: [], facts: [], closing: [], footer: [] },
}
const patience = { silence: 600, answer: 2_500 }

/** Where a server can be slow: at its greeting, a command, or the end of a mail. */
type Step = 'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'end'

const answers: Readonly<Record<Step, string>> = {
  greeting: '220 here',
  EHLO: '250 here',
  MAIL: '250 yes',
  RCPT: '250 yes',
  DATA: '354 go on',
  end: '250 taken',
}

function stepOf(text: string): Step | undefined {
  if (text.includes('\r\n.\r\n')) return 'end'
  return (['EHLO', 'MAIL', 'RCPT', 'DATA'] as const).find((step) => text.startsWith(step))
}

/** A mail server that waits before it answers; never answers if the wait is undefined. */
async function slowServer(wait: (step: Step) => number | undefined) {
  const mails: string[] = []
  const server = createServer((socket) => {
    const answer = async (step: Step) => {
      const milliseconds = wait(step)
      if (milliseconds === undefined) return
      await sleep(milliseconds)
      socket.write(`${answers[step]}\r\n`)
    }
    let text = ''
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => {
      text += bytes.toString()
      const step = stepOf(text)
      if (step === undefined) return
      if (step === 'end') mails.push(text)
      text = ''
      void answer(step)
    })
    void answer('greeting')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, mails }
}

async function send(url: string) {
  const begun = performance.now()
  let handedOver = 0
  const transport = createSmtpTransport(mailConfig(), url, patience)
  const delivery = await transport.send(message, AbortSignal.timeout(10_000), () => handedOver++)
  return { delivery, handedOver, milliseconds: performance.now() - begun }
}

test('treats a mail as sent once when the server takes long to check the whole message', async () => {
  const { url, mails } = await slowServer((step) => (step === 'end' ? 3 * patience.silence : 0))
  expect(await send(url)).toMatchObject({ delivery: { kind: 'sent' }, handedOver: 1 })
  expect(mails).toHaveLength(1)
})

test('waits for a server that answers each command late but in time', async () => {
  const { url } = await slowServer(() => patience.silence / 2)
  const { delivery, milliseconds } = await send(url)
  expect(delivery).toEqual({ kind: 'sent' })
  expect(milliseconds).toBeGreaterThan(2 * patience.silence)
})

test.each(['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA'] as const)(
  'gives up soon on silence before the end of the mail: %s',
  async (silentAt) => {
    const { url, mails } = await slowServer((step) => (step === silentAt ? undefined : 0))
    const { delivery, handedOver, milliseconds } = await send(url)
    expect([delivery, handedOver]).toEqual([{ kind: 'retry', code: 'smtp.ETIMEDOUT' }, 0])
    expect(milliseconds).toBeLessThan(patience.answer)
    expect(mails).toEqual([])
  },
)

test('gives up on a server that never answers a whole mail', async () => {
  const { url } = await slowServer((step) => (step === 'end' ? undefined : 0))
  const { delivery, milliseconds } = await send(url)
  expect(delivery).toEqual({ kind: 'retry', code: 'smtp.ETIMEDOUT' })
  expect(milliseconds).toBeGreaterThan(patience.answer - 10)
})
