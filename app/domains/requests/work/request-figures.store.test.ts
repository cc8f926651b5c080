import { expect, test } from 'vitest'
import { identity } from '#tests/support/appointments.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { findRequest } from '#domains/requests/store/read-requests.server.ts'
import { changeWork } from './change-work.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { changeState } from '#domains/requests/store/change-request.server.ts'
import { requestFigures } from './request-figures.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'

async function submit(store: Store, changes: Parameters<typeof submission>[0] = {}): Promise<string> {
  const result = await submitRequest(store, submission(changes))
  return result.kind === 'received' ? result.reference : ''
}

describeStores('request figures', ({ open }) => {
  test('count requests by dialog and state, and open ones past their day', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    await submit(store)
    await submit(store, {
      dialog: 'callback-dialog',
      fields: { when: 'date', date: '2026-12-02', time: 'any' },
    })
    await submit(store, { suspect: true })
    await changeState(store, await submit(store), 'answered')
    await changeState(store, await submit(store), 'seen')
    const { counts, overdue } = await requestFigures(store, identity)
    expect(counts).toHaveLength(5)
    expect(counts).toContainEqual({ dialog: 'salud-dialog', state: 'quarantined', count: 1 })
    expect(overdue).toBe(0)
    // Promised for Tuesday, as the office is open then; the caller wished for another day.
    clock.now = Temporal.Instant.from('2026-11-24T22:30:00Z')
    expect((await requestFigures(store, identity)).overdue).toBe(0)
    clock.now = Temporal.Instant.from('2026-11-24T23:30:00Z')
    expect((await requestFigures(store, identity)).overdue).toBe(2)
    clock.now = Temporal.Instant.from('2026-12-03T09:00:00Z')
    expect((await requestFigures(store, identity)).overdue).toBe(3)
  })

  test('prefer the day that staff set', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const request = await findRequest(store, { reference: await submit(store) })
    await changeWork(store, { requestId: request?.id ?? '' }, { dueOn: '2026-12-01' })
    clock.now = Temporal.Instant.from('2026-12-01T12:00:00Z')
    expect((await requestFigures(store, identity)).overdue).toBe(0)
    clock.now = Temporal.Instant.from('2026-12-02T12:00:00Z')
    expect((await requestFigures(store, identity)).overdue).toBe(1)
  })
})
