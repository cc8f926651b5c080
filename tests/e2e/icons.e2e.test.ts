import { expect, test as base, type Page } from '@playwright/test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askingConsent } from '#tests/support/consent.ts'
import { startOwnSite, type OwnSite } from '#tests/support/own-site.ts'
import { ready } from '#tests/support/ready.ts'

interface SiteWithService {
  readonly site: OwnSite
  /** The requests received by the stand-in for the public icon service. */
  readonly asked: string[]
}

/** A site whose consent settings name icons at run time, with a fallback source for them. */
const test = base.extend<object, { own: SiteWithService }>({
  own: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are used
    async ({}, use) => {
      const asked: string[] = []
      const service = createServer((request, response) => {
        asked.push(request.url ?? '')
        response.setHeader('access-control-allow-origin', '*')
        response.setHeader('cross-origin-resource-policy', 'cross-origin')
        response.setHeader('content-type', 'application/json')
        const icon = { body: '<g onclick="alert(1)"><path d="M2 2h20"/></g>' }
        response.end(JSON.stringify({ prefix: 'tabler', icons: { 'chart-bar': icon, speakerphone: icon } }))
      })
      await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
      const { port } = service.address() as AddressInfo
      const folder = mkdtempSync(join(tmpdir(), 'icons-'))
      const file = join(folder, 'consent.yaml')
      writeFileSync(file, JSON.stringify(askingConsent('http://127.0.0.1:9')))
      const site = await startOwnSite({ CONSENT_FILE: file, ICON_SERVICES: `http://127.0.0.1:${port}` })
      await use({ site, asked })
      await site.stop()
      await new Promise((resolve) => service.close(resolve))
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ own }, use) => use(own.site.origin),
})
test.use({ locale: 'en-GB' })
// One server for all tests, so they run in one worker.
test.describe.configure({ mode: 'default' })

const icons = (page: Page) => page.locator('.consent-purpose label .icon')

async function openSettings(page: Page): Promise<string[]> {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await page.goto('/en')
  await ready(page)
  await page.getByRole('button', { name: 'Choose', exact: true }).click()
  return warnings
}

test('serves configured icons from the site itself in one request', async ({ page, own }) => {
  own.asked.length = 0
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/icons')) requests.push(new URL(request.url()).search)
  })
  await openSettings(page)
  await expect(icons(page).locator('path')).toHaveCount(2)
  expect(requests).toEqual(['?icons=chart-bar,speakerphone'])
  expect(own.asked).toEqual([])
})

test('falls back to the configured service after a timeout and draws only its paths', async ({
  page,
  own,
}) => {
  own.asked.length = 0
  await page.route('**/api/icons/**', () => undefined)
  await openSettings(page)
  await expect(icons(page).locator('path').first()).toHaveAttribute('d', 'M2 2h20', { timeout: 8_000 })
  expect(own.asked).toEqual(['/tabler.json?icons=chart-bar,speakerphone'])
  await expect(page.locator('[onclick]')).toHaveCount(0)
})

test('keeps an empty box of the same size when all sources fail, and logs why to the console', async ({
  page,
}) => {
  await openSettings(page)
  await expect(icons(page).locator('path')).toHaveCount(2)
  const drawn = await icons(page).first().boundingBox()
  await page.route('**/*icons=*', (route) => route.abort())
  await page.reload()
  const warnings = await openSettings(page)
  await expect.poll(() => warnings.filter((text) => text.startsWith('Icon '))).toHaveLength(2)
  expect(warnings).toContain('Icon failing to load: chart-bar')
  await expect(icons(page).locator('path')).toHaveCount(0)
  const empty = await icons(page).first().boundingBox()
  expect([empty?.width, empty?.height]).toEqual([drawn?.width, drawn?.height])
  await expect(page.getByRole('checkbox', { name: 'Statistics' })).toBeVisible()
})

base('the endpoint serves the whole outline set and nothing else', async ({ request }) => {
  const known = await request.get('/api/icons/tabler.json?icons=chart-bar,speakerphone,heart')
  expect(Object.keys(((await known.json()) as { icons: object }).icons)).toHaveLength(3)
  expect((await request.get('/api/icons/tabler.json?icons=heart-filled')).status()).toBe(404)
  expect((await request.get('/api/icons/other.json?icons=heart')).status()).toBe(404)
  expect((await request.get('/api/icons/tabler.json')).status()).toBe(400)
})

base('a site without services reaches none', async ({ request }) => {
  const policy = (await request.get('/en')).headers()['content-security-policy'] ?? ''
  expect(policy).toContain("connect-src 'self';")
})
