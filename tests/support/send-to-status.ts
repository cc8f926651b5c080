import { expect, type Page } from '@playwright/test'
import { fillContact } from './fill-contact.ts'
import { fillTime } from './fill-time.ts'

/** Sends a message in the open English dialog and opens its status page; returns the reference. */
export async function sendToStatus(page: Page): Promise<string> {
  const form = page.getByRole('dialog')
  await fillContact(form, {
    name: 'Stella Example',
    email: 'stella@example.org',
    message: 'Where does it stand?',
  })
  // A robot takes less (sender.server.ts).
  await page.waitForTimeout(fillTime)
  await form.locator('.dialog-bar button').click()
  await page.getByRole('link', { name: 'See the status of the request' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Status of your request')
  return /TAL-[A-Z0-9]{4}-[A-Z0-9]{2}/.exec(page.url())?.[0] ?? ''
}
