import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { LocaleProvider } from '#i18n/locale-provider.tsx'
import { loadLocale } from '#i18n/locale-store.ts'
import type { Locale } from '#map/locale.ts'
import { Footer } from '#shell/footer.tsx'
import { Menu } from './menu.tsx'

const layout = vi.hoisted(() => ({ narrow: true }))
vi.mock('#domains/navigation/use-narrow.ts', () => ({ useNarrow: () => layout.narrow }))
afterEach(() => void vi.useRealTimers())

const alternates = { es: '/', en: '/en', de: '/de' }

async function markup(locale: Locale, element: ReactNode): Promise<string> {
  await loadLocale(locale)
  const whole = <LocaleProvider locale={locale}>{element}</LocaleProvider>
  const router = createMemoryRouter([{ path: '*', element: whole }], { initialEntries: ['/'] })
  const { prelude } = await prerender(<RouterProvider router={router} />)
  return text(Readable.fromWeb(prelude as Parameters<typeof Readable.fromWeb>[0]))
}

const menu = (locale: Locale) =>
  markup(locale, <Menu ref={null} alternates={alternates} page={undefined} dialogs="" />)

/** Targets of the links that open a new tab, with their `rel`. */
const ownTabs = (html: string) =>
  [...html.matchAll(/<a [^>]*target="_blank"[^>]*>/g)].map(([link]) => [
    /href="([^"]*)"/.exec(link)?.[1],
    /rel="([^"]*)"/.exec(link)?.[1],
  ])

test.each([
  ['es', ['/seguros/salud-mascotas', '/filosofia', '/equipo', '/filosofia', '/equipo']],
  ['en', ['/en/insurances/pet-health', '/en/philosophy', '/en/team', '/en/philosophy', '/en/team']],
  [
    'de',
    [
      '/de/versicherungen/tierkrankenversicherung',
      '/de/philosophie',
      '/de/team',
      '/de/philosophie',
      '/de/team',
    ],
  ],
] as const)('opens three pages of the mobile menu in a new tab: %s', async (locale, paths) => {
  layout.narrow = true
  expect(ownTabs(await menu(locale))).toEqual(paths.map((path) => [path, 'noopener']))
})

test('opens no page of the wide menu in a new tab', async () => {
  layout.narrow = false
  expect(ownTabs(await menu('es'))).toEqual([])
})

test('shows the current year in the copyright line', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date('2031-06-15T12:00:00Z'))
  const html = await markup('en', <Footer alternates={alternates} />)
  expect(html).toMatch(/©\s*<span class="year">2031<\/span>/)
})
