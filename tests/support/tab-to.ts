import { expect, type Locator, type Page } from '@playwright/test'

/** Presses the key until something has focus, as a sighted keyboard user does. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let count = 0; count < 60; count += 1) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return
  }
  await expect(target).toBeFocused()
}
