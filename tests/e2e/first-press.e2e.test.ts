import { expect, test, type Locator, type Page } from '@playwright/test'
import { casesOf } from '#tests/support/cases.ts'
import { ready } from '#tests/support/ready.ts'

test.use({ locale: 'en-GB' })

/** Types what cannot be, and stays in the field: what is pressed next leaves it, and its error moves what is below. */
async function mistype(field: Locator, text: string): Promise<void> {
  await field.fill(text)
  await expect(field).toBeFocused()
}

/** Presses and lets go as a hand does, with time in between for what might move. */
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
  test(`the privacy box takes the first press after a wrong e-mail address: ${name}`, async ({ page }) => {
    await page.goto(`/en/services/nie?dialog=${name}`)
    await ready(page)
    const dialog = page.getByRole('dialog')
    const email = dialog.getByRole('textbox', { name: /E-mail/ })
    const box = dialog.getByLabel(/I have read/)
    await mistype(email, 'abc@')
    await press(page, box)
    await expect(box).toBeChecked()
    // Once the press has ended the field is left, and says what is wrong with it.
    await expect(box).toBeFocused()
    await expect(email).toHaveAccessibleDescription(/abc@|@|e-mail/i)
    // The label is as good as the box.
    await email.focus()
    await press(page, dialog.locator('label').filter({ hasText: 'Optional' }).last())
    await expect(dialog.locator('input[name="marketing"]')).toBeChecked()
    await expect(email).toHaveAccessibleDescription(/abc@|@|e-mail/i)
  })
}

for (const year of casesOf(['', '19'], (one) => one === '19')) {
  test(`a person is added with one press after the year of birth "${year}"`, async ({ page }) => {
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

test('an extra of a home is ticked with one press after a wrong postcode', async ({ page }) => {
  await page.goto('/en/insurances/home?dialog=hogar-dialog')
  await ready(page)
  const dialog = page.getByRole('dialog')
  await mistype(dialog.getByLabel('Postcode'), '7')
  const extra = dialog.getByRole('checkbox').first()
  await press(page, extra)
  await expect(extra).toBeChecked()
})

test('what was pressed with the other button takes no focus from the field that is pressed next', async ({
  page,
}) => {
  await page.goto('/en/services/nie?dialog=callback-dialog')
  await ready(page)
  const dialog = page.getByRole('dialog')
  // Where the button opens a menu, nothing tells that it was let go.
  await dialog.locator('input[name="privacy"]').dispatchEvent('mousedown', { button: 2 })
  const name = dialog.getByLabel('Your name')
  await press(page, name)
  await expect(name).toBeFocused()
})
