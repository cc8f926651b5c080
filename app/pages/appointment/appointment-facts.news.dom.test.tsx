import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { prerender } from 'react-dom/static'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { AppointmentView } from '#domains/appointments/gateway.ts'
import { AppointmentsProvider } from '#i18n/appointments-provider.ts'
import { LocaleProvider } from '#i18n/locale-provider.tsx'
import { loadLocale } from '#i18n/locale-store.ts'
import type { Locale } from '#map/locale.ts'
import { AppointmentNews } from './appointment-facts.tsx'

const view: AppointmentView = {
  reference: 'AB-1234-CD',
  office: 'office.palma',
  mode: 'phone',
  language: 'es',
  start: '2026-11-26T09:30:00Z',
  end: '2026-11-26T10:00:00Z',
  state: 'booked',
}

const titles = [
  ['es', 'Su cita ha cambiado'],
  ['en', 'Your appointment has been moved'],
  ['de', 'Ihr Termin ist verschoben'],
] as const satisfies [Locale, string][]

// Moved by the visitor or by the office.
test.each(titles)('does not say who moved an appointment: %s', async (locale, title) => {
  await loadLocale(locale)
  const element = (
    <LocaleProvider locale={locale}>
      <AppointmentsProvider>
        <AppointmentNews view={view} refusal={undefined} />
      </AppointmentsProvider>
    </LocaleProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/?moved'] })
  const { prelude } = await prerender(<RouterProvider router={router} />)
  expect(await text(Readable.fromWeb(prelude as Parameters<typeof Readable.fromWeb>[0]))).toContain(title)
})

const reason = 'La asesora está enferma.'
const cancelled = [
  ['es', 'Hemos tenido que anular esta cita', `Motivo: ${reason}`],
  ['en', 'We have had to cancel this appointment', `Reason: ${reason}`],
  ['de', 'Wir mussten diesen Termin absagen', `Grund: ${reason}`],
] as const satisfies [Locale, string, string][]

test.each(cancelled)('says that the office cancelled and why: %s', async (locale, title, why) => {
  await loadLocale(locale)
  const element = (
    <LocaleProvider locale={locale}>
      <AppointmentsProvider>
        <AppointmentNews view={{ ...view, state: 'cancelled', byOffice: { reason } }} refusal={undefined} />
      </AppointmentsProvider>
    </LocaleProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/'] })
  const { prelude } = await prerender(<RouterProvider router={router} />)
  const html = await text(Readable.fromWeb(prelude as Parameters<typeof Readable.fromWeb>[0]))
  expect(html).toContain(title)
  expect(html).toContain(why)
})
