import { expect, test } from 'vitest'
import { findAppointment } from './repository.server.ts'
import { changeState } from '#domains/requests/store/change-request.server.ts'
import { addNote, withdrawRequest } from '#domains/requests/status/follow-up.server.ts'
import { listRequests } from '#domains/requests/store/read-requests.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { book, gatewayOn, sent, slot, tokenOf } from '#tests/support/appointments.ts'
import { runTool } from '#tests/support/staff-tool.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'

const requestOf = async (store: Store) => (await listRequests(store))[0]
const appointmentOf = async (store: Store) => findAppointment(store, (await requestOf(store))?.id ?? '')

describeStores('withdrawing a request that booked an appointment', ({ open, configure }) => {
  test('cancels it, frees its time and tells both sides once', async () => {
    const store = await open({ clock: () => testClock().now })
    const gateway = gatewayOn(store)
    const token = tokenOf(await book(gateway))
    await sent(store)
    expect(await withdrawRequest(store, token)).toBe('done')
    expect(await withdrawRequest(store, token)).toBe('done')
    expect(await appointmentOf(store)).toMatchObject({ state: 'cancelled', sequence: 1 })
    expect(await requestOf(store)).toMatchObject({ state: 'withdrawn' })
    const mails = await sent(store)
    expect(mails.map(({ to }) => to)).toEqual(['aenne@example.org', 'oficina@faro.example'])
    for (const { calendar } of mails) {
      expect(calendar?.method).toBe('CANCEL')
      expect(calendar?.content).toContain('SEQUENCE:1\r\n')
    }
    expect(mails[1]?.subject).toMatch(/^Retirada: Cita anulada: /)
    expect(await gateway.find(token)).toHaveProperty('state', 'cancelled')
    expect(await book(gateway, { slot })).toHaveProperty('kind', 'booked')
  })

  test('leaves one that has begun, and the office hears of the withdrawal', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const token = tokenOf(await book(gatewayOn(store)))
    await sent(store)
    clock.advance({ hours: 23 })
    expect(await withdrawRequest(store, token)).toBe('done')
    expect(await appointmentOf(store)).toMatchObject({ state: 'booked', sequence: 0 })
    const [mail, ...more] = await sent(store)
    expect(more).toEqual([])
    expect(mail?.subject).toMatch(/^Retirada: /)
    expect(mail?.calendar).toBeUndefined()
  })

  test('sends nothing outside while it is in quarantine', async () => {
    const store = await open({ clock: () => testClock().now })
    const gateway = gatewayOn(store)
    const suspect = await gateway.book({
      form: {
        key: '00000000-0000-4000-8000-000000000000',
        office: 'office.palma',
        topic: 'other',
        talk: 'de',
        mode: 'in-person',
        slot,
        name: 'Robot',
        country: 'DE',
        email: 'victim@example.org',
        privacy: true,
        marketing: false,
      },
      pageId: 'office.palma',
      locale: 'de',
      suspect: true,
    })
    expect(await withdrawRequest(store, tokenOf(suspect))).toBe('done')
    expect((await sent(store)).map(({ to }) => to)).not.toContain('victim@example.org')
    expect(await appointmentOf(store)).toHaveProperty('state', 'cancelled')
  })

  test('by the staff cancels it too, and they can cancel it alone', async () => {
    const config = await configure()
    const ports = { clock: () => testClock().now }
    const store = await open(ports, config)
    tokenOf(await book(gatewayOn(store)))
    const { reference = '' } = (await requestOf(store)) ?? {}
    const run = async (line: string) => {
      const { out, err } = await runTool(line.split(' '), config, () => open(ports, config))
      return out + err
    }
    expect(await run(`erase ${reference}`)).toContain(`${reference} has an appointment ahead`)
    expect(await run(`cancel ${reference}`)).toBe(`the appointment of ${reference} is cancelled\n`)
    expect(await run(`cancel ${reference}`)).toBe(`${reference} has no appointment ahead\n`)
    expect(await requestOf(store)).toMatchObject({ state: 'received' })
    tokenOf(await book(gatewayOn(store)))
    const again = (await listRequests(store)).find((one) => one.reference !== reference)
    expect(await changeState(store, again?.reference ?? '', 'withdrawn')).toHaveProperty('kind', 'changed')
    expect(await findAppointment(store, again?.id ?? '')).toHaveProperty('state', 'cancelled')
  })

  test('a note to an appointment reaches the office as a note', async () => {
    const store = await open({ clock: () => testClock().now })
    const token = tokenOf(await book(gatewayOn(store)))
    await sent(store)
    expect(await addNote(store, token, 'Ich bringe den Pass mit.')).toBe('done')
    const [mail] = await sent(store)
    expect(mail?.subject).toMatch(/^Nota nueva: /)
    expect(mail?.calendar).toBeUndefined()
    expect(JSON.stringify(mail?.content.facts)).toContain('Ich bringe den Pass mit.')
  })
})
