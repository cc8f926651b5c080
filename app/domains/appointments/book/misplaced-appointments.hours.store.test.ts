import { expect, test, vi } from 'vitest'
import { book, gatewayOn, identity, slot, tokenOf } from '#tests/support/appointments.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { listRequests } from '#domains/requests/store/read-requests.server.ts'
import type { Identity } from '#map/identity.ts'
import { listAhead, listDay } from '#staff/list-day.server.ts'
import { reportOutsideHours } from './misplaced-appointments.server.ts'

const [office] = identity.offices
if (office === undefined) throw new Error('the invented broker has an office')
const changed = (changes: Partial<typeof office>): Identity => ({
  ...identity,
  offices: [{ ...office, ...changes }],
})

describeStores('appointments that were booked before their office closed', ({ open }) => {
  const warnings = () =>
    vi
      .mocked(process.stdout.write)
      .mock.calls.map(([text]) => JSON.parse(String(text)) as Record<string, unknown>)
      .filter(({ event }) => String(event).startsWith('appointments.'))

  test.each([
    ['a closure', changed({ closures: ['2026-11-24'] })],
    ['a holiday', { ...identity, holidays: { balearic: ['2026-11-24'] } }],
    ['shorter hours', changed({ hours: { tue: ['09:15-11:00'], wed: ['09:00-11:00'] } })],
    ['the end of the office', { ...identity, offices: [] }],
  ])('are reported and marked after %s', async (_name, now) => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    tokenOf(await book(gatewayOn(store)))
    const [{ reference = '' } = {}] = await listRequests(store)
    await reportOutsideHours(store, identity)
    expect(warnings()).toEqual([])
    expect(await listDay(store, identity, '2026-11-24')).not.toContain('[closed]')
    await reportOutsideHours(store, now)
    expect(warnings()).toMatchObject([
      { level: 'warn', event: 'appointments.outside-hours', count: 1, references: reference },
    ])
    expect(JSON.stringify(warnings())).not.toContain('Groß')
    expect(await listDay(store, now, '2026-11-24')).toContain(`${reference}  [closed]  Änne Groß`)
    clock.advance({ hours: 24 })
    await reportOutsideHours(store, now)
    expect(warnings()).toHaveLength(1)
  })

  test('are named together, and those whose office is open are not', async () => {
    const store = await open({ clock: () => testClock().now })
    const gateway = gatewayOn(store)
    for (const start of [slot, '2026-11-24T09:30:00Z', '2026-11-25T08:00:00Z'])
      tokenOf(await book(gateway, { slot: start }))
    await reportOutsideHours(store, changed({ hours: { tue: ['09:00-10:30'] } }))
    const [warning] = warnings()
    expect(warning).toHaveProperty('count', 2)
    expect(String(warning?.['references']).split(' ')).toHaveLength(2)
  })

  test('do not end the site where the store is gone', async () => {
    const store = await open()
    await store.close()
    await reportOutsideHours(store, identity)
    expect(warnings()).toMatchObject([{ level: 'error', event: 'appointments.hours-not-compared' }])
  })

  test('stand with all that are still to come, under their days', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const now = changed({ closures: ['2026-11-25'] })
    expect(await listAhead(store, now)).toBe('no appointments ahead\n')
    for (const start of ['2026-11-25T08:00:00Z', slot, '2026-11-24T09:30:00Z'])
      tokenOf(await book(gatewayOn(store), { slot: start }))
    expect(await listAhead(store, now)).toMatch(
      /^2026-11-24\n09:00-09:30 .*\n10:30-11:00 .*\n\n2026-11-25\n09:00-09:30 .*\[closed\].*\n$/,
    )
    clock.advance({ hours: 24 })
    expect(await listAhead(store, now)).toMatch(/^2026-11-24\n10:30.*\n\n2026-11-25\n/)
  })
})
