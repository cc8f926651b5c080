import { expect, test } from 'vitest'
import type { AppointmentForm } from '#domains/appointments/dialog/appointment-schema.ts'
import type { AppointmentGateway } from '#domains/appointments/gateway.ts'
import { renderText } from '#platform/mail/render.server.ts'
import type { MailMessage } from '#platform/mail/message.server.ts'
import { show } from '#staff/show-request.server.ts'
import { withdrawRequest } from '#domains/requests/status/follow-up.server.ts'
import { listRequests } from '#domains/requests/store/read-requests.server.ts'
import { readStatus, statusAppointment } from '#domains/requests/status/read-status.server.ts'
import { outboxHealth } from '#platform/outbox/outbox-health.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { locales } from '#map/locale.ts'
import { book, gatewayOn, identity, sent, slot, tokenOf } from '#tests/support/appointments.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { listDay } from '#staff/list-day.server.ts'
import { appointmentMailTexts } from '#domains/appointments/mail/appointment-mail-texts.server.ts'

const later = '2026-11-24T08:30:00Z'

/** The gateway with a network over its booking limit, so that every booking needs a confirmation. */
function distrusting(gateway: AppointmentGateway): AppointmentGateway {
  return { ...gateway, book: (booking) => gateway.book({ ...booking, mustConfirm: true }) }
}

/** The secret of the confirmation link in a mail. */
function confirmIn(mails: readonly MailMessage[]): string {
  const url = mails.find(({ to }) => to === 'aenne@example.org')?.content.action?.url ?? ''
  return url.slice(url.lastIndexOf('/') + 1)
}

const referenceOf = async (store: Store) => (await listRequests(store))[0]?.reference ?? ''

describeStores('a booking that has to be confirmed', ({ open, configure }) => {
  test.each(locales)(
    'asks for confirmation by mail and is confirmed by the button only: %s',
    async (locale) => {
      const clock = testClock()
      const store = await open({ clock: () => clock.now })
      const gateway = distrusting(gatewayOn(store))
      const token = tokenOf(await book(gateway, {}, locale))
      const t = appointmentMailTexts[locale]
      const mails = await sent(store)
      // There is no invitation yet; the office is notified once it is decided.
      expect(mails.map(({ to, calendar }) => [to, calendar])).toEqual([['aenne@example.org', undefined]])
      expect(mails[0]?.content.title).toBe(t('visitor.unconfirmed.title'))
      const text = renderText(
        mails[0]?.content ?? { locale, title: '', intro: [], facts: [], closing: [], footer: [] },
      )
      expect(text).toContain(t('heldUntil', { moment: `10:30 (${t('localTime')})` }))
      expect(text).not.toContain('Änne')
      expect(await gateway.find(token)).toMatchObject({
        state: 'unconfirmed',
        confirm: { email: 'aenne@example.org', until: '2026-11-23T09:30:00Z' },
        confirmable: false,
      })
      expect(await statusAppointment(store, token)).toMatchObject({ state: 'unconfirmed' })
      expect(await gateway.calendar(token)).toBeUndefined()
      expect(await book(gatewayOn(store))).toHaveProperty('kind', 'slot-taken')
      // The booker's own link neither confirms nor moves it.
      expect(await gateway.confirm(token)).toBe('not-waiting')
      expect(await gateway.move(token, later)).toEqual({ kind: 'not-booked' })

      const confirm = confirmIn(mails)
      expect(confirm.startsWith(`${token}.`)).toBe(true)
      expect(await gateway.find(confirm)).toMatchObject({ state: 'unconfirmed', confirmable: true })
      expect(await gateway.confirm(confirm)).toBe('confirmed')
      expect(await gateway.confirm(confirm)).toBe('confirmed')
      const confirmed = await sent(store)
      expect(confirmed.map(({ to, calendar }) => [to, calendar?.method])).toEqual([
        ['aenne@example.org', 'REQUEST'],
        ['oficina@faro.example', 'REQUEST'],
      ])
      expect(confirmed[0]?.content.title).toBe(t('visitor.booked.title'))
      expect(confirmed[0]?.calendar?.content).toContain('SEQUENCE:0')
      expect(confirmed[1]?.subject).toContain('Cita nueva')
      clock.advance({ hours: 1 })
      expect(await gateway.find(token)).toMatchObject({ state: 'booked', confirm: undefined })
      expect(await sent(store)).toEqual([])
    },
  )

  test('releases its slot after half an hour, and stays a request that the office is notified of', async () => {
    const clock = testClock()
    const config = await configure()
    const store = await open({ clock: () => clock.now }, config)
    const other = await open({ clock: () => clock.now }, config)
    const gateway = distrusting(gatewayOn(store))
    const token = tokenOf(await book(gateway))
    const confirm = confirmIn(await sent(store))
    clock.advance({ minutes: 29 })
    expect((await outboxHealth(store)).oldestSeconds).toBe(0)
    expect(await listDay(store, identity, '2026-11-24')).toContain('[unconfirmed]')
    expect(await show(store, await referenceOf(store))).toContain('unconfirmed until 2026-11-23 10:30')
    expect((await gatewayOn(other).days({ office: 'office.palma', language: 'de' })).next).not.toContain(slot)
    clock.advance({ minutes: 1 })
    expect((await gatewayOn(other).days({ office: 'office.palma', language: 'de' })).next).toContain(slot)
    expect(await gateway.find(token)).toMatchObject({ state: 'lapsed', confirmable: false })
    expect(await gateway.find(confirm)).toMatchObject({ state: 'lapsed', confirmable: true })
    expect((await readStatus(store, token))?.state).toBe('received')
    expect(await statusAppointment(store, token)).toMatchObject({ state: 'lapsed' })
    const [mail, ...more] = await sent(store)
    expect(more).toEqual([])
    expect([mail?.to, mail?.calendar]).toEqual(['oficina@faro.example', undefined])
    expect(mail?.subject).toMatch(/^Cita sin confirmar: /)
    expect(mail?.content.intro[0]).toContain('no lo ha usado en 30 minutos')
    expect(await show(store, await referenceOf(store))).toContain('not confirmed in time')
    expect(await listDay(store, identity, '2026-11-24')).toContain('no appointments')

    // Its slot is free again, so the link still books it.
    expect(await gateway.confirm(confirm)).toBe('confirmed')
    expect((await sent(store)).map(({ to }) => to)).toEqual(['aenne@example.org', 'oficina@faro.example'])
    expect(await book(gatewayOn(other))).toHaveProperty('kind', 'slot-taken')
  })

  test('confirmed too late leaves its slot to the new booking, and is not booked once withdrawn', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const gateway = distrusting(gatewayOn(store))
    const token = tokenOf(await book(gateway))
    const confirm = confirmIn(await sent(store))
    clock.advance({ minutes: 30 })
    const own = tokenOf(await book(gatewayOn(store), { email: 'ben@example.org' }))
    expect(await gateway.find(confirm)).toMatchObject({ state: 'lapsed', confirmable: false })
    expect(await gateway.confirm(confirm)).toBe('slot-taken')
    expect(await gateway.find(own)).toMatchObject({ state: 'booked' })
    await gateway.cancel(own)
    await withdrawRequest(store, token)
    expect(await gateway.find(confirm)).toMatchObject({ confirmable: false })
    expect(await gateway.confirm(confirm)).toBe('not-waiting')
  })

  test('is confirmed or its slot given to another booking, never both', async () => {
    const clock = testClock()
    const config = await configure()
    const [one, two] = [
      await open({ clock: () => clock.now }, config),
      // A machine whose clock runs slightly ahead treats the hold as expired.
      await open({ clock: () => clock.now.add({ seconds: 2 }) }, config),
    ]
    for (let round = 0; round < 10; round++) {
      const gateway = distrusting(gatewayOn(one))
      const token = tokenOf(await book(gateway))
      const confirm = confirmIn(await sent(one))
      clock.advance({ minutes: 29, seconds: 59 })
      const [answer, taken] = await Promise.all([gateway.confirm(confirm), book(gatewayOn(two))])
      expect([answer, taken.kind]).toBeOneOf([
        ['confirmed', 'slot-taken'],
        ['slot-taken', 'booked'],
      ])
      const cells = await one.db.selectFrom('appointment_cell').selectAll().execute()
      expect(cells).toHaveLength(2)
      await gateway.cancel(taken.kind === 'booked' ? taken.token : token)
      clock.advance({ hours: -1 })
      await one.db.deleteFrom('request').execute()
    }
  })

  test('is not confirmed by a wrong link, and its cancellation reveals nothing new to the visitor', async () => {
    const store = await open({ clock: () => testClock().now })
    const gateway = distrusting(gatewayOn(store))
    const token = tokenOf(await book(gateway))
    const confirm = confirmIn(await sent(store))
    for (const wrong of [`${token}.`, `${token}.${'A'.repeat(43)}`, `${confirm.slice(0, -2)}`]) {
      expect(await gateway.find(wrong)).toBeUndefined()
      expect(await gateway.confirm(wrong)).toBe('not-waiting')
    }
    expect(await gateway.cancel(token)).toBe('cancelled')
    expect((await sent(store)).map(({ to }) => to)).toEqual(['oficina@faro.example'])
    expect(await gateway.confirm(confirm)).toBe('not-waiting')
    expect(await gateway.find(token)).toMatchObject({ state: 'cancelled' })
  })

  test.each<[string, Partial<AppointmentForm>, Record<string, boolean>, string]>([
    ['no address', { email: undefined, phone: '612345678', country: 'ES' }, {}, 'confirm-email'],
    ['a mailbox that has had too many mails', {}, { unmailed: true }, 'limited'],
    ['signs of a robot', {}, { suspect: true }, 'limited'],
  ])('is refused with %s, and nothing is stored', async (_what, changes, flags, kind) => {
    const store = await open({ clock: () => testClock().now })
    const inner = gatewayOn(store)
    const gateway = distrusting({ ...inner, book: (booking) => inner.book({ ...booking, ...flags }) })
    expect(await book(gateway, changes)).toEqual({ kind })
    expect(await listRequests(store)).toEqual([])
    // A taken slot is reported first.
    await book(inner)
    expect(await book(gateway, changes)).toHaveProperty('kind', 'slot-taken')
  })
})

describeStores('an office’s book', ({ open }) => {
  /** Free slots of the office, one after the other. */
  async function bookAll(gateway: AppointmentGateway, changes: Partial<AppointmentForm> = {}) {
    const { days, later: after } = await gateway.days({ office: 'office.palma', language: 'de' })
    const rest =
      after === undefined
        ? []
        : (await gateway.days({ office: 'office.palma', language: 'de', from: after })).days
    const free = [...days, ...rest].flatMap(({ slots }) => slots.map(({ start }) => start))
    const states: Record<string, number> = {}
    for (const start of free) {
      const answer = await book(gateway, { slot: start, ...changes })
      const view = answer.kind === 'booked' ? await gateway.find(answer.token) : undefined
      const state = typeof view === 'object' ? view.state : answer.kind
      states[state] = (states[state] ?? 0) + 1
    }
    return { states, times: free.length }
  }

  test('accepts a tenth unconfirmed without proof of work, and holds in a fifth of the rest', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const gateway = gatewayOn(store, identity, { perAddress: 30 })
    const { states, times } = await bookAll(gateway)
    const booked = Math.floor(times / 10)
    // Held slots are no longer free, so the share shrinks with them.
    const unconfirmed = states['unconfirmed'] ?? 0
    expect(states).toEqual({ booked, unconfirmed, limited: times - booked - unconfirmed })
    expect(unconfirmed / (times - booked)).toBeGreaterThan(0.1)
    expect(unconfirmed / (times - booked)).toBeLessThanOrEqual(0.2)
    clock.advance({ minutes: 30 })
    const { next } = await gateway.days({ office: 'office.palma', language: 'de' })
    expect(next.length).toBeGreaterThan(0)
  }, 60_000)

  test('accepts a quarter a day with proof of work, and no more without an address', async () => {
    const store = await open({ clock: () => testClock().now })
    const inner = gatewayOn(store, identity, { perAddress: 30 })
    const gateway: AppointmentGateway = {
      ...inner,
      book: (booking) => inner.book({ ...booking, proven: true }),
    }
    const { states, times } = await bookAll(gateway, { email: undefined, phone: '612345678', country: 'ES' })
    const booked = Math.floor(times / 4)
    expect(states).toEqual({ booked, 'confirm-email': times - booked })
  }, 60_000)
})
