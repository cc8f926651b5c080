import { expect, type Page } from '@playwright/test'

/** Fills in, in English, what a person must give to be reached, and sends the open dialog. */
export async function sendDialog(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your name').fill(name)
  await dialog.getByRole('textbox', { name: /E-mail/ }).fill('visitor@example.org')
  await dialog.getByLabel(/I have read/).check()
  await dialog
    .getByRole('button', { name: /Send|Request|Get/ })
    .last()
    .click()
  await expect(page).toHaveURL(/success-dialog/)
}
