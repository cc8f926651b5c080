import { expect, test } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'

test.use({ locale: 'en-GB' })

test('resends a form whose answer was lost after its preferred day has passed', async ({ page }) => {
  const posts: string[] = []
  await page.route(/dialog=callback-dialog/, async (route) => {
    if (route.request().method() !== 'POST') return await route.continue()
    posts.push(String(new URLSearchParams(route.request().postData() ?? '').get('when')))
    await route.abort()
  })
  // A Tuesday morning; the browser's timers keep running.
  await page.clock.setFixedTime('2026-11-24T10:00:00Z')
  await page.goto('/en?dialog=callback-dialog')
  await ready(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your name').fill('Lina Example')
  await dialog.getByLabel('Phone', { exact: true }).fill('612 345 678')
  await dialog.getByRole('radio', { name: 'Today', exact: true }).check({ force: true })
  await dialog.getByLabel(/I have read/).check()
  await page.clock.setFixedTime('2026-11-24T10:00:10Z')
  const send = dialog.locator('.dialog-bar button')
  await send.click()
  await expect(dialog.getByRole('alert')).toContainText('971 000 000')
  expect(posts).toEqual(['today'])
  await page.clock.setFixedTime('2026-11-24T21:00:00Z')
  await send.click()
  await expect.poll(() => posts).toEqual(['today', 'today'])
  await expect(dialog.locator('.error-summary')).toHaveCount(0)
})
