import { expect, test } from '@playwright/test'
import { axeFindingsInBothSchemes } from '#tests/support/axe.ts'
import { casesOf } from '#tests/support/cases.ts'
import { fillTime } from '#tests/support/fill-time.ts'
import { ready } from '#tests/support/ready.ts'

const pages = [
  ['es', '/clientes', /en 1\smes;/, 'Presentar una reclamación'],
  ['en', '/en/clients', /within 1\smonth about insurance/, 'Make a complaint'],
  ['de', '/de/kunden', /innerhalb von 1\sMonat/, 'Beschwerde einreichen'],
] as const

for (const [locale, path, deadline, complain] of casesOf(pages, ([one]) => one === 'de')) {
  test(`the page for clients names what each form needs, and opens it, in ${locale}`, async ({ page }) => {
    await page.goto(path)
    await ready(page)
    const tasks = page.locator('.client-tasks > li')
    await expect(tasks).toHaveCount(9)
    for (const task of await tasks.all())
      expect(await task.locator('.client-needs li').count()).toBeGreaterThan(0)
    await expect(tasks.last()).toContainText(deadline)
    expect(await axeFindingsInBothSchemes(page)).toEqual([])
    await tasks.last().getByRole('link', { name: complain }).click()
    const dialog = page.getByRole('dialog', { name: complain })
    await expect(dialog).toBeVisible()
    // The deadlines stand above the form as well.
    await expect(dialog.locator('.dialog-intro')).toContainText(deadline)
    expect(await axeFindingsInBothSchemes(page)).toEqual([])
  })
}

test('a change of drivers asks only for what that change needs, and gets a reference', async ({ page }) => {
  await page.goto('/en/clients?dialog=client-vehicle-dialog')
  await ready(page)
  const form = page.getByRole('dialog', { name: 'Change vehicle or drivers' })
  await expect(form.getByLabel('The new vehicle')).toBeHidden()
  await form.getByText('One more driver').click()
  await expect(form.getByLabel('The new vehicle')).toBeHidden()
  await form.getByRole('button', { name: 'Send the change' }).click()
  await expect(form.getByLabel('Driver’s year of birth')).toHaveAccessibleDescription(
    /Enter the year of birth/,
  )
  await form.getByLabel('Driver’s year of birth').fill('2000')
  await form.getByLabel('Year the driving licence was issued').fill('2019')
  await form.getByLabel('Your name').fill('Clara Example')
  await form.getByRole('textbox', { name: /E-mail/ }).fill('clara@example.org')
  await form.getByLabel(/I have read/).check()
  await page.waitForTimeout(fillTime)
  await form.getByRole('button', { name: 'Send the change' }).click()
  const answer = page.getByRole('dialog', { name: 'We’ve received your request' })
  await expect(answer).toContainText(/[A-Z]{3}-[A-Z0-9]{4}-[A-Z0-9]{2}/)
  await answer.getByRole('link', { name: 'See the status of the request' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Status of your request')
})

test('a change of bank account asks for a call and for no account number', async ({ page }) => {
  await page.goto('/en/clients?dialog=client-bank-dialog')
  await ready(page)
  const form = page.getByRole('dialog', { name: 'Change my bank account' })
  await expect(form.locator('.dialog-intro')).toContainText('We don’t ask for the account number here')
  await expect(form.getByLabel(/IBAN|account/i)).toHaveCount(0)
  await form.getByRole('button', { name: 'Ask for the call' }).click()
  await expect(form.getByText('Enter a phone number, so that we can call you').first()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a client asks for a certificate and follows it', async ({ page }) => {
    await page.goto('/en/clients')
    await page.getByRole('link', { name: 'Ask for a certificate' }).click()
    const form = page.getByRole('dialog', { name: 'Ask for a certificate' })
    await form.getByLabel('What must it certify?').selectOption('residence')
    await form.getByLabel('Your name').fill('Clara Example')
    await form.getByRole('textbox', { name: /E-mail/ }).fill('clara@example.org')
    await form.getByLabel(/I have read/).check()
    await page.waitForTimeout(fillTime)
    await form.getByRole('button', { name: 'Ask for the certificate' }).click()
    await page.getByRole('link', { name: 'See the status of the request' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Status of your request')
  })
})
