import { expect, test, type Page } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'

const fault = (page: Page) => page.getByRole('heading', { name: 'Something went wrong' })

/** Opens what a link leads to without moving to it. */
const follow = (page: Page, dialog: string) =>
  page
    .locator(`main a[data-dialog="${dialog}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())

test('without a connection a dialog leaves the page as it is, and opens when it is asked for again', async ({
  page,
  context,
}) => {
  await page.goto('/en/sinister')
  await ready(page)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
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

test('the form in the contact page stays as it came where its code cannot be loaded', async ({
  page,
  context,
}) => {
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
  // The key is the script's: the form has come alive.
  await expect(page.locator('#write input[name="key"]')).toHaveValue(/^[0-9a-f-]{36}$/)
  await expect(name).toHaveValue('Olga Example')
})

test('a page that could not be read on the way back comes once there is a connection', async ({
  page,
  context,
}) => {
  // Nothing that hangs on words of the visitor is kept for the time without one.
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
