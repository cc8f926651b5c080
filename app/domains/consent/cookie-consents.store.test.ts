import { expect, test } from 'vitest'
import { consentRecords } from './cookie-consents.server.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { purge } from '#domains/retention/purge.server.ts'

const limits = { perAddress: 3, perMinute: 100 }
const answer = {
  record: '0b7f6a3e-9d2c-4c1e-8a53-0f8f5f0b1c2d',
  version: 1,
  asked: 'language|ga|gcl',
  allowed: 'language|ga',
}

describeStores('answers about cookies', ({ open }) => {
  test('keep earlier answers, with their time and without an address', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const records = consentRecords(store, limits)
    expect(await records.keep(answer, '192.0.2.1')).toBe('kept')
    clock.advance({ hours: 1 })
    expect(await records.keep({ ...answer, allowed: 'language' }, '192.0.2.1')).toBe('kept')
    const rows = await store.db.selectFrom('cookie_consent').selectAll().orderBy('created_at').execute()
    expect(rows).toMatchObject([
      { record: answer.record, policy_version: 1, asked: answer.asked, allowed: 'language|ga' },
      { allowed: 'language', created_at: '2026-11-23T10:00:00.000Z' },
    ])
    expect(JSON.stringify(rows)).not.toContain('192.0.2')
  })

  test('are rate-limited by address, separately from the forms', async () => {
    const store = await open()
    const records = consentRecords(store, limits)
    const outcomes = []
    for (let i = 0; i < 4; i++) outcomes.push(await records.keep(answer, '192.0.2.1'))
    expect(outcomes).toEqual(['kept', 'kept', 'kept', 'limited'])
    expect(await records.keep(answer, '192.0.2.2')).toBe('kept')
  })

  test('are deleted once no breach can be prosecuted any more, and not before', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    await consentRecords(store, limits).keep(answer, '192.0.2.1')
    clock.advance({ hours: 24 * 365 * 4 })
    await purge(store)
    expect(await store.db.selectFrom('cookie_consent').selectAll().execute()).toHaveLength(1)
    clock.advance({ hours: 24 * 2 })
    await purge(store)
    expect(await store.db.selectFrom('cookie_consent').selectAll().execute()).toEqual([])
  })

  test('return an error instead of throwing when the store does not answer', async () => {
    const store = await open()
    const broken = { ...store, db: undefined as never }
    expect(await consentRecords(broken, limits).keep(answer, 'a')).toBe('unavailable')
  })
})
