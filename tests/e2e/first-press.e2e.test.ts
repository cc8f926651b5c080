import { expect, test, type Locator, type Page } from '@playwright/test'
import { casesOf } from '#tests/support/cases.ts'
import { ready } from '#tests/support/ready.ts'

test.use({ locale: 'en-GB' })

/**
 * Types an invalid value and stays in the field: the next press blurs it, and its error moves what
 * is below.
 */
async function mistype(field: Locator, text: string): Promise<void> {
  await field.fill(text)
  await expect(field).toBeFocused()
}

/** Presses and releases like a hand, with time in between for layout shifts. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error('there is nothing to press')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.waitForTimeout(80)
  await page.mouse.up()
}

for (const name of casesOf(
  ['callback-dialog', 'appointment-dialog'],
  (one) => one === 'appointment-dialog',
)) {
  test(`ticks the privacy box on the first press after an invalid e-mail address: ${name}`, async ({
    page,
  }) => {
    await page.goto(`/en/services/nie?dialog=${name}`)
    await ready(page)
    const dialog = page.getByRole('dialog')
    const email = dialog.getByRole('textbox', { name: /E-mail/ })
    const box = dialog.getByLabel(/I have read/)
    await mistype(email, 'abc@')
    await press(page, box)
    await expect(box).toBeChecked()
    // Once the press ends, the field is blurred and shows its error.
    await expect(box).toBeFocused()
    await expect(email).toHaveAccessibleDescription(/abc@|@|e-mail/i)
    // The label works as well as the box.
    await email.focus()
    await press(page, dialog.locator('label').filter({ hasText: 'Optional' }).last())
    await expect(dialog.locator('input[name="marketing"]')).toBeChecked()
    await expect(email).toHaveAccessibleDescription(/abc@|@|e-mail/i)
  })
}

for (const year of casesOf(['', '19'], (one) => one === '19')) {
  test(`adds a person with one press after the year of birth "${year}"`, async ({ page }) => {
    await page.goto('/en/insurances/health?dialog=salud-dialog')
    await ready(page)
    const dialog = page.getByRole('dialog')
    const first = dialog.getByLabel('Year of birth, person 1')
    await mistype(first, '1')
    await mistype(first, year)
    await press(page, dialog.getByRole('button', { name: 'Add a person' }))
    await expect(dialog.getByLabel('Year of birth, person 2')).toBeFocused()
    await expect(first).toHaveAccessibleDescription(/year|four digits/i)
  })
}

test('ticks an extra of a home with one press after an invalid postcode', async ({ page }) => {
  await page.goto('/en/insurances/home?dialog=hogar-dialog')
  await ready(page)
  const dialog = page.getByRole('dialog')
  await mistype(dialog.getByLabel('Postcode'), '7')
  const extra = dialog.getByRole('checkbox').first()
  await press(page, extra)
  await expect(extra).toBeChecked()
})

test('does not steal focus from the next field after a press with the secondary button', async ({ page }) => {
  await page.goto('/en/services/nie?dialog=callback-dialog')
  await ready(page)
  const dialog = page.getByRole('dialog')
  // When the button opens a menu, no event reports its release.
  await dialog.locator('input[name="privacy"]').dispatchEvent('mousedown', { button: 2 })
  const name = dialog.getByLabel('Your name')
  await press(page, name)
  await expect(name).toBeFocused()
})
