import { pdfFile } from '#tests/support/pdf.ts'
import { expect, test, type Page } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'
import { sendToStatus } from '#tests/support/send-to-status.ts'

/** Sends a message and opens its status page. */
async function toStatus(page: Page): Promise<void> {
  await page.goto('/en/about-us?dialog=contact-dialog')
  await ready(page)
  await sendToStatus(page)
}

test('carries an unsent note to another language', async ({ page }) => {
  await toStatus(page)
  await ready(page)
  await page.getByLabel('Your note').fill('Written in the wrong language.')
  await page.locator('.footer-languages').getByRole('link', { name: 'Deutsch' }).click()
  await ready(page)
  const note = page.getByLabel('Ihre Notiz')
  await expect(note).toHaveValue('Written in the wrong language.')
  await page.locator('#note').getByRole('button').click()
  await expect(page.locator('#note .answer-note')).toBeVisible()
  await page.reload()
  await ready(page)
  await expect(note).toHaveValue('')
})

test('empties the form and confirms after adding a note', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await toStatus(page)
  await ready(page)
  const note = page.getByLabel('Your note')
  for (const text of ['One thing more.', 'And another.']) {
    await note.fill(text)
    await page.getByRole('button', { name: 'Send the note' }).click()
    const done = page.locator('#note .answer-note')
    await expect(note).toHaveValue('')
    await expect(done).toContainText('We have added your note to the request.')
    await expect(done).toBeFocused()
    await expect(done).toBeInViewport()
  }
  const files = page.getByLabel('Files', { exact: true })
  await files.setInputFiles([{ name: 'a.pdf', mimeType: '', buffer: pdfFile() }])
  await page.getByRole('button', { name: 'Send the files' }).click()
  await expect(page.locator('#files .answer-note')).toBeFocused()
  expect(await files.evaluate((field: HTMLInputElement) => field.files?.length)).toBe(0)
  await expect(page.getByText('2 notes, one file')).toBeVisible()

  // Network failures are reported at the form, and the input stays.
  await page.route('**/status/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await note.fill('Lost on the way')
  await page.getByRole('button', { name: 'Send the note' }).click()
  await expect(page.locator('#note').getByRole('alert')).toBeFocused()
  await expect(note).toHaveValue('Lost on the way')
})
