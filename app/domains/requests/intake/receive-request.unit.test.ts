import { RouterContextProvider, type ActionFunctionArgs } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { requestGateway, type SubmissionResult } from '#domains/requests/gateway.ts'
import { type FormName, type RequestSubmission } from '#domains/requests/submission.ts'
import { receiveRequest } from './receive-request.server.ts'

const least = {
  key: '0f8fad5b-d9cb-469f-a165-70867728950e',
  name: 'Anna Example',
  phone: '612 345 678',
  country: 'ES',
  language: 'de',
  topic: 'other',
  when: 'soon',
  privacy: 'on',
}
const received: SubmissionResult = {
  kind: 'received',
  reference: 'TAL-7K3M-Q9',
  createdAt: '2026-11-23T09:00:00.000Z',
  statusToken: 'TOKEN',
}

/** The result of posting a form to an address, and what the store was given. */
async function post(
  changes: Readonly<Record<string, string>> = {},
  result: SubmissionResult = received,
  before?: Date,
  dialog: FormName = 'callback-dialog',
) {
  const stored: RequestSubmission[] = []
  const context = new RouterContextProvider()
  context.set(requestGateway, {
    senderOf: () => 'sender',
    storedAt: () => Promise.resolve(before),
    submit: (submission) => {
      stored.push(submission)
      return Promise.resolve(result)
    },
    sign: () => 'SIGNATURE',
    isSigned: () => false,
  })
  const url = new URL(`https://site.test/en/services/nie?dialog=${dialog}`)
  const request = new Request(url, {
    method: 'POST',
    body: new URLSearchParams({ ...least, ...changes }),
  })
  const args = { request, url, context } as unknown as ActionFunctionArgs
  const answer = await receiveRequest(args, { page: 'service.nie', locale: 'en' })
  return { answer, stored: stored[0], count: stored.length }
}

const statusOf = (answer: Awaited<ReturnType<typeof post>>['answer']) =>
  answer instanceof Response ? answer.status : answer.init?.status

test('a repeated form without a key gets no secret link, which may be another sender’s', async () => {
  const location = ({ answer }: Awaited<ReturnType<typeof post>>) =>
    answer instanceof Response ? (answer.headers.get('location') ?? '') : ''
  expect(location(await post({ key: '' }))).toContain('status=TOKEN')
  const again = location(await post({ key: '' }, { ...received, again: true }))
  expect(again).toContain(`reference=${received.reference}`)
  expect(again).not.toContain('TOKEN')
  // Only its sender knows a form’s random key.
  expect(location(await post({}, { ...received, again: true }))).toContain('status=TOKEN')
})

test('a form is stored with its page and language', async () => {
  const { answer, stored } = await post()
  expect(stored).toMatchObject({
    idempotencyKey: least.key,
    dialog: 'callback-dialog',
    pageId: 'service.nie',
    locale: 'en',
    preferredLocale: 'de',
    contact: { name: 'Anna Example', phone: '+34612345678' },
    fields: { topic: 'other', when: 'soon', time: 'any' },
    consent: { marketing: false },
    suspect: false,
  })
  expect(Object.keys(stored?.fields ?? {}).toSorted()).toEqual(['time', 'topic', 'when'])
  expect(answer instanceof Response && [answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/en/services/nie?dialog=success-dialog&reference=TAL-7K3M-Q9&mail=none&by=2026-11-23&call=any&sig=SIGNATURE&status=TOKEN',
  ])
})

test('the answer to a form with an e-mail address reveals neither the address nor a lack of one', async () => {
  const { answer } = await post({ email: 'anna@example.org' })
  expect(answer instanceof Response && answer.headers.get('location')).not.toMatch(/mail|anna/)
})

test('the answer to a claim report is marked as one', async () => {
  const claim = { topic: 'claim', message: 'Water came through the ceiling.' }
  const { answer } = await post(claim, received, undefined, 'contact-dialog')
  expect(answer instanceof Response && answer.headers.get('location')).toContain('&claim=reported&')
  // Two of the seven days are left, and the office answers on Monday.
  const friday: SubmissionResult = { ...received, createdAt: '2026-11-27T16:00:00.000Z' }
  const late = await post({ ...claim, claimDay: '2026-11-22' }, friday, undefined, 'contact-dialog')
  expect(late.answer instanceof Response && late.answer.headers.get('location')).toContain(
    '&until=2026-11-29&',
  )
  const { answer: question } = await post({ ...claim, topic: 'other' }, received, undefined, 'contact-dialog')
  expect(question instanceof Response && question.headers.get('location')).not.toContain('claim')
})

test('a form retried after midnight gets the same day', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T23:30:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const { answer } = await post({ when: 'tomorrow' })
  expect(answer instanceof Response && answer.headers.get('location')).toContain('&by=2026-11-24&')
})

test.each([
  ['in the evening, for that day', '2026-11-23T18:30:00Z', { when: 'today' }],
  ['after midnight, for the day before', '2026-11-24T07:00:00Z', { when: 'date', date: '2026-11-23' }],
])('a form retried %s is checked as of when it was stored', async (_when, now, wish) => {
  vi.useFakeTimers({ now: new Date(now) })
  onTestFinished(() => void vi.useRealTimers())
  const { answer, stored } = await post(wish, received, new Date('2026-11-23T17:00:00Z'))
  expect(answer instanceof Response && answer.headers.get('location')).toContain('&by=2026-11-23&')
  expect(stored).toMatchObject({ idempotencyKey: least.key, fields: wish })
  // A form never stored is rejected, and so is one that was already invalid then.
  const { answer: fresh, count } = await post(wish)
  expect([statusOf(fresh), count]).toEqual([422, 0])
  const { answer: wrong } = await post({ ...wish, privacy: '' }, received, new Date('2026-11-23T17:00:00Z'))
  expect(statusOf(wrong)).toBe(422)
})

test.each([
  ['with the field that people do not see', 60_000, { website: 'https://x.example' }, true],
  ['in an instant', 0, {}, true],
  ['on a clock that is ahead', -60_000, {}, false],
  ['in a minute', 60_000, {}, false],
])(
  'a form that was filled %s is taken',
  async (_how, took, changes: Readonly<Record<string, string>>, suspect) => {
    const { answer, stored } = await post({ opened: String(Date.now() - took), ...changes })
    expect(statusOf(answer)).toBe(303)
    expect(stored?.suspect).toBe(suspect)
  },
)

test('a form without a key has the same key when sent again', async () => {
  const [first, again, other] = [
    await post({ key: '' }),
    await post({ key: '' }),
    await post({ key: '', name: 'Berta' }),
  ]
  expect(first.stored?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/)
  expect(again.stored?.idempotencyKey).toBe(first.stored?.idempotencyKey)
  expect(other.stored?.idempotencyKey).not.toBe(first.stored?.idempotencyKey)
})

test.each([
  ['without consent', { privacy: '' }],
  ['with a number that is none', { phone: '999999999999999999' }],
])('a form %s is not stored, and is returned with its input', async (_what, changes) => {
  const { answer, count } = await post(changes)
  expect([statusOf(answer), count]).toEqual([422, 0])
  expect(JSON.stringify(answer)).toContain('Anna Example')
})

test('an invalid number is reported with the other errors', async () => {
  const { answer } = await post({ privacy: '', phone: '0171 123', country: 'DE' })
  expect(answer).toMatchObject({ data: { result: { error: { privacy: ['privacy'], phone: ['phone'] } } } })
  const { answer: clear } = await post({ privacy: '' })
  expect(clear).not.toHaveProperty('data.result.error.phone')
})

test.each([
  ['conflict', 422],
  ['unavailable', 503],
] as const)('a form that the store answers by %s is returned with its input', async (kind, status) => {
  const { answer } = await post({}, { kind })
  expect(statusOf(answer)).toBe(status)
  expect(JSON.stringify(answer)).toContain('Anna Example')
  expect(JSON.stringify(answer)).toContain(kind)
})
