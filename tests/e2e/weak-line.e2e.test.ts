import { expect, test, type Page } from '@playwright/test'
import { holdScripts } from '#tests/support/hold-scripts.ts'
import { ready } from '#tests/support/ready.ts'
import { signedAnswer } from '#tests/support/signed-answer.ts'

test.use({ viewport: { width: 390, height: 844 }, locale: 'es-ES' })

const bar = (page: Page) => page.locator('.offline-bar')

test('leaves the page unchanged and shows the phone number when a dialog’s code cannot load offline', async ({
  page,
  context,
}) => {
  await page.goto('/siniestros')
  await ready(page)
  const callback = page.locator('a[href*="dialog=callback-dialog"]').first()
  const press = () => callback.evaluate((link: HTMLElement) => link.click())
  // The connection monitor loads after the page.
  await page.waitForTimeout(500)
  await context.setOffline(true)
  await expect(bar(page)).toContainText('Sin conexión')
  await press()
  await expect(bar(page).getByRole('link')).toHaveAttribute('href', /^tel:\+34/)
  await expect(page).toHaveURL('/siniestros')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(false)
  await press()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Its code has loaded now.
  await context.setOffline(true)
  await press()
  await expect(page.getByRole('dialog')).toBeVisible()
})

for (const part of ['suggestions', 'texts']) {
  test(`keeps a plain search field when its ${part} cannot be loaded, and retries`, async ({ page }) => {
    await page.goto('/servicios/nie')
    await ready(page)
    let broken = true
    let asked = 0
    // The messages file is named after its language only.
    const pattern = part === 'suggestions' ? /\/assets\/suggestions-[^/]*\.js$/ : /\/assets\/es-[^/]*\.js$/
    await page.route(pattern, (route) => {
      asked += 1
      return broken ? route.abort() : route.continue()
    })
    await page.locator('.menu-open').click()
    const field = page.locator('#menu-search')
    await field.focus()
    await expect.poll(() => asked).toBeGreaterThan(0)
    await field.pressSequentially('dent')
    await expect(field).toHaveValue('dent')
    await expect(field).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    broken = false
    // A key press during a failing attempt starts no attempt; the next one does.
    await expect(async () => {
      await field.fill('dental')
      await expect(page.getByRole('option').first()).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 15_000 })
  })
}

test('keeps late suggestions closed when the field has lost focus', async ({ page }) => {
  await page.goto('/servicios/nie')
  await ready(page)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/suggestions-[^/]*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  await page.locator('.menu-open').click()
  const field = page.locator('#menu-search')
  await field.fill('dental')
  await page.locator('.menu-close').focus()
  resolve()
  await expect(field).toHaveAttribute('role', 'combobox')
  await page.waitForTimeout(500)
  await expect(page.getByRole('option')).toHaveCount(0)
})

test('scrolls the selected suggestion into view', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 400 })
  await page.goto('/busqueda')
  await ready(page)
  const field = page.getByRole('main').getByRole('searchbox').or(page.getByRole('main').getByRole('combobox'))
  await field.fill('seguro')
  await expect(page.getByRole('option').first()).toBeVisible()
  await field.press('ArrowUp')
  const last = page.getByRole('option').last()
  await expect(last).toHaveAttribute('aria-selected', 'true')
  await expect(last).toBeInViewport({ ratio: 0.9 })
})

test('keeps a menu opened before the scripts open and usable', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/servicios/nie', { waitUntil: 'domcontentloaded' })
  await page.locator('.menu-open').click()
  await expect(page.locator('#menu')).toBeVisible()
  await page.locator('.mega > summary').first().click()
  release()
  await expect(page.locator('#menu')).toHaveAttribute('data-open')
  expect(await page.evaluate(() => document.querySelector('main')?.inert)).toBe(true)
  await expect(page.locator('.mega').first()).toHaveAttribute('open')
  await expect(page).not.toHaveURL(/#menu/)
  await page.locator('.mega[open] .mega-intro a').first().click()
  await expect(page).toHaveURL('/seguros')
  await expect(page.locator('#menu')).toBeHidden()
  await expect(page.locator('html')).not.toHaveClass(/locked/)
})

test('keeps a header disclosure opened before the scripts open', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const release = await holdScripts(page)
  await page.goto('/servicios/nie', { waitUntil: 'domcontentloaded' })
  await page.locator('.language-menu > summary').click()
  release()
  await ready(page)
  await expect(page.locator('.language-menu')).toHaveAttribute('open')
  await page.locator('.language-list').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/services/nie')
  await expect(page.locator('.language-menu')).not.toHaveAttribute('open')
})

test('closes a dialog by its button without a connection', async ({ page, context }) => {
  await page.goto('/en/services/nie')
  await ready(page)
  // The connection monitor loads after the page.
  await page.waitForTimeout(500)
  await page.locator('a[data-dialog="callback-dialog"]').filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your name').fill('Dora Example')
  await context.setOffline(true)
  await expect(bar(page)).toContainText('You are offline')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/en/services/nie')
  await expect(bar(page)).toContainText('You are offline')
  await context.setOffline(false)
  await expect(bar(page)).toContainText('online again')
})

test('closes the answer to a request by its button without a connection', async ({ page, context }) => {
  await page.goto(`/en/services/nie${signedAnswer('reference=TAL-7K3M-Q9')}`)
  await ready(page)
  await page.waitForTimeout(500)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Back to the page' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/en/services/nie')
})

/** Records the maximum width of the top bar from now on. */
const watchTop = (page: Page) =>
  page.evaluate(() => {
    const look = () => {
      const width = document.querySelector('.pending-bar:not([hidden])')?.getBoundingClientRect().width ?? 0
      Object.assign(window, { widest: Math.max(width, Number(Reflect.get(window, 'widest') ?? 0)) })
      requestAnimationFrame(look)
    }
    look()
  })
const widest = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'widest')))

for (const name of ['callback-dialog', 'appointment-dialog']) {
  test(`shows a bar while a dialog loads, and none when it is cached: ${name}`, async ({ page }) => {
    await page.goto('/en/services/nie')
    await ready(page)
    const release = await holdScripts(page)
    await watchTop(page)
    const link = page.locator(`a[href*="dialog=${name}"]`).first()
    const press = () => link.evaluate((anchor: HTMLElement) => anchor.click())
    await press()
    await expect.poll(() => widest(page)).toBeGreaterThan(20)
    await expect(page.locator('.pending-bar:not([hidden])')).toBeInViewport()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('.pending-bar:not([hidden])')).toHaveCount(0)
    // A busy machine may need the 100 ms after which the bar shows: one opening in time is proof
    // enough.
    await expect(async () => {
      await page.getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      // The address follows a few hundredths of a second later.
      await expect(page).toHaveURL('/en/services/nie')
      await page.evaluate(() => Object.assign(window, { widest: 0 }))
      await press()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.waitForTimeout(300)
      expect(await widest(page)).toBe(0)
    }).toPass({ timeout: 20_000 })
  })
}

test('keeps the claims page’s call buttons clear without a connection', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/de/schäden')
  await ready(page)
  await page.waitForTimeout(500)
  await page.mouse.wheel(0, 3_000)
  const emergency = page.locator('.claim-bar a[href="tel:112"]')
  await expect(emergency).toBeInViewport()
  await context.setOffline(true)
  await expect(bar(page)).toContainText('Keine Verbindung')
  const onTop = () =>
    emergency.evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect()
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await expect.poll(onTop).toBe(true)
})
