import { expect, test, type Locator, type Page } from '@playwright/test'
import { axeFindingsInBothSchemes } from '#tests/support/axe.ts'
import { casesOf } from '#tests/support/cases.ts'
import { ready } from '#tests/support/ready.ts'
import { fillTime } from '#tests/support/fill-time.ts'

const paths = ['/siniestros', '/en/sinister', '/de/schäden'] as const
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

const caseOf = (page: Page, name: string): Locator =>
  page.locator('.claim', { has: page.getByRole('heading', { name, exact: true, level: 3 }) })

async function openCase(page: Page, name: string): Promise<Locator> {
  const claim = caseOf(page, name)
  await claim.locator('summary').click()
  await expect(claim.locator('.claim-body')).toBeVisible()
  return claim
}

test.describe('claims on a phone without JavaScript', () => {
  test.use({ ...phone, javaScriptEnabled: false })

  test('opens every case in place, with contact and deadline', async ({ page }) => {
    await page.goto('/en/sinister')
    const water = await openCase(page, 'Water in the house')
    await expect(water.getByText('Shut the water off')).toBeVisible()
    await expect(water.getByRole('link', { name: /Us/ })).toHaveAttribute('href', /^tel:\+/)
    await expect(water.getByText('7 days to tell your insurer')).toBeVisible()
    await expect(water.locator('[lang="es"]').first()).toContainText('fuga de agua')
    const row = caseOf(page, 'Fire').locator('summary')
    await row.scrollIntoViewIfNeeded()
    const before = await row.boundingBox()
    const fire = await openCase(page, 'Fire')
    expect((await row.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
    await expect(fire.getByRole('link', { name: /Emergency/ })).toHaveAttribute('href', 'tel:112')
  })

  test('opens the case in the address', async ({ page }) => {
    await page.goto('/de/sch%C3%A4den#storm')
    await expect(page.locator('#storm')).toBeVisible()
    await expect(caseOf(page, 'Sturm oder Überschwemmung').locator('summary')).toBeInViewport()
  })

  test('serves the claim report as a page with the case preselected', async ({ page }) => {
    await page.goto('/siniestros')
    const theft = await openCase(page, 'Robo o hurto')
    await theft.getByRole('link', { name: 'Dar parte' }).click()
    await expect(page.locator('select[name="claimKind"]')).toHaveValue('theft')
    await expect(page.locator('input[type="file"]')).toBeVisible()
  })

  test('keeps the emergency and office numbers within thumb reach', async ({ page }) => {
    await page.goto('/en/sinister')
    await expect(page.locator('main a[href="tel:112"]').first()).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.claim-bar')).toBeHidden()
    for (const scroll of [100, 2_000]) {
      await page.mouse.wheel(0, scroll)
      for (const link of await page.locator('.claim-bar a').all()) {
        await expect(link).toBeInViewport({ ratio: 1 })
        const { height = 0, width = 0 } = (await link.boundingBox()) ?? {}
        expect(Math.min(height, width)).toBeGreaterThanOrEqual(48)
      }
    }
  })
})

test.describe('claims on a phone', () => {
  test.use(phone)

  test('opens the case of a link on client navigation too', async ({ page }) => {
    await page.goto('/en')
    await ready(page)
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/en/sinister#boat'
      link.textContent = 'boat'
      document.querySelector('main')?.prepend(link)
    })
    await page.getByRole('link', { name: 'boat', exact: true }).click()
    await expect(page.locator('#boat')).toBeVisible()
  })

  test('stores a report with photographs', async ({ page }) => {
    await page.goto('/en/sinister')
    await ready(page)
    const claim = await openCase(page, 'Car accident')
    await claim.getByRole('link', { name: 'Report it to us' }).click()
    const form = page.getByRole('dialog', { name: 'Report a claim' })
    await expect(form.getByLabel('What happened?')).toHaveValue('accident')
    await form.getByLabel('Day it happened').fill(new Date().toISOString().slice(0, 10))
    await form.locator('input[name="plate"]').fill('1234 BCD')
    const picture = Buffer.from(
      '/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/APn+v//Z',
      'base64',
    )
    await form
      .locator('input[type="file"]')
      .setInputFiles([1, 2].map((n) => ({ name: `${n}.jpg`, mimeType: 'image/jpeg', buffer: picture })))
    await form.getByLabel('Message').fill('The other car turned without looking.')
    await form.getByLabel('Your name').fill('Dora Example')
    await form.getByRole('textbox', { name: /E-mail/ }).fill('dora@example.org')
    await form.getByLabel(/I have read/).check()
    await page.waitForTimeout(fillTime)
    await form.getByRole('button', { name: 'Send the report' }).click()
    await expect(page.getByRole('dialog', { name: 'We’ve received your report' })).toBeVisible()
  })

  test('preselects the open case and its date in the report', async ({ page }) => {
    const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10)
    await page.goto('/en/sinister')
    await ready(page)
    const report = page.locator('.claim-bar a[data-dialog]')
    const storm = await openCase(page, 'Storm or flood')
    await storm.locator('input[type="date"]').fill(day)
    await openCase(page, 'Fire')
    await expect(report).toHaveAttribute('href', /&claim=fire$/)
    await caseOf(page, 'Fire').locator('summary').click()
    await expect(report).toHaveAttribute('href', /&claim=storm$/)
    await report.click()
    const form = page.getByRole('dialog', { name: 'Report a claim' })
    await expect(form.getByLabel('What happened?')).toHaveValue('storm')
    await expect(form.getByLabel('Day it happened')).toHaveValue(day)
    await page.reload()
    await expect(form.getByLabel('Day it happened')).toHaveValue(day)
  })

  test('asks nothing about a claim for other topics', async ({ page }) => {
    await page.goto('/en/sinister?dialog=contact-dialog')
    await ready(page)
    const form = page.getByRole('dialog')
    await expect(form.getByLabel('Day it happened')).toBeVisible()
    await expect(form.getByLabel('Topic')).toHaveCount(0)
    await page.goto('/en/about-us?dialog=contact-dialog')
    await ready(page)
    await form.getByLabel('Topic').selectOption('claim')
    await expect(form.getByLabel('Day it happened')).toBeVisible()
    await form.getByLabel('Topic').selectOption('other')
    await expect(form.getByLabel('Day it happened')).toBeHidden()
  })
})

const zones = ['Europe/Madrid', 'Asia/Tokyo', 'America/Los_Angeles'] as const
for (const timezoneId of casesOf(zones, (one) => one === 'America/Los_Angeles')) {
  test.describe(`the countdown, with a clock in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('counts days by Mallorca time across the clock change, and remembers the date', async ({ page }) => {
      // On Mallorca it is half past midnight on 29 March: summer time began the day before.
      await page.clock.setFixedTime(new Date('2027-03-28T22:30:00Z'))
      await page.goto('/en/sinister#water')
      await ready(page)
      const day = page.locator('#water-day')
      await expect(day).toHaveAttribute('max', '2027-03-29')
      await day.fill('2027-03-25')
      const due = page.locator('#water .claim-due')
      await expect(due.first()).toHaveText('Until Thursday, 1 April 2027: 3 days left')
      // This list's deadline starts with the notice, not the date of loss, so nothing is counted
      // for it.
      await expect(due).toHaveCount(2)
      await page.clock.setFixedTime(new Date('2027-03-31T22:30:00Z'))
      await page.reload()
      await expect(due.first()).toHaveText('Today, Thursday, 1 April 2027, is the last day')
      await page.clock.setFixedTime(new Date('2027-04-02T10:00:00Z'))
      await page.reload()
      await expect(due.first()).toHaveText(
        'The time limit ended on Thursday, 1 April 2027. Please call us today.',
      )
      expect(page.url()).not.toContain('2027')
    })
  })
}

test('refuses a future date, and prefills the date in other cases when they are opened', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T10:00:00Z'))
  await page.goto('/de/sch%C3%A4den#storm')
  await ready(page)
  await page.locator('#storm-day').fill('2026-11-22')
  await expect(page.getByRole('alert')).toHaveText('Wählen Sie heute oder einen früheren Tag')
  await page.locator('#storm-day').fill('2026-11-20')
  await expect(page.locator('#storm .claim-due').first()).toHaveText('Bis Freitag, 27.11.2026: noch 6 Tage')
  // Browser autofill lays out every closed case that contains a field.
  await expect(page.locator('.claim input')).toHaveCount(1)
  await caseOf(page, 'Einbruch oder Diebstahl').locator('summary').click()
  await expect(page.locator('#theft .claim-due').first()).toHaveText('Bis Freitag, 27.11.2026: noch 6 Tage')
})

test.describe('claims on a phone, light or dark', () => {
  test.use(phone)

  for (const path of casesOf(paths, (one) => one.startsWith('/de'))) {
    test(`has no axe findings in an open case of ${path}, nor in the report`, async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-21T10:00:00Z'))
      await page.goto(`${path}#accident`)
      await ready(page)
      await page.locator('#accident-day').fill('2026-11-15')
      await expect(page.locator('#accident .claim-due').first()).toBeVisible()
      expect(await axeFindingsInBothSchemes(page)).toEqual([])
      await page.locator('#accident > .button').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await axeFindingsInBothSchemes(page)).toEqual([])
    })
  }
})

for (const path of casesOf(paths, (one) => one.startsWith('/de'))) {
  test(`scrolls no case of ${path} sideways`, async ({ page }) => {
    await page.goto(path)
    await ready(page)
    for (const summary of await page.locator('.claim > summary').all()) {
      await summary.click()
      for (const width of [320, 820, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const { scroll, inner } = await page.evaluate(() => ({
          scroll: document.documentElement.scrollWidth,
          inner: document.documentElement.clientWidth,
        }))
        expect(scroll, `${width} px`).toBeLessThanOrEqual(inner)
      }
    }
  })
}
