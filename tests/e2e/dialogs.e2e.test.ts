import { readFile } from 'node:fs/promises'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { casesOf } from '#tests/support/cases.ts'
import { pdfFile } from '#tests/support/pdf.ts'
import { ready } from '#tests/support/ready.ts'
import { fillTime } from '#tests/support/fill-time.ts'

const reference = /TAL-[A-Z0-9]{4}-[A-Z0-9]{2}/

/**
 * Contact data. A form must look as if a person filled it in, which takes longer than a test does.
 */
async function introduce(form: Locator, phone = false): Promise<void> {
  await form.getByLabel('Your name').fill('Dora Example')
  if (phone) await form.getByLabel('Phone', { exact: true }).fill('612 345 678')
  else await form.getByRole('textbox', { name: /E-mail/ }).fill('dora@example.org')
  await form.getByLabel(/I have read/).check()
}

async function open(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(path)
  await ready(page)
  await page.locator(`a[data-dialog="${name}"]`).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`\\?dialog=${name}$`))
  return dialog
}

async function send(page: Page, form: Locator): Promise<void> {
  await page.waitForTimeout(fillTime)
  await form.locator('.dialog-bar button').click()
  const answer = page.getByRole('dialog', { name: /^We’ve received your re(?:quest|port)$/ })
  await expect(answer).toBeVisible()
  await expect(answer.getByText(reference)).toBeVisible()
}

const choose = (form: Locator, group: string, option: string) =>
  form.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option, exact: true }).check()

async function describeHome(form: Locator): Promise<void> {
  await choose(form, 'You are', 'Tenant')
  await choose(form, 'Kind of home', 'House')
  await choose(form, 'How is it used?', 'Second home')
}

async function describeProperty(form: Locator): Promise<void> {
  await choose(form, 'The property is', 'Rented')
  await form.getByLabel('Kind of property').selectOption('house')
}

type Fill = (form: Locator) => Promise<void>

const dialogs: readonly (readonly [string, string, Fill])[] = [
  [
    'contact-dialog',
    '/en/about-us',
    async (form) => {
      await form.getByLabel('Topic').selectOption('claim')
      await form.getByLabel('Message').fill('Who pays for the water damage?')
    },
  ],
  [
    'general-dialog',
    '/en/insurances/accidents',
    async (form) => {
      await expect(form.locator('[name="product"]')).toHaveValue('insurance.accidentes')
    },
  ],
  [
    'salud-dialog',
    '/en/insurances/health',
    async (form) => {
      await form.getByLabel('Year of birth, person 1').fill('1980')
      await form.getByRole('button', { name: 'Add a person' }).click()
      await expect(form.getByLabel('Year of birth, person 2')).toBeFocused()
      await form.getByLabel('Year of birth, person 2').fill('1955')
      await form.getByRole('button', { name: 'Add a person' }).click()
      await form.getByLabel('Year of birth, person 3').fill('2019')
      await form.getByRole('button', { name: 'Remove person 2' }).click()
      await expect(form.getByLabel('Year of birth, person 2')).toHaveValue('2019')
      await expect(form.getByLabel('Year of birth, person 3')).toBeHidden()
      await form.getByLabel('Postcode').fill('07001')
      await choose(form, 'Is it for a visa or a residence permit?', 'Yes')
    },
  ],
  [
    'dental-dialog',
    '/en/insurances/dental',
    async (form) => {
      await form.getByLabel('Year of birth, person 1').fill('1980')
      await form.getByLabel('Postcode').fill('07620')
    },
  ],
  [
    'mascotas-dialog',
    '/en/insurances/pet-health',
    async (form) => {
      await choose(form, 'Animal', 'Cat')
      await expect(form.getByRole('radiogroup', { name: /legal duties/ })).toBeHidden()
      await form.getByLabel('Year the animal was born').fill('2022')
      await form.getByLabel('Postcode').fill('07620')
    },
  ],
  [
    'vidaDependencia-dialog',
    '/en/insurances/long-term-care',
    async (form) => {
      await choose(form, 'Who is it for?', 'My parents')
      await form.getByLabel('Year of birth').fill('1950')
    },
  ],
  [
    'vidaRepatriacion-dialog',
    '/en/insurances/life-repatriation',
    async (form) => {
      await form.getByLabel('Country to return to').selectOption('DE')
      await form.getByLabel('Year of birth').fill('1960')
    },
  ],
  [
    'automoviles-dialog',
    '/en/insurances/car',
    async (form) => {
      await choose(form, 'Registration of the car', 'Foreign plate')
      await form.getByRole('textbox', { name: /Registration number/ }).fill('M-AB 123')
      await form.getByLabel('Make').fill('Seat')
      await form.getByLabel('Model').fill('Ibiza')
      await form.getByLabel('Year of first registration').fill('2019')
      await form.getByLabel('Fuel').selectOption('diesel')
      await choose(form, 'Use', 'To work')
      await form.getByLabel('Driver’s year of birth').fill('1980')
      await form.getByLabel('Year the driving licence was issued').fill('1998')
    },
  ],
  [
    'otrosvehiculos-dialog',
    '/en/insurances/van',
    async (form) => {
      await expect(form.getByLabel('Kind of vehicle')).toHaveValue('van')
      await form.getByLabel('Kind of vehicle').selectOption('fleet')
      await expect(form.getByLabel('Driver’s year of birth')).toBeHidden()
      await form.getByLabel('Number of vehicles').fill('12')
    },
  ],
  [
    'hogar-dialog',
    '/en/insurances/home',
    async (form) => {
      await describeHome(form)
      await form.getByLabel('Built area (m²)').fill('1,200')
      await form.getByLabel('Postcode').fill('07180')
      await form.getByLabel('Pool').check()
      await choose(form, 'Amounts insured', 'I know them')
      await form.getByRole('textbox', { name: /Contents/ }).fill('80.000')
    },
  ],
  [
    'nie-dialog',
    '/en/services/nie',
    async (form) => {
      await form.getByLabel('Nationality').selectOption('GB')
      await choose(form, 'Where are you now?', 'Abroad')
      await form.getByLabel('What do you need it for?').selectOption('work')
      await form.getByLabel('Form EX-15').check()
    },
  ],
  [
    'contact-electricity-dialog',
    '/en/services/solar-plans-mallorca',
    async (form) => {
      await expect(form.getByLabel('Solar panels')).toBeChecked()
      await describeProperty(form)
      await form.getByRole('textbox', { name: 'CUPS' }).fill('ES 1234 1234 5678 9012 JY')
      await form
        .getByLabel('Bill')
        .setInputFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: pdfFile() })
    },
  ],
]

/** These have no kind of field that the others lack. */
const alike = ['dental-dialog', 'vidaDependencia-dialog', 'vidaRepatriacion-dialog', 'otrosvehiculos-dialog']

for (const [name, path, fill] of casesOf(dialogs, ([one]) => !alike.includes(one))) {
  test(`opens ${name} from its page, fills it in and sends it`, async ({ page }) => {
    const dialog = await open(page, path, name)
    await fill(dialog)
    await introduce(dialog)
    await send(page, dialog)
    await expect(page).not.toHaveURL(/status=/)
  })
}

test('only the open dialog’s own form is loaded', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await open(page, '/en/insurances/health', 'salud-dialog')
  const loaded = scripts.flatMap(
    (path) => /^\/assets\/([\w-]+?)(?:-dialog)?-[\w-]{7,8}\.js$/.exec(path)?.[1] ?? [],
  )
  const list = await readFile('app/domains/requests/forms/index.ts', 'utf8')
  const forms = [...list.matchAll(/import\('\.\/([\w-]+?)(?:-dialog)?\.tsx?'\)/g)].map(
    ([, name = '']) => name,
  )
  expect(forms).toContain('salud')
  const ofOthers = loaded.filter((name) => name !== 'salud' && forms.includes(name))
  expect(loaded.filter((name) => name === 'salud')).toHaveLength(1)
  expect(ofOthers).toEqual([])
})

test('keeps boxes, hidden fields and people in a draft', async ({ page }) => {
  const dialog = await open(page, '/en/insurances/home', 'hogar-dialog')
  await dialog.getByLabel('Alarm').check()
  await choose(dialog, 'Amounts insured', 'I know them')
  await dialog.getByRole('textbox', { name: /Contents/ }).fill('80000')
  await page.reload()
  await ready(page)
  await expect(dialog.getByLabel('Alarm')).toBeChecked()
  await expect(dialog.getByLabel('Pool')).not.toBeChecked()
  await expect(dialog.getByRole('textbox', { name: /Contents/ })).toHaveValue('80000')
})

test('names the dialog’s fields in the summary', async ({ page }) => {
  const dialog = await open(page, '/en/insurances/home', 'hogar-dialog')
  await dialog.locator('.dialog-bar button').click()
  await dialog
    .locator('.error-summary')
    .getByRole('link', { name: /^Postcode:/ })
    .click()
  await expect(dialog.getByLabel('Postcode')).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('counts people and takes their years as text', async ({ page }) => {
    await page.goto('/en/insurances/dental?dialog=dental-dialog')
    const form = page.getByRole('dialog')
    await form.getByLabel('Number of people').selectOption('3')
    await form.getByLabel('Year of birth, person 1').fill('1980')
    await form.getByLabel('Year of birth, person 2').fill('1982')
    await form.getByLabel('Postcode').fill('07001')
    await introduce(form)
    await form.locator('.dialog-bar button').click()
    await expect(form.getByText(/Enter the year of birth/).first()).toBeVisible()
    await expect(form.getByLabel('Year of birth, person 2')).toHaveValue('1982')
    await form.getByLabel('Year of birth, person 3').fill('2019')
    await form.getByLabel(/I have read/).check()
    await send(page, form)
  })

  test('renders all conditional fields', async ({ page }) => {
    await page.goto('/en/insurances/home?dialog=hogar-dialog')
    const form = page.getByRole('dialog')
    await describeHome(form)
    await form.getByLabel('Built area (m²)').fill('120')
    await form.getByLabel('Postcode').fill('07180')
    await form.getByLabel('Alarm').check()
    await choose(form, 'Amounts insured', 'I know them')
    await form.getByRole('textbox', { name: /Buildings/ }).fill('250.000')
    await introduce(form)
    await send(page, form)
    await expect(page.getByRole('link', { name: 'See the status of the request' })).toBeVisible()
  })

  test('stores a form with a file', async ({ page }) => {
    await page.goto('/en/services/solar-plans-mallorca?dialog=contact-electricity-dialog')
    const form = page.getByRole('dialog')
    await describeProperty(form)
    await form
      .getByLabel('Bill')
      .setInputFiles({ name: 'bill.pdf', mimeType: 'application/pdf', buffer: pdfFile() })
    await introduce(form, true)
    await send(page, form)
  })

  test('chooses a product from the groups and a country from the list', async ({ page }) => {
    await page.goto('/en?dialog=general-dialog')
    const form = page.getByRole('dialog')
    await form.getByLabel('Product or service').selectOption('service.nie')
    await introduce(form)
    await send(page, form)
  })
})

const withoutDialogs = [
  '/en/status/SECRET',
  '/en/appointment/SECRET',
  '/en/blog/nothing-here',
  '/en/nothing-here',
]
for (const path of casesOf(withoutDialogs, (one) => one.startsWith('/en/status')))
  test(`points calls to action to a dialog on ${path}, which has no dialogs of its own`, async ({ page }) => {
    await page.goto(path)
    await ready(page)
    await page.locator('.header .header-call').click()
    await expect(page).toHaveURL('/en/contact?dialog=callback-dialog')
    await expect(page.getByRole('dialog')).toBeVisible()
  })
