import { expect, test, type Page } from '@playwright/test'
import { mondayOf } from '#domains/offices/week.ts'
import { formatDay } from '#i18n/date-format.ts'
import { weekdayName } from '#i18n/weekday-words.ts'
import { addDays } from '#i18n/madrid-time.ts'
import { shortDay } from '#i18n/short-day.ts'
import {
  clockChanges,
  holidaysOf,
  instantAt,
  officeOf,
  offices,
  openDayFrom,
  plainTuesday,
  rangesOn,
  usualRanges,
} from '#tests/support/calendar.ts'
import { casesOf } from '#tests/support/cases.ts'
import { holdScripts } from '#tests/support/hold-scripts.ts'
import { ready } from '#tests/support/ready.ts'

const path = '/en/services/horarcom'
const german = '/de/dienstleistungen/horarcom'
const inPalma = officeOf('office.palma')
/** The next holiday that closes Palma on a day when it would otherwise be open. */
const [holiday] = holidaysOf([inPalma], 'en')

/** How a weekday's row begins: Tuesday 8 Dec. */
const dated = (day: string) => `${weekdayName(day, 'en')} ${shortDay(day, 'en')}`

/** The content of an office's card in the open tab. */
function office(page: Page, name: string) {
  return page.locator('.tabs-panel:not([hidden]) .office-weeks > section', {
    has: page.getByRole('heading', { name, exact: true }),
  })
}

async function openAt(page: Page, instant: string): Promise<void> {
  await page.clock.setFixedTime(instant)
  await page.goto(path)
  await ready(page)
}

const zones = ['Europe/Madrid', 'UTC', 'Asia/Tokyo', 'America/Los_Angeles'] as const
for (const timezoneId of casesOf(zones, (one) => one === 'America/Los_Angeles')) {
  test.describe(`a visitor whose clock is in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('sees the Mallorca week with the holiday by name', async ({ page }) => {
      // In the first hour of the holiday on Mallorca, when it is still the previous day in UTC and
      // in Los Angeles.
      await openAt(page, instantAt(holiday.day, '00:30'))
      const palma = office(page, 'Palma')
      const next = openDayFrom(holiday.day, [inPalma])
      const from = rangesOn(inPalma, next)[0]?.slice(0, 'HH:mm'.length)
      await expect(palma.locator('.status')).toHaveText(`Opens ${weekdayName(next, 'en')} at ${from}`)
      const today = palma.locator('[aria-current="date"]')
      await expect(today.getByRole('rowheader')).toHaveText(`${dated(holiday.day)} today`)
      await expect(today).toContainText(`Closed ${holiday.name}`)
      await expect(palma.getByRole('row')).toHaveCount(7)
      await expect(palma.getByRole('row').first()).toContainText(dated(mondayOf(holiday.day)))
    })
  })
}

test('shows the closing time of an open office and the next opening of a closed one', async ({ page }) => {
  await openAt(page, instantAt(plainTuesday(), '11:00'))
  await expect(office(page, 'Palma').locator('.status')).toHaveText('Open until 14:00')
  await expect(office(page, 'Santa Ponça Services').locator('.status')).toHaveText('Opens at 16:00')
  await expect(office(page, 'Online').locator('.status')).toHaveText('Open until 19:00')
})

for (const width of [320, 390, 820, 1440]) {
  test(`keeps the columns for mornings and afternoons, and the tab labels, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.clock.setFixedTime(instantAt(plainTuesday(), '11:00'))
    for (const address of [path, german, '/servicios/horarcom', '/de/buros/palma']) {
      await page.goto(address)
      await ready(page)
      const cut = await page.locator('.tabs-list').evaluate((list) => list.scrollWidth - list.clientWidth)
      expect.soft(cut, `${address}: tabs`).toBeLessThanOrEqual(0)
      const tables = await page.locator('.tabs-panel:not([hidden]) .week-table').evaluateAll((all) =>
        all.map((table) =>
          [...table.querySelectorAll('tr')].flatMap(({ cells }) => {
            const [, morning, afternoon] = [...cells].map((cell) =>
              Math.round(cell.getBoundingClientRect().right),
            )
            return cells.length === 3 ? [`${morning} ${afternoon}`] : []
          }),
        ),
      )
      for (const rights of tables) expect.soft(new Set(rights).size, address).toBeLessThanOrEqual(1)
    }
  })
}

test('labels today in words, and in green only while the office is open', async ({ page }) => {
  const tuesday = plainTuesday()
  const row = office(page, 'Palma').locator('[aria-current="date"]')
  const ground = () => row.evaluate((element) => getComputedStyle(element).backgroundColor)
  await openAt(page, instantAt(tuesday, '11:00'))
  await expect(row.getByRole('rowheader')).toHaveText(`${dated(tuesday)} today`)
  const open = await ground()
  await openAt(page, instantAt(tuesday, '15:00'))
  await expect(row.getByRole('rowheader')).toContainText('today')
  expect(await ground()).not.toBe(open)
})

test('keeps the hours across both clock changes', async ({ page }) => {
  for (const { day, summer } of clockChanges()) {
    const open = openDayFrom(day, [officeOf('office.llucmajor')])
    // On Mallorca it is nine in summer and eight in winter.
    await openAt(page, `${open}T07:00:00Z`)
    const words = summer ? 'Open until 14:00' : 'Opens at 09:00'
    await expect(office(page, 'Llucmajor').locator('.status')).toHaveText(words)
  }
})

test('shows next week and the usual week by keyboard', async ({ page }) => {
  await openAt(page, instantAt(addDays(holiday.day, -7), '10:00'))
  const weekday = weekdayName(holiday.day, 'en')
  const index = Temporal.PlainDate.from(holiday.day).dayOfWeek - 1
  await page.getByRole('tab', { name: 'This week' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Next week' })).toBeFocused()
  const row = office(page, 'Palma').getByRole('row').nth(index)
  await expect(row).toContainText(dated(holiday.day))
  await expect(row).toContainText(holiday.name)
  await expect(office(page, 'Palma').locator('[aria-current]')).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  const usual = usualRanges(inPalma, holiday.day).map((range) => range.replace('-', '–'))
  await expect(row.getByRole('rowheader')).toHaveText(weekday)
  await expect(row.getByRole('cell')).toHaveText(usual.length === 1 ? [...usual, 'Closed'] : usual)
})

const layouts = [
  [320, path, 'en'],
  [320, german, 'de'],
  [390, german, 'de'],
  [820, '/servicios/horarcom', 'es'],
  [1440, path, 'en'],
] as const
for (const [width, address, locale] of casesOf(
  layouts,
  ([width, address]) => width > 390 || (width === 320 && address === german),
)) {
  test(`replaces the usual week with the real one without layout shift at ${width} px: ${address}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    // In the week whose holiday has the longest name, which takes the most room.
    const [holiday] = holidaysOf([inPalma], locale).sort((a, b) => b.name.length - a.name.length)
    await page.clock.setFixedTime(instantAt(holiday?.day ?? '', '11:00'))
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

  test('shows the usual week and the dated holidays', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Usual week' })).toBeVisible()
    const monday = page.getByRole('table', { name: 'Palma: Usual week' }).getByRole('row').first()
    await expect(monday).toContainText('Monday')
    await expect(monday.getByRole('cell')).toHaveText(['09:00–14:00', '16:00–19:00'])
    const friday = page.getByRole('table', { name: 'Palma: Usual week' }).getByRole('row').nth(4)
    await expect(friday.getByRole('cell')).toHaveText(['09:00–14:00', 'Closed'])
    const afternoons = page.getByRole('table', { name: 'Santa Ponça Services: Usual week' }).getByRole('row')
    await expect(afternoons.first().getByRole('cell')).toHaveText(['Closed', '16:00–19:00'])
    const [everywhere] = holidaysOf(offices, 'en')
    const row = page.getByRole('row').filter({ hasText: formatDay(everywhere.day, 'en') })
    await expect(row).toContainText(everywhere.name)
    await expect(row).toContainText('All offices')
    await expect(row).toBeVisible()
  })
})
