import { expect, test } from 'vitest'
import { ConfigFault } from '#platform/fault.server.ts'
import { listRequests } from '#domains/requests/store/read-requests.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import type { Identity, Office } from '#map/identity.ts'
import { checkPlaces } from '#tools/content/rules/places.ts'
import {
  appointmentParts,
  book,
  gatewayOn,
  identity as base,
  slot,
  tokenOf,
} from '#tests/support/appointments.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { createAppointmentGateway } from './appointments.server.ts'
import { findLostPlaces, heldPlaces, placesCheck, requirePlaces } from './misplaced-appointments.server.ts'

const [palma] = base.offices
if (palma === undefined) throw new Error('no office')
const languages = ['es', 'de']
const cut = { minutes: 30, leadHours: 4 }
const withOffice = (changes: Partial<Office>): Identity => ({ ...base, offices: [{ ...palma, ...changes }] })

const threeSeats = withOffice({ slots: { ...cut, seats: 3 } })
const advisers = (...ids: string[]) =>
  withOffice({ slots: cut, advisers: ids.map((id) => ({ id, languages })) })

async function refusal(store: Store, identity: Identity): Promise<string> {
  const fault = await requirePlaces(store, identity).catch((error: unknown) => error)
  if (fault === undefined) return ''
  expect(fault).toBeInstanceOf(ConfigFault)
  return (fault as ConfigFault).message
}

describeStores('a changed configuration', ({ open, configure }) => {
  const clock = () => testClock().now

  test('with advisers in place of booked seats would double-book a slot, and is refused with the bookings listed', async () => {
    const store = await open({ clock })
    tokenOf(await book(gatewayOn(store, threeSeats), { name: 'Änne Groß' }))
    const reference = (await listRequests(store))[0]?.reference
    const [seat = ''] = (await heldPlaces(store.db, clock())).map((held) => held.seat)
    const changed = advisers('ana', 'klaus')
    const message = await refusal(store, changed)
    expect(message).toContain(`  ${reference}  office.palma  Tuesday, 24 November 2026`)
    expect(message).toContain(`no place ${seat}`)
    expect(message).toContain('npm run requests -- cancel REF')
    expect(message).toContain(`advisers: [{ id: ${seat}, … }]`)
    expect(message).not.toMatch(/Änne|Groß|aenne@/)
    // This is what the check prevents: two bookings for the same time at the same office.
    tokenOf(await book(gatewayOn(store, changed)))
    // The supported way: the adviser takes over the place.
    expect(await refusal(store, advisers(seat, 'ana', 'klaus'))).toBe('')
  })

  test.each([
    ['an adviser is taken out', advisers('ana'), advisers('klaus')],
    ['an adviser is called otherwise', advisers('ana'), advisers('ana-maria')],
    [
      'the office is renamed',
      threeSeats,
      withOffice({ page: 'office.centre', slots: threeSeats.offices[0]!.slots }),
    ],
    ['the office is taken out', threeSeats, { ...base, offices: [] }],
  ])('in which %s is refused while a booking is still to come', async (_, before, after) => {
    const store = await open({ clock })
    const gateway = gatewayOn(store, before)
    const token = tokenOf(await book(gateway))
    expect(await refusal(store, before)).toBe('')
    expect(await refusal(store, after)).toContain('the places of booked appointments (1)')
    await gateway.cancel(token)
    expect(await refusal(store, after)).toBe('')
  })

  test('is refused for a booked seat only, and accepted once the appointment is over', async () => {
    const time = testClock()
    const store = await open({ clock: () => time.now })
    const gateway = gatewayOn(store, threeSeats)
    for (let seat = 1; seat <= 3; seat += 1) tokenOf(await book(gateway))
    expect(await refusal(store, threeSeats)).toBe('')
    const two = withOffice({ slots: { ...cut, seats: 2 } })
    expect(await refusal(store, two)).toContain('no place office.palma/3')
    expect(await findLostPlaces(store, two)).toHaveLength(1)
    expect(await findLostPlaces(store, advisers('ana'))).toHaveLength(3)
    time.now = Temporal.Instant.from(slot).add({ minutes: 20 })
    expect(await findLostPlaces(store, two)).toHaveLength(1)
    time.now = Temporal.Instant.from(slot).add({ minutes: 30 })
    expect(await findLostPlaces(store, two)).toEqual([])
  })

  test('does not disturb a process with the earlier one', async () => {
    const config = await configure()
    const store = await open({ clock }, config)
    const gateway = gatewayOn(store, threeSeats)
    const token = tokenOf(await book(gateway))
    expect(await refusal(await open({ clock }, config), advisers('ana'))).not.toBe('')
    expect(await gateway.find(token)).toMatchObject({ state: 'booked' })
    expect(await book(gateway)).toHaveProperty('kind', 'booked')
  })

  test('books and moves nothing if the store could not be read at the start', async () => {
    const store = await open({ clock })
    const gateway = gatewayOn(store, threeSeats)
    const token = tokenOf(await book(gateway))
    const changed = advisers('ana')
    const guarded = createAppointmentGateway({
      ...appointmentParts(store, changed),
      hasAllPlaces: placesCheck(store, changed),
    })
    expect(await book(guarded)).toEqual({ kind: 'unavailable' })
    expect(await guarded.move(token, '2026-11-24T08:30:00Z')).toEqual({ kind: 'unavailable' })
    await guarded.cancel(token)
    expect(await book(guarded)).toHaveProperty('kind', 'booked')
  })

  test('is reported by the content check, which reads the store and changes nothing', async () => {
    const config = await configure()
    const store = await open({}, config)
    const gateway = gatewayOn(store, threeSeats)
    const { next } = await gateway.days({ office: 'office.palma', language: 'de' })
    tokenOf(await book(gateway, { slot: next.at(-1) }))
    const environment = { DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl }
    const { problems, notes } = await checkPlaces(advisers('ana'), environment)
    expect(problems.join()).toContain('no place office.palma/')
    expect(notes).toEqual([])
    expect(await checkPlaces(threeSeats, environment)).toEqual({ problems: [], notes: [] })
  })
})

test('the content check passes without a store', async () => {
  expect(await checkPlaces(base, { DATA_DIR: '/nowhere/at/all' })).toEqual({ problems: [], notes: [] })
})

test('the content check notes an unreachable store without failing', async () => {
  const away = { DATABASE_URL: 'postgres://nobody:none@127.0.0.1:1/none' }
  const { problems, notes } = await checkPlaces(base, away)
  expect(problems).toEqual([])
  expect(notes).toHaveLength(1)
})
