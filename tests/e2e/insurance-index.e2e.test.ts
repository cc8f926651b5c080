import { expect, test } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'

test.describe('the insurance index on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('opens the group named by a product’s breadcrumb', async ({ page }) => {
    await page.goto('/en/insurances/car')
    await ready(page)
    await page.locator('.breadcrumbs a[href$="#car"]').click()
    await expect(page).toHaveURL(/\/en\/insurances#car$/)
    await expect(page.getByRole('link', { name: 'Motorcycle insurance' }).first()).toBeVisible()
    await expect(page.locator('.product-group details[open]')).toHaveCount(1)
    await expect(page.locator('#car')).toBeFocused()
  })
})

test.describe('without scripts', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })

  test('opens a group by its link, and situations by a tap', async ({ page }) => {
    await page.goto('/de/versicherungen#property')
    await expect(page.locator('.product-group details[open]')).toHaveCount(1)
    await page.locator('.situation > summary', { hasText: 'Ich wohne zur Miete' }).click()
    await expect(page.locator('.situation[open]')).toHaveCount(1)
    await expect(page.getByText('Waschmaschine')).toBeVisible()
  })
})
