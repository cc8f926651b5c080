import fc from 'fast-check'
import { createTransport } from 'nodemailer'
import type { MailConfig, MailMessage } from '#platform/mail/message.server.ts'
import { mailOptions } from '#platform/mail/render.server.ts'
import type { RequestRecord } from '#domains/requests/store/read-requests.server.ts'
import { readMail, type ReadMail } from './mail.ts'

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
  'a?bcc=x%40evil.example@example.org',
  'a\r\nATTENDEE:mailto:x@evil.example',
  'a\nEND:VEVENT',
  '";X=1:',
  '\uD800',
  '\0',
  '😀'.repeat(60),
  'ü'.repeat(200),
)

/**
 * Input that tries to break out of a field: line ends of every kind, lone surrogates, whole
 * headers.
 */
export const hostileText = fc.oneof(
  attack,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.tuple(fc.string(), attack).map((pair) => pair.join('')),
)

/** Everything that a visitor types in a request, raw: stored input is cleaned first. */
export type TypedChanges = Pick<
  RequestRecord,
  'name' | 'email' | 'phone' | 'message' | 'referrerHost' | 'fields' | 'utm'
>

/** A request in which all input is hostile, including the field names. */
export const hostileRequest = fc.record({
  name: hostileText,
  email: hostileText,
  phone: hostileText,
  message: hostileText,
  referrerHost: hostileText,
  fields: fc.dictionary(hostileText, fc.oneof(hostileText, fc.array(hostileText, { maxLength: 3 })), {
    maxKeys: 3,
  }),
  utm: fc.dictionary(hostileText, hostileText, { maxKeys: 3 }),
})

/** The same with a harmless word in place of all input. */
export function harmless<T>(typed: T): T {
  if (typeof typed === 'string') return (typed === '' ? '' : 'x') as T
  if (Array.isArray(typed)) return typed.map(harmless) as T
  const entries = Object.entries(typed as object)
  return Object.fromEntries(entries.map(([name, value]) => [name, harmless<unknown>(value)])) as T
}

/** The header names of every mail, in alphabetical order. */
export const usualHeaders = [
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

const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

/** A mail as a reader sees it. */
export async function delivered(config: MailConfig, message: MailMessage): Promise<ReadMail> {
  const { message: bytes } = await transporter.sendMail(mailOptions(config, message))
  return readMail((bytes as Buffer).toString('utf8'))
}

/**
 * The starts of a mail's text lines: a fact's label, which ends with a colon or is a question;
 * further lines of a fact are indented.
 */
export function lineStarts(text: string): string[] {
  const lines = text.toWellFormed().trimEnd().split(/\r?\n/)
  return lines.filter((line) => !line.startsWith('  ')).map((line) => /^[^:?]*[:?]?/.exec(line)?.[0] ?? '')
}

/** A calendar file's lines as calendars read them: unfolded (RFC 5545, 3.1). */
export function unfold(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
}
