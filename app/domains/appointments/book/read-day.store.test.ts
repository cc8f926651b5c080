import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Identity } from '#map/identity.ts'
import { toText } from '#platform/store/instant.server.ts'
import { book, gatewayOn, identity as base, slot, tokenOf } from '#tests/support/appointments.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { blockTimes } from './blocks.server.ts'
import { lostPlacesOf } from './lost-places.server.ts'
import { moveByStaff, reassignAppointment } from './move-by-staff.server.ts'
import { countByDay, type DayCell, readDay } from './read-day.server.ts'

const [palma] = base.offices
if (palma === undefined) throw new Error('no office')
const day = Temporal.PlainDate.from('2026-11-24')
const days = { from: '2026-11-24', to: '2026-11-24' }
const slots = { minutes: 30, leadHours: 4 }
const advisers = [
  { id: 'ana', name: 'Ana Vidal', languages: ['es', 'de'] },
  { id: 'klaus', languages: ['de'] },
]
const ana = advisers.slice(0, 1)
const withAdvisers: Identity = {
  ...base,
  offices: [
    { ...palma, slots, advisers },
    { ...palma, page: 'office.online', slots, advisers: ana, hours: { tue: ['09:15-10:15'] } },
  ],
}

/** A cell in words. */
function wordsOf({ isOpen, entries, continued, freeFrom }: DayCell): string {
  const what = entries.map((entry) => {
    const name = entry.kind === 'block' ? entry.reason : `${entry.office}:${entry.name}`
    return continued.has(entry) ? `…${name}` : name
  })
  return [...what, freeFrom ? `free ${freeFrom.toString().slice(11, 16)}` : isOpen ? undefined : 'closed']
    .filter(Boolean)
    .join(' ')
}

describeStores('a day of the book', ({ open }) => {
  const clock = () => testClock().now

  test('has each office’s places by half hours, with what takes them', async () => {
    const store = await open({ clock })
    const gateway = gatewayOn(store, withAdvisers)
    tokenOf(await book(gateway, { talk: 'es' }))
    tokenOf(await book(gateway, { office: 'office.online', slot: '2026-11-24T08:45:00Z' }))
    await blockTimes(store, withAdvisers, {
      office: 'office.palma',
      seats: ['klaus'],
      days,
      from: '09:45',
      to: '10:30',
      reason: 'lunch',
    })
    const [here, online] = await readDay(store, withAdvisers, { day })
    expect(here?.columns).toEqual([
      { seat: 'ana', isLost: false },
      { seat: 'klaus', isLost: false },
    ])
    expect(here?.rows.map(({ time, cells }) => [time, ...cells.map(wordsOf)])).toEqual([
      ['09:00', 'office.palma:Änne Groß', 'free 08:00'],
      ['09:30', 'office.online:Änne Groß free 08:30', 'lunch free 08:30'],
      ['10:00', '…office.online:Änne Groß free 09:15', '…lunch'],
      ['10:30', 'free 09:30', 'free 09:30'],
    ])
    expect(online?.rows[0]?.time).toBe('09:00')
    expect(here?.appointments).toHaveLength(1)
    expect(await readDay(store, withAdvisers, { day, office: 'office.online' })).toEqual([online])
    expect(await readDay(store, withAdvisers, { day: day.add({ days: 4 }) })).toMatchObject([
      { isClosed: true, rows: [], appointments: [] },
      { isClosed: true },
    ])
    expect([...(await countByDay(store, { from: day.subtract({ days: 1 }), days: 3 }))]).toEqual([
      ['2026-11-23', 0],
      ['2026-11-24', 2],
      ['2026-11-25', 0],
    ])
    expect((await countByDay(store, { from: day, days: 1, seat: 'klaus' })).get('2026-11-24')).toBe(0)
    expect((await countByDay(store, { from: day, days: 1, office: 'office.online' })).get('2026-11-24')).toBe(
      1,
    )
  })

  test('shows appointments outside the hours and at places that are gone, and nothing over as free', async () => {
    const time = testClock()
    const store = await open({ clock: () => time.now })
    tokenOf(await book(gatewayOn(store)))
    const changed: Identity = {
      ...base,
      offices: [{ ...palma, slots, advisers: ana, hours: { tue: ['10:00-11:00'] } }],
    }
    time.now = Temporal.Instant.from('2026-11-24T09:20:00Z')
    const [here] = await readDay(store, changed, { day })
    expect(here?.columns).toEqual([
      { seat: 'ana', isLost: false },
      { seat: 'office.palma/1', isLost: true },
    ])
    expect(here?.rows.map(({ time: at, cells }) => [at, ...cells.map(wordsOf)])).toEqual([
      ['09:00', 'closed', 'office.palma:Änne Groß closed'],
      ['09:30', 'closed', 'closed'],
      ['10:00', 'free 09:15', ''],
      ['10:30', 'free 09:30', ''],
    ])
    expect(here?.appointments).toMatchObject([
      { isOutsideHours: true, state: 'booked', topic: 'services.administrative' },
    ])
  })

  test('is read quickly when it is full', async () => {
    const store = await open({ clock })
    const seats = 10
    const offices = ['palma', 'online', 'llucmajor'].map((name) => ({
      ...palma,
      page: `office.${name}`,
      hours: { tue: ['09:00-14:00', '16:00-19:00'] },
      slots: { minutes: 30, seats, leadHours: 4 },
    }))
    const of: Identity = { ...base, offices }
    const times = Array.from({ length: 16 }, (_, index) => 30 * (index < 10 ? index : index + 4))
    const places = offices.flatMap(({ page }) =>
      Array.from({ length: seats }, (_, index) => `${page}/${index + 1}`),
    )
    const now = toText(clock())
    const appointments = places.flatMap((seat) =>
      times.map((minutes) => {
        const startsAt = Temporal.Instant.from('2026-11-24T08:00:00Z').add({ minutes })
        const id = randomUUID()
        return {
          id,
          request_id: id,
          office: seat.slice(0, seat.indexOf('/')),
          seat,
          mode: 'in-person',
          language: 'de',
          starts_at: toText(startsAt),
          ends_at: toText(startsAt.add({ minutes: 30 })),
          state: 'booked' as const,
          sequence: 0,
          created_at: now,
          updated_at: now,
        }
      }),
    )
    const requests = appointments.map(({ id }, index) => ({
      id,
      reference: `TAL-${index}`,
      idempotency_key: id,
      body_hash: '',
      dialog: 'appointment-dialog',
      page_id: 'office.palma',
      locale: 'de',
      preferred_locale: 'de',
      state: 'received' as const,
      fields: '{"topic":"other"}',
      name: 'Änne Groß',
      utm: '{}',
      link_nonce: id,
      link_expires_at: now,
      created_at: now,
      updated_at: now,
    }))
    await store.db.insertInto('request').values(requests).execute()
    await store.db.insertInto('appointment').values(appointments).execute()
    const took: number[] = []
    for (let round = 0; round < 10; round += 1) {
      const start = performance.now()
      const read = await readDay(store, of, { day })
      took.push(performance.now() - start)
      expect(read.flatMap(({ appointments }) => appointments)).toHaveLength(480)
    }
    // 10 to 18 ms on an idle machine; tests share theirs.
    expect(Math.min(...took)).toBeLessThan(150)
  })
})

describeStores('bookings without a place', ({ open }) => {
  const clock = () => testClock().now

  test('are listed with the places that are free then, and can be given one', async () => {
    const store = await open({ clock })
    const gateway = gatewayOn(store)
    tokenOf(await book(gateway))
    tokenOf(await book(gateway, { slot: '2026-11-24T08:30:00Z', talk: 'es' }))
    expect(await lostPlacesOf(store, base)).toEqual([])
    tokenOf(await book(gatewayOn(store, withAdvisers), { talk: 'es' }))
    const lost = await lostPlacesOf(store, withAdvisers)
    expect(lost).toMatchObject([
      { seat: 'office.palma/1', choices: [{ office: 'office.palma', seat: 'klaus', speaks: true }] },
      {
        startsAt: Temporal.Instant.from('2026-11-24T08:30:00Z'),
        choices: [
          { seat: 'ana', speaks: true },
          { seat: 'klaus', speaks: false },
        ],
      },
    ])
    const [first, second] = lost
    expect(await reassignAppointment(store, withAdvisers, first?.requestId ?? '', 'klaus')).toEqual({
      kind: 'reassigned',
      seat: 'klaus',
    })
    expect(await reassignAppointment(store, withAdvisers, second?.requestId ?? '', 'ana')).toEqual({
      kind: 'reassigned',
      seat: 'ana',
    })
    expect(await lostPlacesOf(store, withAdvisers)).toEqual([])
  })

  test('of an office that is gone can go to any that is open then', async () => {
    const store = await open({ clock })
    tokenOf(await book(gatewayOn(store)))
    const moved: Identity = {
      ...base,
      offices: [
        { ...palma, page: 'office.centre' },
        { ...palma, page: 'office.online', hours: { wed: ['09:00-11:00'] } },
      ],
    }
    const [lost] = await lostPlacesOf(store, moved)
    expect(lost?.choices).toEqual([{ office: 'office.centre', seat: 'office.centre/1', speaks: true }])
    const target = { startsAt: Temporal.Instant.from(slot), office: 'office.centre' }
    expect(await moveByStaff(store, moved, lost?.requestId ?? '', target, {})).toHaveProperty('kind', 'moved')
    expect(await lostPlacesOf(store, moved)).toEqual([])
  })
})
