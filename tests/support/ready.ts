import type { Page } from '@playwright/test'

/**
 * Waits until a page's scripts run: the top bar then shows whether an office is open, and a
 * preloaded dialog has been hydrated.
 */
export async function ready(page: Page): Promise<void> {
  await page.locator('.top-bar .dot').waitFor({ state: 'attached' })
  await page.locator('dialog[open]:not(:modal)').waitFor({ state: 'detached' })
}
