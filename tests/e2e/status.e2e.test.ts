import { expect, test, type Page } from '@playwright/test'
import { fillContact } from '#tests/support/fill-contact.ts'
import { lockedPdf, pdfFile } from '#tests/support/pdf.ts'
import { ready } from '#tests/support/ready.ts'
import { signedAnswer } from '#tests/support/signed-answer.ts'
import { fillTime } from '#tests/support/fill-time.ts'

const token = /TAL-[A-Z0-9]{4}-[A-Z0-9]{2}\.[\w-]+/

/** Sends a message and opens its answer. */
async function send(page: Page): Promise<void> {
  const form = page.getByRole('dialog')
  await fillContact(form, {
    name: 'Stella Example',
    email: 'stella@example.org',
    message: 'Who pays for the water damage?',
  })
  await page.waitForTimeout(fillTime)
  await form.locator('.dialog-bar button').click()
  await expect(page.getByRole('dialog', { name: 'We’ve received your request' })).toBeVisible()
}

/** From the status page's note to its withdrawal. */
async function followUp(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Status of your request')
  await expect(page).toHaveTitle(/^Status of your request · \S/)
  await expect(page.getByText(/Received on \w+day, \d+ \w+ 20\d\d, \d\d:\d\d/)).toBeVisible()
  await expect(page.locator('[aria-current="step"]')).toContainText('Received')
  await expect(page.getByText(/answer you by \w+day, \d+ \w+ 20\d\d at the latest/)).toBeVisible()
  await expect(page.getByText('No notes, no files')).toBeVisible()

  await page.getByRole('button', { name: 'Send the note' }).click()
  await expect(page.getByLabel('Your note')).toHaveAccessibleDescription(/Write something/)
  await page.getByLabel('Your note').fill('It came through the ceiling.')
  await page.getByRole('button', { name: 'Send the note' }).click()
  await expect(page.getByText('We have added your note to the request.')).toBeVisible()
  await expect(page.getByText('One note, no files')).toBeVisible()

  const files = page.getByLabel('Files', { exact: true })
  await files.setInputFiles([
    { name: 'ceiling.pdf', mimeType: '', buffer: pdfFile() },
    { name: 'locked.pdf', mimeType: '', buffer: lockedPdf() },
  ])
  await page.getByRole('button', { name: 'Send the files' }).click()
  await expect(page.getByText('locked.pdf – One of the PDFs is protected')).toBeVisible()
  await expect(page.getByText('One note, one file')).toBeVisible()

  await page.getByRole('button', { name: 'Withdraw the request' }).click()
  await expect(page.getByText('Tick the box to confirm')).toBeVisible()
  await page.getByLabel('Yes, I want to withdraw it').check()
  await page.getByRole('button', { name: 'Withdraw the request' }).click()
  await expect(page.getByText('You have withdrawn the request.', { exact: true })).toBeVisible()
  await expect(page.locator('[aria-current="step"]')).toContainText('Withdrawn')
  await expect(page.getByLabel('Your note')).toHaveCount(0)
}

test('follows a request from its answer to its withdrawal, and removes the secret from the address', async ({
  page,
}) => {
  await page.goto('/en/about-us')
  await ready(page)
  await page.locator('a[data-dialog="contact-dialog"]').filter({ visible: true }).first().click()
  await send(page)
  await expect(page).not.toHaveURL(/status=/)
  const link = page.getByRole('link', { name: 'See the status of the request' })
  const path = (await link.getAttribute('href')) ?? ''
  expect(path).toMatch(token)
  await page.getByRole('button', { name: 'Back to the page' }).click()
  await expect(page).toHaveURL('/en/about-us')
  const answer = await page.goto(path)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'strict-origin',
    'x-robots-tag': 'noindex, nofollow',
  })
  await ready(page)
  await followUp(page)
})

test('removes the secret from the address when the dialog closes', async ({ page }) => {
  const answer = `/de${signedAnswer('reference=TAL-7K3M-Q9')}`
  await page.goto(`${answer}&status=TAL-7K3M-Q9.${'A'.repeat(43)}`)
  await ready(page)
  await expect(page).toHaveURL(answer)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/de')
})

test('lets a visitor with only a phone number copy the link, even after a reload', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // The link is kept even when storage is blocked.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', { get: () => fail() })
    const fail = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
  })
  await page.goto('/en/services/nie?dialog=callback-dialog')
  await ready(page)
  const form = page.getByRole('dialog')
  await form.getByLabel('Your name').fill('Paula Example')
  await form.getByLabel('Phone', { exact: true }).fill('612 345 678')
  await form.getByLabel(/I have read the privacy policy/).check()
  await page.waitForTimeout(fillTime)
  await form.getByRole('button', { name: 'Request the call' }).click()
  const link = page.getByRole('link', { name: 'See the status of the request' })
  const href = await link.getAttribute('href')
  expect(href).toMatch(token)
  await expect(page).not.toHaveURL(/status=/)
  await page.reload()
  await ready(page)
  await expect(link).toHaveAttribute('href', href ?? '')
  await expect(page).not.toHaveURL(/status=/)
  await page.getByRole('button', { name: 'Copy the status link' }).click()
  await expect(page.getByText('Link copied')).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(page.url()).origin + href)
  await page.getByRole('button', { name: 'Back to the page' }).click()
  await expect(page).toHaveURL('/en/services/nie')
})

test('selects the link for copying by hand when the clipboard is unavailable', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  const secret = `TAL-7K3M-Q9.${'A'.repeat(43)}`
  await page.goto(`/es${signedAnswer('reference=TAL-7K3M-Q9')}&status=${secret}`)
  await ready(page)
  await page.getByRole('button', { name: 'Copiar el enlace al estado' }).click()
  await expect(page.getByText(`/estado/${secret}`)).toBeVisible()
})

test('opens no answer for an unsigned address', async ({ page }) => {
  const signed = signedAnswer('reference=TAL-7K3M-Q9&by=2026-11-24').replace('?dialog=success-dialog', '')
  for (const query of [
    '',
    '&reference=TAL-7',
    '&by=2026-11-24',
    '&reference=TAL-7K3M-Q9',
    `&reference=TAL-7K3M-Q9&status=TAL-7K3M-Q9.${'A'.repeat(43)}`,
    signed.replace('Q9', 'Q2'),
    signed.replace('11-24', '11-25'),
    `${signed}&claim=reported`,
    signed.slice(0, -1),
  ]) {
    await page.goto(`/de?dialog=success-dialog${query}`)
    await ready(page)
    await expect(page.locator('main')).toBeVisible()
    await expect(page.getByText('Wir haben Ihre Anfrage erhalten')).toHaveCount(0)
    await expect(page.getByRole('dialog'), query).toHaveCount(0)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('opens no answer for an unsigned address without JavaScript', async ({ page }) => {
    await page.goto('/en?dialog=success-dialog&reference=TAL-7K3M-Q9&by=2026-11-24')
    await expect(page.locator('main')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto(`/en${signedAnswer('reference=TAL-7K3M-Q9&by=2026-11-24')}`)
    await expect(page.getByRole('dialog')).toContainText('by Tuesday, 24 November 2026')
  })

  test('follows and withdraws a request with links and forms alone', async ({ page }) => {
    await page.goto('/en/contact?dialog=contact-dialog')
    const answered = page.waitForResponse((answer) => answer.url().includes('dialog=success-dialog'))
    const redirected = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await send(page)
    // The secret has to be in the address: no cache stores it and no referrer is sent.
    for (const answer of [await answered, await redirected]) {
      expect(answer.headers()).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
    }
    await page.getByRole('link', { name: 'See the status of the request' }).click()
    await expect(page).toHaveURL(token)
    await followUp(page)
  })
})

test('answers a wrong request link with not found', async ({ page }) => {
  for (const [path, heading] of [
    ['/estado', 'Este enlace ya no lleva a ninguna solicitud'],
    ['/en/status', 'This link no longer works'],
    ['/de/status', 'Dieser Link führt zu keiner Anfrage mehr'],
  ]) {
    const answer = await page.goto(`${path}/TAL-7K3M-Q9.${'A'.repeat(43)}`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
    const main = page.getByRole('main')
    const [words, call] = await Promise.all([
      main.locator('.lead').boundingBox(),
      main.getByRole('link', { name: /^\+34/ }).boundingBox(),
    ])
    if (!words || !call) throw new Error('the way to call is not shown')
    expect(call.y - words.y - words.height).toBeGreaterThanOrEqual(24)
  }
})
