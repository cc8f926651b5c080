import { expect, test, type Page } from '@playwright/test'
import { dayInWords } from '#domains/appointments/dialog/day-words.ts'
import { mergeRanges } from '#domains/offices/call-window.ts'
import { mondayOf } from '#domains/offices/week.ts'
import { formatDay } from '#i18n/date-format.ts'
import { weekdayName } from '#i18n/weekday-words.ts'
import { addDays } from '#i18n/madrid-time.ts'
import { shortDay } from '#i18n/short-day.ts'
import { axeFindings } from '#tests/support/axe.ts'
import {
  clockChanges,
  holidaysOf,
  instantAt,
  officeOf,
  offices,
  openDayFrom,
  plainTuesday,
  rangesOn,
} from '#tests/support/calendar.ts'
import { casesOf } from '#tests/support/cases.ts'
import { holdScripts } from '#tests/support/hold-scripts.ts'
import { ready } from '#tests/support/ready.ts'
import { fillTime } from '#tests/support/fill-time.ts'

const reference = /TAL-[A-Z0-9]{4}-[A-Z0-9]{2}/
const inPalma = officeOf('office.palma')
/** The next holiday that closes Palma on a day when it would otherwise be open. */
const [holiday] = holidaysOf([inPalma], 'en')

/** How a weekday's row begins: Tuesday 8 Dec. */
const dated = (day: string) => `${weekdayName(day, 'en')} ${shortDay(day, 'en')}`

/** The opening of a day's first stretch without a gap and the closing of its last. */
function stretchesOf(day: string): { first: string[]; last: string[] } {
  const ranges = mergeRanges(offices.flatMap((office) => rangesOn(office, day)))
  return { first: (ranges[0] ?? '').split('-'), last: (ranges.at(-1) ?? '').split('-') }
}

async function openAt(page: Page, path: string, instant: string): Promise<void> {
  await page.clock.setFixedTime(instant)
  await page.goto(path)
  await ready(page)
}

const zones = ['Europe/Madrid', 'Asia/Tokyo', 'America/Los_Angeles'] as const
for (const timezoneId of casesOf(zones, (one) => one === 'America/Los_Angeles')) {
  test.describe(`a visitor whose clock is in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('sees whether Palma is open, its week with the holiday by name, and the next closed day', async ({
      page,
    }) => {
      // In the first hour of the holiday on Mallorca, when it is still the day before in Los
      // Angeles.
      await openAt(page, '/en/offices/palma', instantAt(holiday.day, '00:30'))
      const next = openDayFrom(holiday.day, [inPalma])
      const from = rangesOn(inPalma, next)[0]?.slice(0, 'HH:mm'.length)
      const state = page.locator('.office-state')
      await expect(state.locator('.status')).toHaveText(`Opens ${weekdayName(next, 'en')} at ${from}`)
      await expect(state).toContainText(`${weekdayName(holiday.day, 'en')}, 00:30 in Mallorca`)
      const today = page.locator('.tabs-panel:not([hidden]) [aria-current="date"]')
      await expect(today.getByRole('rowheader')).toHaveText(`${dated(holiday.day)} today`)
      await expect(today).toContainText(`Closed ${holiday.name}`)
      await expect(page.getByText(`Next closed: ${dayInWords(holiday.day, 'en')}`)).toBeVisible()
      await page.getByRole('tab', { name: 'Next week' }).click()
      const monday = dated(addDays(mondayOf(holiday.day), 7))
      await expect(page.getByRole('rowheader', { name: monday })).toBeVisible()
    })

    test('is promised a call at the next real opening time', async ({ page }) => {
      // The last day before a holiday of all offices, and the first after it: late requests wait
      // until then.
      const [everywhere] = holidaysOf(offices, 'en')
      const before = openDayFrom(everywhere.day, offices, -1)
      const after = openDayFrom(everywhere.day, offices)
      const { first, last } = stretchesOf(before)
      await openAt(page, '/en/contact', instantAt(before, first[0] ?? ''))
      const promise = page.locator('.call-promise')
      await expect(promise).toHaveText(`Ask now and we’ll call you today, by ${first[1]} Mallorca time.`)
      await openAt(page, '/en/contact', instantAt(before, last[1] ?? ''))
      const [from, until] = stretchesOf(after).first
      await expect(promise).toHaveText(
        `Ask now and we’ll call you on ${dayInWords(after, 'en')}, between ${from} and ${until} Mallorca time.`,
      )
    })
  })
}

test('keeps an office’s hours across both clock changes', async ({ page }) => {
  for (const { day, summer } of clockChanges()) {
    const open = openDayFrom(day, [officeOf('office.llucmajor')])
    // On Mallorca it is nine in summer and eight in winter.
    await openAt(page, '/de/buros/llucmajor', `${open}T07:00:00Z`)
    const words = summer ? 'Geöffnet bis 14:00 Uhr' : 'Öffnet um 09:00 Uhr'
    await expect(page.locator('.office-state .status')).toHaveText(words)
  }
})

for (const [width, address] of [
  [390, '/de/buros/palma'],
  [820, '/oficinas/palma'],
  [1440, '/en/offices/palma'],
] as const) {
  test(`shows an office’s current state without layout shift above it at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.clock.setFixedTime(instantAt(plainTuesday(), '11:00'))
    const release = await holdScripts(page)
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const tops = () =>
      page.evaluate(async () => {
        await document.fonts.ready
        return ['.page-hero .button', '#find-title', '.week-table'].map((selector) =>
          Math.round((document.querySelector(selector)?.getBoundingClientRect().top ?? 0) + scrollY),
        )
      })
    await page.waitForLoadState('domcontentloaded')
    await expect(page.locator('.office-find')).toHaveCSS('display', 'grid')
    const before = await tops()
    release()
    await ready(page)
    await expect(page.locator('.office-state .status')).toBeVisible()
    expect(await tops()).toEqual(before)
  })
}

test('opens the appointment book at the office whose page it is', async ({ page }) => {
  await page.goto('/en/offices/llucmajor')
  await ready(page)
  await page.getByRole('link', { name: 'Book a time in Llucmajor' }).first().click()
  await expect(page.getByRole('dialog').getByRole('radio', { name: /Llucmajor/ })).toBeChecked()
})

test('marks the office on the map and links to the others', async ({ page }) => {
  await page.goto('/oficinas/palma')
  await ready(page)
  await expect(page.locator('.island-map [aria-current="location"]')).toContainText('Palma')
  await page.locator('.island-map a', { hasText: 'Llucmajor' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Llucmajor/)
})

test('gives two offices in one town distinct map labels and pages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/offices/santa-ponsa-services')
  await ready(page)
  const map = page.locator('.island-map')
  await expect(map.locator('[aria-current="location"]')).toHaveText('Santa Ponça Services')
  expect(await axeFindings(page, '.island-map')).toEqual([])
  await map.getByText('Santa Ponça', { exact: true }).click()
  await expect(page).toHaveURL(/\/en\/offices\/santa-ponsa$/)
  await expect(map.locator('[aria-current="location"]')).toHaveText('Santa Ponça')
  await map.getByText('Santa Ponça Services').click()
  await expect(page).toHaveURL(/\/santa-ponsa-services$/)
})

test('loads an office page’s styles on client navigation', async ({ page }) => {
  await page.goto('/en')
  await ready(page)
  await page.locator('.island-map a', { hasText: 'Llucmajor' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Llucmajor/)
  const display = await page.locator('.office-find').evaluate((element) => getComputedStyle(element).display)
  expect(display).toBe('grid')
})

test.describe('the form on the contact page', () => {
  async function fill(page: Page, name: string): Promise<void> {
    const form = page.locator('#write')
    await form.getByLabel('Message').fill('Which papers do I need for a boat?')
    await form.getByLabel('Your name').fill(name)
    await form.getByRole('textbox', { name: 'E-mail' }).fill('reader@mail.example')
    await form.getByLabel(/I have read the privacy policy/).check()
  }

  /** Until the form's code is loaded, it is sent without it. */
  async function comesAlive(page: Page): Promise<void> {
    await page.locator('#write').scrollIntoViewIfNeeded()
    await expect(page.locator('#write input[name="key"]')).not.toHaveValue('')
  }

  test('loads its code only when the reader scrolls near', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto('/en/contact')
    await ready(page)
    await page.waitForTimeout(500)
    expect(scripts.filter((url) => url.includes('contact-form'))).toEqual([])
    await comesAlive(page)
    expect(scripts.filter((url) => url.includes('contact-form'))).not.toEqual([])
  })

  test('opens a dialog over the page before the form’s code has loaded', async ({ page }) => {
    await page.goto('/en/contact')
    await ready(page)
    await page.getByRole('link', { name: 'Shall we call you?' }).filter({ visible: true }).first().click()
    await expect(page.getByRole('dialog', { name: 'Shall we call you?' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('#write').getByLabel('Your name')).toBeAttached()
  })

  test('lists what is missing in place, then stores and resets for another request', async ({ page }) => {
    test.slow()
    await page.goto('/en/contact')
    await ready(page)
    await comesAlive(page)
    await page.getByRole('button', { name: 'Send the message' }).click()
    const summary = page.locator('#write .error-summary')
    await expect(summary).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await axeFindings(page)).toEqual([])
    await fill(page, 'Page Form Example')
    await page.waitForTimeout(fillTime)
    await page.getByRole('button', { name: 'Send the message' }).click()
    const answer = page.getByRole('dialog', { name: 'We’ve received your request' })
    await expect(answer.getByText(reference)).toBeVisible()
    await answer.getByRole('button', { name: 'Back to the page' }).click()
    await expect(page.locator('#write').getByLabel('Your name')).toHaveValue('')
  })

  test('coexists with the same form in a dialog, each with its own fields', async ({ page }) => {
    await page.goto('/en/contact?dialog=contact-dialog')
    await ready(page)
    await expect(page.getByRole('dialog').getByLabel('Your name')).toBeVisible()
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('returns with errors and is stored, for two people in turn', async ({ page }) => {
      const references = new Set<string>()
      for (const name of ['Ana Example', 'Ben Example']) {
        await page.goto('/en/contact')
        await page.locator('#write').getByLabel('Your name').fill(name)
        await page.getByRole('button', { name: 'Send the message' }).click()
        await expect(page.locator('#write .error-summary')).toBeVisible()
        await expect(page.locator('#write').getByLabel('Your name')).toHaveValue(name)
        await fill(page, name)
        await page.getByRole('button', { name: 'Send the message' }).click()
        await expect(page.getByText(reference)).toBeVisible()
        references.add(reference.exec(await page.locator('.reference').innerText())?.[0] ?? '')
      }
      expect(references.size).toBe(2)
    })

    test('shows an office’s usual week and every closed day by date and name', async ({ page }) => {
      await page.goto('/en/offices/palma')
      const monday = page.getByRole('table', { name: 'Palma: Usual week' }).getByRole('row').first()
      await expect(monday.getByRole('cell')).toHaveText(['09:00–14:00', '16:00–19:00'])
      await page.getByText('All days on which it is closed').click()
      const row = page.locator('.office-closed-days > div').filter({ hasText: formatDay(holiday.day, 'en') })
      await expect(row).toBeVisible()
      await expect(row).toContainText(holiday.name)
    })
  })
})

test('reserves room for an office’s hours from the first paint, before styles and scripts load', async ({
  page,
}) => {
  const release = await holdScripts(page)
  const screens = [
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
    { width: 1440, height: 900 },
  ]
  const heights = async () => {
    const found: number[] = []
    for (const screen of screens) {
      await page.setViewportSize(screen)
      found.push(await page.locator('.office-state').evaluate((state) => state.clientHeight))
    }
    return found
  }
  await page.route('**/assets/*.css', (route) => route.abort())
  await page.goto('/de/buros/palma', { waitUntil: 'commit' })
  await page.locator('.office-state').waitFor({ state: 'attached' })
  const before = await heights()
  await page.unroute('**/assets/*.css')
  release()
  await openAt(page, '/de/buros/palma', instantAt(plainTuesday(), '10:00'))
  await expect(page.locator('.office-state .status')).toBeVisible()
  expect(await heights()).toEqual(before)
})

test('keeps the parts of a day on one line on each weekday, including today', async ({ page }) => {
  for (const path of ['/oficinas/palma', '/en/offices/palma', '/de/buros/palma']) {
    await openAt(page, path, instantAt(plainTuesday(), '10:00'))
    for (const width of [360, 390, 412, 440]) {
      await page.setViewportSize({ width, height: 844 })
      const days = page.locator('.tabs-panel:not([hidden]) tr')
      await expect(days.and(page.locator('[aria-current]'))).toHaveCount(1)
      const lines = await days.evaluateAll((rows) =>
        rows.map((row) => {
          const range = document.createRange()
          const tops = [...row.querySelectorAll('td')].flatMap((cell) => {
            range.selectNodeContents(cell)
            return [...range.getClientRects()].map(({ top }) => Math.round(top))
          })
          return new Set(tops).size
        }),
      )
      expect.soft(lines, `${path} at ${width} px`).toEqual(Array.from({ length: 7 }, () => 1))
    }
  }
})
