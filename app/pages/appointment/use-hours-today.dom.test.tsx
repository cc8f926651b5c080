import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { LocaleProvider } from '#i18n/locale-provider.tsx'
import { loadLocale } from '#i18n/locale-store.ts'
import { useHoursToday } from './use-hours-today.ts'

afterEach(() => void vi.useRealTimers())

function Hours() {
  return useHoursToday()['office.palma']
}

async function palmaAt(instant: string): Promise<string> {
  vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] })
  await loadLocale('en')
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <Hours />
    </LocaleProvider>,
  )
}

test('shows today’s hours until they are over, then the next opening, also when server-rendered', async () => {
  expect(await palmaAt('2026-11-26T07:00:00Z')).toMatch(/^Today 09:00–/)
  expect(await palmaAt('2026-11-26T10:00:00Z')).toMatch(/^Today 09:00–/)
  expect(await palmaAt('2026-11-26T22:00:00Z')).toBe('Opens Friday at 09:00')
  expect(await palmaAt('2026-11-29T10:00:00Z')).toBe('Closed today')
})
