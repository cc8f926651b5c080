import { expect, test, type Page } from '@playwright/test'
import { casesOf } from '#tests/support/cases.ts'
import { holdScripts } from '#tests/support/hold-scripts.ts'
import { ready } from '#tests/support/ready.ts'
import { fillTime } from '#tests/support/fill-time.ts'

// A draft restores what the visitor entered on any page of the tab, and leaves each page its
// presets.

async function open(page: Page, address: string) {
  await page.goto(address)
  await ready(page)
  return page.getByRole('dialog')
}

const name = (page: Page) => page.getByRole('dialog').locator('input[name="name"]')
const field = (page: Page, called: string) => page.getByRole('dialog').locator(`[name="${called}"]`)
const chosen = (page: Page, called: string) => page.getByRole('dialog').locator(`[name="${called}"]:checked`)

const presets = [
  [
    'general-dialog',
    'product',
    ['/en/insurances/cyber-risk', 'insurance.ciberriesgo'],
    ['/en/insurances/investments', 'insurance.inversiones'],
  ],
  [
    'otrosvehiculos-dialog',
    'vehicleKind',
    ['/en/insurances/motorcycle', 'motorcycle'],
    ['/en/insurances/van', 'van'],
  ],
  [
    'callback-dialog',
    'topic',
    ['/en/insurances/health', 'insurance.health'],
    ['/en/services/nie', 'services.administrative'],
  ],
  [
    'appointment-dialog',
    'topic',
    ['/en/insurances/health', 'insurance.health'],
    ['/en/services/nie', 'services.administrative'],
  ],
] as const

for (const [dialog, called, begun, other] of casesOf(presets, ([one]) => one.startsWith('appointment-'))) {
  test(`carries input of ${dialog} to another page, but not the first page’s presets`, async ({ page }) => {
    await open(page, `${begun[0]}?dialog=${dialog}`)
    await expect(field(page, called)).toHaveValue(begun[1])
    await name(page).fill('Delia Example')
    await open(page, `${other[0]}?dialog=${dialog}`)
    await expect(name(page)).toHaveValue('Delia Example')
    await expect(field(page, called)).toHaveValue(other[1])
    // What the page knows is not asked; manual choices are carried over, as is what was typed
    // meanwhile.
    const asked = !dialog.startsWith('general') && !dialog.startsWith('callback')
    if (asked) await field(page, called).selectOption(begun[1])
    await name(page).fill('Delia Sample')
    await open(page, `${other[0]}?dialog=${dialog}`)
    await expect(name(page)).toHaveValue('Delia Sample')
    await expect(field(page, called)).toHaveValue(asked ? begun[1] : other[1])
    // Clearing a field also overrides its earlier preset.
    await name(page).fill('')
    await open(page, `${begun[0]}?dialog=${dialog}`)
    await expect(name(page)).toHaveValue('')
  })
}

test('carries a contact form begun elsewhere into a claim of the requested kind', async ({ page }) => {
  await open(page, '/en/about-us?dialog=contact-dialog')
  await name(page).fill('Delia Example')
  await open(page, '/en/sinister?dialog=contact-dialog&claim=water')
  await expect(field(page, 'topic')).toHaveValue('claim')
  await expect(field(page, 'claimKind')).toHaveValue('water')
  await expect(field(page, 'photos')).toBeVisible()
  await page.getByLabel('Message').fill('The ceiling is wet.')
  await open(page, '/en/sinister?dialog=contact-dialog&claim=theft')
  await expect(field(page, 'claimKind')).toHaveValue('theft')
  await expect(name(page)).toHaveValue('Delia Example')
  await expect(page.getByLabel('Message')).toHaveValue('The ceiling is wet.')
})

test('prefills the message with the words that the search did not find', async ({ page }) => {
  await open(page, '/en/about-us?dialog=contact-dialog')
  await name(page).fill('Delia Example')
  await page.goto('/en/busqueda?q=qqqzzz')
  await ready(page)
  await page
    .getByRole('link', { name: /qqqzzz/ })
    .filter({ visible: true })
    .last()
    .click()
  await expect(page.getByLabel('Message')).toHaveValue('qqqzzz')
  await expect(name(page)).toHaveValue('Delia Example')
})

test('switches a draft’s language but keeps the country of its number', async ({ page }) => {
  await open(page, '/en?dialog=callback-dialog')
  await name(page).fill('Delia Example')
  await open(page, '/de?dialog=callback-dialog')
  await expect(name(page)).toHaveValue('Delia Example')
  await expect(chosen(page, 'language')).toHaveValue('de')
  await expect(field(page, 'country')).toHaveValue('DE')
  await field(page, 'phone').fill('30 901820')
  await open(page, '/en?dialog=callback-dialog')
  await expect(field(page, 'phone')).toHaveValue('30 901820')
  await expect(field(page, 'country')).toHaveValue('DE')
  await expect(chosen(page, 'language')).toHaveValue('en')
})

test('continues an appointment in another language', async ({ page }) => {
  await open(page, '/en/offices/palma?dialog=appointment-dialog')
  await field(page, 'phone').fill('7400 123456')
  await expect(chosen(page, 'talk')).toHaveValue('en')
  await open(page, '/de/buros/palma?dialog=appointment-dialog')
  await expect(chosen(page, 'talk')).toHaveValue('de')
  await expect(field(page, 'phone')).toHaveValue('7400 123456')
  await expect(field(page, 'country')).toHaveValue('GB')
})

test('restores a chosen time while it is free, and says when it is gone', async ({ page }) => {
  await open(page, '/en/offices/palma?dialog=appointment-dialog')
  await page.getByRole('button', { name: 'Show later days' }).click()
  const days = page.getByRole('dialog').locator('input[name="day"]:not(:disabled)')
  await expect.poll(() => days.count()).toBeGreaterThan(20)
  await days.last().check({ force: true })
  await field(page, 'slot').and(page.locator(':not(:disabled)')).first().check({ force: true })
  const slot = await chosen(page, 'slot').inputValue()
  await page.reload()
  await ready(page)
  await expect(chosen(page, 'slot')).toHaveValue(slot)
  await page.route('**/api/appointments/slots?*', async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    await route.fulfill({ response: answer, body: text.replaceAll('"taken":false', '"taken":true') })
  })
  await page.reload()
  await ready(page)
  await expect(page.getByText('That time is no longer available')).toBeVisible()
  await expect(chosen(page, 'slot')).toHaveCount(0)
})

test('keeps a country that was set back by hand beside a Spanish number', async ({ page }) => {
  await open(page, '/de?dialog=callback-dialog')
  await field(page, 'phone').fill('612 345 678')
  await field(page, 'phone').blur()
  await expect(field(page, 'country')).toHaveValue('ES')
  await field(page, 'country').selectOption('DE')
  await open(page, '/de?dialog=callback-dialog')
  await expect(field(page, 'phone')).toHaveValue('612 345 678')
  await expect(field(page, 'country')).toHaveValue('DE')
})

test('keeps a preticked box unticked', async ({ page }) => {
  const form = await open(page, '/en/services/solar-plans-mallorca?dialog=contact-electricity-dialog')
  await form.getByLabel('Solar panels').uncheck()
  await page.reload()
  await ready(page)
  await expect(form.getByLabel('Solar panels')).not.toBeChecked()
})

for (const dialog of casesOf(['contact-dialog', 'appointment-dialog'], (one) => one === 'contact-dialog')) {
  test(`updates the character count of a message restored in ${dialog}`, async ({ page }) => {
    await open(page, `/en?dialog=${dialog}`)
    await page.getByLabel('Message').fill('x'.repeat(300))
    await page.reload()
    await ready(page)
    await expect(page.getByLabel('Message')).toHaveValue('x'.repeat(300))
    await expect(page.getByText('1,700 characters left').first()).toBeVisible()
  })
}

test('keeps the more recent input of a refused appointment when the scripts run', async ({ page }) => {
  await open(page, '/en/offices/palma?dialog=appointment-dialog')
  await name(page).fill('Older Example')
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await name(page).fill('Newer Example')
  await page.getByRole('button', { name: 'Book the appointment' }).click({ noWaitAfter: true })
  await expect(page.locator('.error-summary')).toBeVisible()
  release()
  await ready(page)
  await expect(name(page)).toHaveValue('Newer Example')
})

test('keeps an unsent form’s draft when the visitor goes back to the answer to another', async ({ page }) => {
  const form = await open(page, '/en/about-us?dialog=contact-dialog')
  await form.getByLabel('Topic').selectOption('claim')
  await form.getByLabel('Message').fill('Is it covered?')
  await name(page).fill('Delia Example')
  await form.getByRole('textbox', { name: /E-mail/ }).fill('delia@example.org')
  await form.getByLabel(/I have read/).check()
  await page.waitForTimeout(fillTime)
  await form.locator('.dialog-bar button').click()
  const answer = page.getByRole('dialog', { name: 'We’ve received your report' })
  await expect(answer).toBeVisible()
  await expect(page).not.toHaveURL(/status=/)
  const address = page.url()

  await open(page, '/en/services/nie?dialog=callback-dialog')
  await name(page).fill('Delia Sample')
  await page.getByRole('button', { name: 'Request the call' }).click()
  await expect(page.locator('.error-summary')).toBeVisible()
  await page.goBack()
  await ready(page)
  await expect(page).toHaveURL(address)
  await expect(answer).toBeVisible()
  await open(page, '/en/services/nie?dialog=callback-dialog')
  await expect(name(page)).toHaveValue('Delia Sample')
  // Stored data is cleared.
  await open(page, '/en/about-us?dialog=contact-dialog')
  await expect(name(page)).toHaveValue('')
})

for (const [dialog, called] of [
  ['dental-dialog', 'postcode'],
  ['appointment-dialog', 'name'],
] as const) {
  test(`counts ${dialog} as opened when its draft was begun, also after a reload`, async ({ page }) => {
    await open(page, `/en/insurances/dental?dialog=${dialog}`)
    const began = await field(page, 'opened').inputValue()
    await field(page, called).fill('07001')
    await page.reload()
    await ready(page)
    await expect(field(page, called)).toHaveValue('07001')
    await expect(field(page, 'opened')).toHaveValue(began)
    // Any re-render of the form keeps it that way.
    await field(page, 'email').fill('sam@')
    await field(page, 'name').focus()
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'opened')).toHaveValue(began)
  })
}
