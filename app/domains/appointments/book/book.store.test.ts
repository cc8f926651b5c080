import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import type { AppointmentGateway } from '#domains/appointments/gateway.ts'
import { findAppointment } from './repository.server.ts'
import { listRequests } from '#domains/requests/store/read-requests.server.ts'
import { book, gatewayOn, identity, sent, slot, tokenOf } from '#tests/support/appointments.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { createAppointmentGateway } from './appointments.server.ts'
import { listDay } from '#staff/list-day.server.ts'

describeStores('the appointment book', ({ open, configure }) => {
  test('gives the last place to one of 200 visitors, and the others the nearest free slots', async () => {
    const { now } = testClock()
    const config = await configure()
    const gateways = [
      gatewayOn(await open({ clock: () => now }, config)),
      gatewayOn(await open({ clock: () => now }, config)),
    ]
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => book(gateways[index % 2] as AppointmentGateway)),
    )
    expect(answers.filter(({ kind }) => kind === 'booked')).toHaveLength(1)
    const taken = answers.filter((answer) => answer.kind === 'slot-taken')
    expect(taken).toHaveLength(199)
    for (const { nearest } of taken) {
      expect(nearest).toHaveLength(6)
      expect(nearest).not.toContain(slot)
      expect(nearest[0]).toBe('2026-11-24T08:30:00Z')
    }
    const days = await gateways[0]?.days({ office: 'office.palma', language: 'de' })
    expect(days?.days[0]?.slots.map(({ taken: gone }) => gone)).toEqual([true, false, false, false])
  }, 60_000)

  test('stores a form once when it is sent twice, and refuses a slot that is not offered', async () => {
    const { now } = testClock()
    const store = await open({ clock: () => now })
    const gateway = gatewayOn(store)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => book(gateway, { key })))
    expect(new Set(answers.map(tokenOf)).size).toBe(1)
    expect(await listRequests(store)).toHaveLength(1)
    expect(await book(gateway, { key, slot: '2026-11-24T08:30:00Z' })).toEqual({ kind: 'conflict' })
    for (const changes of [
      { slot: '2026-11-24T08:10:00Z' },
      { slot: '2026-11-26T08:00:00Z' },
      { talk: 'en', slot: '2026-11-25T08:00:00Z' },
      { mode: 'video' as const, slot: '2026-11-25T08:00:00Z' },
      { office: 'office.nowhere' },
    ]) {
      expect(await book(gateway, changes)).toHaveProperty('kind', 'slot-taken')
    }
    expect(await book(gateway, { phone: '12', slot: '2026-11-25T08:00:00Z' })).toEqual({ kind: 'phone' })
    expect(await gateway.days({ office: 'office.palma', language: 'en' })).toMatchObject({ days: [] })
  })

  test('acknowledges a retried form when its slot is no longer offered', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const gateway = gatewayOn(store)
    const key = randomUUID()
    const first = await book(gateway, { key })
    clock.advance({ hours: 20 })
    expect(await book(gateway, { key })).toEqual(first)
    expect(await book(gateway, { key, message: 'Anderes' })).toEqual({ kind: 'conflict' })
    expect(await book(gateway)).toHaveProperty('kind', 'slot-taken')
    const closed = { ...identity, offices: [] }
    const later = createAppointmentGateway({
      store,
      identity: closed,
      organizer: 'web@faro.example',
      wake: () => undefined,
    })
    expect(await book(later, { key })).toEqual(first)
    expect(await listRequests(store)).toHaveLength(1)
  })

  test('shows, moves and cancels behind the link, and notifies both sides with a rising sequence', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const gateway = gatewayOn(store)
    const token = tokenOf(await book(gateway))
    expect(await gateway.find(token)).toMatchObject({ office: 'office.palma', start: slot, state: 'booked' })
    const other = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
    expect(await gateway.find(other)).toBeUndefined()
    expect(await gateway.calendar(other)).toBeUndefined()
    expect(await gateway.cancel(other)).toBe('not-booked')

    const [visitor, office] = await sent(store)
    expect([visitor?.to, office?.to]).toEqual(['aenne@example.org', 'oficina@faro.example'])
    expect(visitor?.calendar?.content).toContain('DTSTART:20261124T080000Z')
    expect(visitor?.calendar?.content.replaceAll('\r\n ', '')).toContain(`/de/termin/${token}`)
    expect(visitor?.content.intro[0]).toBe('Guten Tag Änne Groß,')
    expect(JSON.stringify(visitor)).not.toMatch(/Zeile/)
    expect(office?.calendar?.content).toContain('Änne Groß')
    expect(office?.subject).toMatch(/^Cita nueva: /)

    expect(await gateway.move(token, '2026-11-25T09:30:00Z')).toEqual({ kind: 'moved' })
    expect(await gateway.move(token, '2026-11-25T09:30:00Z')).toEqual({ kind: 'moved' })
    const moved = await sent(store)
    expect(moved).toHaveLength(2)
    for (const { calendar } of moved) {
      expect(calendar?.method).toBe('REQUEST')
      expect(calendar?.content).toContain('SEQUENCE:1\r\n')
      expect(calendar?.content).toContain('DTSTART:20261125T093000Z')
      const uid = /UID:.*/.exec(calendar?.content ?? '')?.[0]
      expect(visitor?.calendar?.content).toContain(uid)
    }
    expect(await listDay(store, identity, '2026-11-25')).toMatch(/^10:30-11:00 {2}palma .*Änne Groß.*\n$/)
    expect(await listDay(store, identity, '2026-11-24')).toBe('no appointments on 2026-11-24\n')

    const second = tokenOf(await book(gateway))
    expect(await gateway.move(second, '2026-11-25T09:30:00Z')).toMatchObject({ kind: 'slot-taken' })
    expect(await gateway.find(second)).toMatchObject({ start: slot })
    await sent(store)

    expect(await gateway.cancel(token)).toBe('cancelled')
    expect(await gateway.cancel(token)).toBe('not-booked')
    expect(await gateway.find(token)).toHaveProperty('state', 'cancelled')
    const gone = await sent(store)
    expect(gone.map(({ calendar }) => calendar?.method)).toEqual(['CANCEL', 'CANCEL'])
    expect(gone[0]?.calendar?.content).toContain('SEQUENCE:2\r\n')
    expect(await gateway.move(token, slot)).toEqual({ kind: 'not-booked' })
    expect(await book(gateway, { slot: '2026-11-25T09:30:00Z' })).toHaveProperty('kind', 'booked')
  })

  test('moves an appointment once when two moves arrive simultaneously', async () => {
    const { now } = testClock()
    const config = await configure()
    const [store, other] = [
      await open({ clock: () => now }, config),
      await open({ clock: () => now }, config),
    ]
    const token = tokenOf(await book(gatewayOn(store)))
    await sent(store)
    const moves = [store, other, store, other].map((each) =>
      gatewayOn(each).move(token, '2026-11-25T09:30:00Z'),
    )
    expect(new Set((await Promise.all(moves)).map(({ kind }) => kind))).toEqual(new Set(['moved']))
    const messages = await sent(store)
    expect(messages).toHaveLength(2)
    expect(messages[0]?.calendar?.content).toContain('SEQUENCE:1\r\n')
    expect(await listDay(store, identity, '2026-11-25')).toMatch(/^10:30-11:00 /)
  })

  test('keeps the link working until after the new day, and closes appointments that have begun', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const gateway = gatewayOn(store)
    const token = tokenOf(await book(gateway))
    clock.advance({ hours: 24 })
    expect(await gateway.find(token)).toHaveProperty('state', 'over')
    expect(await gateway.cancel(token)).toBe('not-booked')
    expect(await gateway.move(token, '2026-12-01T08:00:00Z')).toEqual({ kind: 'not-booked' })
    const [{ id = '' } = {}] = await listRequests(store)
    expect((await findAppointment(store, id))?.state).toBe('booked')
  })

  test('keeps the link valid for the configured days after each change, and no longer', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now }, { ...(await configure()), linkDays: 2 })
    const gateway = gatewayOn(store)
    const token = tokenOf(await book(gateway, { slot: '2026-12-01T08:00:00Z' }))
    clock.advance({ hours: 47 })
    expect(await gateway.move(token, '2026-12-01T08:30:00Z')).toEqual({ kind: 'moved' })
    clock.advance({ hours: 47 })
    expect(await gateway.find(token)).toMatchObject({ start: '2026-12-01T08:30:00Z', state: 'booked' })
    expect(await gateway.calendar(token)).toContain('DTSTART:20261201T083000Z')
    clock.advance({ hours: 1 })
    expect(await gateway.find(token)).toBeUndefined()
    expect(await gateway.calendar(token)).toBeUndefined()
    expect(await gateway.move(token, '2026-12-01T09:00:00Z')).toEqual({ kind: 'not-booked' })
    expect(await gateway.cancel(token)).toBe('not-booked')
    expect(await listDay(store, identity, '2026-12-01')).toMatch(/^09:30-10:00 /)
  })

  test('shows taken slots on the last day of the book', async () => {
    const clock = testClock()
    clock.now = Temporal.Instant.from('2026-11-20T09:00:00Z')
    const gateway = gatewayOn(await open({ clock: () => clock.now }))
    const last = { office: 'office.palma', language: 'de', from: '2027-01-19' }
    expect(await book(gateway, { slot: '2027-01-19T09:30:00Z' })).toHaveProperty('kind', 'booked')
    const { days } = await gateway.days(last)
    expect(days.map(({ day, free }) => [day, free])).toEqual([['2027-01-19', 3]])
    expect(days[0]?.slots.at(-1)).toMatchObject({ start: '2027-01-19T09:30:00Z', taken: true })
  })

  test('answers that nothing could be stored when the store is unavailable', async () => {
    const { now } = testClock()
    const store = await open({ clock: () => now })
    const gateway = gatewayOn(store)
    const token = tokenOf(await book(gateway))
    await store.close()
    expect(await book(gateway)).toEqual({ kind: 'unavailable' })
    expect(await gateway.find(token)).toBe('unavailable')
    expect(await gateway.move(token, '2026-11-24T08:30:00Z')).toEqual({ kind: 'unavailable' })
    expect(await gateway.cancel(token)).toBe('unavailable')
    const log = vi.mocked(process.stdout.write).mock.calls.join('')
    expect(log.match(/"event":"appointment\.unavailable","kind":"(?:find|move|cancel)"/g)).toHaveLength(3)
  })
})
