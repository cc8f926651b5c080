import { expect, type Locator, type Page } from '@playwright/test'

/** The free times that a form shows; taken ones are disabled. */
export const freeTimes = (scope: Page | Locator): Locator =>
  scope.locator('input[name="slot"]:not(:disabled)')

/**
 * Chooses a free day of the booking form after the first, without scripts by the button that shows
 * its times: the first day may have few times left, or none by the time of sending. `ahead`
 * separates tests that book at the same time.
 */
export async function chooseLaterDay(scope: Page | Locator, ahead = 2): Promise<void> {
  const day = scope.locator('input[name="day"]:not(:disabled)').nth(ahead)
  const value = await day.inputValue()
  await day.check({ force: true })
  const show = scope.locator('button[name="intent"][value="times"]')
  if (await show.isVisible()) await show.click()
  await expect(freeTimes(scope).first()).toHaveValue(new RegExp(`^${value}T`))
}
