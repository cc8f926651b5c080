import { expect, test, type Page } from '@playwright/test'
import { chooseLaterDay, freeTimes } from '#tests/support/later-day.ts'
import { ready } from '#tests/support/ready.ts'

async function fillBooking(page: Page, office: string): Promise<void> {
  await page.goto(`/en/offices/${office}?dialog=appointment-dialog`)
  await ready(page)
  await chooseLaterDay(page, 3)
  await freeTimes(page).last().check({ force: true })
  await page.getByRole('textbox', { name: 'E-mail' }).fill('kim@mail.example')
  await page.getByLabel(/I have read the privacy policy/).check()
  await page.getByLabel('Your name').fill('Kim Example')
}

test('books when Enter is pressed in a field of the appointment form', async ({ page }) => {
  await fillBooking(page, 'palma')
  await page.getByLabel('Your name').press('Enter')
  await expect(page.getByText('Your appointment is booked')).toBeVisible()
})

test('removes suggested alternative times when the office changes', async ({ page, browser }) => {
  const rival = await browser.newPage()
  for (const visitor of [page, rival]) await fillBooking(visitor, 'llucmajor')
  await rival.getByRole('button', { name: 'Book the appointment' }).click()
  await expect(rival).toHaveURL(/\/appointment\//)
  await rival.close()
  await page.getByRole('button', { name: 'Book the appointment' }).click()
  await expect(page.getByText('That time is no longer available')).toBeVisible()
  const near = page.locator('input[name="near"]')
  const chosen = await near.first().inputValue()
  await near.first().check({ force: true })
  await page.getByRole('radio', { name: /^Online/ }).check({ force: true })
  await expect(near).toHaveCount(0)
  // The chosen time stays chosen only if the other office offers it too.
  await expect(async () => {
    const offered = await freeTimes(page).evaluateAll(
      (times: HTMLInputElement[], value) => times.some((time) => time.value === value && time.checked),
      chosen,
    )
    const summary = await page.locator('.dialog-summary').textContent()
    expect(/\d:\d\d/.test(summary ?? '')).toBe(offered)
  }).toPass()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('sends the form on Enter and lists what is missing', async ({ page }) => {
    await page.goto('/en/offices/palma?dialog=appointment-dialog')
    await page.getByLabel('Your name').fill('Kim Example')
    await page.getByLabel('Your name').press('Enter')
    await expect(page.locator('.error-summary')).toBeVisible()
  })
})
