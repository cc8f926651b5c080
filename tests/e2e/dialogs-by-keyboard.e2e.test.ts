import { expect, test, type Locator, type Page } from '@playwright/test'
import { madridToday } from '#i18n/madrid-time.ts'
import { dialogNames, type DialogName } from '#map/dialogs.ts'
import { firstDay } from '#tests/support/calendar.ts'
import { casesOf } from '#tests/support/cases.ts'
import { pdfFile } from '#tests/support/pdf.ts'
import { ready } from '#tests/support/ready.ts'
import { tabTo } from '#tests/support/tab-to.ts'
import { fillTime } from '#tests/support/fill-time.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

/** A page that opens each dialog; the last one opens by itself after a form was sent. */
const openers: Readonly<Record<Exclude<DialogName, 'success-dialog'>, string>> = {
  'appointment-dialog': '/en/offices/palma',
  'callback-dialog': '/en/about-us',
  'contact-dialog': '/en/about-us',
  'general-dialog': '/en/insurances/accidents',
  'salud-dialog': '/en/insurances/health',
  'dental-dialog': '/en/insurances/dental',
  'mascotas-dialog': '/en/insurances/pet-health',
  'vidaDependencia-dialog': '/en/insurances/long-term-care',
  'vidaRepatriacion-dialog': '/en/insurances/life-repatriation',
  'automoviles-dialog': '/en/insurances/car',
  'otrosvehiculos-dialog': '/en/insurances/van',
  'hogar-dialog': '/en/insurances/home',
  'nie-dialog': '/en/services/nie',
  'contact-electricity-dialog': '/en/services/solar-plans-mallorca',
  'client-certificate-dialog': '/en/clients',
  'client-copy-dialog': '/en/clients',
  'client-address-dialog': '/en/clients',
  'client-bank-dialog': '/en/clients',
  'client-vehicle-dialog': '/en/clients',
  'client-person-dialog': '/en/clients',
  'client-no-claims-dialog': '/en/clients',
  'client-cancel-dialog': '/en/clients',
  'client-complaint-dialog': '/en/clients',
}

async function open(page: Page, name: keyof typeof openers): Promise<[Locator, Locator]> {
  await page.goto(openers[name])
  await ready(page)
  const opener = page.locator(`a[data-dialog="${name}"]`).filter({ visible: true }).first()
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  // The heading, so that the dialog's purpose is read first.
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
  return [dialog, opener]
}

const asking = dialogNames.filter((name) => name !== 'success-dialog')
/** Together these have every kind of control. */
const differing: readonly DialogName[] = [
  'appointment-dialog',
  'salud-dialog',
  'automoviles-dialog',
  'contact-electricity-dialog',
]

/** Whether focus is in the dialog; between its end and its start it belongs to the browser. */
const holdsFocus = (dialog: Locator) =>
  dialog.evaluate((element) => element.matches(':focus-within') || document.activeElement === document.body)

for (const name of casesOf(asking, (one) => differing.includes(one))) {
  test(`traps focus in ${name}, announces errors and restores focus`, async ({ page }) => {
    const [dialog, opener] = await open(page, name)
    const close = dialog.getByRole('button', { name: 'Close' })
    await page.keyboard.press('Tab')
    await expect(close).toBeFocused()
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Shift+Tab')
      expect(await holdsFocus(dialog)).toBe(true)
    }
    const send = dialog.locator('.dialog-bar button')
    await tabTo(page, send)
    await page.keyboard.press('Enter')
    await expect(dialog.locator('.error-summary')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const wrong = dialog.locator(':focus')
    await expect(wrong).toBeInViewport({ ratio: 0.9 })
    const [invalid, description] = await wrong.evaluate((element) => {
      const group = element.closest('[aria-invalid="true"]')
      const ids = group?.getAttribute('aria-describedby')?.split(' ') ?? []
      return [group !== null, ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')]
    })
    expect(invalid).toBe(true)
    expect(description).not.toBe('')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
}

async function introduce(page: Page, dialog: Locator): Promise<void> {
  await tabTo(page, dialog.getByLabel('Your name'))
  await page.keyboard.type('Kim Example')
  await tabTo(page, dialog.getByRole('textbox', { name: /^Phone/ }))
  await page.keyboard.type('7400 123456')
  await tabTo(page, dialog.getByLabel(/I have read/))
  await page.keyboard.press('Space')
}

/** A form must look as if a person filled it in, which takes longer than a test does. */
async function send(page: Page, dialog: Locator): Promise<void> {
  await page.waitForTimeout(fillTime)
  await tabTo(page, dialog.locator('.dialog-bar button'))
  await page.keyboard.press('Enter')
}

async function answered(page: Page): Promise<void> {
  const answer = page.getByRole('dialog', { name: 'We’ve received your request' })
  await expect(answer.getByRole('heading', { level: 2 })).toBeFocused()
  await tabTo(page, answer.getByRole('button', { name: 'Back to the page' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Types a date into a date field, whether day or month comes first. */
async function typeDay(page: Page, field: Locator, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-')
  await page.keyboard.type(`0203${year}`)
  const isDayFirst = (await field.inputValue()).endsWith('-03-02')
  for (let part = 0; part < 2; part += 1) await page.keyboard.press('Shift+Tab')
  await page.keyboard.type(isDayFirst ? date + month : month + date)
  await expect(field).toHaveValue(day)
}

test('fills in and sends a list, a choice, a date and a phone number by keyboard', async ({ page }) => {
  const [dialog] = await open(page, 'callback-dialog')
  await tabTo(page, dialog.getByRole('textbox', { name: /^Phone/ }))
  await page.keyboard.type('7400 123456')
  await tabTo(page, dialog.getByLabel('Your name'))
  await page.keyboard.type('Kim Example')
  const topic = dialog.getByLabel('Topic')
  await tabTo(page, topic)
  await page.keyboard.press('Home')
  await expect(topic).toHaveValue('insurance.health')
  await tabTo(page, dialog.getByRole('radio', { name: 'As soon as possible' }))
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByRole('radio', { name: 'Another day' })).toBeChecked()
  await page.keyboard.press('Tab')
  await typeDay(page, dialog.locator('input[name="date"]'), firstDay(madridToday(), true))
  await tabTo(page, dialog.getByLabel(/I have read/))
  await page.keyboard.press('Space')
  await send(page, dialog)
  await answered(page)
})

test('adds and removes people and ticks boxes by keyboard', async ({ page }) => {
  const [dialog] = await open(page, 'salud-dialog')
  await tabTo(page, dialog.getByLabel('Year of birth, person 1'))
  await page.keyboard.type('1980')
  await tabTo(page, dialog.getByRole('button', { name: 'Add a person' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Year of birth, person 2')).toBeFocused()
  await tabTo(page, dialog.getByRole('button', { name: 'Remove person 2' }))
  await page.keyboard.press('Enter')
  expect(await holdsFocus(dialog)).toBe(true)
  await expect(page.locator('body')).not.toBeFocused()
  await tabTo(page, dialog.getByLabel('Postcode'))
  await page.keyboard.type('07001')
  await introduce(page, dialog)
  await send(page, dialog)
  await answered(page)
})

test('adds a file by keyboard', async ({ page }) => {
  const asked = page.waitForEvent('filechooser')
  const [dialog] = await open(page, 'contact-electricity-dialog')
  await tabTo(page, dialog.getByLabel('Battery'))
  await page.keyboard.press('Space')
  await expect(dialog.getByLabel('Battery')).toBeChecked()
  await tabTo(page, dialog.getByRole('radio', { name: 'My own', exact: true }))
  await page.keyboard.press('Space')
  await tabTo(page, dialog.getByLabel('Kind of property'))
  await page.keyboard.press('ArrowDown')
  await tabTo(page, dialog.getByLabel('Bill'))
  await page.keyboard.press('Space')
  await (await asked).setFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: pdfFile() })
  await introduce(page, dialog)
  await send(page, dialog)
  await answered(page)
})

test('books an appointment by keyboard', async ({ page }) => {
  const [dialog] = await open(page, 'appointment-dialog')
  const chosen = (name: string) => dialog.locator(`input[name="${name}"]:checked`)
  await tabTo(page, chosen('office'))
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: /^Llucmajor/ })).toBeChecked()
  // Two days ahead: the first day's first time may pass before the form is sent.
  await tabTo(page, chosen('day'))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await tabTo(page, dialog.locator('input[name="slot"]:not(:disabled)').first())
  await page.keyboard.press('Space')
  await expect(chosen('slot')).toHaveCount(1)
  await introduce(page, dialog)
  await send(page, dialog)
  await expect(page).toHaveURL(/\/en\/appointment\/TAL-/)
  await expect(page.getByText('Your appointment is booked')).toBeVisible()
})
