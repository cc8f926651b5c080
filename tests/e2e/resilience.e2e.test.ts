import { expect, test, type Page } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'

/** Marks the document to distinguish a full load from a client navigation. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { kept: true }))
const isMarked = (page: Page) =>
  // While the page changes there is nothing to check.
  page.evaluate(() => Reflect.get(window, 'kept') === true).catch(() => true)
const payloads = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.data')) asked.push(pathname)
  })
  return asked
}
/** The scripts of page kinds. */
const parts = /\/assets\/(?:view|product|blocks)[^/]*\.js$/
const bar = (page: Page) => page.locator('.offline-bar')

test('prefetches a page about to be used, once', async ({ page }) => {
  const asked = payloads(page)
  await page.goto('/en')
  await ready(page)
  // The page’s own payload shows that prefetching has begun.
  await expect.poll(() => asked).toContain('/en.data')
  const link = page.getByRole('main').getByRole('link', { name: 'Dental insurance' }).first()
  await link.hover()
  await expect.poll(() => asked).toContain('/en/insurances/dental.data')
  await link.click()
  await expect(page).toHaveURL('/en/insurances/dental')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/dental|teeth/i)
  expect(asked.filter((path) => path === '/en/insurances/dental.data')).toHaveLength(1)
})

test('prefetches nothing in data-saver mode', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  const asked = payloads(page)
  await page.goto('/en')
  await page.mouse.click(5, 500)
  await ready(page)
  await page.getByRole('main').getByRole('link', { name: 'Dental insurance' }).first().hover()
  await page.waitForTimeout(2_000)
  expect(asked.filter((path) => path !== '/en.data')).toEqual([])
})

test('keeps visited pages readable offline, and form input in place', async ({ page, context }) => {
  const asked = payloads(page)
  await page.goto('/en/services/nie')
  await ready(page)
  await expect.poll(() => asked).toContain('/en/services/nie.data')
  await page
    .locator('a[href="/en/insurances/health"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Health')
  await context.setOffline(true)
  await expect(bar(page)).toContainText('You are offline')
  const known = asked.length
  await page.goBack()
  await expect(page).toHaveURL('/en/services/nie')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('NIE')
  await page.locator('a[href="/en/privacy-policy"]').first().click()
  await expect(page).toHaveURL('/en/services/nie')
  await expect(bar(page)).toContainText('You can’t open this while you’re offline')
  await expect(bar(page).getByRole('link')).toHaveAttribute('href', /^tel:/)
  // Longer than a visible link waits to be prefetched.
  await page.waitForTimeout(1_500)
  expect(asked.slice(known)).toEqual([])
  await context.setOffline(false)
  await expect(bar(page)).toContainText('online again')
  await page.locator('a[data-dialog]').filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your name').fill('Dora Example')
  await context.setOffline(true)
  await dialog.locator('.dialog-bar button').click()
  await expect(bar(page)).toContainText('stays here')
  await expect(dialog.getByLabel('Your name')).toHaveValue('Dora Example')
  await context.setOffline(false)
})

test('loads a page in full when a chunk fails, at most once in ten seconds', async ({ page }) => {
  await page.goto('/en/contact')
  await ready(page)
  let broken = true
  await page.route(parts, (route) => (broken ? route.abort() : route.continue()))
  await page.route('**/en/insurances/dental', (route) => {
    broken = false
    return route.continue()
  })
  await mark(page)
  await page.locator('.menu a[href="/en/insurances/dental"]').evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/en/insurances/dental')
  await expect.poll(() => isMarked(page)).toBe(false)
  await ready(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/dental|teeth/i)
  broken = true
  await page.unroute('**/en/insurances/dental')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
})

test('keeps the prerendered page for robots', async ({ browser }) => {
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.route(parts, (route) => route.abort())
  await page.goto('/en/insurances/dental')
  await expect.poll(() => errors.length).toBeGreaterThan(0)
  await page.waitForTimeout(500)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/dental|teeth/i)
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
  await context.close()
})

test('leaves addresses that are not in the map to the server', async ({ page }) => {
  await page.goto('/en')
  await ready(page)
  await mark(page)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/en/services'
    document.querySelector('main')?.append(link)
    link.click()
  })
  await expect.poll(() => isMarked(page)).toBe(false)
  await expect(page).toHaveURL('/en')
})
