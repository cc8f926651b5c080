import { expect, test, type Page } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'

const healthNote = 'We don’t ask about your health'

/** Selects the plate and returns the label of its number field. */
async function plateLabel(page: Page, registration: string): Promise<string> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: registration }).check()
  return await dialog.locator('label', { hasText: 'Registration number' }).innerText()
}

test('requires only a Spanish plate number', async ({ page }) => {
  await page.goto('/en/insurances/car?dialog=automoviles-dialog')
  await ready(page)
  expect(await plateLabel(page, 'Foreign plate')).toBe('Registration number (optional)')
  expect(await plateLabel(page, 'Spanish plate')).toBe('Registration number')
})

test('shows the health notice depending on the product', async ({ page }) => {
  await page.goto('/en?dialog=general-dialog')
  await ready(page)
  const dialog = page.getByRole('dialog')
  const product = dialog.getByRole('combobox').filter({ hasText: 'Accident insurance' })
  await product.selectOption({ label: 'Accident insurance' })
  await expect(dialog.getByText(healthNote)).toBeVisible()
  await product.selectOption({ label: 'Boat insurance' })
  await expect(dialog.getByText(healthNote)).toHaveCount(0)
  await product.selectOption({ label: 'Life insurance' })
  await expect(dialog.getByText(healthNote)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('requires only a Spanish plate number', async ({ page }) => {
    await page.goto('/en/insurances/car?dialog=automoviles-dialog')
    expect(await plateLabel(page, 'Foreign plate')).toBe('Registration number (optional)')
    expect(await plateLabel(page, 'Spanish plate')).toBe('Registration number')
  })

  test('shows the health notice when the page’s product needs it', async ({ page }) => {
    await page.goto('/en/insurances/accidents?dialog=general-dialog')
    await expect(page.getByRole('dialog').getByText(healthNote)).toBeVisible()
    await page.goto('/en/insurances/recreational-boats?dialog=general-dialog')
    await expect(page.getByRole('dialog').getByText(healthNote)).toHaveCount(0)
  })
})
