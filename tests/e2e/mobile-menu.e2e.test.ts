import { expect, test } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' })

test('switches to the same page in the chosen language by touch', async ({ page, context }) => {
  await page.goto('/en/services/nie?case=other')
  await ready(page)
  await page.locator('.menu-open').tap()
  const menu = page.locator('#menu')
  const languages = menu.locator('.menu-languages').getByRole('link')
  await expect(languages).toHaveText(['Español', 'English', 'Deutsch'])
  await expect(menu.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
  for (const link of await languages.all()) {
    const box = await link.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  await menu.getByRole('link', { name: 'Deutsch' }).tap()
  await expect(page).toHaveURL('/de/dienstleistungen/nie?case=other')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  // The choice closes the menu, unlocks page scrolling and is remembered.
  await expect(page.locator('#menu')).toBeHidden()
  await expect(page.locator('html')).not.toHaveClass(/locked/)
  await expect(page.locator('main')).not.toHaveAttribute('inert')
  expect(await context.cookies()).toMatchObject([{ name: 'locale', value: 'de', sameSite: 'Lax' }])
  await page.goto('/')
  await expect(page).toHaveURL('/de')
})

test('scrolls a section opened at the foot of the mobile menu into view with its groups', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 560 })
  await page.goto('/en')
  await ready(page)
  await page.locator('.menu-open').tap()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.locator('summary').filter({ hasText: 'About us' }).first().tap()
  const last = menu.locator('summary').filter({ hasText: 'On this site' })
  await expect(last).toBeInViewport({ ratio: 1 })
  const above = () =>
    page.evaluate(() => document.querySelector('.menu-foot')?.getBoundingClientRect().top ?? 0)
  await expect
    .poll(async () => {
      const box = await last.boundingBox()
      return box && box.y + box.height <= (await above())
    })
    .toBe(true)
})

test('lists claims as the first plain menu entry, with its own icon', async ({ page }) => {
  await page.goto('/en')
  await ready(page)
  await page.locator('.menu-open').tap()
  const first = page.locator('.mega + .menu-plain')
  await expect(first).toHaveText('Claims')
  await expect(first.locator('.icon')).toBeVisible()
  const ground = (entry: typeof first) => entry.evaluate((link) => getComputedStyle(link).backgroundColor)
  const next = page.locator('.menu-plain').filter({ hasText: 'Home' })
  expect(await ground(first)).not.toBe(await ground(next))
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(first).toHaveText('Claims')
  await expect(first.locator('.icon')).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('opens the mobile menu by its address, with languages linking to the page', async ({ page }) => {
    await page.goto('/en/services/nie')
    await page.locator('.menu-open').tap()
    await page.locator('.menu-languages').getByRole('link', { name: 'Español' }).tap()
    await expect(page).toHaveURL('/servicios/nie')
  })
})
