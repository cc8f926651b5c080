import { expect, test } from 'vitest'
import { eraseRequest } from '#domains/retention/erase-requests.server.ts'
import { purge } from '#domains/retention/purge.server.ts'
import { listRequests } from '#domains/requests/store/read-requests.server.ts'
import type { AppointmentGateway } from '#domains/appointments/gateway.ts'
import type { Identity } from '#map/identity.ts'
import type { Store } from '#platform/store/store.server.ts'
import { book, gatewayOn, identity, slot, tokenOf } from '#tests/support/appointments.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import {
  affectedBy,
  type BlockRequest,
  blocksBetween,
  blockTimes,
  maxBlockDays,
  removeBlock,
} from './blocks.server.ts'

const [palma] = identity.offices
if (palma === undefined) throw new Error('no office')
const seat = 'office.palma/1'
const day = '2026-11-24'
const later = '2026-11-24T08:30:00Z'

/** Tuesday morning at the office's only place. */
function morning(changes: Partial<BlockRequest> = {}): BlockRequest {
  return {
    office: 'office.palma',
    seats: [seat],
    days: { from: day, to: day },
    from: '09:00',
    to: '10:00',
    reason: 'ill',
    ...changes,
  }
}

const mustBlock = async (store: Store, request = morning(), of: Identity = identity) => {
  const result = await blockTimes(store, of, request)
  if (result.kind !== 'blocked') throw new Error(result.kind)
  return result
}

/** The times of Tuesday that are still offered. */
const freeTimes = async (gateway: AppointmentGateway, office = 'office.palma', language = 'de') =>
  (await gateway.days({ office, language })).days
    .filter((one) => one.day === day)
    .flatMap(({ slots }) => slots.filter(({ taken }) => !taken).map(({ time }) => time))

const holders = async (store: Store) => {
  const cells = await store.db.selectFrom('appointment_cell').selectAll().orderBy('cell').execute()
  return cells.map(({ block_id }) => (block_id === null ? 'visitor' : 'block'))
}

const referenceOf = async (store: Store) => (await listRequests(store))[0]?.reference ?? ''

describeStores('a block', ({ open }) => {
  const clock = () => testClock().now

  test('takes its times away from visitors until it is removed', async () => {
    const store = await open({ clock })
    const gateway = gatewayOn(store)
    expect(await freeTimes(gateway)).toEqual(['09:00', '09:30', '10:00', '10:30'])
    const { batch, count, affected } = await mustBlock(store)
    expect([count, affected]).toEqual([1, []])
    expect(await freeTimes(gateway)).toEqual(['10:00', '10:30'])
    expect(await book(gateway)).toMatchObject({ kind: 'slot-taken', nearest: { 0: '2026-11-24T09:00:00Z' } })
    const moving = tokenOf(await book(gateway, { slot: '2026-11-24T09:00:00Z' }))
    expect(await gateway.move(moving, later)).toHaveProperty('kind', 'slot-taken')
    expect(await removeBlock(store, batch)).toBe(1)
    expect(await removeBlock(store, batch)).toBe(0)
    expect(await freeTimes(gateway)).toEqual(['09:00', '09:30', '10:30'])
    expect(await gateway.move(moving, later)).toEqual({ kind: 'moved' })
  })

  test('leaves appointments their times and says whom it affects', async () => {
    const store = await open({ clock })
    const gateway = gatewayOn(store)
    tokenOf(await book(gateway))
    tokenOf(await book(gateway, { slot: '2026-11-24T09:30:00Z' }))
    const { batch, affected } = await mustBlock(store)
    expect(affected).toMatchObject([
      {
        state: 'booked',
        name: 'Änne Groß',
        email: 'aenne@example.org',
        seat,
        startsAt: Temporal.Instant.from(slot),
      },
    ])
    expect(affected[0]?.reference).toMatch(/^TAL-/)
    expect(await holders(store)).toEqual(['visitor', 'visitor', 'block', 'block', 'visitor', 'visitor'])
    expect(await affectedBy(store, batch)).toEqual(affected)
    // The last quarter of an hour is enough.
    const { affected: overlapped } = await mustBlock(store, morning({ from: '10:45', to: '11:00' }))
    expect(overlapped).toMatchObject([{ startsAt: Temporal.Instant.from('2026-11-24T09:30:00Z') }])
  })

  test.each([
    ['is cancelled', (_: Store, gateway: AppointmentGateway, token: string) => gateway.cancel(token)],
    [
      'is moved',
      (_: Store, gateway: AppointmentGateway, token: string) => gateway.move(token, '2026-11-24T09:00:00Z'),
    ],
    ['is erased', async (store: Store) => eraseRequest(store, await referenceOf(store))],
  ])('takes over the time of an appointment that %s', async (_, end) => {
    const store = await open({ clock })
    const gateway = gatewayOn(store)
    const token = tokenOf(await book(gateway))
    const { batch } = await mustBlock(store)
    await end(store, gateway, token)
    expect((await holders(store)).slice(0, 4)).toEqual(['block', 'block', 'block', 'block'])
    expect(await affectedBy(store, batch)).toEqual([])
    expect(await freeTimes(gateway)).not.toContain('09:00')
    expect(await book(gateway)).toHaveProperty('kind', 'slot-taken')
    await removeBlock(store, batch)
    expect(await book(gateway)).toHaveProperty('kind', 'booked')
  })

  test('takes over the time of a booking that was not confirmed, and does not offer it before', async () => {
    const time = testClock()
    const store = await open({ clock: () => time.now })
    const gateway = gatewayOn(store)
    tokenOf(await book({ ...gateway, book: (booking) => gateway.book({ ...booking, mustConfirm: true }) }))
    const { affected } = await mustBlock(store)
    expect(affected).toMatchObject([{ state: 'unconfirmed' }])
    time.advance({ minutes: 31 })
    expect(await freeTimes(gateway)).toEqual(['10:00', '10:30'])
    expect(await book(gateway)).toHaveProperty('kind', 'slot-taken')
    tokenOf(await book(gateway, { slot: '2026-11-24T09:00:00Z' }))
    expect(await holders(store)).toEqual(['block', 'block', 'block', 'block', 'visitor', 'visitor'])
  })

  test('holds even where an earlier release freed the cells of an appointment', async () => {
    const store = await open({ clock })
    const gateway = gatewayOn(store)
    tokenOf(await book(gateway))
    await mustBlock(store)
    // As its cancellation would.
    await store.db.updateTable('appointment').set({ state: 'cancelled' }).execute()
    await store.db.deleteFrom('appointment_cell').where('block_id', 'is', null).execute()
    await store.db.updateTable('appointment_book').set({ version: 99 }).execute()
    expect(await freeTimes(gateway)).toEqual(['10:00', '10:30'])
    expect(await book(gateway)).toHaveProperty('kind', 'slot-taken')
  })

  test('that overlaps another stays when the other is removed', async () => {
    const store = await open({ clock })
    const gateway = gatewayOn(store)
    const { batch } = await mustBlock(store)
    await mustBlock(store, morning({ from: '09:30', to: '10:30' }))
    await removeBlock(store, batch)
    expect(await freeTimes(gateway)).toEqual(['09:00', '10:30'])
    expect(await holders(store)).toEqual(['block', 'block', 'block', 'block'])
  })

  test('of several places and days is one batch', async () => {
    const store = await open({ clock })
    const of: Identity = { ...identity, offices: [{ ...palma, slots: { ...palma.slots, seats: 2 } }] }
    const seats = [seat, 'office.palma/2']
    const { batch, count } = await mustBlock(
      store,
      morning({ seats, days: { from: day, to: '2026-11-25' } }),
      of,
    )
    expect(count).toBe(4)
    const blocks = await blocksBetween(store, Temporal.Instant.from('2026-11-25T00:00:00Z'))
    expect(blocks.map((one) => [one.seat, one.startsAt.toString(), one.batch])).toEqual(
      seats.map((one) => [one, '2026-11-25T08:00:00Z', batch]),
    )
    expect(await removeBlock(store, batch)).toBe(4)
  })

  test('of an adviser holds in every office', async () => {
    const store = await open({ clock })
    const slots = { minutes: 30, leadHours: 4 }
    const advisers = [{ id: 'ana', languages: ['es', 'de'] }]
    const online = { ...palma, page: 'office.online', address: undefined, slots, advisers }
    const of = { ...identity, offices: [{ ...palma, slots, advisers }, online] } as unknown as Identity
    const gateway = gatewayOn(store, of)
    await mustBlock(store, morning({ seats: ['ana'] }), of)
    expect(await freeTimes(gateway, 'office.online')).toEqual(['10:00', '10:30'])
    const elsewhere = { office: 'office.online', mode: 'video' } as const
    expect(await book(gateway, elsewhere)).toHaveProperty('kind', 'slot-taken')
  })

  test('ends at midnight at the latest, on the clocks of Mallorca', async () => {
    const store = await open({ clock })
    await mustBlock(store, morning({ from: '00:00', to: '24:00', days: { from: day, to: '2026-11-25' } }))
    const blocks = await blocksBetween(store, clock())
    expect(blocks.map(({ startsAt, endsAt }) => [startsAt.toString(), endsAt.toString()])).toEqual([
      ['2026-11-23T23:00:00Z', '2026-11-24T23:00:00Z'],
      ['2026-11-24T23:00:00Z', '2026-11-25T23:00:00Z'],
    ])
  })

  test.each<[string, Partial<BlockRequest>]>([
    ['unknown-place', { seats: [] }],
    ['unknown-place', { seats: [seat, 'office.palma/2'] }],
    ['unknown-place', { office: 'office.ibiza' }],
    ['invalid-times', { from: '10:00', to: '10:00' }],
    ['invalid-times', { from: '09:10' }],
    ['invalid-times', { from: '24:00', to: '24:00' }],
    ['invalid-days', { days: { from: '2026-11-31', to: '2026-12-01' } }],
    ['invalid-days', { days: { from: '2026-11-25', to: '2026-11-24' } }],
    ['too-long', { days: { from: day, to: '2027-11-24' } }],
    ['past', { days: { from: '2026-11-20', to: '2026-11-22' } }],
  ])('is refused as %s: %j', async (kind, changes) => {
    const store = await open({ clock })
    expect(await blockTimes(store, identity, morning(changes))).toEqual({ kind })
    expect(await store.db.selectFrom('block').selectAll().execute()).toEqual([])
  })

  test('is forgotten a month after its end', async () => {
    const time = testClock()
    const store = await open({ clock: () => time.now })
    await mustBlock(store)
    await mustBlock(store, morning({ days: { from: '2026-12-24', to: '2026-12-24' } }))
    time.now = Temporal.Instant.from('2026-12-25T12:00:00Z')
    await purge(store)
    expect(await blocksBetween(store, Temporal.Instant.from('2026-01-01T00:00:00Z'))).toHaveLength(1)
    expect(await holders(store)).toHaveLength(4)
  })

  test('of the longest leave for every place is stored at once', async () => {
    const store = await open({ clock })
    const seats = Array.from({ length: 3 }, (_, index) => `office.palma/${index + 1}`)
    const of: Identity = { ...identity, offices: [{ ...palma, slots: { ...palma.slots, seats: 3 } }] }
    const to = Temporal.PlainDate.from(day)
      .add({ days: maxBlockDays - 1 })
      .toString()
    const { count } = await mustBlock(
      store,
      morning({ seats, days: { from: day, to }, from: '00:00', to: '24:00' }),
      of,
    )
    expect(count).toBe(3 * maxBlockDays)
    expect(await freeTimes(gatewayOn(store, of))).toEqual([])
  })
})
