import { expect, test } from '@playwright/test'
import { casesOf } from '#tests/support/cases.ts'
import { ready } from '#tests/support/ready.ts'

const paths = ['/siniestros', '/en/sinister', '/de/schäden'] as const

test.describe('the claims page without a connection', () => {
  for (const path of casesOf(paths, (one) => one.startsWith('/de'))) {
    test(`opens ${path} again after a first visit, with working cases and countdown`, async ({
      page,
      context,
    }) => {
      await page.goto(path)
      await ready(page)
      await expect(page.locator('.claim-saved')).toBeVisible()
      await context.setOffline(true)
      // The service worker has no connection either.
      const asked = () =>
        fetch('/healthz').then(
          () => 'answered',
          () => 'nothing',
        )
      expect(await page.evaluate(asked)).toBe('nothing')
      await page.goto('about:blank')
      await page.goto(`${path}#water`)
      await expect(page.locator('#water .claim-steps')).toBeVisible()
      await ready(page)
      await page.locator('#water-day').fill('2026-01-05')
      await expect(page.locator('#water .claim-due')).toHaveCount(2)
      // The styles are cached too.
      const edge = await page
        .locator('#water .claim-limits > div')
        .first()
        .evaluate((element) => getComputedStyle(element).borderInlineStartWidth)
      expect(edge).toBe('6px')
    })
  }

  test('shows the cached copy when a proxy answers for a server that is down', async ({ page, context }) => {
    await page.goto('/en/sinister')
    await ready(page)
    await expect(page.locator('.claim-saved')).toBeVisible()
    await context.route('**/en/sinister', (route) =>
      route.request().serviceWorker()
        ? route.fulfill({ status: 502, body: 'Bad Gateway' })
        : route.continue(),
    )
    await page.goto('/en/sinister#water')
    await page.reload()
    await expect(page.locator('#water .claim-steps')).toBeVisible()
    expect(await page.evaluate(() => fetch('/en/sinister').then(({ status }) => status))).toBe(200)
  })

  test('caches no other pages, and loads the current page from the network when online', async ({
    page,
    context,
  }) => {
    await page.goto('/en/sinister')
    await ready(page)
    await expect(page.locator('.claim-saved')).toBeVisible()
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return { names, pages: requests.flat().map(({ url }) => new URL(url).pathname) }
    })
    expect(kept.names).toHaveLength(1)
    const fixed = kept.pages.filter((path) => !/^\/(?:assets|art|fonts)\//.test(path))
    expect(fixed.toSorted()).toEqual(['/en/sinister', '/site-data/en.json'])
    expect(kept.pages.filter((path) => path.endsWith('.state'))).toHaveLength(1)
    const again = await page.reload()
    expect(again?.fromServiceWorker()).toBe(true)
    await page.goto('/en')
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    await context.setOffline(true)
    await expect(page.goto('/en/contact')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  })

  test('deletes the copy of an earlier build once the new one is complete', async ({ page }) => {
    await page.goto('/en/sinister')
    await ready(page)
    await expect(page.locator('.claim-saved')).toBeVisible()
    await page.evaluate(() => caches.open('claims /en/sinister 0ld'))
    await page.reload()
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).some((name) => name.endsWith('0ld'))))
      .toBe(false)
  })

  test('renews the hours in the copy, which change without a new build', async ({ page }) => {
    await page.goto('/en/sinister')
    await ready(page)
    await expect(page.locator('.claim-saved')).toBeVisible()
    const hours = () =>
      page.evaluate(async () => {
        const answer = await caches.match('/site-data/en.json')
        return (await answer?.json()) as unknown
      })
    const now = await hours()
    await page.evaluate(async () => {
      const [name = ''] = await caches.keys()
      await (await caches.open(name)).put('/site-data/en.json', Response.json({}))
    })
    expect(await hours()).toEqual({})
    await page.reload()
    await expect.poll(hours).toEqual(now)
  })

  test('lets the visitor delete the cached copy for good', async ({ page, context }) => {
    await page.goto('/en/sinister')
    await ready(page)
    await page.getByRole('button', { name: 'Delete the copy' }).click()
    await expect(page.getByRole('button', { name: 'Save it again' })).toBeVisible()
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0)
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    await page.goto('/en/sinister')
    await ready(page)
    await page.waitForTimeout(1_000)
    await expect(page.locator('.claim-saved')).toBeHidden()
    await context.setOffline(true)
    await expect(page.goto('/en/sinister')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  })
})
