import { expect, test, type Page } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { fillTime } from '#tests/support/fill-time.ts'

/** Whether the office's mail has a number under a name. */
const isTold = (name: string, number: string) =>
  sentMails().some((mail) => mail.includes(name) && mail.includes(number))

const country = (page: Page) => page.locator('select[name="country"]')

async function fill(page: Page, { name, phone, privacy }: Record<'name' | 'phone' | 'privacy', string>) {
  const form = page.getByRole('dialog')
  await form.locator('input[name="name"]').fill(name)
  await form.locator('input[name="phone"]').fill(phone)
  await form.getByLabel(new RegExp(privacy)).check()
  // A form counts as filled by a person, who takes longer than a test does.
  await page.waitForTimeout(fillTime)
}

const send = (page: Page) => page.locator('.dialog-bar button').click()

test('sets the country list by a Spanish number, and keeps a manual choice', async ({ page }) => {
  await page.goto('/de?dialog=callback-dialog')
  await ready(page)
  await expect(country(page)).toHaveValue('DE')
  await fill(page, { name: 'Paula Beispiel', phone: '612 345 678', privacy: 'Datenschutz' })
  await expect(country(page)).toHaveValue('ES')
  await expect(page.locator('.phone-dial')).toHaveText('+34')
  await country(page).selectOption('DE')
  await page.locator('input[name="phone"]').fill('612 345 679')
  await send(page)
  await expect(page.locator('.error-summary')).toContainText('Ist das eine spanische Nummer?')
  await expect(page.locator('input[name="phone"]')).toHaveAccessibleDescription(/Spanien \(\+34\)/)
  await expect(country(page)).toHaveValue('DE')
  await page.locator('input[name="phone"]').fill('0612 345 679')
  await send(page)
  await expect(page.getByRole('dialog', { name: 'Wir haben Ihre Anfrage erhalten' })).toBeVisible()
  await expect.poll(() => isTold('Paula Beispiel', '+49612345679')).toBe(true)
})

test('leaves the country list unchanged for a number of the preset country', async ({ page }) => {
  await page.goto('/en?dialog=appointment-dialog')
  await ready(page)
  const phone = page.locator('input[name="phone"]')
  for (const [typed, chosen] of [
    ['07400 123456', 'GB'],
    ['7400 123456', 'GB'],
    ['722 345 678', 'GB'],
    ['971 123 456', 'ES'],
  ] as const) {
    await phone.fill(typed)
    await phone.blur()
    await expect(country(page)).toHaveValue(chosen)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('asks about a number valid in two countries, and accepts one valid only in Spain', async ({
    page,
  }) => {
    await page.goto('/de?dialog=callback-dialog')
    await fill(page, { name: 'Petra Beispiel', phone: '612 345 678', privacy: 'Datenschutz' })
    await send(page)
    await expect(page.locator('.error-summary')).toContainText('Ist das eine spanische Nummer?')
    await country(page).selectOption('ES')
    await page.getByLabel(/Datenschutz/).check()
    await send(page)
    await expect(page.getByRole('dialog', { name: 'Wir haben Ihre Anfrage erhalten' })).toBeVisible()
    await expect.poll(() => isTold('Petra Beispiel', '+34612345678')).toBe(true)
    await page.goto('/en?dialog=callback-dialog')
    await fill(page, { name: 'Peter Example', phone: '971 123 456', privacy: 'I have read' })
    await send(page)
    await expect(page.getByRole('dialog', { name: 'We’ve received your request' })).toBeVisible()
    await expect.poll(() => isTold('Peter Example', '+34971123456')).toBe(true)
  })
})
