import { expect, test, type Page } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'
import { translate } from '#tests/support/translate.ts'
import { fillTime } from '#tests/support/fill-time.ts'

test.use({ locale: 'en-GB', permissions: ['clipboard-read', 'clipboard-write'] })

const fault = (page: Page) => page.getByRole('heading', { name: 'Something went wrong' })

test('sends a request from a page translated by the browser, and copies its reference', async ({ page }) => {
  await page.goto('/en/services/nie')
  await ready(page)
  await page.locator('a[data-dialog="callback-dialog"]').filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your name').fill('Tran Example')
  await dialog.getByLabel('Phone', { exact: true }).fill('612 345 678')
  await dialog.getByLabel(/I have read/).check()
  await translate(page.locator('body'))
  await page.waitForTimeout(fillTime)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*', async (route) => {
    if (route.request().method() === 'POST') await promise
    await route.continue()
  })
  const send = dialog.locator('.dialog-bar button')
  await send.click()
  // While the answer is pending the form stays and is marked as in progress.
  await expect(send).toHaveAttribute('aria-busy', 'true')
  await expect(send.locator('.button-spinner')).toBeVisible()
  await expect(send).toHaveText('Sending…')
  resolve()
  const answer = page.getByRole('dialog', { name: 'We’ve received your request' })
  await expect(answer).toBeVisible()
  await translate(answer)
  const copy = answer.getByRole('button', { name: 'Copy', exact: true })
  await copy.click()
  await expect(copy.locator('.icon')).toBeVisible()
  await expect(answer.getByRole('status').first()).toHaveText(/copied/i)
  await expect(answer.locator('.dialog-bar a')).toBeVisible()
  await expect(fault(page)).toHaveCount(0)
})

test('chooses a case in a list of documents translated by the browser', async ({ page }) => {
  await page.goto('/en/services/nie')
  await ready(page)
  await page.locator('.checklist').scrollIntoViewIfNeeded()
  const questions = page.locator('.checklist [role="radiogroup"]')
  await expect(questions.getByRole('radio').first()).toBeEnabled()
  await translate(page.locator('body'))
  for (const question of await questions.all()) {
    for (const option of await question.getByRole('radio').all()) {
      await option.click({ force: true })
      await expect(option).toBeChecked()
      await expect(option).toBeFocused()
    }
  }
  await expect(fault(page)).toHaveCount(0)
})
