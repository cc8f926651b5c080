import { expect, test, type Page } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'

// German visitors on Spanish pages see the language offer at the foot.
test.use({ locale: 'de-DE', hasTouch: true })

/** Whether a tap on the centre of the selected element reaches it. */
const reached = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })

for (const [width, height] of [
  [390, 844],
  [820, 1180],
] as const) {
  test(`covers no part of the open menu with a bar, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/servicios/nie')
    await ready(page)
    // On phones the bar may wait for it.
    await page.evaluate(() => scrollTo(0, 100))
    await expect(page.locator('.suggestion')).toBeVisible()
    await page.locator('.menu-open').click()
    // A resting element is visible all the same, but would not be found at its position.
    await page.evaluate(() => {
      for (const resting of document.querySelectorAll<HTMLElement>('[inert]')) resting.inert = false
    })
    for (const part of ['.menu-head .logo', '.menu-close', '.menu-foot .button'])
      expect(await reached(page, part), part).toBe(true)
    await page.locator('.menu-close').tap()
    await expect(page.locator('#menu')).toBeHidden()
    expect(await reached(page, '.suggestion a')).toBe(true)
  })
}

test.describe('in browsers without ::details-content', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'es-ES', hasTouch: false })

  test.beforeEach(async ({ page }) => {
    await page.route('**/assets/*.css', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replaceAll('::details-content', '::unknown-content')
      await route.fulfill({ response: answer, body })
    })
  })

  test('opens the menu groups by click and by keyboard', async ({ page }) => {
    await page.goto('/')
    await ready(page)
    await page.locator('.mega > summary').first().click()
    const group = page.locator('.mega[open] .mega-group').filter({ hasText: 'Seguro dental' })
    const link = group.getByRole('link', { name: 'Seguro dental' })
    await expect(link).toBeHidden()
    await group.locator('summary').click()
    await expect(link).toBeVisible()
    await group.locator('summary').focus()
    await expect(group.locator('summary')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(link).toBeHidden()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(group.getByRole('link').first()).toBeFocused()
  })

  test('opens the footer lists', async ({ page }) => {
    await page.goto('/')
    const list = page.locator('.footer-list').first()
    await list.locator('summary').click()
    await expect(list.getByRole('link').first()).toBeVisible()
  })
})

test('leaves the menu groups open under headings that are links in other browsers', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/seguros')
  await ready(page)
  await page.locator('.mega > summary').first().click()
  const group = page.locator('.mega[open] .mega-group').first()
  const links = group.getByRole('link')
  await expect(links.first()).toHaveText('Salud')
  await expect(links.first()).toHaveAttribute('href', '/seguros#health')
  await expect(links.nth(1)).toBeVisible()
  await expect(group.locator('summary')).toBeHidden()
})

test('keeps the claims page’s call buttons clear of the bar at any text size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/siniestros')
  await ready(page)
  await page.evaluate(() => scrollTo(0, 100))
  await expect(page.locator('.suggestion')).toBeVisible()
  for (const size of ['100%', '200%']) {
    await page.evaluate((words) => {
      document.documentElement.style.fontSize = words
      // At the top of the page the call buttons are hidden.
      scrollTo(0, 900)
    }, size)
    const overlap = () =>
      page.evaluate(() => {
        const edges = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
        return Math.round((edges('.claim-bar')?.bottom ?? Infinity) - (edges('.suggestion')?.top ?? 0))
      })
    await expect.poll(overlap).toBeLessThanOrEqual(0)
  }
})
