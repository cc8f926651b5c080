import type { Page } from '@playwright/test'

/**
 * Delays the site's scripts so that a page can be examined before hydration; returns a function
 * that releases them.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
