import { expect, test, type Page } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'
import { fillTime } from '#tests/support/fill-time.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function open(page: Page, path: string) {
  await page.goto(path)
  await ready(page)
  return page.getByRole('dialog')
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('lists missing choices on sending, with a link to each', async ({ page }) => {
      const form = await open(page, '/en/services/nie?dialog=nie-dialog')
      await form.getByLabel(/I have read/).check()
      await form.getByRole('button', { name: 'Send the request' }).click()
      const summary = form.locator('.error-summary')
      await expect(summary).toBeFocused()
      await expect(summary).toBeInViewport()
      for (const label of ['Nationality', 'Where are you now?', 'What do you need it for?']) {
        await summary.getByRole('link', { name: new RegExp(`^${label.replace('?', '\\?')}`) }).click()
        // The label also names the radio group, which never has focus itself.
        const control = form
          .getByRole('combobox', { name: label })
          .or(form.getByRole('radiogroup', { name: label }).getByRole('radio').first())
        await expect(control).toBeFocused()
        await expect(control).toBeInViewport()
      }
    })
  })
}

test('validates a phone number in the browser by the numbering plan, once per change of country', async ({
  page,
}) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  const form = await open(page, '/de/dienstleistungen/nie?dialog=callback-dialog')
  const phone = form.getByRole('textbox', { name: 'Telefon' })
  await phone.pressSequentially('0151 234567')
  await phone.blur()
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await phone.fill('0151 23456789')
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true')
  await form.getByRole('combobox', { name: 'Ländervorwahl' }).selectOption('ES')
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await form.getByRole('combobox', { name: 'Ländervorwahl' }).selectOption('DE')
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true')
  // With its country code but no plus.
  await phone.fill('49 151 23456789')
  await phone.blur()
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true')
  expect(posts).toEqual([])
})

test('loads the phone number rules only when a number is typed', async ({ page }) => {
  const rules: string[] = []
  page.on('request', (request) => /phone-number/.test(request.url()) && rules.push(request.url()))
  const form = await open(page, '/en/services/nie?dialog=callback-dialog')
  await form.getByLabel('Your name').fill('Kim')
  expect(rules).toEqual([])
  await form.getByRole('textbox', { name: 'Phone' }).fill('7')
  await expect.poll(() => rules.length).toBe(1)
})

test('does not move focus from the error summary when phone number rules load late', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/phone-number/, async (route) => {
    await promise
    await route.continue()
  })
  const form = await open(page, '/en?dialog=contact-dialog')
  await form.getByRole('textbox', { name: /^Phone/ }).fill('612 345 678')
  await form.getByRole('button', { name: 'Send the message' }).click()
  await expect(form.locator('.error-summary')).toBeFocused()
  const rules = page.waitForResponse(/phone-number/)
  resolve()
  await (await rules).finished()
  // Once loaded, the rules run within the same task or the next.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)))
  await expect(form.locator('.error-summary')).toBeFocused()
})

test('suggests a correction for a mistyped e-mail domain without blocking the form', async ({ page }) => {
  const form = await open(page, '/en/services/nie?dialog=nie-dialog')
  const email = form.getByRole('textbox', { name: /E-mail/ })
  await email.fill('anna@gmial.com')
  await email.blur()
  await form.getByRole('button', { name: 'Use anna@gmail.com' }).click()
  await expect(email).toHaveValue('anna@gmail.com')
  await expect(email).toBeFocused()
  await expect(form.getByRole('button', { name: /^Use / })).toHaveCount(0)
  await email.fill('anna@gmx.d')
  await email.blur()
  await expect(form.getByRole('button', { name: 'Use anna@gmx.de' })).toBeVisible()
})

test('shows a chosen picture with its name and size', async ({ page }) => {
  const form = await open(page, '/en/sinister?dialog=contact-dialog&claim=accident')
  await form.getByLabel('Photographs or documents').setInputFiles([
    { name: 'door.png', mimeType: 'image/png', buffer: png },
    { name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') },
  ])
  const files = form.getByRole('listitem')
  await expect(files.filter({ hasText: 'door.png (0.1 MB)' }).locator('canvas')).toBeVisible()
  await expect(files.filter({ hasText: 'report.pdf (0.1 MB)' })).toBeVisible()
})

test('prefills the form with the case chosen in the list of documents, editable', async ({ page }) => {
  await page.goto('/en/services/nie')
  await ready(page)
  await page.locator('#documents').scrollIntoViewIfNeeded()
  await page.getByRole('radio', { name: 'Abroad' }).check()
  await page.getByRole('link', { name: 'Apply for my NIE' }).filter({ visible: true }).first().click()
  const form = page.getByRole('dialog', { name: 'Apply for my NIE' })
  await expect(form.getByText('Your answers: Where you are – Abroad')).toBeVisible()
  await expect(form.getByRole('radio', { name: 'Abroad' })).toBeChecked()
  await form.getByRole('link', { name: 'Change' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Abroad' })).toBeChecked()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('carries the case of a shared link into the form', async ({ page }) => {
    await page.goto('/en/services/car-registration?case=eu,move&dialog=general-dialog')
    const form = page.getByRole('dialog', { name: 'Register my car' })
    await expect(form.getByText(/Your answers: Where the car comes from – EU/)).toBeVisible()
    await expect(form.getByLabel('CO₂ (g/km)')).toBeVisible()
    await expect(form.getByLabel('Photographs or documents')).toBeVisible()
  })

  test('mentions a mistyped e-mail domain after sending', async ({ page }) => {
    await page.goto('/en/services/car-registration?dialog=general-dialog')
    const form = page.getByRole('dialog')
    await form.getByLabel('Your name').fill('李')
    await form.getByRole('textbox', { name: /E-mail/ }).fill('li@gmial.com')
    await form.getByLabel(/I have read/).check()
    await page.waitForTimeout(fillTime)
    await form.getByRole('button', { name: 'Send the request' }).click()
    await expect(page.getByRole('dialog', { name: 'We’ve received your request' })).toContainText(
      'did you mean …@gmail.com?',
    )
  })
})
