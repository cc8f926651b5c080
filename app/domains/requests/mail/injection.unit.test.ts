import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAddress } from '#platform/mail/mail-address.server.ts'
import type { RequestRecord } from '#domains/requests/store/read-requests.server.ts'
import type { OutboxEvent } from '#platform/store/schema.server.ts'
import { everyCase } from '#tests/support/cases.ts'
import {
  delivered,
  harmless,
  hostileRequest,
  hostileText,
  lineStarts,
  usualHeaders,
} from '#tests/support/hostile-text.ts'
import { mailConfig } from '#tests/support/mail.ts'
import { requestRecord } from '#tests/support/request-record.ts'
import { composeOfficeMail } from './compose-office.server.ts'
import { composeVisitorMail } from './compose-visitor.server.ts'
import { describeField } from './describe-field.server.ts'
import { renderText } from '#platform/mail/render.server.ts'
import { presentableName } from './mail-greeting.server.ts'

// With those in app/domains/appointments/mail/injection.unit.test.ts 10,000 cases in all, or in the usual run one in ten.
const cases = { numRuns: everyCase ? 2_500 : 250 }
const config = mailConfig()
const date = Temporal.Instant.from('2026-11-23T09:00:00Z')

/** A name of a field that reads as a question has no colon, and lines below it. */
const question = {
  name: '',
  email: '',
  phone: '',
  message: '',
  referrerHost: '',
  fields: {},
  utm: { '?': '\r\nBcc: x@evil.example\r\n' },
}

interface Situation {
  readonly state: RequestRecord['state']
  readonly event: OutboxEvent | undefined
  readonly subject: string
}

const received: Situation = {
  state: 'received',
  event: undefined,
  subject: 'Seguro de salud: FAR-7K3M-Q9',
}

const situations = fc.constantFrom<Situation[]>(
  received,
  { state: 'quarantined', event: undefined, subject: '[Revisar] Seguro de salud: FAR-7K3M-Q9' },
  { state: 'seen', event: 'note-added', subject: 'Nota nueva: Seguro de salud: FAR-7K3M-Q9' },
)

test('typed text adds no header, recipient, part or line to the office’s mail, and nothing to its subject', async () => {
  await fc.assert(
    fc.asyncProperty(hostileRequest, hostileText, situations, async (typed, note, situation) => {
      const { state, event, subject } = situation
      const replyTo = parseAddress(typed.email)
      const compose = (changes: typeof typed, text: string) =>
        composeOfficeMail(config, {
          outboxId: 'o',
          request: requestRecord({ ...changes, state }),
          files: [],
          notes: [{ text, createdAt: date }],
          event,
          replyTo,
          date,
          describeField,
        })
      const { headers, parts } = await delivered(config, compose(typed, note))
      expect([...headers.keys()].toSorted()).toEqual(
        [...usualHeaders, ...(replyTo ? ['reply-to'] : [])].toSorted(),
      )
      expect([...headers.values()].every((values) => values.length === 1)).toBe(true)
      expect(headers.get('to')).toEqual(['oficina@faro.example'])
      expect(headers.get('reply-to')).toEqual(replyTo ? [replyTo] : undefined)
      expect(headers.get('subject')).toEqual([subject])
      expect(parts).toHaveLength(2)
      const plain = compose(harmless(typed), harmless(note))
      expect(lineStarts(parts[0] ?? '')).toEqual(lineStarts(renderText(plain.content)))
    }),
    { ...cases, examples: [[question, '', received]] },
  )
}, 60_000)

test('no typed text gets into the visitor’s mail', async () => {
  await fc.assert(
    fc.asyncProperty(hostileRequest, async (typed) => {
      const to = parseAddress(typed.email) ?? 'a@example.org'
      const compose = (changes: typeof typed) =>
        composeVisitorMail(config, {
          outboxId: 'v',
          request: requestRecord(changes),
          to,
          statusToken: 'T',
          answerBy: undefined,
          date,
        })
      const message = compose(typed)
      const { headers, parts } = await delivered(config, message)
      expect([...headers.keys()].toSorted()).toEqual([...usualHeaders, 'reply-to'].toSorted())
      expect(headers.get('reply-to')).toEqual([config.identity.contact.email])
      expect([...headers.values()].every((values) => values.length === 1)).toBe(true)
      expect(headers.get('to')).toEqual([to])
      expect(headers.get('subject')).toEqual(['Wir haben Ihre Anfrage FAR-7K3M-Q9 erhalten'])
      expect(parts).toHaveLength(2)
      // A name that reads like one is the greeting.
      const plain = compose({ ...harmless(typed), name: presentableName(typed.name) ?? 'x' })
      expect(message.content).toEqual(plain.content)
    }),
    cases,
  )
}, 60_000)
