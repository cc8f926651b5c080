import { expect, test, type Page } from '@playwright/test'
import { casesOf } from '#tests/support/cases.ts'
import { holdScripts } from '#tests/support/hold-scripts.ts'
import { ready } from '#tests/support/ready.ts'
import { fillTime, formMinMs } from '#tests/support/fill-time.ts'

// On a slow connection, a dialog is visible and in use seconds before its scripts run.

const keptName = (page: Page, dialog: string) =>
  page.evaluate((key) => sessionStorage.getItem(key) ?? '', `draft:${dialog}`)

for (const dialog of casesOf(
  ['callback-dialog', 'appointment-dialog'],
  (one) => one === 'appointment-dialog',
)) {
  test(`keeps what was typed into ${dialog} before the scripts run, even after a reload`, async ({
    page,
  }) => {
    await page.goto(`/en?dialog=${dialog}`)
    await ready(page)
    await page.getByLabel('Your name').fill('Older Example')
    await page.getByRole('textbox', { name: /^Phone/ }).fill('612 345 678')
    const release = await holdScripts(page)
    await page.reload({ waitUntil: 'domcontentloaded' })
    await page.getByLabel('Your name').fill('Early Example')
    release()
    await ready(page)
    await expect(page.getByLabel('Your name')).toHaveValue('Early Example')
    await expect(page.getByRole('textbox', { name: /^Phone/ })).toHaveValue('612 345 678')
    await expect.poll(() => keptName(page, dialog)).toContain('Early Example')
    await page.goto(`/en?dialog=${dialog}`)
    await ready(page)
    await expect(page.getByLabel('Your name')).toHaveValue('Early Example')
  })
}

test('keeps the more recent input of a refused form when the scripts run', async ({ page }) => {
  await page.goto('/en?dialog=callback-dialog')
  await ready(page)
  await page.getByLabel('Your name').fill('Older Example')
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.getByLabel('Your name').fill('Newer Example')
  await page.getByRole('button', { name: 'Request the call' }).click({ noWaitAfter: true })
  await expect(page.locator('.error-summary')).toBeVisible()
  release()
  await ready(page)
  await expect(page.getByLabel('Your name')).toHaveValue('Newer Example')
  await expect.poll(() => keptName(page, 'callback-dialog')).toContain('Newer Example')
})

test('leaves a dialog closed when it was closed before the scripts run', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/en/insurances/health?dialog=callback-dialog', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await ready(page)
  await expect(page).toHaveURL('/en/insurances/health')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('keeps a dialog’s scroll position from before the scripts run', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  const release = await holdScripts(page)
  await page.goto('/de?dialog=salud-dialog', { waitUntil: 'domcontentloaded' })
  const body = page.locator('.dialog-body')
  await body.evaluate((element) =>
    document.fonts.ready.then(() => element.scrollTo({ top: 200, behavior: 'instant' })),
  )
  release()
  await ready(page)
  await page.waitForTimeout(300)
  expect(await body.evaluate((element) => element.scrollTop)).toBe(200)
})

for (const path of ['/en/about-us?dialog=contact-dialog', '/en/contact', '/en?dialog=appointment-dialog']) {
  test(`counts a form’s age from page load, not from when the scripts run: ${path}`, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const form = page.locator('form:has([name="message"])').first()
    await form.locator('[name="message"]').fill('Typed before the scripts ran.')
    await page.waitForTimeout(fillTime)
    release()
    await ready(page)
    const opened = form.locator('input[name="opened"]')
    await expect(opened).not.toHaveValue('')
    expect(Date.now() - Number(await opened.inputValue())).toBeGreaterThanOrEqual(formMinMs)
  })
}

for (const dialog of casesOf(['callback-dialog', 'appointment-dialog'], (one) => one.startsWith('call'))) {
  test(`resends ${dialog} with the same idempotency key after it was sent before the scripts ran`, async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto(`/en?dialog=${dialog}`, { waitUntil: 'domcontentloaded' })
    const key = page.locator(`form:has([name="phone"]) input[name="key"]`)
    const before = await key.inputValue()
    expect(before).toMatch(/^[0-9a-f-]{36}$/)
    release()
    await ready(page)
    await expect(key).toHaveValue(before)
  })
}

test('does not move a field that is being filled in when the scripts run', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/en/about-us?dialog=contact-dialog', { waitUntil: 'domcontentloaded' })
  const form = page.getByRole('dialog')
  const email = form.getByRole('textbox', { name: /E-mail/ })
  await page.evaluate(() => document.fonts.ready)
  // The other column has more fields once the scripts run.
  await form.getByLabel('Topic').selectOption('claim')
  await form.locator('[name="privacy"]').scrollIntoViewIfNeeded()
  await email.fill('early@example.org')
  const before = await email.boundingBox()
  release()
  await ready(page)
  await expect(form.getByLabel('Registration number')).toBeVisible()
  await expect(email).toBeFocused()
  expect((await email.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
})
