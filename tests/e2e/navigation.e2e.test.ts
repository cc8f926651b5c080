import { expect, test } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'

test('changes the page on a click without a full load, and notifies screen readers', async ({ page }) => {
  await page.goto('/en')
  await ready(page)
  await page.evaluate(() => Object.assign(window, { kept: true }))
  await page.getByRole('main').getByRole('link', { name: 'Dental insurance' }).first().click()
  await expect(page).toHaveURL('/en/insurances/dental')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'kept'))).toBe(true)
  await expect(page.locator('[role=status]').first()).toHaveText(/./)
  await page.goBack()
  await expect(page).toHaveURL('/en')
})

test('renders above the fold first after a click, then the rest without layout shift', async ({ page }) => {
  await page.goto('/en')
  await ready(page)
  const link = page.getByRole('main').getByRole('link', { name: 'Dental insurance' }).first()
  await link.focus()
  await page.waitForTimeout(1_500)
  await page.evaluate(() => {
    const seen: string[] = []
    const left = document.querySelector('h1')
    const note = () => {
      const state = document.querySelector('main .to-come') ? 'first' : 'whole'
      const heading = document.querySelector('h1')
      if (heading !== null && heading !== left && seen.at(-1) !== state) seen.push(state)
    }
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
    Object.assign(window, { seen, shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (location.pathname.endsWith('dental'))
          Reflect.set(window, 'shifts', Reflect.get(window, 'shifts') + Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift' })
  })
  await link.click()
  // Both pages have questions, so questions do not prove that the second page is rendered.
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'seen'))).toEqual(['first', 'whole'])
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0)
})

test('renders the first picture immediately on a full load, and after the text on client navigation', async ({
  page,
}) => {
  const picture = page.getByRole('main').locator('.scene-image').first()
  await page.goto('/en/insurances/dental')
  await ready(page)
  await expect(picture).toHaveAttribute('fetchpriority', 'high')
  await expect(picture).not.toHaveAttribute('loading')
  await page.goto('/en')
  await ready(page)
  await page.getByRole('main').getByRole('link', { name: 'Dental insurance' }).first().click()
  await expect(page).toHaveURL('/en/insurances/dental')
  await expect(picture).toHaveAttribute('loading', 'lazy')
  await expect(picture).not.toHaveAttribute('fetchpriority')
})

test('restores the scroll position on Back, or scrolls to the fragment', async ({ page }) => {
  await page.goto('/en')
  await ready(page)
  const link = page.getByRole('main').getByRole('link', { name: 'Dental insurance' }).first()
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(300)
  await link.click()
  await expect(page).toHaveURL('/en/insurances/dental')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/en')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  await page.getByRole('contentinfo').locator('a[href*="/en/insurances#"]').first().click()
  await expect(page).toHaveURL(/insurances#/)
  await expect
    .poll(() =>
      page.evaluate(() => document.querySelector(location.hash)?.getBoundingClientRect().top ?? 9_999),
    )
    .toBeLessThan(200)
})

test('makes the links beside the open situation clickable on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en')
  await page.locator('.situation[open] .situation-panel a').first().click({ timeout: 5_000 })
  await expect(page).toHaveURL('/en/services/nie')
})

test('opens a mega menu on click, closes it on Escape and restores focus', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  const button = page.locator('.mega > summary', { hasText: 'Seguros' })
  await button.click()
  const link = page.locator('.menu').getByRole('link', { name: 'Seguro de moto' })
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(link).toBeVisible()
  await link.click()
  await expect(page).toHaveURL('/seguros/motocicleta')
  await expect(page.locator('.mega[open]')).toHaveCount(0)
})

test('opens a mega menu when the mouse rests on it, not when it passes', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  await ready(page)
  const menu = page.locator('.mega', { hasText: 'Seguro de moto' })
  const summary = menu.locator('summary').first()
  const away = () => page.mouse.move(10, 880)
  await away()
  await page.clock.pauseAt(Date.now() + 60_000)
  await summary.hover()
  await page.clock.runFor(100)
  await away()
  await page.clock.runFor(1_000)
  await expect(menu).not.toHaveAttribute('open')
  await summary.hover()
  await page.clock.runFor(100)
  await expect(menu).not.toHaveAttribute('open')
  await page.clock.runFor(100)
  await expect(menu).toHaveAttribute('open')
  await away()
  await page.clock.runFor(1_000)
  await expect(menu).not.toHaveAttribute('open')
})

test.describe('the menu on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('fills the screen, traps focus, and closes on Escape and on a choice', async ({ page }) => {
    await page.goto('/')
    await ready(page)
    await page.getByRole('link', { name: 'Menú' }).click()
    const menu = page.locator('#menu')
    await expect(menu).toBeVisible()
    await expect(page.getByRole('link', { name: 'Cerrar', exact: true })).toBeFocused()
    expect(await page.evaluate(() => document.querySelector('main')?.inert)).toBe(true)
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('link', { name: 'Menú' })).toBeFocused()
    await page.getByRole('link', { name: 'Menú' }).click()
    await menu.locator('summary', { hasText: 'Seguros' }).first().click()
    await menu.locator('summary', { hasText: /^Salud$/ }).click()
    await menu.getByRole('link', { name: 'Seguro dental' }).click()
    await expect(page).toHaveURL('/seguros/dental')
    await expect(menu).toBeHidden()
    expect(await page.evaluate(() => document.querySelector('main')?.inert)).toBe(false)
  })

  test('closes when the window grows to the wide layout', async ({ page }) => {
    await page.goto('/')
    await ready(page)
    await page.getByRole('link', { name: 'Menú' }).click()
    await page.setViewportSize({ width: 1300, height: 900 })
    await expect(page.locator('#menu')).not.toHaveAttribute('data-open')
    await expect(page.locator('html')).not.toHaveClass(/locked/)
  })

  test('opens only one footer list at a time', async ({ page }) => {
    await page.goto('/de')
    const lists = page.locator('.footer-list')
    await lists.nth(0).locator('summary').click()
    await lists.nth(1).locator('summary').click()
    await expect(page.locator('.footer-list[open]')).toHaveCount(1)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('opens menus and links the language switch to the same page', async ({ page }) => {
    await page.goto('/seguros/salud')
    await page.locator('.mega > summary', { hasText: 'Servicios' }).click()
    await page.locator('.menu').getByRole('link', { name: 'NIE', exact: true }).click()
    await expect(page).toHaveURL('/servicios/nie')
    await page.locator('.language-menu summary').click()
    await page.locator('.language-list').getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL('/de/dienstleistungen/nie')
  })

  test('opens and closes the mobile menu by its links', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('link', { name: 'Menú' }).click()
    await expect(page.locator('#menu')).toBeVisible()
    await page.getByRole('link', { name: 'Cerrar', exact: true }).click()
    await expect(page.locator('#menu')).toBeHidden()
  })
})
