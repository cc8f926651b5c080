import { expect, test, type Page } from '@playwright/test'
import { chooseLaterDay, freeTimes } from '#tests/support/later-day.ts'
import { ready } from '#tests/support/ready.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { fillTime } from '#tests/support/fill-time.ts'

/** The office's mail about a visitor; the mail to the visitor names them too. */
const officeMailAbout = (name: string) =>
  sentMails().find((mail) => /^To: .*@talaia\.example/m.test(mail) && mail.includes(name)) ?? ''

/** Arrives from another site through a campaign, and opens another page. */
async function arrive(page: Page): Promise<void> {
  await page.goto('/en/about-us?utm_source=letter&utm_campaign=autumn-7&utm_id=9&other=x', {
    referer: 'https://www.search.example/results?q=secret',
  })
  await ready(page)
  await page.locator('main a[href^="/en/"]:not([href*="?"])').filter({ visible: true }).first().click()
  await expect(page).not.toHaveURL(/utm_/)
}

test('reports the referring site and campaign with a form sent pages later', async ({ page }) => {
  await arrive(page)
  await page.locator('a[href*="dialog=callback-dialog"]').filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your name').fill('Olga Example')
  await dialog.getByRole('textbox', { name: /^Phone/ }).fill('+34 612 345 678')
  await dialog.getByLabel(/I have read/).check()
  await page.waitForTimeout(fillTime)
  const kept = await page.evaluate(
    () => JSON.stringify({ ...sessionStorage, ...localStorage }) + document.cookie,
  )
  expect(kept).not.toMatch(/search\.example|letter|autumn/)
  await dialog.getByRole('button', { name: 'Request the call' }).click()
  await expect(page.getByRole('dialog', { name: 'We’ve received your request' })).toBeVisible()
  await expect(page).not.toHaveURL(/utm_|search/)
  await expect.poll(() => officeMailAbout('Olga Example')).toContain('www.search.example')
  const mail = officeMailAbout('Olga Example')
  for (const part of ['letter', 'autumn-7']) expect(mail).toContain(part)
  for (const part of ['secret', 'utm_id', '127.0.0.1']) expect(mail).not.toContain(part)
})

test('reports the referring site and campaign with a booking', async ({ page }) => {
  await arrive(page)
  await page.goto('/en/offices/palma?utm_source=poster')
  await ready(page)
  await page.locator('a[data-dialog="appointment-dialog"]').filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog')
  await chooseLaterDay(dialog, 3)
  await freeTimes(dialog).last().check({ force: true })
  await dialog.getByLabel('Your name').fill('Otto Example')
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('otto@example.org')
  await dialog.getByLabel(/I have read/).check()
  await page.waitForTimeout(fillTime)
  await dialog.getByRole('button', { name: 'Book the appointment' }).click()
  await expect(page.getByText('Your appointment is booked')).toBeVisible()
  await expect.poll(() => officeMailAbout('Otto Example')).toContain('poster')
})
