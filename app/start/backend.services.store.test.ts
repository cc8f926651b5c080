import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { book, gatewayOn, slot, tokenOf } from '#tests/support/appointments.ts'
import { keptFile, servicesOn } from '#tests/support/site-services.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { submission } from '#tests/support/submission.ts'
import { reading, type Visit } from './visit.server.ts'
import { listRequests, requestFiles } from '#domains/requests/store/read-requests.server.ts'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'

const overLimit: Visit = { ...reading, count: { retryAfter: 60, flood: false } }

describeStores('the services of a visit', ({ open }) => {
  test.each([
    ['over the limit', overLimit],
    ['of which a file could not be written', { ...reading, incomplete: true }],
  ])('store nothing of a post %s, and still show and cancel', async (_what, visit) => {
    const store = await open({ clock: () => testClock().now })
    const before = await submitRequest(store, submission())
    const link = before.kind === 'received' ? before.statusToken : ''
    const appointment = tokenOf(await book(gatewayOn(store)))
    const { requests, status, appointments } = servicesOn(store).gateways({
      ...visit,
      files: [await keptFile(store)],
    })
    expect(await requests.submit(submission())).toEqual({ kind: 'unavailable' })
    expect(await book(appointments, { slot: '2026-11-24T08:30:00Z' })).toEqual({ kind: 'unavailable' })
    expect(await appointments.move(appointment, '2026-11-24T08:30:00Z')).toEqual({ kind: 'unavailable' })
    for (const change of [status.addNote(link, 'x'), status.addFiles(link), status.withdraw(link)]) {
      expect(await change).toBe('unavailable')
    }
    expect(await listRequests(store)).toHaveLength(2)
    expect(await status.read(link)).toMatchObject({ state: 'received', notes: 0, files: 0 })
    expect(await appointments.find(appointment)).toMatchObject({ start: slot, state: 'booked' })
    expect(await appointments.cancel(appointment)).toBe('cancelled')
  })

  test('store a form with the files that came with it', async () => {
    const store = await open()
    const file = await keptFile(store)
    const { requests } = servicesOn(store).gateways({ ...reading, files: [file] })
    expect(await requests.submit(submission())).toHaveProperty('kind', 'received')
    const [request] = await listRequests(store)
    expect(await requestFiles(store, request?.id ?? '')).toEqual([file])
  })

  test('delete the files of a post that no request has, and no others', async () => {
    const store = await open()
    const [stored, loose] = [await keptFile(store), await keptFile(store)]
    await submitRequest(store, submission({ files: [stored] }))
    await servicesOn(store).discardLoose([stored, loose])
    expect(await readdir(join(store.config.dataDir, 'uploads'))).toEqual([stored.id])
  })

  test('do not count a view or an invalid form as a sent form', async () => {
    const store = await open({ clock: () => testClock().now })
    const services = servicesOn(store)
    const from = async (address: string): Promise<Visit> => ({
      ...reading,
      address,
      count: await services.countPost(address),
    })
    // Five posts that store nothing: other days, or mistakes corrected later.
    for (let i = 0; i < 5; i++) await from('192.0.2.1')
    await book(services.gateways(await from('192.0.2.1')).appointments)
    for (let i = 0; i < 5; i++) await from('192.0.2.2')
    await services.gateways(await from('192.0.2.2')).requests.submit(submission())
    expect((await listRequests(store)).map(({ state }) => state)).toEqual(['received', 'received'])
  })

  test('treat the sixth form of one address without a proof as a robot’s', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const { gateways } = servicesOn(store)
    const send = (address: string) => gateways({ ...reading, address }).requests.submit(submission())
    const states = async () =>
      (await listRequests(store)).filter(({ state }) => state === 'quarantined').length
    for (let i = 0; i < 5; i++) await send('192.0.2.1')
    expect(await states()).toBe(0)
    await send('192.0.2.1')
    expect(await states()).toBe(1)
    await send('192.0.2.2')
    clock.advance({ minutes: 10 })
    await send('192.0.2.1')
    expect(await states()).toBe(1)
    expect(await listRequests(store)).toHaveLength(8)
  })

  test('count a form once when its words are stored under another key', async () => {
    const store = await open({ clock: () => testClock().now })
    const { gateways } = servicesOn(store)
    const { requests } = gateways({ ...reading, address: '192.0.2.1' })
    for (let i = 0; i < 10; i++) await requests.submit(submission())
    await gateways({ ...reading, address: '192.0.2.1' }).requests.submit(submission())
    expect(new Set((await listRequests(store)).map(({ state }) => state))).toEqual(new Set(['received']))
  })

  test('refuse the sixth move in ten minutes from one address', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const { gateways } = servicesOn(store)
    const from = (address: string) => gateways({ ...reading, address }).appointments
    const token = tokenOf(await book(from('192.0.2.1')))
    const times = ['2026-11-25T08:00:00Z', slot]
    const move = async (count: number, address = '192.0.2.1') =>
      (await from(address).move(token, times[count % 2] ?? slot)).kind
    for (let i = 0; i < 5; i++) expect(await move(i)).toBe('moved')
    expect(await move(5)).toBe('limited')
    expect(await from('192.0.2.1').find(token)).toMatchObject({ state: 'booked', start: times[0] })
    // A booking and quick moves after it make one mail for each side: the office and the visitor.
    expect(await store.db.selectFrom('outbox').select('id').execute()).toHaveLength(2)
    expect(await move(5, '192.0.2.2')).toBe('moved')
    clock.advance({ minutes: 10 })
    expect(await move(6)).toBe('moved')
  })

  test('run the robot checks before requests and bookings', async () => {
    const store = await open({ clock: () => testClock().now })
    const { requests, appointments } = servicesOn(store).gateways(reading)
    await requests.submit(submission({ proof: 'nonsense' }))
    await book(appointments, { proof: 'nonsense' })
    expect((await listRequests(store)).map(({ state }) => state)).toEqual(['quarantined', 'quarantined'])
  })
})
