import { expect, test } from 'vitest'
import { renderHtml, renderText } from '#platform/mail/render.server.ts'
import { list } from '#staff/list-requests.server.ts'
import { show } from '#staff/show-request.server.ts'
import { listRequests } from '#domains/requests/store/read-requests.server.ts'
import { locales } from '#map/locale.ts'
import { book, gatewayOn, identity, sent, tokenOf } from '#tests/support/appointments.ts'
import { describeStores, testClock } from '#tests/support/stores.ts'
import { appointmentMailTexts } from './appointment-mail-texts.server.ts'

const manage = { es: '/cita', en: '/en/appointment', de: '/de/termin' }
const status = { es: '/solicitud', en: '/en/request', de: '/de/anfrage' }
const spoken = {
  es: 'Idioma de la cita: alemán',
  en: 'Spoken language: Spanish',
  de: 'Gesprächssprache: Spanisch',
}

describeStores('the visitor’s appointment mail', ({ open }) => {
  test.each(locales)(
    'is in the language of the page, whatever language the appointment is in: %s',
    async (locale) => {
      const store = await open({ clock: () => testClock().now })
      const gateway = gatewayOn(store)
      const talk = locale === 'es' ? 'de' : 'es'
      const token = tokenOf(await book(gateway, { talk }, locale))
      const [visitor, office] = await sent(store)
      if (!visitor || !office) throw new Error('no mails')
      const t = appointmentMailTexts[locale]
      const [text, html] = [renderText(visitor.content), renderHtml(visitor.content)]
      expect(visitor.content).toMatchObject({ locale, title: t('visitor.booked.title') })
      expect(text).toContain(spoken[locale])
      for (const [label, path] of [
        [t('manage'), manage[locale]],
        [t('add'), status[locale]],
      ] as const) {
        const url = `https://faro.example${path}/${token}`
        expect(text).toContain(`${label}:\n${url}`)
        expect(html).toContain(`href="${url}"`)
      }
      const file = visitor.calendar?.content.replaceAll('\r\n ', '')
      expect(file).toContain(t('next.in-person').replaceAll(',', '\\,'))
      expect(file).toContain(`URL:https://faro.example${manage[locale]}/${token}`)
      expect((await gateway.calendar(token))?.replaceAll('\r\n ', '')).toContain(`${manage[locale]}/${token}`)

      // The office still learns which language to speak.
      expect(renderText(office.content)).toContain(
        `Idioma de la cita: ${talk === 'de' ? 'alemán' : 'español'}`,
      )
      expect(await show(store, (await listRequests(store))[0]?.reference ?? '')).toMatch(
        new RegExp(`^talk: +${talk}$`, 'm'),
      )
      expect(await list(store, identity, {})).toContain(`  ${talk}  appointment-dialog`)
    },
  )

  test.each(locales)('gives no directions to the office for a call: %s', async (locale) => {
    const store = await open({ clock: () => testClock().now })
    const gateway = gatewayOn(store)
    const t = appointmentMailTexts[locale]
    await book(gateway, { mode: 'phone' }, locale)
    for (const { content, calendar } of await sent(store)) {
      expect(renderText(content) + renderHtml(content) + calendar?.content).not.toContain('Carrer Major')
    }
    await book(gateway, { slot: '2026-11-24T08:30:00Z' }, locale)
    const [visitor] = await sent(store)
    expect(visitor?.content.facts).toContainEqual({
      label: t('labels.where'),
      value: 'Faro Palma, Carrer Major 1, 07001 Palma',
    })
  })

  test.each(locales)('omits what applies only to a booking from a cancellation: %s', async (locale) => {
    const store = await open({ clock: () => testClock().now })
    const gateway = gatewayOn(store)
    const token = tokenOf(await book(gateway, {}, locale))
    await sent(store)
    expect(await gateway.cancel(token)).toBe('cancelled')
    const [visitor] = await sent(store)
    if (!visitor) throw new Error('no mail')
    const t = appointmentMailTexts[locale]
    expect(visitor.content.closing).toEqual([t('surprised'), expect.stringContaining('Faro Palma')])
    const said = renderText(visitor.content) + renderHtml(visitor.content)
    expect(said).not.toContain(t('notYou'))
    expect(said).not.toContain(token)
    // Cancelled by the visitor or by the office.
    expect(said).not.toMatch(/Hemos anulado|We have cancelled|wir haben/i)
    expect(visitor.calendar?.method).toBe('CANCEL')
    const files = [visitor.calendar?.content, await gateway.calendar(token)]
    for (const file of files) {
      expect(file).toContain('STATUS:CANCELLED')
      expect(file?.replaceAll('\r\n ', '')).not.toContain(t('next.in-person').replaceAll(',', '\\,'))
    }
  })

  test.each(locales)('reports the earlier time of a move to both sides: %s', async (locale) => {
    const store = await open({ clock: () => testClock().now })
    const gateway = gatewayOn(store)
    const t = appointmentMailTexts[locale]
    const token = tokenOf(await book(gateway, {}, locale))
    for (const { content } of await sent(store)) {
      expect(content.facts.map(({ label }) => label)).not.toContain(t('labels.before'))
    }
    await gateway.move(token, '2026-11-24T09:00:00Z')
    const [visitor, office] = await sent(store)
    if (!visitor || !office) throw new Error('no mails')
    expect(visitor.content.facts).toContainEqual({
      label: t('labels.before'),
      value: expect.stringContaining(', 09:00 (') as string,
    })
    expect(renderText(office.content)).toContain('Antes: martes, 24/11/2026, 09:00 (hora de Mallorca)')
    // Moved by the visitor or by the office.
    expect(renderText(visitor.content)).not.toMatch(/Hemos cambiado|We have moved|wir haben/i)
    // Moves in quick succession make one mail, from the first slot to the last.
    await gateway.move(token, '2026-11-24T08:30:00Z')
    await gateway.move(token, '2026-11-24T09:30:00Z')
    const late = (await sent(store)).filter(({ to }) => to === visitor.to)
    expect(late).toHaveLength(1)
    expect(late[0]?.content.facts).toContainEqual({
      label: t('labels.before'),
      value: expect.stringContaining(', 10:00 (') as string,
    })
    // Nor is a cancellation a move.
    await gateway.move(token, '2026-11-24T09:00:00Z')
    await gateway.cancel(token)
    for (const { content } of await sent(store)) {
      expect(content.facts.map(({ label }) => label)).not.toContain(t('labels.before'))
    }
  })
})
