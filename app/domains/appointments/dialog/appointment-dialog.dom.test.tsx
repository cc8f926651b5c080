import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { prerender } from 'react-dom/static'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { LocaleProvider } from '#i18n/locale-provider.tsx'
import { loadLocale } from '#i18n/locale-store.ts'
import { AppointmentDialog } from './appointment-dialog.tsx'
import type { Choice } from './choice.ts'

vi.mock('./appointments.css?url', () => ({ default: '/appointments.css' }))

const start = '2026-11-26T09:30:00Z'
const choice: Choice = { office: 'office.online', talk: 'es', mode: 'video' }
const slots = {
  office: choice.office,
  days: [{ day: '2026-11-26', free: 1, slots: [{ start, time: '10:30', taken: false }] }],
  next: [start],
}

async function rendered(days = slots.days, slot?: string): Promise<string> {
  await loadLocale('es')
  const element = (
    <LocaleProvider locale="es">
      <AppointmentDialog
        refusal={undefined}
        times={{ choice: { ...choice, slot }, slots: { ...slots, days }, nearest: [] }}
        preset={choice}
        presetFixed={false}
        presetTopic="other"
        hoursToday={{}}
        startProof={() => undefined}
        AnswerNote={() => null}
        onClose={() => undefined}
      />
    </LocaleProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/'] })
  const { prelude } = await prerender(<RouterProvider router={router} />)
  return await text(Readable.fromWeb(prelude as Parameters<typeof Readable.fromWeb>[0]))
}

test('appointment-dialog shows exactly the expected fields', async () => {
  const html = await rendered()
  const controls = html.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g)
  const shown = new Set([...controls].map(([, field]) => field))
  const asked = 'office topic talk day slot mode name phone country email message privacy marketing'
  const unseen = 'key opened proof website'
  expect([...shown].toSorted()).toEqual(`${asked} ${unseen}`.split(' ').toSorted())
  const ways = [...html.matchAll(/<input[^>]* name="mode"[^>]* value="([^"]+)"/g)].map(([, mode]) => mode)
  expect(ways.toSorted()).toEqual(['phone', 'video'])
})

test('the dialog says so and shows the phone number when every listed slot is taken', async () => {
  const taken = slots.days.map((day) => ({
    ...day,
    free: 0,
    slots: day.slots.map((slot) => ({ ...slot, taken: true })),
  }))
  expect(await rendered(taken)).toContain('En esta oficina no queda ninguna hora libre')
  expect(await rendered()).not.toContain('En esta oficina no queda ninguna hora libre')
})

test('a chosen slot that is no longer offered is reported as gone', async () => {
  const gone = 'Esa hora ya no está libre'
  expect(await rendered(slots.days, '2026-11-26T09:00:00Z')).toContain(gone)
  expect(await rendered(slots.days, start)).not.toContain(gone)
})

test('days begin with a capital at the start of a line', async () => {
  const html = await rendered(slots.days, start)
  expect(html).toContain('<b>Jue, 26 de noviembre, 10:30</b>')
  expect(html).toContain('Jueves, 26 de noviembre')
  expect(html).toContain('>Hora de Mallorca<')
})

test('a topic names its kind only once', async () => {
  const html = await rendered()
  expect(html).toContain('>Servicios del automóvil</option>')
  expect(html).toContain('>Servicios: Trámites administrativos</option>')
})
