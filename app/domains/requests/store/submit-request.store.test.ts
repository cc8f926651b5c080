import { expect, test } from 'vitest'
import { describeStores } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { createIds } from '#platform/store/reference.server.ts'
import { findRequest, listRequests } from './read-requests.server.ts'
import { submitRequest } from './submit-request.server.ts'
import type { Store } from '#platform/store/store.server.ts'

async function outboxKinds(store: Store): Promise<string[]> {
  const rows = await store.db.selectFrom('outbox').select('kind').orderBy('kind').execute()
  return rows.map(({ kind }) => kind)
}

describeStores('submitRequest', ({ open, configure }) => {
  test('stores a submission with its consent and its messages', async () => {
    const store = await open()
    const result = await submitRequest(
      store,
      submission({ consent: { policyVersion: '2026-11', marketing: true } }),
    )
    expect(result).toMatchObject({ kind: 'received', reference: expect.stringMatching(/^TAL-\w{4}-\w{2}$/) })
    const [request] = await listRequests(store)
    expect(request).toMatchObject({
      name: 'Änne Groß',
      fields: { people: ['1980', '1982'], postcode: '07001', dental: true },
      policyVersion: '2026-11',
      state: 'received',
      utm: { utm_source: 'newsletter' },
    })
    expect(request?.marketingAt).toEqual(request?.createdAt)
    expect(await outboxKinds(store)).toEqual(['mail-office', 'mail-visitor'])
  })

  test('stores 50 simultaneous posts of one form once, with the same answer for all', async () => {
    const config = await configure()
    const stores = [await open({}, config), await open({}, config)]
    const form = submission()
    const posts = Array.from({ length: 50 }, (_, index) => submitRequest(stores[index % 2] as Store, form))
    const results = await Promise.all(posts)
    const answers = results.map((result) => JSON.stringify({ ...result, again: undefined }))
    expect(new Set(answers)).toHaveProperty('size', 1)
    expect(results[0]).toHaveProperty('kind', 'received')
    expect(results.filter((result) => !('again' in result))).toHaveLength(1)
    expect(await listRequests(stores[0] as Store)).toHaveLength(1)
    expect(await outboxKinds(stores[0] as Store)).toHaveLength(2)
  })

  test('refuses different content under the same key and keeps the first', async () => {
    const store = await open()
    const form = submission()
    await submitRequest(store, form)
    expect(await submitRequest(store, { ...form, message: 'Something else' })).toEqual({ kind: 'conflict' })
    const requests = await listRequests(store)
    expect(requests.map(({ message }) => message)).toEqual(['Bitte vormittags anrufen.'])
  })

  test('ignores the order of fields and the robot verdict', async () => {
    const store = await open()
    const form = submission({ fields: { a: '1', b: '2' } })
    const first = await submitRequest(store, form)
    expect(await submitRequest(store, { ...form, fields: { b: '2', a: '1' }, suspect: true })).toEqual({
      ...first,
      again: true,
    })
  })

  test('stores the day of a call on Mallorca, and accepts a retry after midnight', async () => {
    const clock = { now: Temporal.Instant.from('2026-11-22T23:39:00Z') }
    const store = await open({ clock: () => clock.now })
    const form = submission({ dialog: 'callback-dialog', fields: { when: 'tomorrow', time: 'any' } })
    const first = await submitRequest(store, form)
    clock.now = clock.now.add({ hours: 24 })
    expect(await submitRequest(store, form)).toEqual({ ...first, again: true })
    const requests = await listRequests(store)
    expect(requests.map(({ fields }) => fields)).toEqual([{ when: '2026-11-24', time: 'any' }])
  })

  test('draws another reference when one exists', async () => {
    const drawn = ['TAL-7K3M-Q9', 'TAL-7K3M-Q9', 'TAL-CDFG-HJ']
    const store = await open({
      ids: { ...createIds('TAL'), reference: () => drawn.shift() ?? 'TAL-MNPQ-RT' },
    })
    await submitRequest(store, submission())
    expect(await submitRequest(store, submission())).toHaveProperty('reference', 'TAL-CDFG-HJ')
  })

  test('fails as a whole when no free reference is found', async () => {
    const store = await open({ ids: { ...createIds('TAL'), reference: () => 'TAL-7K3M-Q9' } })
    await submitRequest(store, submission())
    await expect(submitRequest(store, submission())).rejects.toMatchObject({ code: 'store.references' })
  })

  test('mails no visitor without a usable address', async () => {
    const store = await open()
    await submitRequest(store, submission({ contact: { name: 'A', phone: '+34600000000' } }))
    await submitRequest(store, submission({ contact: { name: 'A', email: 'a@b, c@example.org' } }))
    expect(await outboxKinds(store)).toEqual(['mail-office', 'mail-office'])
  })

  test('queues a webhook where one is configured', async () => {
    const store = await open({}, { ...(await configure()), webhook: true })
    await submitRequest(store, submission())
    expect(await outboxKinds(store)).toEqual(['mail-office', 'mail-visitor', 'webhook'])
  })

  test('notifies only the office about a suspect submission', async () => {
    const store = await open()
    expect(await submitRequest(store, submission({ suspect: true }))).toHaveProperty('kind', 'received')
    expect(await outboxKinds(store)).toEqual(['mail-office'])
    expect((await listRequests(store))[0]).toHaveProperty('state', 'quarantined')
  })

  test('stores hostile text on both databases', async () => {
    const store = await open()
    const hostile = 'a\0b\uD800c\u0007\r\nBcc: x@example.org'
    const result = await submitRequest(
      store,
      submission({
        contact: { name: hostile, email: hostile },
        message: hostile,
        fields: { ...JSON.parse('{"__proto__": "x"}'), [hostile]: hostile },
      }),
    )
    const reference = result.kind === 'received' ? result.reference : ''
    const request = await findRequest(store, { reference })
    expect(request).toMatchObject({
      name: 'ab\uFFFDc Bcc: x@example.org',
      message: 'ab\uFFFDc\nBcc: x@example.org',
    })
    expect(Object.keys(request?.fields ?? {})).toEqual(['__proto__', 'ab\uFFFDc Bcc: x@example.org'])
  })

  test('stores all or nothing', async () => {
    const store = await open()
    const files = [{ id: 'same', mediaType: 'application/pdf', size: 1 }]
    await submitRequest(store, submission({ files }))
    await expect(submitRequest(store, submission({ files }))).rejects.toHaveProperty('code', 'store.failed')
    expect(await listRequests(store)).toHaveLength(1)
    expect(await outboxKinds(store)).toHaveLength(2)
  })
})
