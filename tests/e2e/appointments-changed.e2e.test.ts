import { expect, test, type Locator, type Page } from '@playwright/test'
import { casesOf } from '#tests/support/cases.ts'
import { holdScripts } from '#tests/support/hold-scripts.ts'
import { chooseLaterDay, freeTimes } from '#tests/support/later-day.ts'
import { openChange } from '#tests/support/open-change.ts'
import { ready } from '#tests/support/ready.ts'
import { translate } from '#tests/support/translate.ts'
import { fillTime } from '#tests/support/fill-time.ts'

/** Books a time on a later day at an office, which leads to the appointment's page. */
async function bookOnly(page: Page, office: string): Promise<void> {
  await page.goto(`${office}?dialog=appointment-dialog`)
  await ready(page)
  await chooseLaterDay(page, 3)
  await page.locator('input[name="name"]').fill('Maja Example')
  await page.locator('input[name="email"]').fill('maja@mail.example')
  await page.locator('input[name="privacy"]').check({ force: true })
  await page.waitForTimeout(fillTime)
  // Another test, at the same time, may be faster.
  await expect(async () => {
    await freeTimes(page).nth(2).check({ force: true, timeout: 10_000 })
    await page.locator('.dialog-bar button[type="submit"]').click()
    await page.waitForURL(/TAL-/, { timeout: 10_000 })
  }).toPass()
}

/** The same, with the part of the page open that moves the appointment. */
async function book(page: Page, office: string): Promise<void> {
  await bookOnly(page, office)
  await openChange(page, 'move')
}

const free = (page: Page) => page.locator('#slot input:not(:disabled)')
const shownDay = (page: Page) => page.locator('.appointment-days [aria-current]')
const cancel = async (page: Page) => {
  await openChange(page, 'cancel')
  await page.getByLabel('Yes, I want to cancel it').check()
  await page.getByRole('button', { name: 'Cancel the appointment' }).click()
}
const move = (page: Page) => page.getByRole('button', { name: /^Move to this time/ }).click()

/** Scrolls the days to one end of the booking period. */
async function turnAll(page: Page, link: Locator): Promise<void> {
  while (await link.isVisible()) {
    const address = (await shownDay(page).getAttribute('href')) ?? ''
    await link.click()
    await expect(shownDay(page)).not.toHaveAttribute('href', address)
  }
}

/** The note has focus and is therefore in view. */
async function expectAnswer(note: Locator, words: string): Promise<void> {
  await expect(note).toContainText(words)
  await expect(note).toBeFocused()
  await expect(note).toBeInViewport({ ratio: 1 })
}

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
for (const size of casesOf(sizes, ({ width }) => width === 390)) {
  test(`answers every change to an appointment within view, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size)
    await bookOnly(page, '/en/offices/santa-ponsa')
    await expectAnswer(page.locator('.answer-note'), 'Your appointment is booked')
    await page.goto(page.url().replace(/\?.*/, ''))
    await ready(page)
    const when = page.locator('.appointment-facts strong')
    // Back and forth: a message that was announced before is announced again.
    for (const place of ['last', 'first', 'last'] as const) {
      const before = await when.innerText()
      await openChange(page, 'move')
      await free(page)[place]().check({ force: true })
      await move(page)
      await expect(when).not.toHaveText(before)
      await expectAnswer(
        page.getByRole('status').filter({ hasText: 'has been moved' }),
        'the one that applies',
      )
    }
    // An accidental tap must not cancel anything.
    await openChange(page, 'cancel')
    await page.getByRole('button', { name: 'Cancel the appointment' }).click()
    await expect(page.getByText('Tick the box to confirm')).toBeInViewport()
    await expect(page.getByLabel('Yes, I want to cancel it')).toBeFocused()
    await cancel(page)
    await expectAnswer(page.locator('.answer-note'), 'This appointment is cancelled')
    await page.goto(page.url().replace(/\?.*/, ''))
    await ready(page)
    await expect(page.getByText('This appointment is cancelled')).toBeVisible()
    await expect(page.locator('.answer-note')).toHaveCount(0)
    await page.getByRole('link', { name: 'Book another appointment' }).click()
    await expect(page.getByRole('dialog').getByRole('radio', { name: /^Santa Ponça (?!S)/ })).toBeChecked()
  })
}

test('explains why a move was refused and what to do next', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await book(page, '/en/offices/palma')
  await move(page)
  const error = page.getByText('Choose a free time')
  await expect(error).toBeVisible()
  await expect(page.locator('#slot input:focus')).toBeInViewport()
  await free(page).first().check({ force: true })
  await expect(error).toHaveCount(0)

  // Another visitor takes the slot first, simulated by a time that is no longer offered.
  await free(page)
    .first()
    .evaluate((radio: HTMLInputElement) => radio.setAttribute('value', '2026-01-12T09:00:00Z'))
  await move(page)
  await expectAnswer(page.getByRole('alert'), 'Your appointment stays as it was')
  const nearest = page.locator('#nearest label')
  await expect(nearest.first()).toBeInViewport({ ratio: 1 })
  await nearest.first().locator('input').check({ force: true })
  await page.getByRole('button', { name: `Move to this time: ${await nearest.first().innerText()}` }).click()
  await expectAnswer(page.locator('.answer-note'), 'Your appointment has been moved')

  // The appointment is cancelled in the meantime.
  const other = await context.newPage()
  await other.goto(page.url())
  await ready(other)
  await cancel(other)
  await expect(other.getByText('This appointment is cancelled')).toBeVisible()
  await other.close()
  await openChange(page, 'move')
  await free(page).last().check({ force: true })
  await move(page)
  await expectAnswer(page.getByRole('alert'), 'This appointment is cancelled')
})

test('shows the month above the days, starts at the appointment’s day and scrolls both ways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await book(page, '/en/offices/llucmajor')
  const own = (await page.locator('.appointment-facts strong').innerText()).replace(/,[^,]*$/, '')
  await expect(shownDay(page)).toContainText(own)
  await expect(page.locator('#slot legend')).toHaveText(own)
  // The days before it, and therefore the first month shown, may belong to the previous month.
  const month = page.getByRole('list', { name: own.split(' ').at(-1) ?? '', exact: true })
  await expect(month.locator('[aria-current]')).toContainText(own)
  const earlier = page.getByRole('link', { name: 'Earlier days' })
  const later = page.getByRole('link', { name: 'Later days' })
  await expect(earlier).toHaveCount(0)
  await later.click()
  await expect(shownDay(page)).toBeFocused()
  await expect(shownDay(page)).toBeInViewport({ ratio: 1 })
  await expect(shownDay(page)).not.toContainText(own)
  await turnAll(page, later)
  await expect(shownDay(page)).toBeFocused()
  await turnAll(page, earlier)
  // Another day in the same weeks shows its times, and the pressed day does not move.
  const other = page.locator('.appointment-days li a:not([aria-current])').last()
  await other.click()
  await expect(shownDay(page)).toBeFocused()
  await expect(page.getByRole('button', { name: 'Move to this time' })).toBeInViewport({ ratio: 1 })
  const words = await shownDay(page).innerText()
  expect(words.replace(/\s+/g, ' ')).toContain(await page.locator('#slot legend').innerText())
})

test('does not offer the appointment’s current time as a new time', async ({ page }) => {
  await book(page, '/en/offices/online')
  const own = /(\d\d:\d\d)–/.exec(await page.locator('.appointment-facts strong').innerText())?.[1] ?? ''
  const time = page.locator('#slot label').filter({ hasText: new RegExp(`^${own}`) })
  await expect(time.locator('input')).toBeDisabled()
})

test('keeps a time chosen before the scripts run', async ({ page }) => {
  await book(page, '/en/offices/online')
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await openChange(page, 'move')
  const time = free(page).last()
  await time.check({ force: true })
  release()
  await ready(page)
  await expect(page.getByRole('button', { name: /^Move to this time: / })).toBeVisible()
  await expect(time).toBeChecked()
})

test('capitalises Spanish dates at the start of a line and formats times consistently', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await book(page, '/oficinas/palma')
  const day = /^(?:Lunes|Martes|Miércoles|Jueves|Viernes|Sábado), \d/
  await expect(page.locator('.appointment-facts strong')).toHaveText(/^\p{Lu}.*, \d\d:\d\d–\d\d:\d\d$/u)
  await expect(page.locator('.appointment-facts strong')).toHaveText(day)
  await expect(page.locator('#slot legend')).toHaveText(day)
  for (const part of ['.appointment-changes', '.answer-note']) {
    const box = await page.locator(part).boundingBox()
    expect(box?.width, part).toBe(760)
  }
})

test('shows both clocks, each labelled, when the visitor is in another time zone', async ({ browser }) => {
  const zones = [
    ['Europe/Madrid', /^\d\d:\d\d$/, /^Mallorca time$/],
    ['America/New_York', /^\d\d:\d\d \(\d\d:\d\d\)$/, /your own in brackets \(New York\)/],
  ] as const
  for (const [timezoneId, time, hint] of casesOf(zones, ([zone]) => zone === 'America/New_York')) {
    const page = await browser.newPage({ timezoneId, locale: 'en-GB' })
    await book(page, '/en/offices/online')
    await expect(page.locator('#slot .field-hint')).toHaveText(hint)
    const slot = page.locator('#slot label:has(input:not(:disabled))').first()
    await expect(slot).toHaveText(time)
    await slot.locator('input').check({ force: true })
    await expect(page.getByRole('button', { name: /^Move to this time: .*\d\d:\d\d/ })).toContainText(
      timezoneId === 'Europe/Madrid' ? /:\d\d$/ : /\(\d\d:\d\d\)$/,
    )
    await page.close()
  }
})

test('cancels an appointment on a page translated by the browser', async ({ page }) => {
  await book(page, '/en/offices/online')
  await translate(page.locator('body'))
  await cancel(page)
  await expectAnswer(page.locator('.answer-note'), 'This appointment is cancelled')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 700 } })

  test('moves an appointment step by step and scrolls every answer into view', async ({ page }) => {
    await page.goto('/en/offices/palma?dialog=appointment-dialog')
    await chooseLaterDay(page, 3)
    await freeTimes(page).nth(2).check({ force: true })
    await page.getByLabel('Your name').fill('Nils Example')
    await page.getByRole('textbox', { name: 'E-mail' }).fill('nils@mail.example')
    await page.getByLabel(/I have read the privacy policy/).check()
    await page.waitForTimeout(fillTime)
    await page.getByRole('button', { name: 'Book the appointment' }).click()
    await expectAnswer(page.locator('.answer-note'), 'Your appointment is booked')
    await openChange(page, 'move')
    await page.locator('.appointment-days li a').last().click()
    await expect(page.getByRole('button', { name: 'Move to this time' })).toBeInViewport({ ratio: 1 })
    await expect(shownDay(page)).toBeInViewport({ ratio: 1 })
    await move(page)
    await expect(page.getByText('Choose a free time')).toBeInViewport({ ratio: 1 })
    await free(page).first().check({ force: true })
    await move(page)
    await expectAnswer(page.locator('.answer-note'), 'Your appointment has been moved')
    await cancel(page)
    await expectAnswer(page.locator('.answer-note'), 'This appointment is cancelled')
  })
})
