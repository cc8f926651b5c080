import { expect, test } from 'vitest'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { correctEmail, releaseRequest } from './change-request.server.ts'
import { leaseDue } from '#platform/outbox/outbox.server.ts'
import { findRequest } from './read-requests.server.ts'
import { readStatus } from '#domains/requests/status/read-status.server.ts'
import { statusToken } from '#platform/store/signed-link.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { submitRequest } from './submit-request.server.ts'

const right = 'aenne@example.com'

async function submit(store: Store, suspect = false) {
  const answer = await submitRequest(store, submission({ suspect }))
  if (answer.kind !== 'received') throw new Error(answer.kind)
  return answer
}

/** The mails to visitors that would be sent now. */
async function due(store: Store) {
  const jobs = await leaseDue(store, { owner: 'test', seconds: 60, limit: 50 })
  return jobs.filter(({ kind }) => kind === 'mail-visitor')
}

async function settleVisitorMails(store: Store, change: { sent_at: string } | { dead_at: string }) {
  await store.db.updateTable('outbox').set(change).where('kind', '=', 'mail-visitor').execute()
}

describeStores('another e-mail address', ({ open }) => {
  test('ends the link that a stranger received, and a mail with a new one is sent', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const { reference, statusToken: old } = await submit(store)
    await settleVisitorMails(store, { sent_at: '2026-11-23T09:00:00.000Z' })
    expect(await readStatus(store, old)).toHaveProperty('reference', reference)
    expect(await correctEmail(store, reference, right)).toEqual({ kind: 'changed', version: 1 })
    expect(await readStatus(store, old)).toBeUndefined()
    const request = await findRequest(store, { reference })
    if (!request) throw new Error('no request')
    expect(request.email).toBe(right)
    expect(await readStatus(store, statusToken(store, request))).toHaveProperty('reference', reference)
    expect(await due(store)).toMatchObject([{ requestId: request.id, event: 'request-received' }])
  })

  test('replaces the old one in a mail that still waits, so that one mail is sent', async () => {
    const store = await open()
    const { reference } = await submit(store)
    const later = { next_attempt_at: '2999-01-01T00:00:00.000Z', attempts: 7 }
    await store.db.updateTable('outbox').set(later).where('kind', '=', 'mail-visitor').execute()
    await correctEmail(store, reference, right)
    expect(await due(store)).toMatchObject([{ attempt: 1 }])
  })

  test('gets a new mail while the one to the old address is being sent', async () => {
    const store = await open()
    const { reference } = await submit(store)
    expect(await due(store)).toHaveLength(1)
    await correctEmail(store, reference, right)
    expect(await due(store)).toHaveLength(1)
  })

  test('settles mails that failed at the old one', async () => {
    const store = await open()
    const { reference } = await submit(store)
    await settleVisitorMails(store, { dead_at: '2026-11-23T09:00:00.000Z' })
    await correctEmail(store, reference, right)
    expect(await due(store)).toHaveLength(1)
    const rows = await store.db
      .selectFrom('outbox')
      .select('id')
      .where('dead_at', 'is not', null)
      .where('sent_at', 'is', null)
      .execute()
    expect(rows).toEqual([])
  })

  test('gets mail from quarantine only after the release', async () => {
    const store = await open()
    const { reference } = await submit(store, true)
    await correctEmail(store, reference, right)
    expect(await due(store)).toEqual([])
    await releaseRequest(store, reference)
    expect(await due(store)).toHaveLength(1)
  })

  test('is rejected for a request that does not exist', async () => {
    expect(await correctEmail(await open(), 'TAL-7K3M-Q9', right)).toEqual({ kind: 'not-found' })
  })
})
