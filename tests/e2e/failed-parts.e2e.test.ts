import { expect, test, type Page } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'

const fault = (page: Page) => page.getByRole('heading', { name: 'Something went wrong' })

/** Opens a link's target without navigating to it. */
const follow = (page: Page, dialog: string) =>
  page
    .locator(`main a[data-dialog="${dialog}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())

test('leaves the page unchanged when a dialog fails to load offline, and opens it on retry', async ({
  page,
  context,
}) => {
  await page.goto('/en/sinister')
  await ready(page)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  // The offline bar loads once the page is interactive.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await follow(page, 'contact-dialog')
  await expect(page.locator('.offline-bar').getByRole('link')).toHaveAttribute('href', /^tel:/)
  await page.waitForTimeout(500)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(fault(page)).toHaveCount(0)
  await context.setOffline(false)
  await follow(page, 'contact-dialog')
  await expect(page.getByRole('dialog').getByLabel('Your name')).toBeVisible()
})

test('keeps the server-rendered contact form when its code cannot be loaded', async ({ page, context }) => {
  await page.goto('/en/contact')
  await ready(page)
  const name = page.locator('#write').getByLabel('Your name')
  const asked = page.waitForEvent('requestfailed')
  await context.setOffline(true)
  await name.fill('Olga Example')
  await asked
  await page.waitForTimeout(300)
  await expect(fault(page)).toHaveCount(0)
  await expect(name).toHaveValue('Olga Example')
  await context.setOffline(false)
  // The script adds the key: the form is hydrated.
  await expect(page.locator('#write input[name="key"]')).toHaveValue(/^[0-9a-f-]{36}$/)
  await expect(name).toHaveValue('Olga Example')
})

test('loads a page that failed on Back once there is a connection', async ({ page, context }) => {
  // Nothing that depends on the visitor's input is cached for offline use.
  await page.goto('/en/busqueda?q=nie')
  await ready(page)
  const found = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.locator('.hit-list a[href="/en/services/nie"]').first().click()
  await expect(page).toHaveURL('/en/services/nie')
  await context.setOffline(true)
  await page.goBack()
  await expect(fault(page)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(found)
  await expect(page).toHaveURL('/en/busqueda?q=nie')
})
