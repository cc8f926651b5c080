import { expect, test } from 'vitest'
import { renderText } from '#platform/mail/render.server.ts'
import { findAppointment } from './repository.server.ts'
import { eraseRequest } from '#domains/retention/erase-requests.server.ts'
import { listRequests } from '#domains/requests/store/read-requests.server.ts'
import { statusAppointment } from '#domains/requests/status/read-status.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { locales, type Locale } from '#map/locale.ts'
import { book, gatewayOn, sent, slot, tokenOf } from '#tests/support/appointments.ts'
import { runTool } from '#tests/support/staff-tool.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'

const clock = () => testClock().now
const reference = async (store: Store) => (await listRequests(store))[0]?.reference ?? ''

const words: Record<Locale, { subject: RegExp; sorry: RegExp; reason: string; again: string; path: string }> =
  {
    es: {
      subject: /^Hemos tenido que anular su cita: TAL-/,
      sorry: /Lo sentimos mucho/,
      reason: 'Motivo: La asesora está enferma.',
      again: 'Pedir otra cita',
      path: '/oficinas/',
    },
    en: {
      subject: /^We have had to cancel your appointment: TAL-/,
      sorry: /We’re sorry/,
      reason: 'Reason: La asesora está enferma.',
      again: 'Book another time',
      path: '/en/',
    },
    de: {
      subject: /^Wir mussten Ihren Termin absagen: TAL-/,
      sorry: /es tut uns leid/,
      reason: 'Grund: La asesora está enferma.',
      again: 'Neuen Termin buchen',
      path: '/de/',
    },
  }

describeStores('an appointment that the office cancels', ({ open, configure }) => {
  test.each(locales)(
    'is cancelled with an apology, the reason and a link to another time: %s',
    async (locale) => {
      const config = await configure()
      const store = await open({ clock }, config)
      const gateway = gatewayOn(store)
      const token = tokenOf(await book(gateway, {}, locale))
      await sent(store)
      const argv = ['cancel', await reference(store), '--reason', '  La asesora \n está enferma. ']
      const { code, out } = await runTool(argv, config, (given) => open({ clock }, given))
      expect([code, out]).toEqual([0, expect.stringContaining(`gets a mail in ${locale}`)])
      const [visitor, office] = await sent(store)
      const { subject, sorry, reason, again, path } = words[locale]
      expect(visitor?.subject).toMatch(subject)
      const text = visitor ? renderText(visitor.content) : ''
      expect(text).toMatch(sorry)
      expect(text.replaceAll(/\s+/g, ' ')).toContain(reason)
      expect(visitor?.content.action?.label).toBe(again)
      expect(visitor?.content.action?.url).toContain(path)
      expect(visitor?.content.action?.url).toMatch(/\?dialog=appointment-dialog$/)
      expect(text).not.toMatch(
        /time is free again|vuelve a estar libre|wieder frei|didn’t cancel|no la ha anulado|nicht selbst abgesagt/,
      )
      expect(visitor?.calendar).toMatchObject({ method: 'CANCEL' })
      expect(office?.calendar).toMatchObject({ method: 'CANCEL' })
      const byOffice = { reason: 'La asesora está enferma.' }
      expect(await gateway.find(token)).toMatchObject({ state: 'cancelled', byOffice })
      expect(await statusAppointment(store, token)).toMatchObject({ state: 'cancelledByOffice' })
      expect(await book(gateway, { slot })).toHaveProperty('kind', 'booked')
      const shown = await runTool(['show', argv[1] ?? ''], config, (given) => open({ clock }, given))
      expect(shown.out).toContain('by the office: La asesora está enferma.')
    },
  )

  test('needs no reason', async () => {
    const config = await configure()
    const store = await open({ clock }, config)
    const token = tokenOf(await book(gatewayOn(store)))
    await sent(store)
    const { code } = await runTool(['cancel', await reference(store)], config, (given) =>
      open({ clock }, given),
    )
    expect(code).toBe(0)
    const [visitor] = await sent(store)
    expect(visitor && renderText(visitor.content)).not.toContain('Grund')
    expect(await gatewayOn(store).find(token)).toHaveProperty('byOffice', { reason: undefined })
  })

  test('is refused an empty reason and one that is too long, and stays booked', async () => {
    const config = await configure()
    const store = await open({ clock }, config)
    const token = tokenOf(await book(gatewayOn(store)))
    for (const reason of [' ', 'x'.repeat(301)]) {
      const argv = ['cancel', await reference(store), '--reason', reason]
      const { code, err } = await runTool(argv, config, (given) => open({ clock }, given))
      expect([code, err]).toEqual([1, expect.stringContaining('reason')])
    }
    expect(await gatewayOn(store).find(token)).toHaveProperty('state', 'booked')
  })

  test('keeps its reason out of the outbox and erases it with the request', async () => {
    const config = await configure()
    const store = await open({ clock }, config)
    tokenOf(await book(gatewayOn(store)))
    await sent(store)
    const given = await reference(store)
    await runTool(['cancel', given, '--reason', 'Canario enfermo'], config, (other) => open({ clock }, other))
    const outbox = await store.db.selectFrom('outbox').selectAll().execute()
    expect(JSON.stringify(outbox)).not.toContain('Canario')
    const [request] = await listRequests(store)
    expect(await findAppointment(store, request?.id ?? '')).toMatchObject({
      officeCancellation: { reason: 'Canario enfermo' },
    })
    await sent(store)
    await eraseRequest(store, given)
    expect(await store.db.selectFrom('appointment').selectAll().execute()).toEqual([])
  })
})

describeStores('an appointment that its visitor cancels', ({ open }) => {
  test('is confirmed in the words as before', async () => {
    const store = await open({ clock })
    const gateway = gatewayOn(store)
    const token = tokenOf(await book(gateway))
    await sent(store)
    expect(await gateway.cancel(token)).toBe('cancelled')
    const [visitor] = await sent(store)
    expect(visitor?.subject).toMatch(/^Ihr Termin ist abgesagt: TAL-/)
    expect(visitor && renderText(visitor.content)).toContain('die Zeit ist wieder frei')
    expect(visitor?.content.action).toBeUndefined()
    const view = await gateway.find(token)
    expect(view).toHaveProperty('state', 'cancelled')
    expect(view).not.toHaveProperty('byOffice')
    expect(await statusAppointment(store, token)).toMatchObject({ state: 'cancelled' })
  })
})
