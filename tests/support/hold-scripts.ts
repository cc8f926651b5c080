import type { Page } from '@playwright/test'

/** Keeps the site's scripts waiting, so that a page can be looked at before them; gives what lets them go. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
