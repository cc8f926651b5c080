import type { Page } from '@playwright/test'

/** Waits until a page's scripts run: the bar at the top then shows whether an office is open. */
export async function ready(page: Page): Promise<void> {
  await page.locator('.top-bar .dot').waitFor({ state: 'attached' })
}
