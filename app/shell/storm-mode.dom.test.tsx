import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { parseIdentity } from '#content/identity.server.ts'
import { claimsPageExtras, loadPage, requiredProducts, stormFirst } from '#content/load.server.ts'
import type { Resolved } from '#content/facts/resolved.ts'
import type { LoadedPage } from '#content/page-info.ts'
import type { ClaimsContent } from '#content/schema/schema.claims.ts'
import type { HomeContent } from '#content/schema/schema.page.ts'
import { LocaleProvider } from '#i18n/locale-provider.tsx'
import { ClaimsPage } from '#pages/claims/view.tsx'
import { HomePage } from '#pages/home/view.tsx'
import { claimKinds } from '#map/claim-kinds.ts'
import { sliceSite } from '#map/slice.ts'
import { StormBanner } from './shell.tsx'

vi.mock('#pages/rest.css?url', () => ({ default: '/rest.css' }))
vi.mock('#pages/claims/claims.css?url', () => ({ default: '/claims.css' }))

const words = { es: 'Temporal en Mallorca', en: 'Storm in Mallorca', de: 'Unwetter auf Mallorca' }

/**
 * The site's identity without an insurer's line, in the weather of the test: its file may have
 * another today.
 */
function identityIn(active: boolean, text?: Readonly<Record<string, string>>): string {
  const own = parse(readFileSync('content/site.yaml', 'utf8')) as { readonly insurer: object }
  const insurer = { ...own.insurer, claimsPhone: undefined }
  // JSON is valid YAML.
  return JSON.stringify({ ...own, insurer, storm: { active, since: '2026-11-21', usual: words, text } })
}

const quiet = identityIn(false)
const stormy = identityIn(true)
const weather = vi.hoisted(() => ({ stormy: false }))

vi.mock('#content/identity.server.ts', async (original) => {
  const actual = await original<typeof import('#content/identity.server.ts')>()
  return { ...actual, readIdentity: () => actual.parseIdentity(weather.stormy ? stormy : quiet) }
})
vi.mock('#i18n/locale-store.ts', async (original) => {
  const { loadLocale } = await original<typeof import('#i18n/locale-store.ts')>()
  const { messages } = await loadLocale('en')
  const site = () => sliceSite(parseIdentity(weather.stormy ? stormy : quiet), 'en')
  return { peekLocale: () => ({ messages, site: site() }) }
})
// In development, content older than some seconds is read again, so that the weather may change in
// between.
vi.stubEnv('DEV', true)
vi.useFakeTimers({ toFake: ['Date'] })

function turn(isStormy: boolean): void {
  weather.stormy = isStormy
  vi.setSystemTime(Date.now() + 60_000)
}

async function markup(element: ReactNode): Promise<string> {
  const whole = <LocaleProvider locale="en">{element}</LocaleProvider>
  const router = createMemoryRouter([{ path: '*', element: whole }], { initialEntries: ['/en'] })
  const { prelude } = await prerender(<RouterProvider router={router} />)
  return text(Readable.fromWeb(prelude as Parameters<typeof Readable.fromWeb>[0]))
}

const home = () => {
  const { page, content } = loadPage('/en') as LoadedPage<HomeContent>
  const required = requiredProducts()
  return (
    <HomePage
      content={content}
      scene={page.scene}
      required={required}
      offices={[]}
      map={null}
      storm={stormFirst('en')}
    />
  )
}
const claims = () => {
  const { content } = loadPage('/en/sinister') as { content: Resolved<ClaimsContent> }
  return <ClaimsPage content={content} extras={claimsPageExtras('en')} breadcrumbs={[]} />
}
const casesIn = (html: string) => [...html.matchAll(/class="claim-body" id="(\w+)"/g)].map(([, id]) => id)

test('shows no storm content on any page in quiet weather', async () => {
  turn(false)
  expect(await markup(<StormBanner />)).toBe('')
  expect(await markup(home())).not.toContain('id="storm')
  const html = await markup(claims())
  expect(casesIn(html)[0]).toBe('accident')
  expect(html).not.toMatch(/<details class="claim"[^>]*open/)
})

test('links every page to the claims page in storm mode', async () => {
  turn(true)
  const html = await markup(<StormBanner />)
  expect(html).toContain('href="/en/sinister#storm"')
  expect(html).toContain('Storm in Mallorca')
})

test('starts the home page with three steps below its head in storm mode', async () => {
  turn(true)
  const html = await markup(home())
  expect(html.indexOf('id="storm-title"')).toBeGreaterThan(0)
  expect(html.indexOf('id="storm-title"')).toBeLessThan(html.indexOf('id="situations-title"'))
  expect(html).toContain('gusts above 120 km/h')
  expect(html).toContain('Report to the Consorcio')
})

test('lists the storm first and open in storm mode', async () => {
  turn(true)
  const html = await markup(claims())
  expect(casesIn(html)).toHaveLength(claimKinds.length)
  expect(casesIn(html)[0]).toBe('storm')
  expect(html.match(/<details class="claim"[^>]*open/g)).toHaveLength(1)
  expect(html.indexOf('<details')).toBe(html.search(/<details class="claim"[^>]*open/))
})

test('shows the insurer’s line as a number if it is configured, and otherwise points to the policy', async () => {
  turn(false)
  expect(await markup(claims())).toContain('The number is in your policy')
  const { content } = loadPage('/en/sinister') as { content: Resolved<ClaimsContent> }
  const extras = { ...claimsPageExtras('en'), insurerPhone: '900 123 456' }
  const html = await markup(<ClaimsPage content={content} extras={extras} breadcrumbs={[]} />)
  expect(html).toContain('href="tel:900123456"')
  expect(html).not.toContain('The number is in your policy')
})

test('replaces the usual storm text by custom text in three languages or none', () => {
  expect(parseIdentity(stormy).storm?.text).toEqual(words)
  const own = { es: 'Gota fría', en: 'Cold drop', de: 'Kaltlufttropfen' }
  expect(parseIdentity(identityIn(true, own)).storm?.text).toEqual(own)
  expect(() => parseIdentity(identityIn(true, { en: 'Cold drop' }))).toThrow('storm.text')
})
