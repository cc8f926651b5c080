import fc from 'fast-check'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { parseAddress } from '#server/store/mail-address.ts'
import { mailConfig, readMail } from '#tests/support/mail.ts'
import { requestRecord } from '#tests/support/request-record.ts'
import { composeOfficeMail } from './compose-office.ts'
import { composeVisitorMail } from './compose-visitor.ts'
import { describeField } from './describe-field.ts'
import { mailOptions } from './mail-options.ts'
import type { MailMessage } from './message.ts'

const config = mailConfig()
const date = Temporal.Instant.from('2026-11-23T09:00:00Z')
const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

const attack = fc.constantFrom(
  '\r\nBcc: x@evil.example\r\n',
  '\nX-Added: 1\n\n',
  '\r\n.\r\nMAIL FROM:<x@evil.example>\r\n',
  '\u2028Bcc: x@evil.example',
  '\u0085To: x@evil.example',
  '%0d%0aBcc: x@evil.example',
  '=?utf-8?q?=0D=0ABcc:x@evil.example?=',
  '\r\n\r\n--boundary\r\nContent-Type: text/html\r\n\r\n<b>',
  'a@example.org, x@evil.example',
  'a@example.org\r\nBcc: x@evil.example',
  'a@example.org',
  '\uD800',
  '\0',
)
const typed = fc.oneof(
  attack,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.tuple(fc.string(), attack).map((pair) => pair.join('')),
)

const hostile = fc.record({
  name: typed,
  email: typed,
  phone: typed,
  message: typed,
  referrerHost: typed,
  fields: fc.dictionary(typed, fc.oneof(typed, fc.array(typed, { maxLength: 3 }))),
  utm: fc.dictionary(typed, typed, { maxKeys: 3 }),
})

async function source(message: MailMessage): Promise<string> {
  const { message: bytes } = await transporter.sendMail(mailOptions(config, message))
  return (bytes as Buffer).toString('utf8')
}

const expectedHeaders = [
  'auto-submitted',
  'content-language',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
]

test('nothing typed adds a header, a recipient or a part', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, async (changes) => {
      const request = requestRecord(changes)
      const address = parseAddress(changes.email)
      const office = composeOfficeMail(config, {
        outboxId: 'o',
        request,
        files: [],
        replyTo: address,
        date,
        describeField,
      })
      const { headers, parts } = readMail(await source(office))
      expect([...headers.keys()].toSorted()).toEqual(
        [...expectedHeaders, ...(address ? ['reply-to'] : [])].toSorted(),
      )
      expect([...headers.values()].every((values) => values.length === 1)).toBe(true)
      expect(headers.get('to')).toEqual(['oficina@faro.example'])
      expect(headers.get('reply-to')).toEqual(address ? [address] : undefined)
      expect(parts).toHaveLength(2)

      const visitor = {
        outboxId: 'v',
        request,
        to: address ?? 'a@example.org',
        statusToken: 'T',
        answerBy: undefined,
        date,
      }
      const answer = readMail(await source(composeVisitorMail(config, visitor)))
      expect([...answer.headers.keys()].toSorted()).toEqual(expectedHeaders)
      expect(answer.headers.get('to')).toEqual([visitor.to])
    }),
    { numRuns: 2_000 },
  )
}, 60_000)
