import { expect, test } from 'vitest'
import type { AppointmentForm } from '#domains/appointments/dialog/appointment-schema.ts'
import type { AppointmentGateway } from '#domains/appointments/gateway.ts'
import { renderText } from '#platform/mail/render.server.ts'
import { exportCsv } from '#staff/export-command.server.ts'
import { show } from '#staff/show-request.server.ts'
import { listRequests } from '#domains/requests/store/read-requests.server.ts'
import type { Identity, Office } from '#map/identity.ts'
import { book, gatewayOn, identity as base, sent, slot, tokenOf } from '#tests/support/appointments.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { listDay } from '#staff/list-day.server.ts'

const [palma] = base.offices
if (palma === undefined) throw new Error('no office')
const languages = ['es', 'en', 'de']
const slots = { minutes: 30, leadHours: 4 }
const withOffices = (...offices: Office[]): Identity => ({ ...base, offices })

/** One of two advisers speaks German. */
const oneGerman = withOffices({
  ...palma,
  languages,
  slots,
  advisers: [
    { id: 'palma-1', languages },
    { id: 'palma-2', languages: ['es', 'en'] },
  ],
})

/** The same adviser in town and online, with different start times and lengths. */
const inTwo = withOffices(
  { ...palma, slots, advisers: [{ id: 'palma-1', languages: ['es', 'de'] }] },
  {
    page: 'office.online',
    name: palma.name,
    localHolidays: 'palma',
    languages: ['de'],
    hours: { tue: ['09:15-11:30'] },
    slots: { minutes: 45, leadHours: 4 },
    advisers: [{ id: 'palma-1', languages: ['de'] }],
    closures: [],
  },
)
const online = { office: 'office.online', mode: 'video' } as const

/** The slots of the first day and whether each is taken. */
async function firstDay(gateway: AppointmentGateway, language: string, office = 'office.palma') {
  const [day] = (await gateway.days({ office, language })).days
  return { free: day?.free, taken: day?.slots.filter(({ taken }) => taken).map(({ start }) => start) }
}

const nextDay = ['08:00', '08:30', '09:00', '09:30'].map((time) => `2026-11-25T${time}:00Z`)

describeStores('advisers', ({ open, configure }) => {
  const bookOf = async (identity: Identity) =>
    gatewayOn(await open({ clock: () => testClock().now }), identity)

  test('who speak German are never double-booked, while the others still take English', async () => {
    const gateway = await bookOf(oneGerman)
    tokenOf(await book(gateway, { talk: 'de' }))
    const second = await book(gateway, { talk: 'de' })
    expect(second).toMatchObject({ kind: 'slot-taken', nearest: { 0: '2026-11-24T08:30:00Z' } })
    expect(await firstDay(gateway, 'de')).toEqual({ free: 3, taken: [slot] })
    expect(await firstDay(gateway, 'en')).toEqual({ free: 4, taken: [] })
    tokenOf(await book(gateway, { talk: 'en' }))
    expect(await firstDay(gateway, 'en')).toEqual({ free: 3, taken: [slot] })
    expect(await book(gateway, { talk: 'es' })).toHaveProperty('kind', 'slot-taken')
  })

  test('who speak German are kept for German appointments, also when one is moved', async () => {
    const gateway = await bookOf(oneGerman)
    const later = '2026-11-24T08:30:00Z'
    const english = tokenOf(await book(gateway, { talk: 'en' }))
    tokenOf(await book(gateway, { talk: 'de' }))
    const german = tokenOf(await book(gateway, { talk: 'de', slot: later }))
    const refused = await gateway.move(german, slot)
    expect(refused).toHaveProperty('kind', 'slot-taken')
    expect(refused).toHaveProperty('nearest', ['2026-11-24T09:00:00Z', '2026-11-24T09:30:00Z', ...nextDay])
    expect(await gateway.find(german)).toMatchObject({ start: later, state: 'booked' })
    expect(await gateway.move(english, later)).toEqual({ kind: 'moved' })
    expect(await firstDay(gateway, 'en')).toEqual({ free: 3, taken: [later] })
  })

  test('of two offices are never double-booked, whatever the offices’ grids', async () => {
    const gateway = await bookOf(inTwo)
    tokenOf(await book(gateway))
    // 09:15 to 10:00 overlaps 09:00 to 09:30 by a quarter of an hour.
    expect(await firstDay(gateway, 'de', 'office.online')).toEqual({
      free: 2,
      taken: ['2026-11-24T08:15:00Z'],
    })
    expect(await book(gateway, { ...online, slot: '2026-11-24T08:15:00Z' })).toHaveProperty(
      'kind',
      'slot-taken',
    )
    const token = tokenOf(await book(gateway, { ...online, slot: '2026-11-24T09:00:00Z' }))
    const both = ['2026-11-24T09:00:00Z', '2026-11-24T09:30:00Z']
    expect(await firstDay(gateway, 'es')).toEqual({ free: 1, taken: [slot, ...both] })
    for (const start of both) {
      expect(await book(gateway, { talk: 'es', slot: start })).toHaveProperty('kind', 'slot-taken')
    }
    await gateway.cancel(token)
    expect(await book(gateway, { talk: 'es', slot: '2026-11-24T09:30:00Z' })).toHaveProperty('kind', 'booked')
  })

  test('of two offices go to exactly one of many simultaneous bookings in both', async () => {
    const config = await configure()
    const gateways = await Promise.all(
      [0, 1].map(async () => gatewayOn(await open({ clock: () => testClock().now }, config), inTwo)),
    )
    const wishes: Partial<AppointmentForm>[] = [{}, { ...online, slot: '2026-11-24T08:15:00Z' }]
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        book(gateways[index % 2] as AppointmentGateway, wishes[Math.floor(index / 2) % 2]),
      ),
    )
    expect(answers.filter(({ kind }) => kind === 'booked')).toHaveLength(1)
    expect(answers.filter(({ kind }) => kind === 'slot-taken')).toHaveLength(39)
  })

  test('are named to the office with their appointments, and never to visitors', async () => {
    const store = await open({ clock: () => testClock().now })
    tokenOf(await book(gatewayOn(store, oneGerman), { talk: 'de' }))
    const reference = (await listRequests(store))[0]?.reference ?? ''
    const [visitor, office] = await sent(store)
    expect(office && renderText(office.content)).toContain('Atiende: palma-1')
    expect(office?.calendar?.content.replaceAll('\r\n ', '')).toContain('Atiende: palma-1')
    expect(JSON.stringify(visitor)).not.toContain('palma-1')
    expect(await listDay(store, oneGerman, '2026-11-24')).toContain('palma-1')
    expect(await show(store, reference)).toMatch(/^adviser: +palma-1$/m)
    expect(await exportCsv(store, base, { raw: true })).toContain('"booked","palma-1"')
  })

  test('are called by their names in the mails to the office, if they have one', async () => {
    const store = await open({ clock: () => testClock().now })
    const advisers = [{ id: 'palma-1', name: 'Ana Vidal', languages }]
    const of = withOffices({ ...palma, languages, slots, advisers })
    tokenOf(await book(gatewayOn(store, of)))
    const [visitor, office] = await sent(store, of)
    expect(office && renderText(office.content)).toContain('Atiende: Ana Vidal')
    expect(office?.calendar?.content.replaceAll('\r\n ', '')).toContain('Atiende: Ana Vidal')
    expect(JSON.stringify(visitor)).not.toContain('Ana')
  })

  test('are not named where an office has numbered places', async () => {
    const store = await open({ clock: () => testClock().now })
    tokenOf(await book(gatewayOn(store)))
    const reference = (await listRequests(store))[0]?.reference ?? ''
    const text = JSON.stringify(await sent(store)) + (await show(store, reference))
    expect(text).not.toMatch(/Atiende|adviser/)
  })

  test('can take over a place with its bookings', async () => {
    const store = await open({ clock: () => testClock().now })
    tokenOf(await book(gatewayOn(store)))
    const advisers = [{ id: 'office.palma/1', languages: ['es', 'de'] }]
    const gateway = gatewayOn(store, withOffices({ ...palma, slots, advisers }))
    expect(await firstDay(gateway, 'de')).toEqual({ free: 3, taken: [slot] })
    expect(await book(gateway)).toHaveProperty('kind', 'slot-taken')
  })
})
