import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { prerender } from 'react-dom/static'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { AppointmentsProvider } from '#i18n/appointments-provider.ts'
import { LocaleProvider } from '#i18n/locale-provider.tsx'
import { loadLocale } from '#i18n/locale-store.ts'
import { MoveAppointment } from './move-appointment.tsx'
import type { OtherTimes } from './linked-appointment.server.ts'

const own = '2026-11-26T09:30:00Z'
const full = { day: '2026-11-26', free: 0, slots: [{ start: own, time: '10:30', taken: true }] }

async function rendered(times: OtherTimes): Promise<string> {
  await loadLocale('en')
  const element = (
    <LocaleProvider locale="en">
      <AppointmentsProvider>
        <MoveAppointment own={own} times={times} refusal={undefined} pending={false} />
      </AppointmentsProvider>
    </LocaleProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/'] })
  const { prelude } = await prerender(<RouterProvider router={router} />)
  return await text(Readable.fromWeb(prelude as Parameters<typeof Readable.fromWeb>[0]))
}

test('links to other days, while there are any, when the days shown are full', async () => {
  const last = await rendered({ days: [full] })
  expect(last).toContain('No other time is free here at the moment')
  const later = await rendered({ days: [full], later: '2026-12-20' })
  expect(later).toContain('Look at earlier or later days')
  expect(later).not.toContain('No other time is free here at the moment')
})

test('labels the appointment’s own time as such, not as taken', async () => {
  const other = { start: '2026-11-26T10:00:00Z', time: '11:00', taken: true }
  const free = { start: '2026-11-26T10:30:00Z', time: '11:30', taken: false }
  const html = await rendered({ days: [{ ...full, free: 1, slots: [...full.slots, other, free] }] })
  expect(html).toContain('10:30<small> <!-- -->Your appointment</small>')
  expect(html).toContain('<s>11:00</s>')
  expect(html).not.toContain('<s>10:30</s>')
})
