import { expect, test } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'

test.use({ viewport: { width: 1440, height: 900 }, locale: 'es-ES' })

test('a link to a place on another page gives the focus to that place', async ({ page }) => {
  await page.goto('/contacto')
  await ready(page)
  await page.locator('.footer a[href$="#personal"], .footer-list a[href*="#"]').first().click()
  await expect(page).toHaveURL(/\/seguros#/)
  const place = page.locator(new URL(page.url()).hash)
  await expect(place).toBeFocused()
})

test('a topic of the blog moves the focus to its list; a dialog takes it to itself', async ({ page }) => {
  await page.goto('/blog')
  await ready(page)
  await page.locator('.topic-filter a:not([aria-current])').first().click()
  await expect(page).toHaveURL(/\?tag=.*#articles$/)
  await expect(page.locator('#articles')).toBeFocused()
  await expect(page.locator('#main')).not.toBeFocused()
  await page.locator('a[data-dialog="callback-dialog"]').filter({ visible: true }).first().click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeFocused()
})

test('the logo at the foot of the home page leads to its top, a dialog does not', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  await page.locator('.footer .logo').scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(500)
  await page
    .locator('a[href*="dialog=callback-dialog"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await page.locator('.footer .logo').click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the switcher keeps the fragment that its link brings, and adds none for good', async ({ page }) => {
  await page.goto('/servicios/nie?utm_source=a#documents')
  await ready(page)
  const link = page.locator('.footer-languages').getByRole('link', { name: 'English' })
  const own = await link.evaluate((element: HTMLAnchorElement) => element.href)
  await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()))
  await link.click()
  await expect.poll(() => link.evaluate((element: HTMLAnchorElement) => element.href)).toBe(own)
  // What leads to another page in its stead says so by its fragment.
  await link.evaluate((element: HTMLAnchorElement) => {
    element.hash = '#untranslated'
    document.addEventListener('click', () => Object.assign(window, { led: element.href }), { once: true })
  })
  await link.click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'led') as string))
    .toMatch(/\/en\/services\/nie#untranslated$/)
})
