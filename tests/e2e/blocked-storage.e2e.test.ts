import { expect, test } from '@playwright/test'
import { blockStorage } from '#tests/support/block-storage.ts'
import { casesOf } from '#tests/support/cases.ts'
import { fillContact } from '#tests/support/fill-contact.ts'
import { ready } from '#tests/support/ready.ts'
import { fillTime } from '#tests/support/fill-time.ts'

test.beforeEach(({ page }) => blockStorage(page))

const dialogs = ['contact-dialog', 'appointment-dialog', 'nie-dialog']
for (const dialog of casesOf(dialogs, (one) => one !== 'nie-dialog')) {
  test(`opens ${dialog} and accepts input when storage is blocked`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(`/en?dialog=${dialog}`)
    await ready(page)
    await page.getByLabel('Your name').fill('Blanca Example')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/en')
    await page.goto('/en')
    await ready(page)
    await page.evaluate((name) => {
      const link = document.createElement('a')
      link.href = `?dialog=${name}`
      document.querySelector('main')?.append(link)
      link.click()
    }, dialog)
    await page.getByRole('dialog').getByLabel('Your name').fill('Blanca Example')
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
    expect(errors).toEqual([])
  })
}

test('sends a message when storage is blocked', async ({ page }) => {
  await page.goto('/en?dialog=contact-dialog')
  await ready(page)
  const form = page.getByRole('dialog')
  await fillContact(form, { name: 'Blanca Example', email: 'blanca@example.org', message: 'Does it arrive?' })
  await page.waitForTimeout(fillTime)
  await form.locator('.dialog-bar button').click()
  await expect(page.getByRole('dialog', { name: 'We’ve received your request' })).toBeVisible()
})
