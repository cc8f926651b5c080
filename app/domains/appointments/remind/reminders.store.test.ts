import { expect, onTestFinished, test, vi } from 'vitest'
import { locales } from '#map/locale.ts'
import { appointmentChannels } from '#domains/appointments/mail/appointment-channels.server.ts'
import { mailChannels } from '#domains/requests/mail/deliver-mail.server.ts'
import { withdrawRequest } from '#domains/requests/status/follow-up.server.ts'
import { correctEmail } from '#domains/requests/store/change-request.server.ts'
import { listRequests } from '#domains/requests/store/read-requests.server.ts'
import { eraseRequest } from '#domains/retention/erase-requests.server.ts'
import { createMailTransport } from '#platform/mail/transport.server.ts'
import { renderText } from '#platform/mail/render.server.ts'
import { outboxHealth } from '#platform/outbox/outbox-health.server.ts'
import { startOutboxWorker } from '#platform/outbox/outbox-worker.server.ts'
import { leaseDue } from '#platform/outbox/outbox.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { book, gatewayOn, identity, sent, tokenOf } from '#tests/support/appointments.ts'
import { mailConfig, openMailbox, readMail } from '#tests/support/mail.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { queueReminders, runReminders } from './queue-reminders.server.ts'

/** Wednesday at 09:00 on Mallorca; the test clock begins on Monday at 10:00. */
const wednesday = '2026-11-25T08:00:00Z'
const later = '2026-11-25T09:30:00Z'

/** The subjects of everything that is due now. */
const subjects = async (store: Store) => (await sent(store)).map(({ subject }) => subject)

describeStores('the reminder of an appointment', ({ open, configure }) => {
  /** An appointment for Wednesday whose confirmation was sent on Monday. */
  async function booked(changes: Parameters<typeof book>[1] = {}, locale: (typeof locales)[number] = 'en') {
    const clock = testClock()
    const config = await configure()
    const store = await open({ clock: () => clock.now }, config)
    const gateway = gatewayOn(store)
    const token = tokenOf(await book(gateway, { slot: wednesday, ...changes }, locale))
    await sent(store)
    return { clock, config, store, gateway, token }
  }

  test.each(locales)('says when, where, what to bring, and how to move or cancel: %s', async (locale) => {
    const { clock, store, token } = await booked({}, locale)
    clock.advance({ hours: 24 })
    expect(await queueReminders(store)).toBe(1)
    const mails = await sent(store)
    expect(mails).toHaveLength(1)
    const [mail] = mails
    if (!mail) throw new Error('no mail')
    expect(mail.to).toBe('aenne@example.org')
    const text = renderText(mail.content)
    const links = {
      es: ['/cita', '/solicitud'],
      en: ['/en/appointment', '/en/request'],
      de: ['/de/termin', '/de/anfrage'],
    }[locale]
    for (const path of links) expect(text).toContain(`https://faro.example${path}/${token}`)
    expect(text).toContain('Carrer Major 1')
    expect(text).toMatch(/09:00–09:30/)
    expect(text).toMatch({ es: /Mañana|mañana/, en: /tomorrow/, de: /morgen/ }[locale])
    expect(text).toMatch({ es: /pasaporte/, en: /passport/, de: /Reisepass/ }[locale])
    expect(text).not.toContain('Zeile eins')
  })

  test('lists the documents of the service on whose page the appointment was booked', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const gateway = gatewayOn(store)
    const form = { slot: wednesday, topic: 'services.administrative' } as const
    await book(
      { ...gateway, book: (booking) => gateway.book({ ...booking, pageId: 'service.nie' }) },
      form,
      'en',
    )
    await sent(store)
    clock.advance({ hours: 24 })
    await queueReminders(store)
    const [mail] = await sent(store)
    const papers = mail?.content.facts.find(({ label }) => label === 'Please bring')
    expect(papers?.value.split('\n')).toContain('A document that proves your reason')
  })

  test('of a call asks to have the papers at hand and names no address', async () => {
    const { clock, store } = await booked({ mode: 'phone', phone: '+34612345678' })
    clock.advance({ hours: 24 })
    await queueReminders(store)
    const [mail] = await sent(store)
    const text = mail ? renderText(mail.content) : ''
    expect(text).toContain('Please have at hand')
    expect(text).toContain('We will call you')
    expect(text).not.toContain('Carrer Major')
  })

  test('is queued once, by several machines and after a restart', async () => {
    const { clock, config, store } = await booked()
    const other = await open({ clock: () => clock.now }, config)
    clock.advance({ hours: 23, minutes: 59 })
    expect(await queueReminders(store)).toBe(0)
    clock.advance({ minutes: 1 })
    const counts = await Promise.all([store, other, store, other].map((one) => queueReminders(one)))
    expect(counts.reduce((sum, count) => sum + count)).toBe(1)
    expect(await queueReminders(await open({ clock: () => clock.now }, config))).toBe(0)
    expect(await subjects(store)).toEqual([expect.stringMatching(/^Tomorrow: your appointment/)])
    clock.advance({ hours: 5 })
    expect(await queueReminders(other)).toBe(0)
    expect(await subjects(other)).toEqual([])
  })

  test('reaches the mail server once although two workers send', async () => {
    const { clock, config, store } = await booked()
    const other = await open({ clock: () => clock.now }, config)
    const box = await openMailbox()
    onTestFinished(() => box.close())
    clock.advance({ hours: 24 })
    const mail = mailConfig({ identity, smtpUrl: box.url })
    const workers = [store, other].map((one) => {
      const parts = { store: one, config: mail, transport: createMailTransport(mail) }
      const channels = {
        ...appointmentChannels(parts, mailChannels(parts)),
        webhook: async () => ({ kind: 'sent' as const }),
      }
      return startOutboxWorker(one, { channels, pollMs: 20 })
    })
    const stopping = new AbortController()
    const running = [store, other].map((one, index) =>
      runReminders(one, { signal: stopping.signal, wake: () => workers[index]?.wake() }),
    )
    await vi.waitFor(() => expect(box.mails).toHaveLength(1), { timeout: 5_000 })
    await vi.waitFor(async () => expect(await outboxHealth(store)).toHaveProperty('waiting', 0), {
      timeout: 5_000,
    })
    stopping.abort()
    await Promise.all([...running, ...workers.map((worker) => worker.stop(1_000))])
    expect(box.mails.map(({ to }) => to)).toEqual([['aenne@example.org']])
    const source = readMail(box.mails[0]?.source ?? '')
    expect(source.headers.get('subject')?.join()).toMatch(/^Tomorrow/)
  })

  test('is not sent for a time that was booked or moved within the last day', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const gateway = gatewayOn(store)
    // Monday at 10:00, for Tuesday at 09:00.
    const token = tokenOf(await book(gateway, {}, 'en'))
    await sent(store)
    expect(await queueReminders(store)).toBe(0)
    await gateway.move(token, wednesday)
    clock.advance({ hours: 24 })
    expect(await queueReminders(store)).toBe(1)
    clock.advance({ hours: 1 })
    await gateway.move(token, later)
    clock.advance({ minutes: 5 })
    expect(await queueReminders(store)).toBe(0)
  })

  test('of a moved appointment is about its new time, and the one for the old time is dropped', async () => {
    const { clock, store, gateway, token } = await booked()
    clock.advance({ hours: 24 })
    await queueReminders(store)
    // Not sent yet: next Tuesday instead.
    await gateway.move(token, '2026-12-01T08:00:00Z')
    expect((await subjects(store)).filter((subject) => subject.startsWith('Tomorrow'))).toEqual([])
    clock.advance({ hours: 24 * 6 })
    expect(await queueReminders(store)).toBe(1)
    const [mail] = await sent(store)
    expect(mail?.content.facts[0]?.value).toContain('1 December 2026')
  })

  test('is not sent for an appointment that was cancelled before or after it was queued', async () => {
    const { clock, store, gateway, token } = await booked()
    clock.advance({ hours: 24 })
    await queueReminders(store)
    await gateway.cancel(token)
    expect((await subjects(store)).filter((subject) => subject.startsWith('Tomorrow'))).toEqual([])
    const again = await booked()
    await again.gateway.cancel(again.token)
    again.clock.advance({ hours: 24 })
    expect(await queueReminders(again.store)).toBe(0)
  })

  test('is not sent to a visitor who withdrew the request before or after it was queued', async () => {
    const { clock, store, token } = await booked()
    clock.advance({ hours: 24 })
    expect(await queueReminders(store)).toBe(1)
    expect(await withdrawRequest(store, token)).toBe('done')
    expect((await subjects(store)).filter((subject) => subject.startsWith('Tomorrow'))).toEqual([])
    const again = await booked()
    await withdrawRequest(again.store, again.token)
    again.clock.advance({ hours: 24 })
    expect(await queueReminders(again.store)).toBe(0)
  })

  test('is not queued for a visitor without an e-mail address, or whose request is in quarantine', async () => {
    for (const change of [{ email: null }, { state: 'quarantined' }] as const) {
      const { clock, store } = await booked()
      await store.db.updateTable('request').set(change).execute()
      clock.advance({ hours: 24 })
      expect(await queueReminders(store), JSON.stringify(change)).toBe(0)
    }
  })

  test('of an appointment on Monday is sent on Sunday', async () => {
    const clock = testClock()
    const store = await open({ clock: () => clock.now })
    const [office] = identity.offices
    if (!office) throw new Error('no office')
    const mondays = { ...identity, offices: [{ ...office, hours: { mon: ['09:00-11:00'] } }] }
    tokenOf(await book(gatewayOn(store, mondays), { slot: '2026-11-30T08:00:00Z' }, 'en'))
    await sent(store, mondays)
    clock.advance({ hours: 5 * 24 })
    expect(await queueReminders(store)).toBe(0)
    clock.advance({ hours: 24 })
    expect(await queueReminders(store)).toBe(1)
    expect((await sent(store, mondays)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Tomorrow/),
    ])
  })

  test.each([14, 23])('is not sent %i hours late, when “tomorrow” is wrong', async (hours) => {
    const { clock, store } = await booked()
    clock.advance({ hours: 24 })
    await queueReminders(store)
    clock.advance({ hours })
    expect(await subjects(store)).toEqual([])
  })

  test('is not sent for an appointment that was never confirmed', async () => {
    const { clock, store } = await booked()
    await store.db.updateTable('appointment').set({ confirm_until: '2026-11-23T09:30:00.000Z' }).execute()
    clock.advance({ hours: 24 })
    expect(await queueReminders(store)).toBe(0)
  })

  test('is not sent to an address that has received no mail from us', async () => {
    const { clock, store } = await booked()
    await store.db.deleteFrom('outbox').where('kind', '=', 'mail-visitor').execute()
    clock.advance({ hours: 24 })
    expect(await queueReminders(store)).toBe(0)
  })

  test('goes to the address that the office has corrected', async () => {
    const { clock, store } = await booked()
    const [request] = await listRequests(store)
    await correctEmail(store, request?.reference ?? '', 'anne@example.org')
    await sent(store)
    clock.advance({ hours: 24 })
    await queueReminders(store)
    expect((await sent(store)).map(({ to }) => to)).toEqual(['anne@example.org'])
  })

  test('is never leased by the previous release, which would send a confirmation', async () => {
    const { clock, store } = await booked()
    clock.advance({ hours: 24 })
    await queueReminders(store)
    const kinds = ['mail-office', 'mail-visitor', 'mail-reply', 'webhook'] as const
    expect(await leaseDue(store, { owner: 'earlier', seconds: 60, limit: 9, kinds })).toEqual([])
  })

  test('is deleted with its request, and not sent', async () => {
    const { clock, store } = await booked()
    clock.advance({ hours: 24 })
    await queueReminders(store)
    const [request] = await listRequests(store)
    await eraseRequest(store, request?.reference ?? '')
    expect(await subjects(store)).toEqual([])
    expect(await store.db.selectFrom('appointment_reminder').selectAll().execute()).toEqual([])
  })
})
