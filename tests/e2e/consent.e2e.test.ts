import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { askingConsent } from '../support/consent.ts'
import { startFakeTags, type FakeTags } from '../support/fake-tags.ts'
import { startOwnSite, type OwnSite } from '../support/own-site.ts'
import { ready } from '../support/ready.ts'

interface Asking {
  readonly tags: FakeTags
  readonly site: OwnSite
}

/** A site with a container, and a real server in the place of the tag manager; one pair for each worker. */
const test = base.extend<{ outside: string[] }, { asking: Asking }>({
  asking: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const tags = await startFakeTags()
      const file = join(mkdtempSync(join(tmpdir(), 'consent-')), 'consent.yaml')
      // JSON is YAML too.
      writeFileSync(file, JSON.stringify(askingConsent(tags.origin)))
      const site = await startOwnSite({ CONSENT_FILE: file })
      await use({ tags, site })
      await site.stop()
      await tags.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ asking }, use) => use(asking.site.origin),
  /** Every request of the browser that leaves the site. */
  outside: async ({ context, asking }, use) => {
    const left: string[] = []
    asking.tags.asked.length = 0
    context.on('request', (request) => {
      const { origin, pathname, search } = new URL(request.url())
      if (origin !== asking.site.origin) left.push(pathname + search)
    })
    await use(left)
  },
})
test.use({ locale: 'en-GB' })

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies: it is your choice' })
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? 'null') as Record<string, unknown> | null)
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort()

const all = (origin: string) =>
  askingConsent(origin)
    .purposes.flatMap(({ cookies: each }) => each.map(({ id }) => id))
    .join('|')
const necessary = (origin: string) =>
  askingConsent(origin)
    .purposes[0]!.cookies.map(({ id }) => id)
    .join('|')

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
}

/** Goes on as a visitor does, with time for whatever might load. */
async function visitMore(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'About us' }).last().click()
  await expect(page).toHaveURL(/about-us/)
  await page.reload()
  await ready(page)
  await page.waitForTimeout(1500)
}

function proofs({ site }: Asking, record: unknown): unknown[] {
  const store = new DatabaseSync(join(site.dataDir, 'store.sqlite'), { readOnly: true })
  const rows = store
    .prepare('select policy_version, asked, allowed from cookie_consent where record = ? order by created_at')
    .all(String(record))
  store.close()
  return rows.map((row) => ({ ...row }))
}

test('before an answer nothing leaves the site, nothing is kept, and everything is denied', async ({
  page,
  outside,
  asking,
}) => {
  await open(page, '/en')
  await expect(banner(page)).toBeVisible()
  await visitMore(page)
  await expect(banner(page)).toBeVisible()
  expect(outside).toEqual([])
  expect(asking.tags.asked).toEqual([])
  expect(await cookies(page)).toEqual([])
  expect(await kept(page)).toBeNull()
  const first = await page.evaluate(() => {
    const [command] = Reflect.get(window, 'dataLayer') as IArguments[]
    return [...(command ?? [])] as [string, string, Record<string, string>]
  })
  expect(first.slice(0, 2)).toEqual(['consent', 'default'])
  expect(new Set(Object.values(first[2]))).toEqual(new Set(['denied']))
})

test('a refusal loads nothing, is remembered and proven', async ({ page, outside, asking }) => {
  await open(page, '/en')
  await press(page, 'Reject all')
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await visitMore(page)
  await expect(banner(page)).toHaveCount(0)
  expect(outside).toEqual([])
  expect(asking.tags.asked).toEqual([])
  expect(await cookies(page)).toEqual([])
  const answer = await kept(page)
  expect(answer).toMatchObject({ value: necessary(asking.tags.origin), version: 1, proven: true })
  expect(answer?.['value']).not.toBe(all(asking.tags.origin))
  expect(proofs(asking, answer?.['record'])).toEqual([
    { policy_version: 1, asked: all(asking.tags.origin), allowed: necessary(asking.tags.origin) },
  ])
})

test('a partial choice loads what it allows and no more, now and on later pages', async ({
  page,
  outside,
  asking,
}) => {
  await open(page, '/en')
  await press(page, 'Choose')
  await expect(settings(page).getByRole('checkbox', { name: /^Necessary/ })).toBeDisabled()
  await expect(settings(page).getByRole('checkbox', { name: 'Statistics' })).not.toBeChecked()
  await expect(settings(page).getByRole('checkbox', { name: 'Advertising' })).not.toBeChecked()
  await settings(page).getByRole('checkbox', { name: 'Statistics' }).check()
  expect(outside).toEqual([])
  await press(page, 'Save my choice')
  await expect(settings(page)).toHaveCount(0)
  await expect.poll(() => asking.tags.asked).toContain('/tag.js')
  expect([...outside].sort()).toEqual(['/collect?statistics', '/gtm.js?id=GTM-TEST123', '/tag.js'])
  expect(await cookies(page)).toEqual(['_ga', '_ga_TEST'])
  expect(await kept(page)).toMatchObject({ value: `${necessary(asking.tags.origin)}|ga|ga-container` })
  await visitMore(page)
  await expect(banner(page)).toHaveCount(0)
  expect(outside.filter((path) => path.startsWith('/gtm.js'))).toHaveLength(2)
  expect(outside).not.toContain('/collect?advertising')
  expect(await cookies(page)).toEqual(['_ga', '_ga_TEST'])
})

test('full consent is the stored value of all ids, and even then tags stay within their origin', async ({
  page,
  outside,
  asking,
}) => {
  await open(page, '/en')
  await press(page, 'Accept all')
  await expect.poll(() => asking.tags.asked).toContain('/tag.js')
  await expect.poll(() => asking.tags.asked).toContain('/collect?advertising')
  expect([...outside].sort()).toEqual([
    '/collect?advertising',
    '/collect?statistics',
    '/gtm.js?id=GTM-TEST123',
    '/tag.js',
  ])
  expect(await kept(page)).toMatchObject({ value: all(asking.tags.origin), asked: all(asking.tags.origin) })
  expect(await page.evaluate<string[]>(() => Reflect.get(window, 'refused'))).toEqual([
    'elsewhere',
    'markup',
    'code',
  ])
  const commands = await page.evaluate(() =>
    (Reflect.get(window, 'dataLayer') as IArguments[]).map((command) => command[1] ?? 'start'),
  )
  expect(commands).toEqual(['default', 'update', 'start'])
})

test('consent is withdrawn from the foot of any page: cookies go, tags stop', async ({
  page,
  outside,
  asking,
}) => {
  await open(page, '/en/services/nie')
  await press(page, 'Accept all')
  await expect.poll(() => cookies(page)).toEqual(['_ga', '_ga_TEST', '_gcl_au'])
  await page.locator('.footer').getByRole('button', { name: 'Cookie settings' }).click()
  await expect(settings(page).getByRole('checkbox', { name: 'Advertising' })).toBeChecked()
  const { record } = (await kept(page)) ?? {}
  await expect(settings(page)).toContainText('You allowed all of them')
  await expect(settings(page)).toContainText(String(record))
  await settings(page).getByRole('checkbox', { name: 'Statistics' }).uncheck()
  await settings(page).getByRole('checkbox', { name: 'Advertising' }).uncheck()
  const reloaded = page.waitForEvent('load')
  await settings(page).getByRole('button', { name: 'Save my choice' }).click()
  await reloaded
  await ready(page)
  expect(await cookies(page)).toEqual([])
  const before = outside.length
  await visitMore(page)
  expect(outside).toHaveLength(before)
  expect(proofs(asking, record)).toMatchObject([
    { allowed: all(asking.tags.origin) },
    { allowed: necessary(asking.tags.origin) },
  ])
})

for (const [what, change] of [
  ['a new version of the policy', { version: 2 }],
  ['another list of cookies', { purposes: askingConsent('http://127.0.0.1:1').purposes.slice(0, 2) }],
] as const) {
  test(`${what} asks again, and until then nothing loads`, async ({ page, outside }) => {
    await open(page, '/en')
    await press(page, 'Accept all')
    await expect.poll(() => outside.length).toBe(4)
    await page.route('**/api/consent', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...((await response.json()) as object), ...change } })
    })
    await page.reload()
    await expect(banner(page)).toBeVisible()
    await page.waitForTimeout(1000)
    expect(outside).toHaveLength(4)
    await press(page, 'Reject all')
    await page.reload()
    await ready(page)
    await page.waitForTimeout(1000)
    await expect(banner(page)).toHaveCount(0)
    expect(outside).toHaveLength(4)
    expect(await cookies(page)).toEqual(what.startsWith('another') ? ['_gcl_au'] : [])
  })
}

test('an answer counts for twelve months', async ({ page }) => {
  await open(page, '/en')
  await press(page, 'Reject all')
  const date = async (months: number) => {
    await page.evaluate((back) => {
      const answer = JSON.parse(localStorage.getItem('consent') ?? '') as { date: string }
      const then = new Date()
      then.setMonth(then.getMonth() - back)
      localStorage.setItem('consent', JSON.stringify({ ...answer, date: then.toISOString() }))
    }, months)
    await page.reload()
    await ready(page)
    await page.waitForTimeout(800)
  }
  await date(11)
  await expect(banner(page)).toHaveCount(0)
  await date(13)
  await expect(banner(page)).toBeVisible()
})

test('by keyboard: first in order, no key is an answer, focus comes back', async ({ page, outside }) => {
  await open(page, '/en')
  await banner(page).waitFor()
  await expect(page.locator('body')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('link', { name: 'All about cookies' })).toBeFocused()
  for (const name of ['Reject all', 'Accept all', 'Choose']) {
    await page.keyboard.press('Tab')
    await expect(banner(page).getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(settings(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(settings(page)).toHaveCount(0)
  await expect(banner(page).getByRole('button', { name: 'Choose' })).toBeFocused()
  expect(await kept(page)).toBeNull()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(banner(page)).toHaveCount(0)
  await expect(page.locator('main')).toBeFocused()
  expect(outside).toEqual([])
})

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['400 % zoom', { width: 320, height: 256 }],
  ['a wide screen', { width: 1440, height: 900 }],
] as const) {
  test(`on ${name} nothing moves, reject weighs as much as accept, and the page stays readable`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open(page, '/en/services/nie')
    await banner(page).waitFor()
    await page.waitForTimeout(500)
    expect(await page.evaluate<number[]>(() => Reflect.get(window, 'shifts'))).toEqual([])
    const box = await banner(page).boundingBox()
    expect(box?.height).toBeLessThanOrEqual(viewport.height * 0.6)
    const reject = banner(page).getByRole('button', { name: 'Reject all' })
    const accept = banner(page).getByRole('button', { name: 'Accept all' })
    const [first, second] = [await reject.boundingBox(), await accept.boundingBox()]
    expect(first?.width).toBeCloseTo(second?.width ?? 0, 0)
    expect(first?.height).toBeCloseTo(second?.height ?? 0, 0)
    for (const property of ['background-color', 'color', 'font-size', 'font-weight']) {
      const look = await accept.evaluate(
        (button, name) => getComputedStyle(button).getPropertyValue(name),
        property,
      )
      await expect(reject).toHaveCSS(property, look)
    }
    // What has focus never lies under the banner.
    const last = page.locator('.footer a').last()
    await last.focus()
    const focused = await last.boundingBox()
    const room = await banner(page).boundingBox()
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual((room?.y ?? 0) + 1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    )
    await reject.click()
    await expect(banner(page)).toHaveCount(0)
  })
}

test('speaks the language of the page, also after it changes', async ({ page }) => {
  await open(page, '/de')
  await expect(page.getByRole('region', { name: 'Cookies: Sie entscheiden' })).toContainText(
    'Statistik und Werbung',
  )
  await page.locator('.footer-languages').getByRole('link', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  const spanish = page.getByRole('region', { name: 'Usted decide sobre las cookies' })
  await expect(spanish).toContainText('Estadística y Publicidad')
  await expect(spanish.getByRole('link')).toHaveAttribute('href', '/cookie-law-info')
})

test('a page that is rendered on demand asks too, beside its open dialog', async ({ page, outside }) => {
  await page.goto('/en/contact?dialog=callback-dialog')
  await page.getByRole('dialog').waitFor()
  await ready(page)
  await expect(page.locator('.consent-banner')).toBeAttached()
  expect(outside).toEqual([])
})

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in either layer, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await open(page, '/en')
    await banner(page).waitFor()
    const check = async (part: string) => {
      const { violations } = await new AxeBuilder({ page }).include(part).analyze()
      expect(
        violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target).join(' ')}`),
      ).toEqual([])
    }
    await check('.consent-banner')
    await press(page, 'Choose')
    for (const fold of await settings(page).locator('summary').all()) await fold.click()
    await check('.dialog')
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing optional loads, and nothing asks for it', async ({ page, outside, asking }) => {
    await page.goto('/en')
    await page.goto('/en/services/nie')
    expect(outside).toEqual([])
    expect(asking.tags.asked).toEqual([])
    await expect(page.locator('.consent-banner')).toHaveCount(0)
  })
})

base('a site without a container asks nothing and has nothing to ask with', async ({ page, request }) => {
  const asked: string[] = []
  page.on('request', (each) => asked.push(each.url()))
  await open(page, '/en')
  await page.waitForTimeout(1500)
  await expect(page.locator('.consent-banner')).toHaveCount(0)
  expect(asked.filter((url) => url.includes('consent'))).toEqual([])
  expect((await request.get('/api/consent')).status()).toBe(404)
  const policy = (await request.get('/en')).headers()['content-security-policy'] ?? ''
  expect(policy).not.toContain('http')
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
})
