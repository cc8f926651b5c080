import { expect, test, type Page } from '@playwright/test'
import { holdScripts } from '../support/hold-scripts.ts'
import { ready } from '../support/ready.ts'

const path = '/en/services/horarcom'

/** What stands in an office's card of the open tab. */
function office(page: Page, name: string) {
  return page.locator('.tabs-panel:not([hidden]) .office-weeks > section', {
    has: page.getByRole('heading', { name, exact: true }),
  })
}

async function openAt(page: Page, instant: string): Promise<void> {
  await page.clock.setFixedTime(new Date(instant))
  await page.goto(path)
  await ready(page)
}

for (const timezoneId of ['Europe/Madrid', 'UTC', 'Asia/Tokyo', 'America/Los_Angeles']) {
  test.describe(`a visitor whose clock is in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('sees the week on Mallorca, with the holiday by name', async ({ page }) => {
      await openAt(page, '2026-12-07T23:30:00Z')
      const palma = office(page, 'Palma')
      await expect(palma.locator('.status')).toHaveText('Opens Wednesday at 09:00')
      const today = palma.locator('[aria-current="date"]')
      await expect(today.getByRole('rowheader')).toHaveText('Tuesday 8 Dec')
      await expect(today).toContainText('Closed Immaculate Conception')
      await expect(palma.getByRole('row')).toHaveCount(7)
      await expect(palma.getByRole('row').first()).toContainText('Monday 7 Dec')
    })
  })
}

test('says until when an office is open, and when one opens next', async ({ page }) => {
  await openAt(page, '2026-11-25T10:00:00Z')
  await expect(office(page, 'Palma').locator('.status')).toHaveText('Open until 14:00')
  await expect(office(page, 'Santa Ponça Services').locator('.status')).toHaveText('Opens at 16:00')
  await expect(office(page, 'Online').locator('.status')).toHaveText('Open until 19:00')
})

test('keeps the hours over both clock changes', async ({ page }) => {
  await openAt(page, '2027-03-30T07:00:00Z')
  await expect(office(page, 'Llucmajor').locator('.status')).toHaveText('Open until 14:00')
  await openAt(page, '2027-11-02T07:30:00Z')
  await expect(office(page, 'Llucmajor').locator('.status')).toHaveText('Opens at 09:00')
})

test('shows next week and the usual one by keyboard', async ({ page }) => {
  await openAt(page, '2026-12-18T09:00:00Z')
  await page.getByRole('tab', { name: 'This week' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Next week' })).toBeFocused()
  const friday = office(page, 'Palma').getByRole('row').nth(4)
  await expect(friday).toContainText('Friday 25 Dec')
  await expect(friday).toContainText('Christmas Day')
  await expect(office(page, 'Palma').locator('[aria-current]')).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(office(page, 'Palma').getByRole('row').nth(4)).toHaveText('Friday09:00–14:00')
})

const german = '/de/dienstleistungen/horarcom'
for (const [width, address] of [
  [320, path],
  [320, german],
  [390, german],
  [820, '/servicios/horarcom'],
  [1440, path],
] as const) {
  test(`the real week takes the usual one’s place without moving anything at ${width} px: ${address}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.clock.setFixedTime(new Date('2026-12-08T10:00:00Z'))
    const release = await holdScripts(page)
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const boxes = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.tabs-panel:not([hidden]) .week-table, #closures-title')].map(
          (element) => {
            const { top, height } = element.getBoundingClientRect()
            return [Math.round(top + scrollY), Math.round(height)]
          },
        ),
      )
    await page.evaluate(() => document.fonts.ready)
    await expect.poll(async () => (await boxes()).length).toBe(6)
    const before = await boxes()
    release()
    await ready(page)
    await expect(page.getByRole('tab')).toHaveCount(3)
    expect(await boxes()).toEqual(before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the usual week and the dated holidays can be read', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Usual week' })).toBeVisible()
    const monday = page.getByRole('table', { name: 'Palma: Usual week' }).getByRole('row').first()
    await expect(monday).toContainText('Monday')
    await expect(monday).toContainText('09:00–14:00 16:00–19:00')
    await expect(page.getByRole('row', { name: /1 January 2027.*New Year’s Day.*All offices/ })).toBeVisible()
  })
})
