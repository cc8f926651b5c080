import type { Page } from '@playwright/test'

/** Opens the part of an appointment's page that moves or cancels it, unless it is open. */
export async function openChange(page: Page, part: 'move' | 'cancel'): Promise<void> {
  const details = page.locator(`#${part}`)
  if ((await details.getAttribute('open')) === null) await details.locator('> summary').click()
}
