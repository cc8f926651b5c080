import { expect, test } from 'vitest'
import { createAppointmentGateway } from './appointments.server.ts'
import { releaseRequest } from '#domains/requests/store/change-request.server.ts'
import { purge } from '#domains/retention/purge.server.ts'
import { listRequests } from '#domains/requests/store/read-requests.server.ts'
import { readStatus } from '#domains/requests/status/read-status.server.ts'
import { defaultRetention } from '#platform/store/store-config.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { appointmentParts, book, identity, sent, slot, tokenOf } from '#tests/support/appointments.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { listDay } from '#staff/list-day.server.ts'

const screened = (store: Store, burst = false) =>
  createAppointmentGateway({
    ...appointmentParts(store),
    counts: {
      stored: () => Promise.resolve(burst),
      booked: () => Promise.resolve({ limited: false, mustConfirm: false }),
      moved: () => Promise.resolve(false),
      overMailed: () => Promise.resolve(false),
    },
  })
const stateOf = async (store: Store) => (await listRequests(store))[0]?.state

describeStores('a booking', ({ open, configure }) => {
  test.each([
    ['a filled hidden field', { website: 'x' }, false, 'quarantined'],
    ['a form filled in no time', { opened: 1_795_424_400_000 - 100 }, false, 'quarantined'],
    ['a made-up proof', { proof: 'nonsense' }, false, 'quarantined'],
    ['no proof alone', { opened: 1_795_424_400_000 - 60_000 }, false, 'received'],
  ])('with %s', async (_what, changes, burst, expected) => {
    const store = await open({ clock: () => testClock().now })
    expect(Number(testClock().now.epochMilliseconds)).toBe(1_795_424_400_000)
    expect(await book(screened(store, burst), changes)).toHaveProperty('kind', 'booked')
    expect(await stateOf(store)).toBe(expected)
  })

  test('in quarantine holds its time, is shown to its visitor and marked for the staff', async () => {
    const store = await open({ clock: () => testClock().now })
    const gateway = screened(store)
    const token = tokenOf(await book(gateway, { website: 'x' }))
    expect(await gateway.find(token)).toMatchObject({ state: 'booked', start: slot })
    expect((await readStatus(store, token))?.state).toBe('received')
    expect(await book(gateway)).toHaveProperty('kind', 'slot-taken')
    const [mail, ...more] = await sent(store)
    expect(more).toEqual([])
    expect(mail?.subject).toMatch(/^\[Revisar\] Cita nueva: /)
    expect(mail?.content.intro[0]).toContain('ocupa su hora')
    expect(mail?.calendar?.content).toContain('SUMMARY:[Revisar] Änne Groß')
    expect(await listDay(store, identity, '2026-11-24')).toContain('[quarantined]')

    expect(await releaseRequest(store, (await listRequests(store))[0]?.reference ?? '')).toBe('released')
    const released = await sent(store)
    expect(released.map(({ to }) => to)).toEqual(['aenne@example.org', 'oficina@faro.example'])
    expect(released[0]?.calendar?.method).toBe('REQUEST')
    expect(released[1]?.calendar?.content).toContain('SUMMARY:Änne Groß')
    expect(await listDay(store, identity, '2026-11-24')).not.toContain('[quarantined]')
  })

  test('in quarantine is not purged before its time', async () => {
    const clock = testClock()
    const config = { ...(await configure()), retention: { ...defaultRetention, quarantineDays: 0 } }
    const store = await open({ clock: () => clock.now }, config)
    await book(screened(store), { website: 'x' })
    await sent(store)
    expect(await purge(store)).toHaveProperty('requests', 0)
    clock.advance({ hours: 48 })
    expect(await purge(store)).toHaveProperty('requests', 1)
  })
})
