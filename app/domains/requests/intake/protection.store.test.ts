import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { book, appointmentParts } from '#tests/support/appointments.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { solveProof } from '#forms/proof/solve-proof.ts'
import { listRequests } from '#domains/requests/store/read-requests.server.ts'
import { createRequestGateway } from '#domains/requests/store/request-gateway.server.ts'
import { createAppointmentGateway } from '#domains/appointments/book/appointments.server.ts'
import { countBookings } from '#domains/appointments/book/book.server.ts'
import { countMail, countPost, countStored } from '#platform/protection/limits.server.ts'
import { checkProof, issueChallenge, proofBits } from './proof-challenge.server.ts'
import { isSuspect, screenSubmissions } from './screen-submission.server.ts'

/** Solves as the browser's worker does. */
function solve(challenge: string, formKey: string): string {
  return `${challenge}:${solveProof({ challenge, formKey, bits: proofBits })}`
}

describeStores('the proof of work', ({ open, configure }) => {
  test('counts once in total, for its own form, and only while it is fresh', async () => {
    const clock = testClock()
    const config = await configure()
    const stores = [
      await open({ clock: () => clock.now }, config),
      await open({ clock: () => clock.now }, config),
    ]
    const [store, other] = stores as [(typeof stores)[0], (typeof stores)[0]]
    const answer = solve(issueChallenge(store!).challenge, 'key-1')
    expect(await checkProof(store!, answer, 'key-2')).toBe('wrong')
    const verdicts = await Promise.all(
      [1, 2, 3, 4].map((i) => checkProof(i % 2 ? store! : other!, answer, 'key-1')),
    )
    // A retried form has a used answer: that is no sign of a robot.
    expect(verdicts.toSorted()).toEqual(['missing', 'missing', 'missing', 'proven'])
    const [slow, late] = ['key-3', 'key-4'].map((key) => solve(issueChallenge(store!).challenge, key))
    clock.advance({ hours: 5, minutes: 59 })
    expect(await checkProof(store!, slow, 'key-3')).toBe('proven')
    clock.advance({ minutes: 1 })
    expect(await checkProof(store!, late, 'key-4')).toBe('missing')
  })

  test('cannot be forged and is optional', async () => {
    const store = await open()
    const { challenge } = issueChallenge(store)
    const [id, expiry] = challenge.split('.')
    expect(await checkProof(store, `${id}.${Number(expiry) + 1}.${challenge.split('.')[2]}:1`, 'k')).toBe(
      'wrong',
    )
    for (const wrong of [`${challenge}:x`, 'nonsense', `${challenge}`, `${challenge}:-1`, '\0']) {
      expect(await checkProof(store, wrong, 'k')).toBe('wrong')
    }
    expect(await checkProof(store, undefined, 'k')).toBe('missing')
    expect(await checkProof(store, '', 'k')).toBe('missing')
  })
})

describeStores('posts', ({ open }) => {
  test('are counted by address and together, and no address is stored', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const limits = { perAddress: 6, perMinute: 1000 }
    const counts = []
    for (let i = 0; i < 70; i++) counts.push(await countPost(store, limits, '192.0.2.1'))
    expect(counts[0]).toEqual({ retryAfter: undefined, flood: false })
    expect(counts[5]).toMatchObject({ retryAfter: undefined })
    expect(counts[6]?.retryAfter).toBeGreaterThan(0)
    // Up to ten times the limit the form is returned with its input.
    expect(counts[59]).toMatchObject({ flood: false })
    expect(counts[60]).toMatchObject({ flood: true })
    expect(await countPost(store, limits, '192.0.2.2')).toMatchObject({ retryAfter: undefined })
    expect(JSON.stringify(await store.db.selectFrom('rate_limit').selectAll().execute())).not.toContain(
      '192.0',
    )
    const all = { perAddress: 1000, perMinute: 2 }
    clock.advance({ minutes: 2 })
    const together = []
    for (let i = 0; i < 3; i++) together.push(await countPost(store, all, `198.51.100.${i}`))
    expect(together.map(({ retryAfter }) => retryAfter)).toEqual([undefined, undefined, 60])
  })

  test('of one address never use up the limit of others', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const limits = { perAddress: 30, perMinute: 600 }
    for (let i = 0; i < 700; i++) await countPost(store, limits, '192.0.2.1')
    expect(await countPost(store, limits, '192.0.2.2')).toMatchObject({ retryAfter: undefined })
    // Many addresses, each within its own limit, stay under the common limit.
    const taken = []
    for (let i = 0; i < 600; i++) taken.push(await countPost(store, limits, `198.51.100.${i % 30}`))
    expect(taken.filter(({ retryAfter }) => retryAfter === undefined)).toHaveLength(600 - 30 - 1)
  })

  test('of one customer with many IPv6 networks never use up the limit of others', async () => {
    const store = await open()
    const limits = { perAddress: 30, perMinute: 600 }
    const post = (group: string) => countPost(store, limits, `2001:db8:1:${group}::/64`)
    const taken = []
    for (let i = 0; i < 630; i++) taken.push(await post((i % 21).toString(16)))
    expect(taken.filter(({ retryAfter }) => retryAfter === undefined)).toHaveLength(4 * 30)
    expect(await post('100')).toMatchObject({ retryAfter: undefined })
    expect(await countPost(store, limits, '192.0.2.2')).toMatchObject({ retryAfter: undefined })
    // A whole /48, as some providers assign to one customer, has the limit of sixteen addresses.
    const wide = []
    for (let i = 0; i < 600; i++) wide.push(await post(`${(2 + (i % 30)).toString(16)}00`))
    expect(wide.filter(({ retryAfter }) => retryAfter === undefined)).toHaveLength(16 * 30 - 4 * 30 - 1)
  })

  test('are accepted when the store does not answer', async () => {
    const store = await open()
    const broken = { ...store, db: undefined as never }
    const limits = { perAddress: 1, perMinute: 1 }
    expect(await countPost(broken, limits, 'a')).toMatchObject({ retryAfter: undefined })
    expect(await countStored(broken, limits, 'a')()).toBe(false)
  })
})

describeStores('a request', ({ open }) => {
  test.each([
    ['a filled hidden field', { suspect: true }, false, 'quarantined'],
    ['a made-up proof', { proof: 'nonsense' }, false, 'quarantined'],
    ['no proof in a burst', {}, true, 'quarantined'],
    ['no proof alone', {}, false, 'received'],
  ] as const)('with %s gets the usual answer', async (_what, changes, burst, state) => {
    const store = await open()
    const gateway = screenSubmissions(
      store,
      createRequestGateway(store, () => undefined),
      { stored: () => Promise.resolve(burst), overMailed: () => Promise.resolve(false) },
    )
    expect(await gateway.submit(submission(changes))).toHaveProperty('kind', 'received')
    expect(await listRequests(store)).toMatchObject([{ state }])
  })

  test('is stored although its proof cannot be checked', async () => {
    const store = await open()
    const answer = solve(issueChallenge(store).challenge, 'key-1')
    await sql`alter table spent_challenge rename to spent_away`.execute(store.db)
    const gateway = screenSubmissions(
      store,
      createRequestGateway(store, () => undefined),
      { stored: () => Promise.resolve(false), overMailed: () => Promise.resolve(false) },
    )
    const form = submission({ idempotencyKey: 'key-1', proof: answer })
    expect(await gateway.submit(form)).toHaveProperty('kind', 'received')
    expect(await listRequests(store)).toMatchObject([{ state: 'received' }])
  })
})

describeStores('confirmations', ({ open }) => {
  test('to one e-mail address stop at five an hour and ten a day, whoever asks for them', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const overMailed = countMail(store, { perAddress: 30, perMinute: 600 })
    const often = async (times: number, email = 'ann@example.org') => {
      const over = []
      for (let i = 0; i < times; i++) over.push(await overMailed(email))
      return over.filter((one) => !one).length
    }
    expect(await often(8)).toBe(5)
    expect(await often(1, ' Ann@Example.org ')).toBe(0)
    expect(await often(1, 'ben@example.org')).toBe(1)
    expect(await overMailed(undefined)).toBe(false)
    clock.advance({ hours: 1 })
    expect(await often(8)).toBe(1)
    clock.advance({ hours: 24 })
    expect(await often(1)).toBe(1)
    expect(JSON.stringify(await store.db.selectFrom('rate_limit').selectAll().execute())).not.toMatch(/ann/i)
  })

  test('that are not sent leave the request unchanged', async () => {
    const store = await open()
    const gateway = screenSubmissions(
      store,
      createRequestGateway(store, () => undefined),
      { stored: () => Promise.resolve(false), overMailed: () => Promise.resolve(true) },
    )
    expect(await gateway.submit(submission({}))).toHaveProperty('kind', 'received')
    expect(await listRequests(store)).toMatchObject([{ state: 'received' }])
    const kinds = await store.db.selectFrom('outbox').select('kind').execute()
    expect(kinds.map(({ kind }) => kind)).not.toContain('mail-visitor')
    expect(kinds.map(({ kind }) => kind)).toContain('mail-office')
  })
})

describeStores('bookings', ({ open }) => {
  test('from one address stop at five in ten minutes and at thirty a day', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const limits = { perAddress: 30, perMinute: 600 }
    const book = async () => (await countBookings(store, limits, '192.0.2.1')()).limited
    const often = async (times: number) => {
      const over = []
      for (let i = 0; i < times; i++) over.push(await book())
      return over.filter((one) => !one).length
    }
    expect(await often(7)).toBe(5)
    for (let i = 0; i < 4; i++) {
      clock.advance({ minutes: 10 })
      expect(await often(5)).toBe(5)
    }
    clock.advance({ minutes: 10 })
    expect(await often(5)).toBe(3)
  })

  test('of one customer with many networks need confirmation after a few, without affecting others', async () => {
    const store = await open()
    const limits = { perAddress: 30, perMinute: 600 }
    const verdict = async (address: string) => {
      const { limited, mustConfirm } = await countBookings(store, limits, address)()
      return limited ? 'refused' : mustConfirm ? 'confirmed' : 'taken'
    }
    const count = async (addressOf: (index: number) => string) => {
      const verdicts: Record<string, number> = {}
      for (let i = 0; i < 200; i++) {
        const one = await verdict(addressOf(i))
        verdicts[one] = (verdicts[one] ?? 0) + 1
      }
      return verdicts
    }
    // A /48 spread over its /56s, a /56 spread over its /64s, and the addresses of a /24.
    expect(await count((i) => `2001:db8:1:${i.toString(16)}00::/64`)).toEqual({ taken: 20, refused: 180 })
    expect(await count((i) => `2001:db8:2:${i.toString(16)}::/64`)).toEqual({ taken: 10, refused: 190 })
    expect(await count((i) => `198.51.100.${i}`)).toEqual({ taken: 20, refused: 180 })
    expect(await verdict('2001:db8:3:1::/64')).toBe('taken')
    expect(await verdict('203.0.113.1')).toBe('taken')
  })

  test('from one address need no confirmation eight times a day', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const counts = countBookings(store, { perAddress: 30, perMinute: 600 }, '192.0.2.1')
    const verdicts = []
    for (let i = 0; i < 12; i++) {
      verdicts.push(await counts())
      clock.advance({ minutes: 3 })
    }
    expect(verdicts.map(({ mustConfirm }) => mustConfirm)).toEqual([
      ...Array<boolean>(8).fill(false),
      ...Array<boolean>(4).fill(true),
    ])
    expect(verdicts.every(({ limited }) => !limited)).toBe(true)
  })

  test('over the limit are refused as too many, except for a retry', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    let limited = false
    const no = () => Promise.resolve(false)
    const booked = () => Promise.resolve({ limited, mustConfirm: false })
    const gateway = createAppointmentGateway({
      ...appointmentParts(store),
      counts: { stored: no, moved: no, overMailed: no, booked },
    })
    const key = randomUUID()
    const first = await book(gateway, { key })
    expect(first).toHaveProperty('kind', 'booked')
    limited = true
    expect(await book(gateway, { key })).toEqual(first)
    expect(await book(gateway, { key, name: 'Ben' })).toEqual({ kind: 'conflict' })
    expect(await book(gateway, { slot: '2026-11-24T08:30:00Z' })).toEqual({ kind: 'limited' })
    expect(await listRequests(store)).toHaveLength(1)
  })
})

test.each([
  [false, 'proven', true, false],
  [false, 'missing', false, false],
  [false, 'missing', true, true],
  [false, 'wrong', false, true],
  [true, 'proven', false, true],
] as const)('%# signals lead to quarantine together', (suspect, proof, burst, expected) => {
  expect(isSuspect(suspect, proof, burst)).toBe(expected)
})
