import { expect } from '@playwright/test'
import { banner, open, test } from '#tests/support/asking-site.ts'

// Focus on an element that disappears would fall back to the start of the page unless it is moved.

test('moves focus to the next saved search when one is deleted by keyboard', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('searches', JSON.stringify(['first one', 'second one', 'third one'])),
  )
  await open(page, '/en/busqueda')
  const forget = (query: string) => page.getByRole('button', { name: new RegExp(query) })
  await forget('second one').focus()
  await page.keyboard.press('Enter')
  await expect(forget('third one')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(forget('first one')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#page-search')).toBeFocused()
})

test('returns focus to the field when all saved searches are deleted', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('searches', JSON.stringify(['first one', 'second one'])),
  )
  await open(page, '/en/busqueda')
  const field = page.locator('#page-search')
  await field.focus()
  await expect(page.locator('.suggestions')).toBeVisible()
  await page.locator('.suggestions-forget').focus()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(page.locator('.suggestions')).toHaveCount(0)
})

test('keeps focus on the save button of the cookie page, and updates the boxes after each answer', async ({
  page,
}) => {
  await open(page, '/en/cookie-law-info')
  await banner(page).getByRole('button', { name: 'Reject all' }).click()
  const settings = page.locator('main .consent-controls')
  const statistics = settings.getByRole('checkbox', { name: 'Statistics' })
  await expect(statistics).not.toBeChecked()
  await statistics.check()
  const save = settings.getByRole('button', { name: 'Save' })
  await save.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await expect(save).toBeFocused()
  await expect(statistics).toBeChecked()
  await settings.getByRole('button', { name: 'Reject all' }).press('Enter')
  await expect(statistics).not.toBeChecked()
})
