import { expect } from '@playwright/test'
import { banner, open, press, test } from '#tests/support/asking-site.ts'
import { chooseLaterDay, freeTimes } from '#tests/support/later-day.ts'
import { ready } from '#tests/support/ready.ts'
import { fillTime } from '#tests/support/fill-time.ts'

test.use({ locale: 'en-GB' })

const hasTags = () => document.querySelectorAll('script[src*="/gtm.js"]').length > 0

test.beforeEach(async ({ page, asking }) => {
  await open(page, '/en')
  await press(page, 'Accept all')
  await expect.poll(() => asking.tags.asked).toContain('/tag.js')
})

test('hides the request page, and the answer that leads there, from running tags', async ({
  page,
  outside,
  asking,
}) => {
  await page.getByRole('link', { name: 'Shall we call you?' }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your name').fill('Tina Example')
  await dialog.getByLabel('Phone', { exact: true }).fill('612 345 678')
  await dialog.getByLabel(/I have read/).check()
  await page.waitForTimeout(fillTime)
  expect(await page.evaluate(hasTags)).toBe(true)
  outside.length = 0
  await dialog.locator('.dialog-bar button').click()
  await expect(dialog).toContainText(/TAL-\w{4}-\w{2}/)
  await ready(page)
  await expect(page).not.toHaveURL(/status=/)
  expect(await page.evaluate(hasTags)).toBe(false)
  await dialog.locator('a[href*="/status/"]').first().click()
  await expect(page).toHaveURL(/\/en\/status\//)
  await ready(page)
  await page.waitForTimeout(1_500)
  expect(await page.evaluate(hasTags)).toBe(false)
  await expect(banner(page)).toHaveCount(0)
  expect(outside).toEqual([])
  // The page after it is an ordinary one.
  await page.getByRole('link', { name: 'About us' }).last().click()
  await expect(page).toHaveURL(/about-us/)
  await expect.poll(() => outside).toContain('/tag.js')
  // The referrer is reported as well.
  expect(await page.evaluate(() => document.referrer)).toBe(`${asking.site.origin}/`)
})

test('hides the appointment page from running tags', async ({ page, outside }) => {
  await open(page, '/en/offices/palma?dialog=appointment-dialog')
  await chooseLaterDay(page)
  await freeTimes(page).first().check({ force: true })
  await page.getByLabel('Your name').fill('Tina Example')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('tina@mail.example')
  await page.getByLabel(/I have read/).check()
  await page.waitForTimeout(fillTime)
  expect(await page.evaluate(hasTags)).toBe(true)
  outside.length = 0
  await page.getByRole('button', { name: 'Book the appointment' }).click()
  await expect(page.getByText('Your appointment is booked')).toBeVisible()
  await ready(page)
  await page.waitForTimeout(1_500)
  expect(await page.evaluate(hasTags)).toBe(false)
  expect(outside).toEqual([])
})
