import { expect, test as base } from '@playwright/test'
import { openMailbox, readMail, type Mailbox } from '#tests/support/mail.ts'
import { sendRequest } from '#tests/support/desk-requests.ts'
import { signInAs, startOwnDesk, type OwnDesk } from '#tests/support/own-desk.ts'

/** A desk and a site that send through a real mail server. */
const test = base.extend<object, { mailed: { readonly desk: OwnDesk; readonly box: Mailbox } }>({
  mailed: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the fixtures needed from the pattern
    async ({}, use) => {
      const box = await openMailbox()
      const desk = await startOwnDesk({ SMTP_URL: box.url })
      await use({ desk, box })
      await desk.stop()
      await box.close()
    },
    { scope: 'worker' },
  ],
})

const textOf = (source: string) => readMail(source).parts[0]?.replaceAll('\r\n', '\n') ?? ''

test('a reply from a template arrives by mail and shows on the status page, without scripts too', async ({
  page,
  mailed: { desk, box },
  browser,
}) => {
  const contact = { name: 'Änne Groß', email: 'reply@example.org' }
  const { reference } = await sendRequest(desk, { contact })
  await signInAs(page, desk, { name: 'Marga Riera', role: 'clerk' })
  await page.goto(`${desk.origin}/requests/${reference}`)
  await page.getByLabel('Template').selectOption({ label: 'A document is missing' })
  await page.getByRole('button', { name: 'Use template' }).click()
  const body = page.getByLabel('Text', { exact: true })
  await expect(body).toHaveValue(new RegExp(`Guten Tag Änne Groß,[^]*Anfrage ${reference}[^]*Marga Riera`))
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(body).toHaveAccessibleDescription(/Please complete \[Dokument\], \{office\}/)
  const text = (await body.inputValue())
    .replace('[Dokument]', 'Kopie der Police')
    .replace('{office}', 'Palma, Carrer Major 1')
  await body.fill(text)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.locator('.request-preview')).toContainText('Kopie der Police')
  await expect(page.locator('.request-preview')).toContainText(`[${reference}]`)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('The reply is on its way.')).toBeVisible()
  await expect(page.locator('#replies li')).toContainText('Kopie der Police')

  const subject = `Uns fehlt noch ein Dokument [${reference}]`
  const replied = () =>
    box.mails.find(({ source }) => readMail(source).headers.get('subject')?.[0] === subject)
  await expect.poll(replied, { timeout: 20_000 }).toBeDefined()
  expect(replied()?.to).toEqual(['reply@example.org'])
  const mail = textOf(replied()?.source ?? '')
  expect(mail).toContain('- Kopie der Police')
  const path = /https:\/\/[^/]+(\/de\/\S+)/.exec(mail.slice(mail.indexOf('ansehen:')))?.[1] ?? ''
  const context = await browser.newContext({ javaScriptEnabled: false })
  const status = await context.newPage()
  const answer = await status.goto(desk.site.origin + path)
  expect(answer?.headers()).toMatchObject({ 'cache-control': expect.stringContaining('no-store') })
  await expect(status.getByRole('heading', { name: 'Unsere Antwort' })).toBeVisible()
  await expect(status.locator('.status-replies')).toContainText('- Kopie der Police')
  await expect(status.locator('[aria-current="step"]')).toContainText('Beantwortet')
  await context.close()

  await page.reload()
  await expect(page.locator('#mails')).toContainText('Reply to the visitor')
})

test('a corrected address gets the confirmation, and a wrong one is refused with what was typed', async ({
  page,
  mailed: { desk, box },
}) => {
  const { reference } = await sendRequest(desk, { contact: { name: 'Mistyped', email: 'wrong@example.org' } })
  await signInAs(page, desk, { name: 'Corrector', role: 'clerk' })
  await page.goto(`${desk.origin}/requests/${reference}`)
  await page.getByText('Correct e-mail').click()
  await page.getByLabel('E-mail', { exact: true }).fill('right@example')
  await page.getByRole('button', { name: 'Save and send again' }).click()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('right@example')
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveAccessibleDescription(/not an address/)
  await page.getByLabel('E-mail', { exact: true }).fill('right@example.org')
  await page.getByRole('button', { name: 'Save and send again' }).click()
  await expect(page.getByText('The address has been corrected')).toBeVisible()
  await expect
    .poll(() => box.mails.filter(({ to }) => to.includes('right@example.org')).length, { timeout: 20_000 })
    .toBe(1)

  await page.getByText('Correct name or phone').click()
  await page.getByLabel('Name', { exact: true }).fill('Miss Typed')
  await page.getByLabel('Phone').fill('600 11 22 33')
  await page.locator('#contact').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Miss Typed')
  await expect(page.getByRole('link', { name: '+34 600 11 22 33' })).toBeVisible()
})
