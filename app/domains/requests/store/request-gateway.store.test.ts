import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { listRequests } from './read-requests.server.ts'
import { createRequestGateway } from './request-gateway.server.ts'

describeStores('the request gateway', ({ open, dialect }) => {
  test('wakes the worker when something was stored', async () => {
    const wake = vi.fn()
    const gateway = createRequestGateway(await open(), wake)
    const form = submission()
    expect(await gateway.submit(form)).toHaveProperty('kind', 'received')
    expect(wake).toHaveBeenCalledOnce()
    expect(await gateway.submit({ ...form, message: 'other' })).toEqual({ kind: 'conflict' })
    expect(wake).toHaveBeenCalledOnce()
  })

  test('returns when a retried form was first stored', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const gateway = createRequestGateway(store, () => undefined)
    const form = submission()
    expect(await gateway.storedAt(form.idempotencyKey)).toBeUndefined()
    await gateway.submit(form)
    clock.advance({ hours: 20 })
    expect(await gateway.storedAt(form.idempotencyKey)).toEqual(new Date('2026-11-23T09:00:00Z'))
    await sql`alter table request rename to request_away`.execute(store.db)
    expect(await gateway.storedAt(form.idempotencyKey)).toBeUndefined()
    await sql`alter table request_away rename to request`.execute(store.db)
  })

  test('answers that nothing was stored, logs no personal data, and works again afterwards', async () => {
    const store = await open()
    const gateway = createRequestGateway(store, () => undefined)
    const written = vi.mocked(process.stdout.write)
    written.mockClear()
    await sql`alter table consent rename to consent_away`.execute(store.db)
    expect(await gateway.submit(submission())).toEqual({ kind: 'unavailable' })
    await sql`alter table consent_away rename to consent`.execute(store.db)
    expect(await listRequests(store)).toEqual([])
    expect(await gateway.submit(submission())).toHaveProperty('kind', 'received')
    const log = written.mock.calls.join('')
    expect(log).toContain('"event":"request.not-stored"')
    expect(log).not.toMatch(/nne|example\.org|491511|vormittags/)
  })

  test.runIf(dialect === 'sqlite')('gives the same answer when the disk is full', async () => {
    const store = await open()
    const gateway = createRequestGateway(store, () => undefined)
    await sql`pragma max_page_count = 40`.execute(store.db)
    const results = []
    for (let index = 0; index < 30; index++) {
      results.push(await gateway.submit(submission({ message: 'x'.repeat(2_000) })))
    }
    const stored = results.filter(({ kind }) => kind === 'received').length
    expect(results.at(-1)).toEqual({ kind: 'unavailable' })
    expect(vi.mocked(process.stdout.write).mock.calls.join('')).toContain('"code":"store.full"')
    expect(await listRequests(store)).toHaveLength(stored)
    expect(await store.db.selectFrom('outbox').selectAll().execute()).toHaveLength(2 * stored)
    await sql`pragma max_page_count = 100000`.execute(store.db)
    expect(await gateway.submit(submission())).toHaveProperty('kind', 'received')
  })
})
