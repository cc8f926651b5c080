import { expect, test, type Page } from '@playwright/test'
import { chooseLaterDay, freeTimes } from '#tests/support/later-day.ts'
import { openChange } from '#tests/support/open-change.ts'
import { ready } from '#tests/support/ready.ts'
import { sentMails } from '#tests/support/sent-mails.ts'
import { fillTime } from '#tests/support/fill-time.ts'

async function cancel(page: Page): Promise<void> {
  await openChange(page, 'cancel')
  await page.getByLabel('Yes, I want to cancel it').check()
  await page.getByRole('button', { name: 'Cancel the appointment' }).click()
}

async function fillPerson(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('textbox', { name: 'E-mail' }).fill('anna@mail.example')
  await page.getByLabel(/I have read the privacy policy/).check()
}

test('books on an office’s page, then moves and cancels the appointment', async ({ page }) => {
  await page.goto('/en/offices/santa-ponsa')
  await page.getByRole('link', { name: 'Online appointment' }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Book a time in Santa Ponça' })
  await expect(dialog.getByRole('radio', { name: /^Santa Ponça (?!S)/ })).toBeChecked()
  await chooseLaterDay(dialog)
  await freeTimes(dialog).nth(1).check({ force: true })
  await expect(dialog.locator('.dialog-summary')).toContainText('Santa Ponça, at the office, in English')
  await fillPerson(page, 'Anna Example')
  await page.waitForTimeout(fillTime)
  await expect(dialog.locator('input[name="proof"]')).toHaveValue(/^[\w.-]+:\d+$/)
  await dialog.getByRole('button', { name: 'Book the appointment' }).click()
  await expect(page).toHaveURL(/\/en\/appointment\/TAL-/)
  await expect(page).toHaveTitle(/^Your appointment · \S/)
  await expect(page.getByText('Your appointment is booked')).toBeVisible()
  const reference = /TAL-[A-Z0-9]{4}-[A-Z0-9]{2}/.exec(await page.locator('dl').innerText())?.[0] ?? 'none'
  const about = () => sentMails().filter((mail) => mail.includes(reference))
  await expect.poll(() => about().filter((mail) => mail.includes('method=REQUEST')).length).toBe(2)

  const file = await page.request.get(
    (await page.getByRole('link', { name: 'Save to my calendar' }).getAttribute('href')) ?? '',
  )
  expect(file.headers()['content-type']).toContain('text/calendar')
  expect(await file.text()).toContain('SEQUENCE:0\r\n')

  await openChange(page, 'move')
  await freeTimes(page).last().check({ force: true })
  await page.getByRole('button', { name: /^Move to this time/ }).click()
  await expect(page.getByText('Your appointment has been moved')).toBeVisible()
  await cancel(page)
  await expect(page.getByText('This appointment is cancelled')).toBeVisible()
  await expect.poll(() => about().filter((mail) => mail.includes('method=CANCEL')).length).toBe(2)
})

test('lets an English visitor book at an office without English, add details and read the status', async ({
  page,
}) => {
  await page.goto('/en/offices/llucmajor?dialog=appointment-dialog')
  await ready(page)
  const talk = page.getByRole('radiogroup', { name: 'Language' })
  await expect(talk).toHaveAccessibleDescription(/^English is not spoken at this office/)
  await page.getByRole('radio', { name: /^Palma/ }).check({ force: true })
  await expect(talk).not.toHaveAccessibleDescription(/./)
  await page.getByRole('radio', { name: /^Llucmajor/ }).check({ force: true })
  await chooseLaterDay(page)
  await freeTimes(page).first().check({ force: true })
  await fillPerson(page, 'Paula Example')
  await page.waitForTimeout(fillTime)
  await page.getByRole('button', { name: 'Book the appointment' }).click()
  await expect(page.getByText('Your appointment is booked')).toBeVisible()
  const booked = page.url().replace(/\?.*/, '')
  const secret = booked.slice(booked.lastIndexOf('/'))
  const unfolded = () => sentMails().map((mail) => mail.replaceAll(/=\r?\n/g, ''))
  await expect.poll(() => unfolded().some((mail) => mail.includes(`/en/status${secret}`))).toBe(true)
  await page.getByRole('link', { name: 'Add a note or documents' }).click()
  await expect(page).toHaveURL(new RegExp(`/en/status${secret.replaceAll('.', '\\.')}$`))
  await expect(page.getByText(/^Your appointment is on .* \(Mallorca time\)/)).toBeVisible()
  await page.getByLabel('Your note').fill('I bring my passport.')
  await page.getByRole('button', { name: 'Send the note' }).click()
  await expect(page.getByText('We have added your note to the request.')).toBeVisible()
  await page.getByRole('link', { name: 'Move or cancel the appointment' }).click()
  await expect(page).toHaveURL(booked)
  await ready(page)
  await cancel(page)
  await expect(page.getByText('This appointment is cancelled')).toBeVisible()
  await page.goto(`/en/status${secret}`)
  await expect(page.getByText(/^Your appointment is cancelled\. If you want another/)).toBeVisible()
  await expect(page.locator('[aria-current="step"]')).toContainText('Cancelled')
  await expect(page.getByText('One of our team will read it')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Move or cancel the appointment' })).toHaveCount(0)
})

test('keeps the entered data and offers the nearest free times when the slot was just taken', async ({
  page,
  browser,
}) => {
  const rival = await browser.newPage()
  for (const visitor of [page, rival]) {
    await visitor.goto('/en/offices/llucmajor?dialog=appointment-dialog')
    await ready(visitor)
    await chooseLaterDay(visitor)
    await freeTimes(visitor).last().check({ force: true })
    await fillPerson(visitor, 'Race Example')
  }
  await page.waitForTimeout(fillTime)
  await rival.getByRole('button', { name: 'Book the appointment' }).click()
  await expect(rival).toHaveURL(/\/appointment\//)
  await page.getByRole('button', { name: 'Book the appointment' }).click()
  await expect(page.getByText('That time is no longer available')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Race Example')
  await page.getByRole('link', { name: 'Choose one of the nearest free times' }).click()
  await expect(page.locator('input[name="near"]').first()).toBeFocused()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Book the appointment' }).click()
  await expect(page).toHaveURL(/\/appointment\//)
  await rival.close()
})

test('shows the chosen office’s own times and keeps the draft after closing', async ({ page }) => {
  await page.goto('/de?dialog=appointment-dialog')
  await ready(page)
  const asked = page.waitForResponse((answer) => answer.url().includes('office=office.online'))
  await page.getByRole('radio', { name: /^Online/ }).check({ force: true })
  expect((await asked).headers()['cache-control']).toBe('no-store')
  await expect(page.getByRole('radio', { name: 'Video' })).toBeChecked()
  await page.getByLabel('Ihr Name').fill('Entwurf Beispiel')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Online-Termin' }).filter({ visible: true }).first().click()
  await expect(page.getByLabel('Ihr Name')).toHaveValue('Entwurf Beispiel')
  await expect(page.getByRole('radio', { name: /^Online/ })).toBeChecked()
})

test('does not lend one office’s extra language to other offices', async ({ page }) => {
  await page.goto('/en/offices/palma?dialog=appointment-dialog')
  await ready(page)
  const talk = page.locator('input[name="talk"]:checked')
  await page.locator('input[value="office.llucmajor"]').check({ force: true })
  await expect(talk).toHaveValue('es')
  await page.locator('input[value="office.santa-ponsa"]').check({ force: true })
  await expect(talk).toHaveValue('en')
})

test('requests times and proof of work again after a server error', async ({ page }) => {
  const asked: string[] = []
  await page.route(/\/api\/(?:appointments\/slots|proof)/, async (route) => {
    const path = new URL(route.request().url()).pathname
    asked.push(path)
    const first = asked.filter((other) => other === path).length === 1
    await (first ? route.fulfill({ status: 503 }) : route.continue())
  })
  await page.goto('/en')
  await ready(page)
  await page.getByRole('link', { name: 'Online appointment' }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('input[name="slot"]').first()).toBeAttached()
  // The proof of work may have to share the processor with other tests.
  await expect(dialog.locator('input[name="proof"]')).toHaveValue(/:\d+$/, { timeout: 30_000 })
  expect(asked.filter((path) => path.endsWith('/slots'))).toHaveLength(2)
  expect(asked.filter((path) => path.endsWith('/proof'))).toHaveLength(2)
})

test('shows appointment times in the visitor’s own time zone too', async ({ browser }) => {
  const page = await browser.newPage({ timezoneId: 'America/New_York' })
  await page.goto('/en/offices/palma?dialog=appointment-dialog')
  await ready(page)
  await chooseLaterDay(page)
  await freeTimes(page).first().check({ force: true })
  await fillPerson(page, 'Far Example')
  await page.waitForTimeout(fillTime)
  await page.getByRole('button', { name: 'Book the appointment' }).click()
  // The dialog already showed it too.
  await expect(page.getByText('Your appointment is booked')).toBeVisible()
  await expect(page.getByText('In your local time')).toBeVisible()
  await expect(page.locator('.appointment-facts').getByText('(New York)')).toBeVisible()
  await page.close()
})

test('answers a wrong appointment link with not found and no details', async ({ page }) => {
  const answer = await page.goto(`/en/appointment/TAL-7K3M-Q9.${'A'.repeat(43)}`)
  expect(answer?.status()).toBe(404)
  expect(answer?.headers()['cache-control']).toBe('no-store')
  await expect(page.getByRole('heading', { name: 'We cannot find this appointment' })).toBeVisible()
})

test('validates times before looking them up', async ({ request }) => {
  for (const query of ['', 'office=x&language=de', 'office=office.palma&language=de&from=2027-02-30']) {
    expect((await request.get(`/api/appointments/slots?${query}`)).status()).toBe(400)
  }
})

test('lists errors in form order and says that either phone or e-mail is enough', async ({ page }) => {
  await page.goto('/de?dialog=appointment-dialog')
  await ready(page)
  const dialog = page.getByRole('dialog')
  await dialog.locator('.dialog-bar button').click()
  await expect(dialog.locator('.error-summary a')).toHaveText([
    /Uhrzeit/,
    /Namen/,
    /Telefonnummer oder/,
    /bestätigen/,
  ])
  await expect(dialog.getByRole('textbox', { name: /^Telefon/ })).toHaveAccessibleDescription(
    /oder E-Mail genügt/,
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows other times at a button, keeps the entered data and books', async ({ page }) => {
    await page.goto('/en/services/nie?dialog=appointment-dialog')
    await page.getByLabel('Your name').fill('Nora Example')
    await page.getByRole('radio', { name: /^Online/ }).check({ force: true })
    await page.getByRole('button', { name: 'Show times' }).click()
    await expect(page.getByRole('radio', { name: 'By video' })).toBeChecked()
    await expect(page.getByLabel('Your name')).toHaveValue('Nora Example')
    await expect(page.locator('.error-summary')).toHaveCount(0)
    await chooseLaterDay(page)
    await expect(page.locator('input[name="day"]:not(:disabled)').nth(2)).toBeChecked()
    await freeTimes(page).first().check({ force: true })
    await page.getByRole('button', { name: 'Book the appointment' }).click()
    await expect(page.locator('.error-summary')).toBeVisible()
    await fillPerson(page, 'Nora Example')
    await page.waitForTimeout(fillTime)
    await page.getByRole('button', { name: 'Book the appointment' }).click()
    await expect(page.getByText('Your appointment is booked')).toBeVisible()
    await openChange(page, 'move')
    const days = page.locator('.appointment-days li a')
    const portions = [await days.first().getAttribute('href')]
    // Skips to the last bookable day; where that is depends on the opening hours.
    const later = page.getByRole('link', { name: 'Later days' })
    while (await later.isVisible()) {
      await later.click()
      portions.push(await days.first().getAttribute('href'))
    }
    expect(portions.length).toBeGreaterThan(1)
    expect(portions).toEqual([...new Set(portions)].toSorted())
    await days.last().click()
    await freeTimes(page).first().check({ force: true })
    await page.getByRole('button', { name: 'Move to this time' }).click()
    await expect(page.getByText('Your appointment has been moved')).toBeVisible()
    await openChange(page, 'cancel')
    await page.getByRole('button', { name: 'Cancel the appointment' }).click()
    await expect(page.getByText('Tick the box to confirm')).toBeInViewport()
    await cancel(page)
    await expect(page.getByText('This appointment is cancelled')).toBeVisible()
  })
})
