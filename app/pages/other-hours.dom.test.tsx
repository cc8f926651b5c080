import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { ComponentType } from 'react'
import { prerender } from 'react-dom/static'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readIdentity } from '#content/identity.server.ts'
import { LocaleProvider } from '#i18n/locale-provider.tsx'
import { loadLocale } from '#i18n/locale-store.ts'
import { locales, type Locale } from '#map/locale.ts'
import { pagePath } from '#map/paths.ts'
import type { PageId } from '#map/pages/pages.ts'
import HoursView from './hours/view.tsx'
import type { PageViewProps, RoutePage } from './kinds.ts'
import OfficeView from './office/view.tsx'
import { loadRoute } from './page-route.server.ts'

vi.mock('./hours/hours.css?url', () => ({ default: '/hours.css' }))
vi.mock('./office/office.css?url', () => ({ default: '/office.css' }))
vi.mock('./rest.css?url', () => ({ default: '/rest.css' }))

const [first, second] = readIdentity().offices
if (first === undefined || second === undefined) throw new Error('fewer than two offices')
const folder = mkdtempSync(join(tmpdir(), 'other-hours-'))
const site = join(folder, 'content/site.yaml')

// The first office has special hours on a day in the distant future, and on one in the past.
beforeAll(() => {
  cpSync('content', join(folder, 'content'), { recursive: true })
  const own = `    hours:\n      2020-12-24: ['09:00-11:00']\n      2099-12-24: ['09:00-13:00', '14:00-15:00']\n`
  writeFileSync(site, readFileSync(site, 'utf8').replace('    hours:\n', own))
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
})
afterAll(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** A page as rendered by the server, without its scripts. */
async function html(page: PageId, locale: Locale, View: ComponentType<PageViewProps>): Promise<string> {
  await loadLocale(locale)
  const url = new URL(pagePath(page, locale, readIdentity()), 'https://site.test')
  const context = new RouterContextProvider()
  const loaded = await loadRoute({ url, request: new Request(url), params: {}, pattern: '*', context })
  const element = (
    <LocaleProvider locale={locale}>
      <View data={loaded as RoutePage} />
    </LocaleProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [url.pathname] })
  const { prelude } = await prerender(<RouterProvider router={router} />)
  return await text(Readable.fromWeb(prelude as Parameters<typeof Readable.fromWeb>[0]))
}

const expected = {
  es: { heading: 'Días con otro horario', day: '24/12/2099' },
  en: { heading: 'Days with other hours', day: '24 December 2099' },
  de: { heading: 'Tage mit anderen Öffnungszeiten', day: '24.12.2099' },
}
const hours = '<span>09:00–13:00</span><span> <!-- -->14:00–15:00</span>'

test.each(locales)('the page of opening hours announces a day with special hours, in %s', async (locale) => {
  const { heading, day } = expected[locale]
  const [, table = ''] = (await html('service.horarcom', locale, HoursView)).split(`<h3>${heading}</h3>`)
  const rows = table.split('</table>')[0]?.split('<tr>').slice(2)
  expect(rows).toEqual([expect.stringContaining(`<time dateTime="2099-12-24">${day}</time>`)])
  expect(rows?.[0]).toContain(`<td>${hours}</td><td>${first.name[locale]}</td>`)
})

test.each(locales)('an office announces its own special hours and no other’s, in %s', async (locale) => {
  const { heading, day } = expected[locale]
  const own = await html(first.page as PageId, locale, OfficeView)
  expect(own).toContain(
    `<h3>${heading}</h3><dl class="office-closed-days"><div><dt><time dateTime="2099-12-24">${day}`,
  )
  expect(own).toContain(`<dd>${hours}</dd>`)
  expect(own).not.toContain('2020-12-24')
  expect(await html(second.page as PageId, locale, OfficeView)).not.toContain(heading)
})
