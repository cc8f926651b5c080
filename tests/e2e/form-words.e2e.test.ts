import { expect, test, type Page } from '@playwright/test'
import { callbackForm } from '#tests/support/send-form.ts'
import { casesOf } from '#tests/support/cases.ts'
import { ready } from '#tests/support/ready.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { fillTime } from '#tests/support/fill-time.ts'

const languages = [
  { path: '/', said: ['Elija una hora libre', /ha leído la política/] },
  { path: '/en', said: ['Choose a free time', /have read the privacy policy/] },
  { path: '/de', said: ['Wählen Sie eine freie Uhrzeit', /Datenschutzerklärung gelesen/] },
] as const

for (const { path, said } of casesOf(languages, (one) => one.path === '/de')) {
  test(`lists what is missing in an empty appointment form: ${path}`, async ({ page }) => {
    await page.goto(`${path}?dialog=appointment-dialog`)
    await ready(page)
    await page.locator('.dialog-bar button').click()
    const links = page.locator('.error-summary').getByRole('link')
    for (const words of said) await expect(links.filter({ hasText: words })).toHaveCount(1)
    expect(new Set(await links.allInnerTexts()).size).toBe(await links.count())
  })
}

async function introduce(page: Page, email = 'wanda@example.org'): Promise<void> {
  await page.getByLabel('Your name').fill('Wanda Example')
  await page.getByRole('textbox', { name: /E-mail/ }).fill(email)
  await page.getByRole('textbox', { name: /E-mail/ }).blur()
  await page.getByLabel(/I have read/).check()
  await page.waitForTimeout(fillTime)
}

/** As many characters as the counter allows, including line breaks. */
const maxMessage = 'Line of nineteen.\n\n'.repeat(106).slice(0, 1_999).padEnd(2_000, 'x')

test('sends a message of maximum length with any line breaks', async ({ page }) => {
  await page.goto('/en?dialog=contact-dialog')
  await ready(page)
  await page.getByLabel('Message').fill(maxMessage)
  await expect(page.locator('.input-remaining')).toHaveText('0 characters left')
  await introduce(page)
  await page.locator('.dialog-bar button').click()
  await expect(page.getByRole('dialog', { name: 'We’ve received your request' })).toBeVisible()
})

test('accepts non-ASCII letters in an e-mail domain and explains why they are refused before the @', async ({
  page,
}) => {
  await page.goto('/en?dialog=contact-dialog')
  await ready(page)
  await page.getByLabel('Message').fill('Is this address fine?')
  await introduce(page, 'änne@müller.de')
  await page.locator('.dialog-bar button').click()
  await expect(page.locator('.error-summary')).toContainText('Before the @')
  await page.getByRole('textbox', { name: /E-mail/ }).fill('info@müller.de')
  await page.locator('.dialog-bar button').click()
  await expect(page.getByRole('dialog', { name: 'We’ve received your request' })).toBeVisible()
  const recipients = () => sentMails().map((mail) => /^To: (.*)$/m.exec(mail)?.[1])
  await expect.poll(recipients).toContain('info@xn--mller-kva.de')
})

test('distinguishes impossible from incomplete postcodes and years', async ({ page }) => {
  await page.goto('/en?dialog=dental-dialog')
  await ready(page)
  const postcode = page.getByLabel('Postcode')
  const year = page.getByLabel('Year of birth, person 1')
  await postcode.fill('7001')
  await year.fill('19')
  await page.locator('.dialog-bar button').click()
  await expect(postcode).toHaveAccessibleDescription(/five digits/)
  await expect(year).toHaveAccessibleDescription(/four digits/)
  await postcode.fill('53000')
  await year.fill('2099')
  await expect(postcode).toHaveAccessibleDescription(/This postcode doesn’t exist/)
  await expect(year).toHaveAccessibleDescription(/in the future/)
})

test('opens dialogs on a page served over plain http', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'))
  await page.goto('/en/services/nie')
  await ready(page)
  for (const name of ['callback-dialog', 'appointment-dialog']) {
    await page.locator(`a[href*="dialog=${name}"]`).filter({ visible: true }).first().click()
    await expect(page.locator('input[name="key"]')).toHaveValue(/^[0-9a-f-]{36}$/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('accepts only its own form in the appointment book, so nothing is booked without a time', async ({
  request,
}) => {
  const form = Object.fromEntries(callbackForm())
  const post = (query: string) => request.post(`/en?${query}`, { form, maxRedirects: 0 })
  expect((await post('dialog=appointment-dialog')).status()).toBe(422)
  expect((await post('dialog=appointment-dialog&form=appointment-dialog')).status()).toBe(422)
  // Any other name counts as a callback request.
  const other = await post('form=appointment-dialog')
  expect(other.status()).toBe(303)
  expect(other.headers()['location']).toContain('dialog=success-dialog')
})

const zones = [
  ['America/New_York', '(New York)'],
  ['Atlantic/Canary', '(Canary)'],
  ['Europe/Berlin', undefined],
] as const
for (const [timezoneId, own] of casesOf(zones, ([zone]) => zone !== 'Atlantic/Canary')) {
  test(`shows bookable times in the visitor’s time zone when it differs: ${timezoneId}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ timezoneId, locale: 'en-GB' })
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    page.on('console', (line) => line.type() === 'error' && faults.push(line.text()))
    await page.goto('/en/offices/palma?dialog=appointment-dialog')
    await ready(page)
    const slot = page.locator('.slot:has(input[name="slot"]:not(:disabled))').first()
    await slot.locator('input').check({ force: true })
    const summary = page.locator('.dialog-summary')
    if (own === undefined) {
      await expect(slot).toHaveText(/^\d\d:\d\d$/)
      await expect(summary).not.toContainText('your local time')
    } else {
      await expect(slot).toHaveText(/^\d\d:\d\d \(\d\d:\d\d\)$/)
      await expect(page.locator('.dialog .field-hint').filter({ hasText: own })).toBeVisible()
      await expect(summary).toContainText(`In your local time: `)
      await expect(summary).toContainText(own)
    }
    expect(faults).toEqual([])
    await page.close()
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('accepts a message of maximum length with a booking, and lists what is missing', async ({ page }) => {
    await page.goto('/en/offices/palma?dialog=appointment-dialog')
    await page.getByLabel(/^Message/).fill(maxMessage)
    await introduce(page)
    await page.getByRole('button', { name: 'Book the appointment' }).click()
    await expect(page.locator('.error-summary').getByRole('link')).toHaveText(['Choose a free time'])
  })
})
