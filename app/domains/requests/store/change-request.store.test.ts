import { expect, test } from 'vitest'
import { afterFirstQuery } from '#tests/support/after-first-query.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { changeState, releaseRequest } from './change-request.server.ts'
import { withdrawRequest } from '#domains/requests/status/follow-up.server.ts'
import { countByState, findRequest, listRequests } from './read-requests.server.ts'
import { readStatus } from '#domains/requests/status/read-status.server.ts'
import { submitRequest } from './submit-request.server.ts'
import type { Store } from '#platform/store/store.server.ts'

async function submit(store: Store, changes: Parameters<typeof submission>[0] = {}) {
  const result = await submitRequest(store, submission(changes))
  if (result.kind !== 'received') throw new Error(result.kind)
  return result
}

describeStores('a request’s state', ({ open, configure }) => {
  test('is what the signed link shows', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const { reference, statusToken } = await submit(store)
    expect(await readStatus(store, statusToken)).toMatchObject({
      reference,
      state: 'received',
      dialog: 'salud-dialog',
    })
    clock.advance({ hours: 1 })
    expect(await changeState(store, reference, 'answered')).toEqual({ kind: 'changed', from: 'received' })
    expect(await changeState(store, reference, 'answered')).toEqual({ kind: 'unchanged' })
    expect(await readStatus(store, statusToken)).toMatchObject({ state: 'answered', updatedAt: clock.now })
  })

  test('starts retention when closed and stops it when opened again', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const { reference } = await submit(store)
    await changeState(store, reference, 'closed')
    expect((await findRequest(store, { reference }))?.closedAt).toEqual(clock.now)
    await changeState(store, reference, 'seen')
    expect((await findRequest(store, { reference }))?.closedAt).toBeUndefined()
  })

  test('does not overwrite a simultaneous withdrawal', async () => {
    const config = await configure()
    const [store, visitors] = [await open({}, config), await open({}, config)]
    const { reference, statusToken } = await submit(store)
    const withdraw = async () => expect(await withdrawRequest(visitors, statusToken)).toBe('done')
    const staff = afterFirstQuery(store, withdraw)
    expect(await changeState(staff, reference, 'seen')).toMatchObject({ kind: 'overtaken' })
    expect(await findRequest(store, { reference })).toMatchObject({
      state: 'withdrawn',
      closedAt: expect.anything(),
    })
  })

  test('stays withdrawn, as its appointment stays cancelled and its retention continues', async () => {
    const store = await open()
    const { reference } = await submit(store)
    await changeState(store, reference, 'withdrawn')
    const before = await findRequest(store, { reference })
    for (const state of ['seen', 'answered', 'closed'] as const)
      expect(await changeState(store, reference, state)).toEqual({ kind: 'withdrawn' })
    expect(await changeState(store, reference, 'withdrawn')).toEqual({ kind: 'unchanged' })
    expect(await findRequest(store, { reference })).toEqual(before)
    expect(before).toMatchObject({ state: 'withdrawn', closedAt: expect.anything() })
  })

  test('cannot be read with a wrong, foreign or expired link', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const { reference, statusToken } = await submit(store)
    const other = await submit(store)
    const [, signature = ''] = other.statusToken.split('.')
    const changed = statusToken.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))
    for (const token of [
      '',
      reference,
      `${reference}.`,
      `${reference}.${signature}`,
      changed,
      `x${statusToken}`,
    ]) {
      expect(await readStatus(store, token)).toBeUndefined()
    }
    clock.advance({ hours: 24 * 180 - 1 })
    expect(await readStatus(store, statusToken)).toMatchObject({ reference })
    clock.advance({ hours: 1 })
    expect(await readStatus(store, statusToken)).toBeUndefined()
    await changeState(store, reference, 'seen')
    expect(await readStatus(store, statusToken)).toMatchObject({ state: 'seen' })
  })

  test('cannot be read with a link that another secret signed', async () => {
    const config = await configure()
    const store = await open({}, config)
    const other = await open({}, { ...config, linkSecret: 'another secret of the tests, long enough' })
    const { statusToken } = await submit(store)
    expect(await readStatus(store, statusToken)).toMatchObject({ state: 'received' })
    expect(await readStatus(other, statusToken)).toBeUndefined()
    // A new nonce ends every link sent before.
    await store.db.updateTable('request').set({ link_nonce: store.ids.nonce() }).execute()
    expect(await readStatus(store, statusToken)).toBeUndefined()
  })

  test('in quarantine looks received and changes only on release', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const { reference, statusToken } = await submit(store, { suspect: true })
    expect(await readStatus(store, statusToken)).toHaveProperty('state', 'received')
    expect(await changeState(store, reference, 'seen')).toEqual({ kind: 'quarantined' })
    clock.advance({ hours: 29 * 24 })
    expect(await releaseRequest(store, reference)).toBe('released')
    expect(await releaseRequest(store, reference)).toBe('not-found')
    const kinds = await store.db.selectFrom('outbox').select('kind').orderBy('kind').execute()
    expect(kinds).toEqual([{ kind: 'mail-office' }, { kind: 'mail-visitor' }])
    // Its link is sent only now.
    clock.advance({ hours: 80 * 24 })
    expect(await readStatus(store, statusToken)).toHaveProperty('state', 'received')
  })

  test('is counted and listed', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const first = await submit(store)
    clock.advance({ seconds: 1 })
    const second = await submit(store)
    await changeState(store, first.reference, 'seen')
    expect(await countByState(store)).toEqual({ received: 1, seen: 1 })
    const newest = await listRequests(store, { limit: 1 })
    expect(newest.map(({ reference }) => reference)).toEqual([second.reference])
    expect(await listRequests(store, { states: ['seen'] })).toHaveLength(1)
    expect(await changeState(store, 'TAL-XXXX-XX', 'seen')).toEqual({ kind: 'not-found' })
  })
})
