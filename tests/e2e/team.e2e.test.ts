import { expect, test } from '@playwright/test'
import { axeFindings } from '#tests/support/axe.ts'
import { ready } from '#tests/support/ready.ts'

test('has one tile per desk, whose callback begins with its topic', async ({ page }) => {
  await page.goto('/en/team')
  await ready(page)
  const tiles = page.locator('.desk-tiles > li')
  await expect(tiles).toHaveCount(6)
  expect(await axeFindings(page, '.desk-tiles')).toEqual([])
  await tiles
    .filter({ hasText: 'Vehicle desk' })
    .getByRole('link', { name: /Shall we call you/ })
    .click()
  await expect(page.getByRole('dialog').locator('[name=topic]')).toHaveValue('services.car')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('begins with its topic as well', async ({ page }) => {
    await page.goto('/de/team')
    await page
      .locator('.desk-tiles > li', { hasText: 'Team Schäden' })
      .getByRole('link', { name: /Rückruf/ })
      .click()
    await expect(page.locator('[name=topic]')).toHaveValue('claim')
  })
})

test('leads from the footer to how to complain', async ({ page }) => {
  await page.goto('/en/team')
  await page.locator('.footer').getByRole('link', { name: 'Complaints' }).click()
  await expect(page).toHaveURL(/#complaints$/)
  await expect(page.locator('#complaints')).toBeInViewport()
})
