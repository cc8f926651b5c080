import { expect, test, type Page } from '@playwright/test'
import { casesOf } from '#tests/support/cases.ts'
import { chooseLaterDay, freeTimes } from '#tests/support/later-day.ts'
import { fillContact } from '#tests/support/fill-contact.ts'
import { pdfFile } from '#tests/support/pdf.ts'
import { ready } from '#tests/support/ready.ts'

// A form is stored, and the page that its answer leads to is slow.

/** Delays the payloads of some addresses; returns a function that releases them. */
async function holdPayloads(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') await promise
    await route.fallback()
  })
  return resolve
}

const posted = (page: Page) => page.waitForResponse((answer) => answer.request().method() === 'POST')

function countPosts(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') count += 1
  })
  return () => count
}

/** Fills in a booking on a different day for each test: the office takes one visitor at a time. */
async function fillBooking(page: Page, ahead: number): Promise<void> {
  await page.goto('/en/offices/llucmajor?dialog=appointment-dialog')
  await ready(page)
  await chooseLaterDay(page, ahead)
  await freeTimes(page).first().check({ force: true })
  await page.getByLabel('Your name').fill('Lena Example')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('lena@mail.example')
  await page.getByLabel(/I have read the privacy policy/).check()
}

test('stays busy until a booking’s page has loaded, and opens it even if the dialog is closed meanwhile', async ({
  page,
}) => {
  await fillBooking(page, 4)
  const release = await holdPayloads(page, /\/appointment\//)
  const posts = countPosts(page)
  const stored = posted(page)
  const button = page.locator('.dialog-bar button')
  await button.click()
  await stored
  await page.waitForTimeout(500)
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await button.click({ force: true })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  release()
  await expect(page).toHaveURL(/\/en\/appointment\/TAL-/)
  await expect(page.getByText('Your appointment is booked')).toBeVisible()
  expect(posts()).toBe(1)
})

async function openContact(page: Page): Promise<void> {
  await page.goto('/en/about-us?dialog=contact-dialog')
  await ready(page)
  await fillContact(page.getByRole('dialog'), {
    name: 'Lena Example',
    email: 'lena@mail.example',
    message: 'Where does it stand?',
  })
}

/** Delays posts on their way to the server; returns a function that releases or answers them. */
async function holdPosts(page: Page, status?: number): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await promise
    return status === undefined ? route.fallback() : route.fulfill({ status, body: 'refused' })
  })
  return resolve
}

for (const way of casesOf(['Escape', 'the button'] as const, (one) => one === 'Escape')) {
  test(`confirms a form in flight when its dialog is closed by ${way}`, async ({ page }) => {
    await openContact(page)
    const release = await holdPosts(page)
    const posts = countPosts(page)
    await page.locator('.dialog-bar button').click()
    await expect(page.locator('.dialog-bar button')).toHaveAttribute('aria-busy', 'true')
    if (way === 'Escape') await page.keyboard.press('Escape')
    else await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    release()
    await expect(page.getByRole('dialog', { name: 'We’ve received your request' })).toBeVisible()
    expect(posts()).toBe(1)
  })
}

test('opens the booking’s page when its dialog is closed while in flight', async ({ page }) => {
  await fillBooking(page, 5)
  const release = await holdPosts(page)
  await page.locator('.dialog-bar button').click()
  await expect(page.locator('.dialog-bar button')).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  release()
  await expect(page.getByText('Your appointment is booked')).toBeVisible()
})

test('reopens a dialog that was closed too early with its errors, and can be closed', async ({ page }) => {
  await openContact(page)
  const release = await holdPosts(page, 502)
  await page.locator('.dialog-bar button').click()
  await expect(page.locator('.dialog-bar button')).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  release()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toBeFocused()
  await expect(dialog.getByLabel('Your name')).toHaveValue('Lena Example')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/en/about-us')
})

test('shows a dialog that is reopened while its form is in flight', async ({ page }) => {
  await openContact(page)
  const release = await holdPosts(page)
  await page.locator('.dialog-bar button').click()
  await expect(page.locator('.dialog-bar button')).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.locator('a[href$="dialog=contact-dialog"]').filter({ visible: true }).first().click()
  await expect(page.getByRole('dialog').getByLabel('Your name')).toHaveValue('Lena Example')
  release()
})

test('closes and reopens after a refused booking', async ({ page }) => {
  // Without the numbering plans the browser accepts any number that is long enough; the server
  // refuses it.
  await page.route(/phone-number/, (route) => route.abort())
  await fillBooking(page, 6)
  await page.getByRole('textbox', { name: /^Phone/ }).fill('1111111')
  const answered = posted(page)
  await page.locator('.dialog-bar button').click()
  expect((await answered).status()).toBe(422)
  await expect(page.locator('.dialog-bar button')).not.toHaveAttribute('aria-busy')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/en/offices/llucmajor')
  await page.getByRole('link', { name: 'Online appointment' }).filter({ visible: true }).first().click()
  await expect(page.getByLabel('Your name')).toHaveValue('Lena Example')
})

test('sends files once, however long the next page takes', async ({ page }) => {
  await openContact(page)
  await page.locator('.dialog-bar button').click()
  await page.getByRole('link', { name: 'See the status of the request' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Status of your request')
  await ready(page)
  const release = await holdPayloads(page, /\/status\//)
  await page
    .getByLabel('Files', { exact: true })
    .setInputFiles([{ name: 'a.pdf', mimeType: '', buffer: pdfFile() }])
  const posts = countPosts(page)
  const stored = posted(page)
  const button = page.getByRole('button', { name: 'Send the files' })
  await button.click()
  await stored
  await page.waitForTimeout(500)
  await button.click({ force: true })
  await page.waitForTimeout(500)
  release()
  await expect(page.getByText('no notes, one file')).toBeVisible()
  expect(posts()).toBe(1)
})

test('requests times when a preloaded dialog is reopened, and again after a while', async ({ page }) => {
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/appointments/slots')) asked.push(request.url())
  })
  await page.goto('/en/offices/palma?dialog=appointment-dialog')
  await ready(page)
  const times = page.locator('input[name="slot"]')
  await expect(times.first()).toBeAttached()
  expect(asked).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Online appointment' }).filter({ visible: true }).first().click()
  await expect(times.first()).toBeAttached()
  await expect.poll(() => asked.length).toBe(1)
  const day = page.locator('input[name="day"]:not(:disabled)').nth(1)
  await chooseLaterDay(page, 1)
  await page.locator('input[name="slot"]:not(:disabled)').first().check({ force: true })
  await page.clock.fastForward('20:00')
  await expect.poll(() => asked.length).toBe(2)
  await expect(day).toBeChecked()
  await expect(page.locator('input[name="slot"]:not(:disabled)').first()).toBeChecked()
})
