import { expect, test, type Locator, type Page } from '@playwright/test'
import { casesOf } from '#tests/support/cases.ts'
import { ready } from '#tests/support/ready.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { fillTime } from '#tests/support/fill-time.ts'

async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Phone', { exact: true }).fill('612 345 678')
  await page.getByLabel(/I have read the privacy policy/).check()
}

const reference = /TAL-[A-Z0-9]{4}-[A-Z0-9]{2}/

test('requests a call from a product page, one history step from the page before', async ({ page }) => {
  await page.goto('/en')
  await page.goto('/en/insurances/health')
  await ready(page)
  await page.getByRole('link', { name: 'Shall we call you?' }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Shall we call you?' })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/\?dialog=callback-dialog$/)
  await expect(dialog.locator('[name="topic"]')).toHaveValue('insurance.health')
  await expect(dialog.getByText('Health insurance.')).toBeVisible()
  await fill(page, 'Anna Example')
  await page.waitForTimeout(fillTime)
  await dialog.getByRole('button', { name: 'Request the call' }).click()
  const answer = page.getByRole('dialog', { name: 'We’ve received your request' })
  await expect(answer).toBeVisible()
  const code = reference.exec(await answer.innerText())?.[0] ?? ''
  expect(code).not.toBe('')
  await expect
    .poll(() => sentMails().some((mail) => mail.includes(code) && mail.includes('Anna Example')))
    .toBe(true)
  await answer.getByRole('button', { name: 'Back to the page' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/en/insurances/health')
  await page.goBack()
  await expect(page).toHaveURL('/en')
})

// The start page's payload has a special address (`/_.data`), which once leaked into the answer's
// address.
const starts = [
  { path: '/', locale: 'es-ES', name: 'Nombre y apellidos', phone: 'Teléfono', privacy: /He leído/ },
  { path: '/en', locale: 'en-GB', name: 'Your name', phone: 'Phone', privacy: /I have read/ },
  { path: '/de', locale: 'de-DE', name: 'Ihr Name', phone: 'Telefon', privacy: /Datenschutzerklärung/ },
] as const
for (const { path, locale, name, phone, privacy } of starts) {
  test.describe(`requests a call from the start page ${path}`, () => {
    test.use({ locale })

    test('requests a call, sees the answer over that page and the request behind its link', async ({
      page,
    }) => {
      await page.goto(`${path}?dialog=callback-dialog`)
      await ready(page)
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(name).fill('Anna Example')
      await dialog.getByLabel(phone, { exact: true }).fill('612 345 678')
      await dialog.getByLabel(privacy).check()
      await page.waitForTimeout(fillTime)
      await dialog.locator('.dialog-bar button').click()
      await expect(page).toHaveURL((url) => url.pathname === path)
      await expect(dialog).toContainText(reference)
      await expect(page.locator('h1')).not.toHaveCount(0)
      const code = reference.exec(await dialog.innerText())?.[0] ?? 'none'
      await dialog.locator('a[href*="TAL-"]').first().click()
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.locator('main')).toContainText(code)
    })
  })
}

test('shows errors beside their fields and in a focused summary', async ({ page }) => {
  await page.goto('/en/insurances/health?dialog=callback-dialog')
  const dialog = page.getByRole('dialog')
  await ready(page)
  await dialog.getByRole('textbox', { name: /E-mail/ }).fill('anna@mail')
  await dialog.getByRole('button', { name: 'Request the call' }).click()
  const summary = dialog.locator('.error-summary')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(4)
  await summary.getByRole('link', { name: /name/i }).click()
  await expect(dialog.getByLabel('Your name')).toBeFocused()
  await expect(dialog.getByRole('textbox', { name: /E-mail/ })).toHaveValue('anna@mail')
  await expect(dialog.getByRole('textbox', { name: /E-mail/ })).toHaveAccessibleDescription(/incomplete/)
})

/** The position of a control that has not moved for a quarter of a second. */
async function atRest(control: Locator) {
  for (let last = await control.boundingBox(); ;) {
    await control.page().waitForTimeout(250)
    const now = await control.boundingBox()
    if (now !== null && now.y === last?.y && now.x === last.x) return now
    last = now
  }
}

// Cases where the dialog grows with its errors and where its bar scrolls with the content.
const places = [
  [1440, 1300],
  [820, 460],
] as const
for (const [width, height] of casesOf(places, ([one]) => one === 820)) {
  test(`sends when the button is pressed right after an invalid field: ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/en/insurances/health?dialog=callback-dialog')
    await ready(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your name').focus()
    const send = dialog.getByRole('button', { name: 'Request the call' })
    await dialog.evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }))
    await page.evaluate(() => document.fonts.ready)
    const button = await atRest(send)
    await page.mouse.move(button.x + button.width / 2, button.y + 2)
    await page.mouse.down()
    // As long as a slow press takes; an error that appeared now would move what is under the
    // finger.
    await page.waitForTimeout(300)
    await page.mouse.up()
    await expect(dialog.locator('.error-summary')).toBeFocused()
    await expect(dialog.getByLabel('Your name')).toHaveAccessibleDescription(/./)
  })
}

test('keeps a draft after closing the dialog and reloading the page', async ({ page }) => {
  await page.goto('/en?dialog=callback-dialog')
  await ready(page)
  await page.getByLabel('Your name').fill('Draft Example')
  await page.getByLabel(/I have read/).check()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/en')
  await page.reload()
  await page.getByRole('link', { name: 'Shall we call you?' }).filter({ visible: true }).first().click()
  await expect(page.getByLabel('Your name')).toHaveValue('Draft Example')
  await expect(page.getByLabel(/I have read/)).not.toBeChecked()
})

test('closes the dialog on Escape and on Back', async ({ page }) => {
  await page.goto('/de')
  await ready(page)
  const opener = page.getByRole('link', { name: 'Rückruf anfordern' }).filter({ visible: true }).first()
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await opener.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('serves the same form as a page, keeps the entered data and stores it', async ({ page }) => {
    await page.goto('/en/services/nie')
    await page.getByRole('link', { name: 'Shall we call you?' }).filter({ visible: true }).first().click()
    await page.getByLabel('Your name').fill('Nora Example')
    await page.getByRole('button', { name: 'Request the call' }).click()
    await expect(page.locator('.error-summary')).toBeVisible()
    await expect(page.getByLabel('Your name')).toHaveValue('Nora Example')
    await page.getByLabel('Phone', { exact: true }).fill('+49 151 23456789')
    await page.getByLabel(/I have read/).check()
    await page.waitForTimeout(fillTime)
    await page.getByRole('button', { name: 'Request the call' }).click()
    await expect(page.getByText(reference)).toBeVisible()
    await expect
      .poll(() =>
        sentMails().some((mail) => mail.includes('Nora Example') && mail.includes('+4915123456789')),
      )
      .toBe(true)
    await page.getByRole('button', { name: 'Back to the page' }).click()
  })
})
