import { expect, test } from '@playwright/test'
import { fillContact } from '#tests/support/fill-contact.ts'
import { freeTimes } from '#tests/support/later-day.ts'
import { ready } from '#tests/support/ready.ts'
import { fillTime } from '#tests/support/fill-time.ts'

// Features that some browsers lack and the test browser has.

test('shows Mallorca times when the browser does not know its time zone', async ({ page }) => {
  await page.addInitScript(() => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype
    const own = resolvedOptions.call(new Intl.DateTimeFormat()).timeZone
    // As Chromium answers when the system's zone is unknown; it rejects the name itself.
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      const options = resolvedOptions.call(this)
      return options.timeZone === own ? { ...options, timeZone: 'Etc/Unknown' } : options
    }
  })
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto('/en/offices/palma?dialog=appointment-dialog')
  await ready(page)
  await expect(freeTimes(page).first()).toBeAttached()
  await expect(page.getByRole('dialog')).toContainText(/\d\d:\d\d/)
  await expect(page.getByRole('dialog')).not.toContainText('Etc/Unknown')
  expect(faults).toEqual([])
})

test('validates and sends a form with an e-mail address in Safari 16', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(URL, 'canParse')
    Reflect.deleteProperty(AbortSignal, 'any')
  })
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto('/en/about-us?dialog=contact-dialog')
  await ready(page)
  const form = page.getByRole('dialog')
  await fillContact(form, { name: 'Sam Example', email: 'sam@example', message: 'From an older phone.' })
  await form.getByLabel('Your name').focus()
  const email = form.getByRole('textbox', { name: /E-mail/ })
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await email.fill('sam@example.org')
  await page.waitForTimeout(fillTime)
  await form.locator('.dialog-bar button').click()
  await expect(page.getByRole('dialog', { name: 'We’ve received your request' })).toBeVisible()
  expect(faults).toEqual([])
})
