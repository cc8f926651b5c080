import { expect, test, type Locator, type Page } from '@playwright/test'
import { casesOf } from '#tests/support/cases.ts'
import { pdfFile } from '#tests/support/pdf.ts'
import { ready } from '#tests/support/ready.ts'
import { fillTime } from '#tests/support/fill-time.ts'

const pdf = pdfFile()
const file = (name: string, buffer: Buffer = pdf) => ({ name, mimeType: '', buffer })

/** Files that no form accepts, and their error messages. */
const wrong = {
  text: { files: file('notes.txt', Buffer.from('A note')), en: /PDF files or pictures/, de: /PDF-Dateien/ },
  large: {
    files: file('large.pdf', Buffer.concat([pdf, Buffer.alloc(11 * 1024 * 1024)])),
    en: /10 MB at most/,
    de: /höchstens 10 MB/,
  },
  fake: {
    files: file('fake.pdf', Buffer.from('<html>')),
    en: /PDF files or pictures/,
    de: /PDF-Dateien/,
  },
} as const
const kinds = ['text', 'large', 'fake'] as const

const forms = [
  { path: 'contact-electricity-dialog', field: 'bill', fill: tellProperty },
  { path: 'contact-dialog&claim=water', field: 'photos', fill: tellClaim },
] as const

/**
 * Each invalid file in each form. The usual run tries every other one with scripts, and the rest
 * without.
 */
const tries = forms.flatMap((form, row) =>
  kinds.map((kind, column) => ({ ...form, kind, odd: (row + column) % 2 === 1 })),
)

async function tellProperty(form: Locator): Promise<void> {
  await form.locator('input[name="energyInterests"]').first().check()
  await form.locator('input[name="ownership"]').first().check({ force: true })
  await form.locator('select[name="propertyKind"]').selectOption('flat')
}

async function tellClaim(form: Locator): Promise<void> {
  await form.locator('select[name="topic"]').selectOption('claim')
  await form.locator('textarea[name="message"]').fill('Water came through the ceiling.')
}

/** Fills in everything a form needs besides its files. */
async function open(page: Page, path: string, fill: (form: Locator) => Promise<void>): Promise<Locator> {
  await page.goto(path)
  const form = page.getByRole('dialog')
  await fill(form)
  await form.locator('input[name="name"]').fill('Filo Example')
  await form.locator('input[name="email"]').fill('filo@example.org')
  await form.locator('input[name="privacy"]').check()
  return form
}

/** The error list has focus and leads to the field, which says the same. */
async function expectRefused(page: Page, form: Locator, field: string, words: RegExp): Promise<void> {
  const summary = form.locator('.error-summary')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(1)
  await expect(summary.getByRole('link')).toContainText(words)
  const input = form.locator(`input[name="${field}"]`)
  await expect(input).toHaveAccessibleDescription(words)
  await expect(input).toHaveAttribute('aria-invalid', 'true')
  const id = (await summary.getByRole('link').getAttribute('href')) ?? ''
  await expect(page.locator(id)).toHaveAttribute('name', field)
}

for (const { path, field, fill, kind } of casesOf(tries, ({ odd }) => !odd)) {
  test(`explains why a file is refused: ${kind} as ${field}`, async ({ page }) => {
    const form = await open(page, `/en?dialog=${path}`, async (opened) => {
      await ready(page)
      await fill(opened)
    })
    const input = form.locator(`input[name="${field}"]`)
    await input.setInputFiles([wrong[kind].files, file('good.pdf')])
    await form.locator('.dialog-bar button').click()
    await expectRefused(page, form, field, wrong[kind].en)
    await expect(input).toHaveAccessibleDescription(new RegExp(`${wrong[kind].files.name} – `))
    await expect(input).toHaveAccessibleDescription(/^(?!.*good\.pdf)/)
    await form.locator('.error-summary').getByRole('link').click()
    await expect(input).toBeFocused()
    await input.setInputFiles([file('good.pdf')])
    await expect(input).not.toHaveAttribute('aria-invalid', 'true')
    await page.waitForTimeout(fillTime)
    await form.locator('.dialog-bar button').click()
    await expect(page.getByRole('dialog', { name: /^We’ve received your re(?:quest|port)$/ })).toBeVisible()
  })
}

test('keeps a refused file’s long name within the narrowest dialog', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/en?dialog=contact-electricity-dialog')
  await ready(page)
  const form = page.getByRole('dialog')
  const input = form.locator('input[name="bill"]')
  const name = `${'electricity_bill_'.repeat(10)}.txt`
  await input.setInputFiles([file(name)])
  await form.locator('.dialog-bar button').click()
  await expect(input).toHaveAccessibleDescription(new RegExp(name))
  const width = await form.locator('.dialog-body').evaluate((body) => body.scrollWidth - body.clientWidth)
  expect(width).toBe(0)
})

test('replaces pictures of the same name in the list', async ({ page }) => {
  await page.goto('/en/sinister?dialog=contact-dialog')
  await ready(page)
  const form = page.getByRole('dialog')
  const input = form.locator('input[name="photos"]')
  const names = form.locator('.file-names li')
  await input.setInputFiles(['image.jpg', 'image.jpg', 'image.jpg'].map((name) => file(name)))
  await expect(names).toHaveText(Array.from({ length: 3 }, () => 'image.jpg (0.1 MB)'))
  await input.setInputFiles(['bumper.jpg', 'door.jpg'].map((name) => file(name)))
  await expect(names).toHaveText(['bumper.jpg (0.1 MB)', 'door.jpg (0.1 MB)'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, field, fill, kind } of casesOf(tries, ({ odd }) => odd)) {
    test(`explains why a file is refused without JavaScript: ${kind} as ${field}`, async ({ page }) => {
      const form = await open(page, `/de?dialog=${path}`, fill)
      await form.locator(`input[name="${field}"]`).setInputFiles([file('good.pdf'), wrong[kind].files])
      const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
      await form.locator('.dialog-bar button').click()
      expect((await answered).status()).toBe(422)
      await expectRefused(page, form, field, wrong[kind].de)
      await expect(form.locator('input[name="name"]')).toHaveValue('Filo Example')
    })
  }
})
