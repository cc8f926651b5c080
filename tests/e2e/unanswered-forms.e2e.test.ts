import { openChange } from '#tests/support/open-change.ts'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { casesOf } from '#tests/support/cases.ts'
import { chooseLaterDay, freeTimes } from '#tests/support/later-day.ts'
import { ready } from '#tests/support/ready.ts'
import { fillTime } from '#tests/support/fill-time.ts'

const fault = (page: Page) => page.getByRole('heading', { name: 'Something went wrong' })

async function fillPerson(scope: Page | Locator, name: string): Promise<void> {
  await scope.getByLabel('Your name').fill(name)
  await scope.getByRole('textbox', { name: 'E-mail' }).fill('una@mail.example')
  await scope.getByLabel(/I have read/).check()
}

/**
 * Every post fails, by a status or without one; returns a function that lets them through again.
 */
async function refusePosts(page: Page, status?: number): Promise<() => void> {
  let broken = true
  await page.route('**/*', (route) => {
    if (!broken || route.request().method() !== 'POST') return route.fallback()
    return status === undefined ? route.abort() : route.fulfill({ status, body: 'refused' })
  })
  return () => {
    broken = false
  }
}

/** The note has focus and is therefore in view; it names the phone number. */
async function expectNote(page: Page): Promise<void> {
  const note = page.getByRole('alert')
  await expect(note).toContainText('971 000 000')
  await expect(note).toBeFocused()
  await expect(note).toBeInViewport()
  await expect(fault(page)).toHaveCount(0)
}

for (const status of casesOf([undefined, 413, 502], (one) => one !== 502)) {
  test(`keeps the input of a dialog's form that fails in flight (${status ?? 'no answer'}), and reports each failure`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await page.goto('/en?dialog=contact-dialog')
    await ready(page)
    const form = page.getByRole('dialog')
    await form.getByLabel('Topic').selectOption('claim')
    await form.getByLabel('Message').fill('Is anybody there?')
    await fillPerson(form, 'Una Example')
    const mend = await refusePosts(page, status)
    const send = form.locator('.dialog-bar button')
    await send.click()
    await expectNote(page)
    await expect(page.getByRole('alert')).toContainText('We don’t know whether your request reached us')
    await form.getByLabel(/I have read/).focus()
    await send.click()
    await expectNote(page)
    await expect(form.getByLabel('Your name')).toHaveValue('Una Example')
    mend()
    await page.waitForTimeout(fillTime)
    await send.click()
    await expect(page.getByRole('dialog', { name: 'We’ve received your report' })).toBeVisible()
  })
}

test('reports failures in flight on a booking, its page and its status page', async ({ page }) => {
  await page.goto('/en/offices/palma?dialog=appointment-dialog')
  await ready(page)
  await chooseLaterDay(page)
  await freeTimes(page).first().check({ force: true })
  await fillPerson(page, 'Una Example')
  const mend = await refusePosts(page)
  await page.getByRole('button', { name: 'Book the appointment' }).click()
  await expectNote(page)
  await expect(page.getByLabel('Your name')).toHaveValue('Una Example')
  mend()
  await page.waitForTimeout(fillTime)
  await page.getByRole('button', { name: 'Book the appointment' }).click()
  await expect(page.getByText('Your appointment is booked')).toBeVisible()
  // Its own page, by client navigation and then by a full load.
  for (const loaded of [false, true]) {
    if (loaded) await page.reload()
    await ready(page)
    await page.waitForTimeout(loaded ? 1_000 : 0)
    await openChange(page, 'move')
    await freeTimes(page).last().check({ force: true })
    const mended = await refusePosts(page)
    await page.getByRole('button', { name: /^Move to this time/ }).click()
    await expectNote(page)
    await expect(page.getByRole('alert')).toContainText('we may not have saved it')
    mended()
  }
  // A cancellation is answered beside its box, not above the times.
  await openChange(page, 'cancel')
  await page.getByLabel('Yes, I want to cancel it').check()
  await refusePosts(page)
  await page.getByRole('button', { name: 'Cancel the appointment' }).click()
  const cancelling = page.locator('#cancel')
  await expect(cancelling.getByRole('alert')).toContainText('we may not have saved it')
  await expectNote(page)
})

test('offers a new form when a stored inline form is changed and resent', async ({ page }) => {
  await page.goto('/en/contact')
  await ready(page)
  const form = page.locator('main form.dialog-form')
  await form.scrollIntoViewIfNeeded()
  await form.getByLabel('Topic').selectOption('claim')
  await form.getByLabel('Message').fill('Is anybody there?')
  await fillPerson(form, 'Una Example')
  // It is stored, and its answer is lost.
  let lost = false
  await page.route('**/*', async (route) => {
    if (lost || route.request().method() !== 'POST') return route.fallback()
    lost = true
    await route.fetch({ maxRedirects: 0 })
    await route.abort()
  })
  const send = form.locator('.dialog-bar button')
  await send.click()
  await expectNote(page)
  await form.getByLabel('Message').fill('Is anybody there now?')
  await send.click()
  await expect(page.getByRole('alert')).toContainText('Reload the page to send a new request')
})
