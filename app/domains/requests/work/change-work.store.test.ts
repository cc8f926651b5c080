import { expect, test } from 'vitest'
import { newMember } from '#tests/support/staff-members.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { changeState, correctContact, correctEmail } from '#domains/requests/store/change-request.server.ts'
import { findRequest, listRequests } from '#domains/requests/store/read-requests.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { addStaffNote, changeWork } from './change-work.server.ts'
import { requestWork, staffNotes } from './read-work.server.ts'

async function submit(store: Store) {
  await submitRequest(store, submission())
  const [request] = await listRequests(store)
  if (!request) throw new Error('nothing was stored')
  return request
}

describeStores('work on a request', ({ open, configure }) => {
  test('begins with the first change, and each change is a new version', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const { id: requestId } = await submit(store)
    const staffId = await newMember(store)
    expect(await requestWork(store, requestId)).toMatchObject({ version: 0, assignee: undefined })
    const first = { requestId, staffId, version: 0 }
    expect(await changeWork(store, first, { assignee: staffId })).toEqual({ kind: 'changed', version: 1 })
    const second = { requestId, staffId, version: 1 }
    expect(await changeWork(store, second, { dueOn: '2026-12-01', snoozedUntil: '2026-11-30' })).toEqual({
      kind: 'changed',
      version: 2,
    })
    expect(await requestWork(store, requestId)).toEqual({
      assignee: staffId,
      dueOn: '2026-12-01',
      snoozedUntil: '2026-11-30',
      version: 2,
      updatedBy: staffId,
      updatedAt: clock.now,
    })
    await changeWork(store, { requestId }, { assignee: null, snoozedUntil: null })
    expect(await requestWork(store, requestId)).toMatchObject({
      assignee: undefined,
      dueOn: '2026-12-01',
      snoozedUntil: undefined,
      version: 3,
      updatedBy: undefined,
    })
  })

  test.each([
    ['assigns it', (store, target) => changeWork(store, target, { assignee: target.staffId ?? null })],
    ['writes a note', (store, target) => addStaffNote(store, target, 'Called, no answer.')],
    [
      'closes it',
      async (store, target) => await changeState(store, await referenceOf(store), 'closed', target),
    ],
    [
      'corrects the address',
      async (store, target) =>
        await correctEmail(store, await referenceOf(store), 'right@example.org', target),
    ],
    [
      'corrects the name',
      async (store, target) => await correctContact(store, await referenceOf(store), { name: 'B' }, target),
    ],
  ] satisfies readonly (readonly [string, Change])[])(
    'of two members, the second who %s sees what the first did and changes nothing',
    async (_what, change) => {
      const store = await open()
      const { id: requestId } = await submit(store)
      const [first, second] = [await newMember(store), await newMember(store)]
      await changeWork(store, { requestId, staffId: first, version: 0 }, { dueOn: '2026-12-01' })
      const before = await listRequests(store)
      expect(await change(store, { requestId, staffId: second, version: 0 })).toMatchObject({
        kind: 'overtaken',
        by: first,
        work: { dueOn: '2026-12-01', version: 1 },
      })
      expect(await requestWork(store, requestId)).toMatchObject({ version: 1, assignee: undefined })
      expect(await staffNotes(store, requestId)).toEqual([])
      expect(await listRequests(store)).toEqual(before)
    },
  )

  test('has one winner among simultaneous changes on several connections', async () => {
    const config = await configure()
    const stores = await Promise.all(Array.from({ length: 4 }, () => open({}, config)))
    const [store] = stores
    if (!store) throw new Error('no store')
    const { id: requestId } = await submit(store)
    const members = await Promise.all(stores.map(() => newMember(store)))
    const results = await Promise.all(
      stores.map((each, index) => {
        const staffId = members[index] ?? ''
        return changeWork(each, { requestId, staffId, version: 0 }, { assignee: staffId })
      }),
    )
    expect(results.map(({ kind }) => kind).toSorted()).toEqual([
      'changed',
      'overtaken',
      'overtaken',
      'overtaken',
    ])
    const winner = members[results.findIndex(({ kind }) => kind === 'changed')]
    expect(await requestWork(store, requestId)).toMatchObject({ assignee: winner, version: 1 })
  })

  test('keeps notes in order, cleaned, with their authors', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const { id: requestId } = await submit(store)
    const staffId = await newMember(store)
    await addStaffNote(store, { requestId, staffId, version: 0 }, '  First.\r\nSecond line.\u0000 ')
    clock.advance({ minutes: 1 })
    await addStaffNote(store, { requestId }, 'From the command line.')
    expect(await staffNotes(store, requestId)).toMatchObject([
      { staffId, text: 'First.\nSecond line.' },
      { staffId: undefined, text: 'From the command line.' },
    ])
  })

  test('is of no request that is gone', async () => {
    const store = await open()
    expect(await changeWork(store, { requestId: 'none', version: 0 }, { dueOn: null })).toEqual({
      kind: 'not-found',
    })
    expect(await correctContact(store, 'TAL-7K3M-Q9', { name: 'A' })).toEqual({ kind: 'not-found' })
  })

  test('corrects a name and a number, or removes the number', async () => {
    const store = await open()
    const { reference } = await submit(store)
    await correctContact(store, reference, { name: ' Änne  Grosz ', phone: '+34600112233' })
    expect(await findRequest(store, { reference })).toMatchObject({
      name: 'Änne Grosz',
      phone: '+34600112233',
    })
    await correctContact(store, reference, { phone: null })
    expect(await findRequest(store, { reference })).toMatchObject({ name: 'Änne Grosz', phone: undefined })
  })
})

type Change = (
  store: Store,
  target: { readonly requestId: string; readonly staffId?: string; readonly version: number },
) => Promise<unknown>

async function referenceOf(store: Store): Promise<string> {
  return (await listRequests(store))[0]?.reference ?? ''
}
