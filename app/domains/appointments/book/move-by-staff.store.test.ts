import { expect, test } from 'vitest'
import { findRequest, listRequests } from '#domains/requests/store/read-requests.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { renderText } from '#platform/mail/render.server.ts'
import type { Identity, Office } from '#map/identity.ts'
import { locales, type Locale } from '#map/locale.ts'
import { book, gatewayOn, identity as base, sent, slot, tokenOf } from '#tests/support/appointments.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { blockTimes } from './blocks.server.ts'
import { cancelAppointment, moveAppointment } from './change-appointment.server.ts'
import { moveAffected, moveByStaff, reassignAppointment } from './move-by-staff.server.ts'
import { findAppointment } from './repository.server.ts'

const [palma] = base.offices
if (palma === undefined) throw new Error('no office')
const online: Office = {
  page: 'office.online',
  name: { es: 'Online', en: 'Online', de: 'Online' },
  localHolidays: 'palma',
  languages: ['es', 'de'],
  hours: { tue: ['09:00-14:00'] },
  slots: { minutes: 45, seats: 1, leadHours: 4 },
  closures: [],
}
const withSeats = (seats: number): Identity => ({
  ...base,
  offices: [{ ...palma, slots: { ...palma.slots, seats } }, online],
})
const identity = withSeats(1)
const at = (text: string) => Temporal.Instant.from(text)

/** The request of a booking that must have succeeded. */
async function booked(store: Store, ...given: Parameters<typeof book>) {
  const answer = await book(...given)
  const request = answer.kind === 'booked' && (await findRequest(store, { reference: answer.reference }))
  if (!request) throw new Error(answer.kind)
  return request
}

const words: Record<Locale, { subject: RegExp; reason: string; sorry: string }> = {
  es: {
    subject: /^Hemos tenido que cambiar su cita: TAL-/,
    reason: 'Motivo: La asesora está enferma.',
    sorry: 'puede elegir otra',
  },
  en: {
    subject: /^We have had to move your appointment: TAL-/,
    reason: 'Reason: La asesora está enferma.',
    sorry: 'If the new time doesn’t suit you',
  },
  de: {
    subject: /^Wir mussten Ihren Termin verschieben: TAL-/,
    reason: 'Grund: La asesora está enferma.',
    sorry: 'Falls die neue Zeit nicht passt',
  },
}

describeStores('a move by the office', ({ open }) => {
  const clock = () => testClock().now

  test.each(locales)('apologises with the reason and says what to do: %s', async (locale) => {
    const store = await open({ clock })
    const gateway = gatewayOn(store, identity)
    const { id } = await booked(store, gateway, {}, locale)
    await sent(store)
    const by = { reason: 'La asesora está enferma.' }
    expect(await moveByStaff(store, identity, id, { startsAt: at('2026-11-24T08:45:00Z') }, by)).toEqual({
      kind: 'moved',
      seat: 'office.palma/1',
    })
    const [visitor, office] = await sent(store)
    const { subject, reason, sorry } = words[locale]
    expect(visitor?.subject).toMatch(subject)
    const text = visitor ? renderText(visitor.content).replaceAll(/\s+/g, ' ') : ''
    expect(text).toContain(reason)
    expect(text).toContain(sorry)
    expect(text).toContain('09:45–10:15')
    expect(visitor?.content.action?.url).toContain('https://')
    expect(visitor?.calendar).toMatchObject({ method: 'REQUEST' })
    expect(office?.subject).toContain('Cita cambiada')
    expect(JSON.stringify(await store.db.selectFrom('outbox').selectAll().execute())).not.toContain('enferma')
  })

  test('at the visitor’s wish reads like their own', async () => {
    const store = await open({ clock })
    const { id } = await booked(store, gatewayOn(store, identity))
    await sent(store)
    await moveByStaff(store, identity, id, { startsAt: at('2026-11-24T09:00:00Z') })
    expect((await sent(store))[0]?.subject).toMatch(/^Ihr Termin ist verschoben/)
  })

  test('is not apologised for once the visitor has moved again', async () => {
    const store = await open({ clock })
    const gateway = gatewayOn(store, identity)
    const token = tokenOf(await book(gateway))
    const id = (await listRequests(store))[0]?.id ?? ''
    await sent(store)
    await moveByStaff(store, identity, id, { startsAt: at('2026-11-24T09:00:00Z') }, { reason: 'Feier' })
    expect((await findAppointment(store, id))?.officeMove).toEqual({ reason: 'Feier' })
    await gateway.move(token, '2026-11-24T09:30:00Z')
    expect((await findAppointment(store, id))?.officeMove).toBeUndefined()
    expect((await sent(store))[0]?.subject).toMatch(/^Ihr Termin ist verschoben/)
  })

  test('is possible at once, to another office and way of meeting, and for a visitor who comes late', async () => {
    const time = testClock()
    const store = await open({ clock: () => time.now })
    const { id } = await booked(store, gatewayOn(store, identity))
    time.now = at('2026-11-24T08:50:00Z')
    const soon = { office: 'office.online', mode: 'video', startsAt: at('2026-11-24T09:00:00Z') } as const
    expect(await moveByStaff(store, identity, id, { startsAt: at('2026-11-24T08:30:00Z') })).toHaveProperty(
      'kind',
      'moved',
    )
    expect(await moveByStaff(store, identity, id, soon)).toEqual({ kind: 'moved', seat: 'office.online/1' })
    expect(await findAppointment(store, id)).toMatchObject({
      office: 'office.online',
      mode: 'video',
      endsAt: at('2026-11-24T09:45:00Z'),
      sequence: 2,
    })
  })

  test('says why it cannot be', async () => {
    const store = await open({ clock })
    const gateway = gatewayOn(store, identity)
    tokenOf(await book(gateway, { slot: '2026-11-24T08:30:00Z' }))
    const { id } = await booked(store, gateway)
    const move = (startsAt: string, target: object = {}) =>
      moveByStaff(store, identity, id, { startsAt: at(startsAt), ...target })
    expect(await move('2026-11-24T08:15:00Z')).toEqual({
      kind: 'slot-taken',
      nearest: ['2026-11-24T09:00:00Z', '2026-11-24T09:15:00Z', '2026-11-24T09:30:00Z'].map(at),
    })
    expect(await move('2026-11-24T09:45:00Z')).toEqual({ kind: 'closed' })
    expect(await move('2026-11-28T09:00:00Z')).toEqual({ kind: 'closed' })
    expect(await move('2026-11-24T09:10:00Z')).toEqual({ kind: 'off-grid' })
    expect(await move('2026-11-17T08:00:00Z')).toEqual({ kind: 'past' })
    expect(await move(slot)).toEqual({ kind: 'unchanged' })
    expect(await move('2026-11-24T09:00:00Z', { seat: 'office.palma/2' })).toEqual({ kind: 'unknown-place' })
    expect(await move('2026-11-24T09:00:00Z', { office: 'office.online' })).toEqual({ kind: 'no-address' })
    await cancelAppointment(store, id)
    expect(await move('2026-11-24T09:00:00Z')).toEqual({ kind: 'not-booked' })
    expect(await moveByStaff(store, identity, 'none', { startsAt: at(slot) })).toEqual({ kind: 'not-booked' })
  })

  test('does not overwrite a change made since the appointment was read', async () => {
    const store = await open({ clock })
    const { id } = await booked(store, gatewayOn(store, identity))
    const move = (time: string, ifSequence?: number) =>
      moveByStaff(store, identity, id, { startsAt: at(`2026-11-24T${time}:00Z`), ifSequence })
    expect(await move('09:00', 0)).toHaveProperty('kind', 'moved')
    expect(await move('09:30', 0)).toEqual({ kind: 'changed' })
    expect(await move('09:30', 1)).toHaveProperty('kind', 'moved')
    const together = await Promise.all([move('08:00', 2), move('08:30', 2)])
    expect(together.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'moved'])
  })

  test('waits until a booking is confirmed', async () => {
    const store = await open({ clock })
    const gateway = gatewayOn(store, identity)
    const unsure = {
      ...gateway,
      book: (one: Parameters<typeof gateway.book>[0]) => gateway.book({ ...one, mustConfirm: true }),
    }
    const { id } = await booked(store, unsure)
    expect(await moveByStaff(store, identity, id, { startsAt: at('2026-11-24T09:00:00Z') })).toEqual({
      kind: 'unconfirmed',
    })
  })
})

describeStores('another place at the same time', ({ open }) => {
  const clock = () => testClock().now

  test('is news for the office alone, and for its webhook', async () => {
    const store = await open({ clock })
    const two = withSeats(2)
    const { id } = await booked(store, gatewayOn(store, two))
    await sent(store)
    const { seat, sequence } = (await findAppointment(store, id)) ?? {}
    const other = seat === 'office.palma/1' ? 'office.palma/2' : 'office.palma/1'
    const configured = { ...store, config: { ...store.config, webhook: true } }
    expect(await reassignAppointment(configured, two, id, other)).toEqual({ kind: 'reassigned', seat: other })
    expect(await findAppointment(store, id)).toMatchObject({ seat: other, sequence, startsAt: at(slot) })
    const events = await store.db
      .selectFrom('outbox')
      .select(['kind', 'event'])
      .where('sent_at', 'is', null)
      .execute()
    expect(events.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { kind: 'mail-office', event: 'appointment-reassigned' },
      { kind: 'webhook', event: 'appointment-reassigned' },
    ])
    const mails = await sent(store)
    expect(mails.map(({ to }) => to)).toEqual(['oficina@faro.example'])
    expect(mails[0]?.subject).toMatch(/^Cita con otro asesor: TAL-/)
    expect(mails[0]?.calendar).toMatchObject({ method: 'REQUEST' })
    // A form that is sent twice.
    expect(await reassignAppointment(store, two, id, other)).toEqual({ kind: 'reassigned', seat: other })
    expect(await sent(store)).toEqual([])
  })

  test('needs no second mail while the first waits', async () => {
    const store = await open({ clock })
    const { id } = await booked(store, gatewayOn(store, withSeats(2)))
    for (const seat of ['office.palma/1', 'office.palma/2']) {
      await reassignAppointment(store, withSeats(2), id, seat)
    }
    expect((await sent(store)).map(({ subject }) => subject.split(':')[0])).toEqual([
      'Ihr Termin ist gebucht',
      'Cita nueva',
    ])
  })

  test('is refused where it is taken, unknown or the appointment is over', async () => {
    const store = await open({ clock })
    const two = withSeats(2)
    tokenOf(await book(gatewayOn(store, two)))
    const { id } = await booked(store, gatewayOn(store, two))
    const { seat } = (await findAppointment(store, id)) ?? {}
    const other = seat === 'office.palma/1' ? 'office.palma/2' : 'office.palma/1'
    expect(await reassignAppointment(store, two, id, other)).toEqual({ kind: 'slot-taken', nearest: [] })
    expect(await findAppointment(store, id)).toMatchObject({ seat })
    expect(await reassignAppointment(store, two, id, 'office.palma/3')).toEqual({ kind: 'unknown-place' })
    await cancelAppointment(store, id)
    expect(await reassignAppointment(store, two, id, other)).toEqual({ kind: 'not-booked' })
  })
})

describeStores('moving everybody whom a block affects', ({ open }) => {
  const clock = () => testClock().now
  const block = { office: 'office.palma', from: '09:00', to: '10:30', reason: 'ill' } as const
  const days = { from: '2026-11-24', to: '2026-11-24' }

  test('goes to another place at the same time, then to the next free time, one after another', async () => {
    const store = await open({ clock })
    const two = withSeats(2)
    const gateway = gatewayOn(store, two)
    const references: string[] = []
    for (const time of ['08:00', '08:30', '09:00']) {
      const { id, reference } = await booked(store, gateway, { slot: `2026-11-24T${time}:00Z` })
      await reassignAppointment(store, two, id, 'office.palma/1')
      references.push(reference)
    }
    // The second place is taken at half past nine.
    tokenOf(await book(gateway, { slot: '2026-11-24T08:30:00Z' }))
    await sent(store)
    const result = await blockTimes(store, two, { ...block, seats: ['office.palma/1'], days })
    expect(result).toMatchObject({ affected: references.map((reference) => ({ reference })) })
    const moved = await moveAffected(store, two, references, { reason: 'krank' })
    expect(moved).toMatchObject([
      { kind: 'reassigned', seat: 'office.palma/2', startsAt: at('2026-11-24T08:00:00Z') },
      { kind: 'moved', startsAt: at('2026-11-24T09:00:00Z'), seat: 'office.palma/2' },
      { kind: 'moved', startsAt: at('2026-11-24T09:30:00Z') },
    ])
    const mails = await sent(store)
    const visitors = mails.filter(({ to }) => to === 'aenne@example.org')
    expect(visitors.map(({ subject }) => subject.split(':')[0])).toEqual([
      'Wir mussten Ihren Termin verschieben',
      'Wir mussten Ihren Termin verschieben',
    ])
    // The form may be sent twice.
    expect(await moveAffected(store, two, references)).toEqual(
      references.map((reference) => ({ reference, kind: 'not-affected' })),
    )
  })

  test('moves each once, however often the form is sent at the same time', async () => {
    const store = await open({ clock })
    const { id, reference } = await booked(store, gatewayOn(store, identity))
    await blockTimes(store, identity, { ...block, seats: ['office.palma/1'], days })
    await Promise.all([1, 2, 3].map(() => moveAffected(store, identity, [reference])))
    expect(await findAppointment(store, id)).toMatchObject({
      sequence: 1,
      startsAt: at('2026-11-24T09:30:00Z'),
    })
  })

  test('continues on the next day, and reports what stays', async () => {
    const time = testClock()
    const store = await open({ clock: () => time.now })
    const gateway = gatewayOn(store, identity)
    const { reference } = await booked(store, gateway)
    const unsure = {
      ...gateway,
      book: (one: Parameters<typeof gateway.book>[0]) => gateway.book({ ...one, mustConfirm: true }),
    }
    const waiting = await booked(store, unsure, { slot: '2026-11-24T08:30:00Z' })
    const all = { ...block, seats: ['office.palma/1'], days, from: '00:00', to: '24:00' }
    await blockTimes(store, identity, all)
    expect(await moveAffected(store, identity, [reference, waiting.reference, 'TAL-0000-00'])).toEqual([
      { reference, kind: 'moved', seat: 'office.palma/1', startsAt: at('2026-11-25T08:00:00Z') },
      { reference: waiting.reference, kind: 'unconfirmed' },
      { reference: 'TAL-0000-00', kind: 'not-booked' },
    ])
    await blockTimes(store, identity, { ...all, days: { from: '2026-11-24', to: '2027-02-24' } })
    expect(await moveAffected(store, identity, [reference])).toEqual([{ reference, kind: 'none-free' }])
    time.now = at('2026-11-25T08:10:00Z')
    expect(await moveAffected(store, identity, [reference])).toEqual([{ reference, kind: 'not-booked' }])
    expect(await findRequest(store, { reference })).toHaveProperty('state', 'received')
  })
})

describeStores('a move by the visitor', ({ open }) => {
  test('still refuses its own time', async () => {
    const store = await open({ clock: () => testClock().now })
    const { id } = await booked(store, gatewayOn(store, identity))
    const { office, mode, language, startsAt, endsAt, seat } = (await findAppointment(store, id))!
    const cells = [startsAt, startsAt.add({ minutes: 15 })]
    const same = { office, mode, language, startsAt, endsAt, cells, seats: [seat] }
    expect(await moveAppointment(store, id, same)).toEqual({ kind: 'not-booked' })
  })
})
