import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { prerender } from 'react-dom/static'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { AppointmentView } from '#domains/appointments/gateway.ts'
import { AppointmentsProvider } from '#i18n/appointments-provider.ts'
import { LocaleProvider } from '#i18n/locale-provider.tsx'
import { loadLocale } from '#i18n/locale-store.ts'
import { locales, type Locale } from '#map/locale.ts'
import { AppointmentFacts } from './appointment-facts.tsx'

const booked: AppointmentView = {
  reference: 'AB-1234-CD',
  office: 'office.palma',
  mode: 'phone',
  language: 'es',
  start: '2026-11-26T09:30:00Z',
  end: '2026-11-26T10:00:00Z',
  state: 'booked',
}

/** The facts of an appointment as the server renders them. */
async function facts(locale: Locale, changes: Partial<AppointmentView> = {}): Promise<string> {
  await loadLocale(locale)
  const element = (
    <LocaleProvider locale={locale}>
      <AppointmentsProvider>
        <AppointmentFacts view={{ ...booked, ...changes }} />
      </AppointmentsProvider>
    </LocaleProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/'] })
  const { prelude } = await prerender(<RouterProvider router={router} />)
  return await text(Readable.fromWeb(prelude as Parameters<typeof Readable.fromWeb>[0]))
}

const expected = {
  es: { where: 'Dónde', call: 'Le llamaremos a esa hora' },
  en: { where: 'Where', call: 'We will call you at that time' },
  de: { where: 'Wo', call: 'Wir rufen Sie zu dieser Zeit' },
}

test.each(locales)('sends a visitor with a phone appointment nowhere: %s', async (locale) => {
  const { where, call } = expected[locale]
  const html = await facts(locale)
  expect(html).toContain(call)
  expect(html).not.toContain(`<dt>${where}</dt>`)
  expect(html).not.toContain('07001')
  expect(await facts(locale, { state: 'cancelled' })).not.toContain(call)
  const visit = await facts(locale, { mode: 'in-person' })
  expect(visit).toMatch(new RegExp(`<dt>${where}</dt><dd>.*07001`))
  expect(visit).not.toContain(call)
})

test('starts Spanish words in brackets with a lower-case letter', async () => {
  expect(await facts('es')).toMatch(/\((?:<!-- -->)?hora de Mallorca/)
})
