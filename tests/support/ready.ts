import type { Page } from '@playwright/test'

/**
 * Waits until a page's scripts run: the bar at the top then shows whether an office is open, and a dialog that
 * came open with the page has been taken over.
 */
export async function ready(page: Page): Promise<void> {
  await page.locator('.top-bar .dot').waitFor({ state: 'attached' })
  await page.locator('dialog[open]:not(:modal)').waitFor({ state: 'detached' })
}
