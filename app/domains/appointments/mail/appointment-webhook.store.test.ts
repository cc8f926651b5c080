import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { webhookChannel } from '#domains/requests/mail/deliver-webhook.server.ts'
import { cancelAppointment } from '#domains/appointments/book/change-appointment.server.ts'
import { changeState } from '#domains/requests/store/change-request.server.ts'
import { withdrawRequest } from '#domains/requests/status/follow-up.server.ts'
import { leaseDue, settle } from '#platform/outbox/outbox.server.ts'
import { listRequests } from '#domains/requests/store/read-requests.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import { book, gatewayOn, slot, tokenOf } from '#tests/support/appointments.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'

interface Delivery {
  readonly event: string
  readonly request: { readonly state: string }
  readonly appointment?: Readonly<Record<string, unknown>>
}

/** A webhook receiver; the function returns the delivered messages in the order of events. */
async function receiver(store: Store): Promise<() => Promise<Delivery[]>> {
  const deliveries: Delivery[] = []
  const server = createServer((request, response) => {
    const keep = (body: unknown) => (deliveries.push(body as Delivery), response.end())
    json(request).then(keep, () => response.destroy())
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const send = webhookChannel(store, { url, secret: 'shared' })
  const owner = randomUUID()
  return async () => {
    for (const job of await leaseDue(store, { owner, seconds: 60, limit: 50, kinds: ['webhook'] })) {
      expect(await send(job, AbortSignal.timeout(5_000))).toEqual({ kind: 'sent' })
      await settle(store, owner, job.id, { kind: 'sent' })
    }
    return deliveries.splice(0).toSorted((a, b) => a.event.localeCompare(b.event))
  }
}

const first = {
  office: 'office.palma',
  mode: 'in-person',
  language: 'de',
  start: slot,
  end: '2026-11-24T08:30:00Z',
  state: 'booked',
  sequence: 0,
}

describeStores('the webhook', ({ open, configure }) => {
  const opened = async () =>
    await open({ clock: () => testClock().now }, { ...(await configure()), webhook: true })

  test('is notified when an appointment is booked, moved and cancelled, with its current state', async () => {
    const store = await opened()
    const deliveries = await receiver(store)
    const gateway = gatewayOn(store)
    const token = tokenOf(await book(gateway))
    expect(await deliveries()).toMatchObject([{ event: 'request-received', appointment: first }])
    await gateway.move(token, '2026-11-25T09:30:00Z')
    const second = { ...first, start: '2026-11-25T09:30:00Z', end: '2026-11-25T10:00:00Z', sequence: 1 }
    expect(await deliveries()).toMatchObject([{ event: 'appointment-moved', appointment: second }])
    await gateway.cancel(token)
    await gateway.cancel(token)
    const last = { ...second, state: 'cancelled', sequence: 2 }
    expect(await deliveries()).toMatchObject([{ event: 'appointment-cancelled', appointment: last }])
  })

  test('is notified when the staff cancel it, alone or with its request, and when a visitor withdraws', async () => {
    const store = await opened()
    const deliveries = await receiver(store)
    const cancelled = {
      event: 'appointment-cancelled',
      appointment: { ...first, state: 'cancelled', sequence: 1 },
    }
    await book(gatewayOn(store))
    const [alone] = await listRequests(store)
    await deliveries()
    await cancelAppointment(store, alone?.id ?? '')
    expect(await deliveries()).toMatchObject([cancelled])

    await book(gatewayOn(store))
    const whole = (await listRequests(store)).find(({ id }) => id !== alone?.id)
    await deliveries()
    await changeState(store, whole?.reference ?? '', 'withdrawn')
    expect(await deliveries()).toMatchObject([{ ...cancelled, request: { state: 'withdrawn' } }])

    const token = tokenOf(await book(gatewayOn(store)))
    await deliveries()
    await withdrawRequest(store, token)
    expect(await deliveries()).toMatchObject([cancelled, { ...cancelled, event: 'request-withdrawn' }])
  })

  test('is not notified of a request in quarantine, and gets no appointment if there is none', async () => {
    const store = await opened()
    const deliveries = await receiver(store)
    await submitRequest(store, submission())
    const [other] = await deliveries()
    expect(other).not.toHaveProperty('appointment')
    const gateway = gatewayOn(store)
    const suspects = {
      ...gateway,
      book: (booking) => gateway.book({ ...booking, suspect: true }),
    } as typeof gateway
    const token = tokenOf(await book(suspects))
    await gateway.move(token, '2026-11-25T09:30:00Z')
    await gateway.cancel(token)
    expect(await deliveries()).toEqual([])
  })
})
