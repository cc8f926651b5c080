import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { eraseRequest } from '#domains/retention/erase-requests.server.ts'
import { listRequests } from '#domains/requests/store/read-requests.server.ts'
import { book, gatewayOn, identity, sent, slot, tokenOf } from '#tests/support/appointments.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { bookByStaff, type StaffBooking } from './book-by-staff.server.ts'
import { countBookUse, findAppointment } from './repository.server.ts'
import { freeTimesOf } from './staff-slots.server.ts'

const at = (text: string) => Temporal.Instant.from(text)

/** A booking for a caller; tests can override fields. */
function caller(changes: Partial<StaffBooking> = {}): StaffBooking {
  return {
    key: randomUUID(),
    office: 'office.palma',
    startsAt: at(slot),
    mode: 'in-person',
    language: 'es',
    topic: 'claim',
    name: 'Joana Serra',
    phone: '612 345 678',
    country: 'ES',
    email: 'joana@example.org',
    locale: 'es',
    consentNote: 'Por teléfono, el 23 de noviembre.',
    ...changes,
  }
}

describeStores('a booking for a caller', ({ open }) => {
  const clock = () => testClock().now

  test('is stored with its consent, the note about it and both mails', async () => {
    const store = await open({ clock })
    const answer = await bookByStaff(store, identity, caller())
    const [request] = await listRequests(store)
    expect(answer).toEqual({ kind: 'booked', reference: request?.reference })
    expect(request).toMatchObject({
      name: 'Joana Serra',
      phone: '+34612345678',
      state: 'seen',
      preferredLocale: 'es',
      marketingAt: undefined,
      fields: { topic: 'claim', talk: 'es', mode: 'in-person', slot },
    })
    expect(await findAppointment(store, request?.id ?? '')).toMatchObject({
      state: 'booked',
      seat: 'office.palma/1',
      startsAt: at(slot),
    })
    const notes = await store.db.selectFrom('staff_note').selectAll().execute()
    expect(notes).toMatchObject([{ request_id: request?.id, text: 'Por teléfono, el 23 de noviembre.' }])
    const mails = await sent(store)
    expect(mails.map(({ to, subject }) => [to, subject.split(':')[0]])).toEqual([
      ['joana@example.org', 'Su cita está reservada'],
      ['oficina@faro.example', 'Cita nueva'],
    ])
    await eraseRequest(store, request?.reference ?? '')
    expect(await store.db.selectFrom('staff_note').selectAll().execute()).toEqual([])
  })

  test('counts towards none of the limits on bookings by visitors', async () => {
    const store = await open({ clock })
    await bookByStaff(store, identity, caller())
    expect(await countBookUse(store, store.db, 'office.palma')).toEqual({
      held: 1,
      unvouched: 0,
      recent: 0,
      unconfirmed: 0,
    })
  })

  test('may begin at once and at any quarter of an hour, without e-mail', async () => {
    const store = await open({ clock: () => at('2026-11-24T08:20:00Z') })
    const now = caller({ startsAt: at('2026-11-24T08:15:00Z'), email: undefined, phone: undefined })
    expect(await bookByStaff(store, identity, now)).toHaveProperty('kind', 'booked')
    expect((await sent(store)).map(({ to }) => to)).toEqual(['oficina@faro.example'])
  })

  test('is made once, however often its form is sent', async () => {
    const store = await open({ clock })
    const once = caller()
    const answers = await Promise.all([1, 2, 3].map(() => bookByStaff(store, identity, once)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await bookByStaff(store, identity, { ...once, name: 'Pere' })).toEqual({ kind: 'conflict' })
    expect(await listRequests(store)).toHaveLength(1)
    expect(await store.db.selectFrom('staff_note').selectAll().execute()).toHaveLength(1)
  })

  test('never takes a visitor’s time, and names the nearest', async () => {
    const store = await open({ clock })
    tokenOf(await book(gatewayOn(store)))
    expect(await bookByStaff(store, identity, caller({ startsAt: at('2026-11-24T08:15:00Z') }))).toEqual({
      kind: 'slot-taken',
      nearest: ['08:30', '08:45', '09:00', '09:15', '09:30'].map((time) => at(`2026-11-24T${time}:00Z`)),
    })
    expect(await listRequests(store)).toHaveLength(1)
    const day = Temporal.PlainDate.from('2026-11-24')
    const free = await freeTimesOf(store, identity, { office: 'office.palma', language: 'es', day })
    expect(free[0]).toEqual(at('2026-11-24T08:30:00Z'))
    expect(free).toHaveLength(5)
  })

  test.each<[string, Partial<StaffBooking>]>([
    ['phone', { phone: '12' }],
    ['phone', { phone: undefined, mode: 'phone' }],
    ['email', { email: 'joana@' }],
    ['closed', { startsAt: at('2026-11-24T10:00:00Z') }],
    ['off-grid', { startsAt: at('2026-11-24T08:01:00Z') }],
    ['past', { startsAt: at('2026-11-17T08:00:00Z') }],
    ['unknown-place', { office: 'office.ibiza' }],
    ['unknown-place', { seat: 'ana' }],
  ])('is refused as %s: %j', async (kind, changes) => {
    const store = await open({ clock })
    expect(await bookByStaff(store, identity, caller(changes))).toEqual({ kind })
    expect(await listRequests(store)).toEqual([])
  })
})
