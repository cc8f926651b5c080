import { expect, test } from '@playwright/test'
import { fillContact } from '#tests/support/fill-contact.ts'
import { ready } from '#tests/support/ready.ts'
import { fillTime } from '#tests/support/fill-time.ts'

test('prints a page without the form open over it, and a form’s answer alone', async ({ page }) => {
  await page.goto('/en/about-us?dialog=contact-dialog')
  await ready(page)
  const dialog = page.getByRole('dialog')
  await page.emulateMedia({ media: 'print' })
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await fillContact(dialog, {
    name: 'Paula Example',
    email: 'paula@example.org',
    message: 'To keep on paper.',
  })
  await page.waitForTimeout(fillTime)
  await dialog.locator('.dialog-bar button').click()
  const answer = page.getByRole('dialog', { name: 'We’ve received your request' })
  await expect(answer).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(answer.locator('.reference strong')).toBeVisible()
  await expect(answer.getByText('What happens next')).toBeVisible()
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('main > :not(dialog)').filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})
