import { expect, test } from 'vitest'
import { changeState } from '#domains/requests/store/change-request.server.ts'
import { purge } from '#domains/retention/purge.server.ts'
import { listRequests } from '#domains/requests/store/read-requests.server.ts'
import { defaultRetention } from '#platform/store/store-config.server.ts'
import { book, gatewayOn, sent, slot, tokenOf } from '#tests/support/appointments.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'

describeStores('a booking that the staff closed', ({ open, configure }) => {
  test('outlives the shortest retention until its time is over', async () => {
    const clock = testClock()
    const config = { ...(await configure()), retention: { ...defaultRetention, closedMonths: 0 } }
    const store = await open({ clock: () => clock.now }, config)
    const gateway = gatewayOn(store)
    const token = tokenOf(await book(gateway))
    await sent(store)
    await changeState(store, (await listRequests(store))[0]?.reference ?? '', 'closed')
    expect(await purge(store)).toHaveProperty('requests', 0)
    expect(await gateway.find(token)).toMatchObject({ state: 'booked', start: slot })
    expect(await book(gateway)).toHaveProperty('kind', 'slot-taken')
    clock.advance({ hours: 48 })
    expect(await purge(store)).toHaveProperty('requests', 1)
  })

  test('that is cancelled goes when its retention ends', async () => {
    const config = { ...(await configure()), retention: { ...defaultRetention, closedMonths: 0 } }
    const store = await open({ clock: () => testClock().now }, config)
    const gateway = gatewayOn(store)
    await gateway.cancel(tokenOf(await book(gateway)))
    await sent(store)
    await changeState(store, (await listRequests(store))[0]?.reference ?? '', 'closed')
    expect(await purge(store)).toHaveProperty('requests', 1)
  })
})
