import { expect, test } from 'vitest'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { newMember } from '#tests/support/staff-members.ts'
import { submission } from '#tests/support/submission.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import { listMembers } from '#domains/staff/members.server.ts'
import type { RequestSubmission } from '#domains/requests/submission.ts'
import { dismissMessages, hastenMessages, reviveMessages } from '#platform/outbox/outbox-health.server.ts'
import { leaseDue, settle, type Outcome } from '#platform/outbox/outbox.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { RequestScope } from './request-scope.ts'
import { undeliveredMessages, undeliveredOf } from './undelivered.server.ts'

async function submit(store: Store, changes: Partial<RequestSubmission> = {}): Promise<string> {
  const result = await submitRequest(store, submission(changes))
  return result.kind === 'received' ? result.reference : ''
}

/** Tries everything that is due; mails to visitors have one outcome, everything else another. */
async function attempt(store: Store, visitor: Outcome, other: Outcome = { kind: 'sent' }): Promise<void> {
  for (const { id, kind } of await leaseDue(store, { owner: 'test', seconds: 60, limit: 50 }))
    await settle(store, 'test', id, kind === 'mail-visitor' ? visitor : other)
}

const all: RequestScope = { kind: 'all' }
const list = async (store: Store, scope: RequestScope = all, withVisitors = true) =>
  await undeliveredMessages(store, { scope, withVisitors })

describeStores('undelivered messages', ({ open }) => {
  test('are those that were given up, with why and for whom', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const reference = await submit(store)
    await attempt(store, { kind: 'dead', code: 'smtp.550' })
    expect(await list(store)).toMatchObject([
      {
        reference,
        kind: 'mail-visitor',
        event: 'request-received',
        state: 'dead',
        at: clock.now,
        attempts: 1,
        code: 'smtp.550',
        visitor: { name: 'Änne Groß', email: 'aenne@example.org', phone: '+4915112345678' },
      },
    ])
  })

  test('name no visitor to members who may not know them', async () => {
    const store = await open()
    await submit(store)
    await attempt(store, { kind: 'dead', code: 'smtp.550' })
    const messages = await list(store, all, false)
    expect(messages).toHaveLength(1)
    expect(JSON.stringify(messages)).not.toMatch(/Änne|aenne|4915/)
  })

  test('include late ones after ten minutes, tried or not', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    await submit(store)
    const at = clock.now.add({ hours: 1 })
    await attempt(store, { kind: 'retry', code: 'smtp.451', at })
    const untried = await submit(store)
    clock.advance({ minutes: 9 })
    expect(await list(store)).toEqual([])
    clock.advance({ minutes: 1 })
    const messages = await list(store)
    expect(messages).toHaveLength(3)
    expect(messages.find(({ code }) => code === 'smtp.451')).toMatchObject({ state: 'late', at, attempts: 1 })
    expect(messages.filter(({ code }) => code === undefined)).toMatchObject([
      { reference: untried, attempts: 0 },
      { reference: untried, attempts: 0 },
    ])
  })

  test('leave out what was scheduled for later', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    await submit(store)
    await store.db.updateTable('outbox').set({ next_attempt_at: '2026-11-23T10:00:00.000Z' }).execute()
    clock.advance({ minutes: 30 })
    expect(await list(store)).toEqual([])
  })

  test('are seen by the offices that they concern, without an office by all', async () => {
    const store = await open()
    const palma = await submit(store, { pageId: 'office.palma' })
    const anywhere = await submit(store)
    await attempt(store, { kind: 'dead', code: 'smtp.550' })
    const seenBy = async (office: string) =>
      (await list(store, { kind: 'offices', offices: [office] })).map(({ reference }) => reference).toSorted()
    expect(await seenBy('office.palma')).toEqual([palma, anywhere].toSorted())
    expect(await seenBy('office.llucmajor')).toEqual([anywhere])
  })

  test('are all seen by an operator, whatever their offices, and without visitors', async () => {
    const store = await open()
    const palma = await submit(store, { pageId: 'office.palma' })
    await attempt(store, { kind: 'dead', code: 'smtp.550' })
    for (const role of ['operator', 'clerk'] as const)
      await newMember(store, { role, offices: ['office.llucmajor'] })
    const seen = await Promise.all(
      (await listMembers(store)).map(
        async (member) => [member.role, await undeliveredOf(store, member)] as const,
      ),
    )
    const { operator = [], clerk } = Object.fromEntries(seen)
    expect(operator.map(({ reference, visitor }) => [reference, visitor])).toEqual([[palma, undefined]])
    expect(clerk).toEqual([])
  })

  test('are sent again one by one, and only while they are dead', async () => {
    const store = await open()
    const first = await submit(store)
    await submit(store)
    await attempt(store, { kind: 'dead', code: 'smtp.550' })
    const message = (await list(store)).find(({ reference }) => reference === first)
    const ids = [message?.id ?? '']
    expect(await reviveMessages(store, { ids })).toBe(1)
    expect(await reviveMessages(store, { ids })).toBe(0)
    expect(await reviveMessages(store, { ids: [] })).toBe(0)
    expect(await list(store)).toHaveLength(1)
    expect(await leaseDue(store, { owner: 'test', seconds: 60, limit: 50 })).toMatchObject([
      { id: message?.id, attempt: 1 },
    ])
  })

  test('are dismissed one by one', async () => {
    const store = await open()
    await submit(store)
    await attempt(store, { kind: 'dead', code: 'smtp.550' }, { kind: 'dead', code: 'smtp.554' })
    const [first, second] = await list(store)
    expect(await dismissMessages(store, { ids: [first?.id ?? ''] })).toBe(1)
    expect(await list(store)).toMatchObject([{ id: second?.id }])
  })

  test('are tried at once instead of after their pause, unless a worker has them', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    await submit(store)
    await attempt(store, { kind: 'retry', code: 'smtp.451', at: clock.now.add({ hours: 1 }) })
    clock.advance({ minutes: 10 })
    const ids = (await list(store)).map(({ id }) => id)
    expect(await hastenMessages(store, ids)).toBe(1)
    expect(await hastenMessages(store, [])).toBe(0)
    expect(await leaseDue(store, { owner: 'test', seconds: 60, limit: 50 })).toMatchObject([{ attempt: 2 }])
    expect(await hastenMessages(store, ids)).toBe(0)
  })
})
