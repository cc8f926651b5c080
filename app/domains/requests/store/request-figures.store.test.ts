import { expect, test } from 'vitest'
import { foldClosures } from '#map/office-hours.ts'
import { identity } from '#tests/support/appointments.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { toText } from '#platform/store/instant.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { changeState } from './change-request.server.ts'
import { requestFigures } from './request-figures.server.ts'
import { submitRequest } from './submit-request.server.ts'

/** Open on Tuesday and Wednesday. */
const hours = foldClosures(identity)

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
    await submit(store, { dialog: 'appointment-dialog', fields: {} })
    await changeState(store, await submit(store), 'answered')
    await changeState(store, await submit(store), 'seen')
    const { counts, overdue } = await requestFigures(store, hours)
    expect(counts).toHaveLength(6)
    expect(counts).toContainEqual({ dialog: 'salud-dialog', state: 'quarantined', count: 1 })
    expect(counts).toContainEqual({ dialog: 'appointment-dialog', state: 'received', count: 1 })
    expect(overdue).toBe(0)
    // Promised for Tuesday; the caller wished for another day.
    clock.now = Temporal.Instant.from('2026-11-24T22:30:00Z')
    expect((await requestFigures(store, hours)).overdue).toBe(0)
    clock.now = Temporal.Instant.from('2026-11-24T23:30:00Z')
    expect((await requestFigures(store, hours)).overdue).toBe(2)
    clock.now = Temporal.Instant.from('2026-12-03T09:00:00Z')
    expect((await requestFigures(store, hours)).overdue).toBe(3)
  })

  test('prefer the day that staff set', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const reference = await submit(store)
    const { id } = await store.db
      .selectFrom('request')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    await store.db
      .insertInto('request_work')
      .values({ request_id: id, due_on: '2026-12-01', version: 1, updated_at: toText(clock.now) })
      .execute()
    clock.now = Temporal.Instant.from('2026-12-01T12:00:00Z')
    expect((await requestFigures(store, hours)).overdue).toBe(0)
    clock.now = Temporal.Instant.from('2026-12-02T12:00:00Z')
    expect((await requestFigures(store, hours)).overdue).toBe(1)
  })
})
