import { expect } from '@playwright/test'
import { axeFindingsInBothSchemes } from '#tests/support/axe.ts'
import { banner, kept, open, press, settings, test } from '#tests/support/asking-site.ts'
import { blockStorage } from '#tests/support/block-storage.ts'
import { ready } from '#tests/support/ready.ts'
import { shiftsOn, watchShifts } from '#tests/support/shifts.ts'

test.use({ locale: 'en-GB' })

test('is first in the tab order, takes no key press as an answer and restores focus', async ({
  page,
  outside,
}) => {
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
  test(`on ${name} causes no layout shift, weighs reject and accept equally and keeps the page readable`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await watchShifts(page, 'body')
    await open(page, '/en/services/nie')
    // Waits for the fonts: on a busy machine they load after the first paint and may wrap a line
    // differently.
    await page.reload()
    await banner(page).waitFor()
    await page.waitForTimeout(500)
    expect(await shiftsOn(page)).toEqual([])
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
    // The focused element is never covered by the banner.
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

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a wide screen', { width: 1440, height: 900 }],
] as const) {
  test(`on ${name} shows the choice in the cookie page without layout shift`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await watchShifts(page, '.long-page-body')
    await open(page, '/en/cookie-law-info#choice')
    await page.locator('main .consent-controls').waitFor()
    await page.waitForTimeout(500)
    expect(await shiftsOn(page)).toEqual([])
  })
}

test('uses the page’s language, also after it changes', async ({ page }) => {
  await open(page, '/de')
  await expect(page.getByRole('region', { name: 'Sie entscheiden über Cookies' })).toContainText(
    'Statistik und Werbung',
  )
  await page.locator('.footer-languages').getByRole('link', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  const spanish = page.getByRole('region', { name: 'Usted decide sobre las cookies' })
  await expect(spanish).toContainText('Estadística y Publicidad')
  await expect(spanish.getByRole('link')).toHaveAttribute('href', '/cookie-law-info')
})

test('asks on a server-rendered page too, beside its open dialog', async ({ page, outside }) => {
  await page.goto('/en/contact?dialog=callback-dialog')
  await page.getByRole('dialog').waitFor()
  await ready(page)
  await expect(page.locator('.consent-banner')).toBeAttached()
  expect(outside).toEqual([])
})

test('has no axe findings in either layer, light or dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/en')
  await banner(page).waitFor()
  expect(await axeFindingsInBothSchemes(page, '.consent-banner')).toEqual([])
  await press(page, 'Choose')
  for (const fold of await settings(page).locator('summary').all()) await fold.click()
  expect(await axeFindingsInBothSchemes(page, '.dialog')).toEqual([])
})

test('applies a refusal to the current page when storage is blocked, and says so', async ({
  page,
  outside,
}) => {
  await blockStorage(page)
  await open(page, '/en')
  await press(page, 'Reject all')
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'we’ll ask you again' })).toBeVisible()
  await page.getByRole('link', { name: 'About us' }).last().click()
  await expect(page).toHaveURL(/about-us/)
  await expect(banner(page)).toHaveCount(0)
  await page.reload()
  await ready(page)
  await expect(banner(page)).toBeVisible()
  expect(outside).toEqual([])
})
