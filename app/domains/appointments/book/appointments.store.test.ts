import { expect, test } from 'vitest'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { type Slot } from './schedule.server.ts'
import { takenCells } from './cells.server.ts'
import { findAppointment } from './repository.server.ts'
import { cancelAppointment, moveAppointment } from './change-appointment.server.ts'
import { listRequests } from '#domains/requests/store/read-requests.server.ts'
import { cleanSubmission } from '#domains/requests/store/submit-request.server.ts'
import { bookAppointment } from './book.server.ts'
import type { Store } from '#platform/store/store.server.ts'

const nine = Temporal.Instant.from('2026-11-24T08:00:00Z')

function slot(changes: Partial<Slot> = {}): Slot {
  return {
    office: 'office.palma',
    seats: ['palma/1'],
    mode: 'in-person',
    language: 'de',
    startsAt: nine,
    endsAt: nine.add({ minutes: 30 }),
    cells: [nine],
    ...changes,
  }
}

/** Taken cells as `seat cell`, in chronological order. */
async function taken(store: Store): Promise<string[]> {
  const cells = await takenCells(store, nine)
  return cells.map(({ seat, cell }) => `${cell} ${seat}`).toSorted()
}

const form = () => cleanSubmission(submission({ dialog: 'appointment-dialog' }))

async function bookedId(store: Store): Promise<string> {
  return (await listRequests(store))[0]?.id ?? ''
}

describeStores('appointments', ({ open, configure }) => {
  test('give the last place to exactly one of many simultaneous bookings', async () => {
    const config = await configure()
    const stores = [
      await open({ clock: () => testClock().now }, config),
      await open({ clock: () => testClock().now }, config),
    ]
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, index) => bookAppointment(stores[index % 2] as Store, form(), slot())),
    )
    expect(results.filter(({ kind }) => kind === 'received')).toHaveLength(1)
    expect(results.filter(({ kind }) => kind === 'slot-taken')).toHaveLength(39)
    expect(await listRequests(stores[0] as Store)).toHaveLength(1)
  })

  test('take the next seat, and either all cells of a longer visit or none', async () => {
    const store = await open({ clock: () => testClock().now })
    const half = nine.add({ minutes: 30 })
    const long = slot({ cells: [nine, half], endsAt: nine.add({ minutes: 60 }) })
    await bookAppointment(
      store,
      form(),
      slot({ cells: [half], startsAt: half, endsAt: nine.add({ minutes: 60 }) }),
    )
    expect(await bookAppointment(store, form(), long)).toEqual({ kind: 'slot-taken' })
    expect(await bookAppointment(store, form(), { ...long, seats: ['palma/1', 'palma/2'] })).toHaveProperty(
      'kind',
      'received',
    )
    expect(await taken(store)).toEqual([
      '2026-11-24T08:00:00.000Z palma/2',
      '2026-11-24T08:30:00.000Z palma/1',
      '2026-11-24T08:30:00.000Z palma/2',
    ])
  })

  test('keep the old slot when the new one is already taken', async () => {
    const store = await open({ clock: () => testClock().now })
    const ten = nine.add({ hours: 1 })
    const later = slot({ startsAt: ten, endsAt: ten.add({ minutes: 30 }), cells: [ten] })
    await bookAppointment(store, form(), slot())
    const id = await bookedId(store)
    await bookAppointment(store, form(), later)
    expect(await moveAppointment(store, id, later)).toEqual({ kind: 'slot-taken' })
    expect(await taken(store)).toContain('2026-11-24T08:00:00.000Z palma/1')
    expect(await findAppointment(store, id)).toMatchObject({ startsAt: nine, state: 'booked', sequence: 0 })
    expect(await bookAppointment(store, form(), slot())).toEqual({ kind: 'slot-taken' })
    expect(await moveAppointment(store, id, { ...later, seats: ['palma/2'] })).toEqual({
      kind: 'moved',
      seat: 'palma/2',
    })
    expect((await taken(store)).filter((cell) => cell.startsWith('2026-11-24T08'))).toEqual([])
  })

  test('free the slot once when cancelled', async () => {
    const store = await open({ clock: () => testClock().now })
    await bookAppointment(store, form(), slot())
    const id = await bookedId(store)
    expect(await cancelAppointment(store, id)).toBe(true)
    expect(await cancelAppointment(store, id)).toBe(false)
    expect(await moveAppointment(store, id, slot())).toEqual({ kind: 'not-booked' })
    expect(await bookAppointment(store, form(), slot())).toHaveProperty('kind', 'received')
  })
})
