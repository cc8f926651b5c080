import { expect, test } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'

test.use({ viewport: { width: 1440, height: 900 }, locale: 'es-ES' })

test('moves focus to the linked place on another page', async ({ page }) => {
  await page.goto('/contacto')
  await ready(page)
  await page.locator('.footer a[href$="#personal"], .footer-list a[href*="#"]').first().click()
  await expect(page).toHaveURL(/\/seguros#/)
  const place = page.locator(new URL(page.url()).hash)
  await expect(place).toBeFocused()
})

test('moves focus to the list for a blog topic, and into the dialog when one opens', async ({ page }) => {
  await page.goto('/blog')
  await ready(page)
  await page.locator('.topic-filter a:not([aria-current])').first().click()
  await expect(page).toHaveURL(/\?tag=.*#articles$/)
  await expect(page.locator('#articles')).toBeFocused()
  await expect(page.locator('#main')).not.toBeFocused()
  await page.locator('a[data-dialog="callback-dialog"]').filter({ visible: true }).first().click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeFocused()
})

test('moves focus to the top of the home page for the footer logo, but not when a dialog opens', async ({
  page,
}) => {
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

test('keeps an incoming link’s fragment in the switcher without adding one permanently', async ({ page }) => {
  await page.goto('/servicios/nie?utm_source=a#documents')
  await ready(page)
  const link = page.locator('.footer-languages').getByRole('link', { name: 'English' })
  const own = await link.evaluate((element: HTMLAnchorElement) => element.href)
  await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()))
  await link.click()
  await expect.poll(() => link.evaluate((element: HTMLAnchorElement) => element.href)).toBe(own)
  // A link to a substitute page marks this by its fragment.
  await link.evaluate((element: HTMLAnchorElement) => {
    element.hash = '#untranslated'
    document.addEventListener('click', () => Object.assign(window, { led: element.href }), { once: true })
  })
  await link.click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'led') as string))
    .toMatch(/\/en\/services\/nie#untranslated$/)
})
