import { expect, test, type Page } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { holdScripts } from '../support/hold-scripts.ts'
import { ready } from '../support/ready.ts'

const reference = /TAL-[A-Z0-9]{4}-[A-Z0-9]{2}/

async function openAt(page: Page, path: string, instant: string): Promise<void> {
  await page.clock.setFixedTime(new Date(instant))
  await page.goto(path)
  await ready(page)
}

for (const timezoneId of ['Europe/Madrid', 'Asia/Tokyo', 'America/Los_Angeles']) {
  test.describe(`a visitor whose clock is in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('sees whether Palma is open, its week with the holiday by name, and the next day it is closed', async ({
      page,
    }) => {
      await openAt(page, '/en/offices/palma', '2026-12-07T23:30:00Z')
      await expect(page.locator('.office-state .status')).toHaveText('Opens Wednesday at 09:00')
      await expect(page.locator('.office-state')).toContainText('Tuesday 8 December at 00:30 on Mallorca')
      const today = page.locator('.tabs-panel:not([hidden]) [aria-current="date"]')
      await expect(today.getByRole('rowheader')).toHaveText('Tuesday 8 Dec')
      await expect(today).toContainText('Closed Immaculate Conception')
      await expect(page.getByText('Next closed: Tuesday 8 December')).toBeVisible()
      await page.getByRole('tab', { name: 'Next week' }).click()
      await expect(page.getByRole('rowheader', { name: 'Monday 14 Dec' })).toBeVisible()
    })

    test('is promised a call at the next real time', async ({ page }) => {
      await openAt(page, '/en/contact', '2026-12-07T10:00:00Z')
      const promise = page.locator('.call-promise')
      await expect(promise).toHaveText('Ask now and we ring you today, by 19:00 Mallorca time.')
      await openAt(page, '/en/contact', '2026-12-07T20:00:00Z')
      await expect(promise).toHaveText(
        'Ask now and we ring you on Wednesday 9 December, between 09:00 and 19:00 Mallorca time.',
      )
    })
  })
}

test('an office keeps its hours over both clock changes', async ({ page }) => {
  await openAt(page, '/de/buros/llucmajor', '2027-03-30T07:00:00Z')
  await expect(page.locator('.office-state .status')).toHaveText('Geöffnet bis 14:00')
  await openAt(page, '/de/buros/llucmajor', '2027-11-02T07:30:00Z')
  await expect(page.locator('.office-state .status')).toHaveText('Öffnet um 09:00')
})

for (const [width, address] of [
  [390, '/de/buros/palma'],
  [820, '/oficinas/palma'],
  [1440, '/en/offices/palma'],
] as const) {
  test(`what the clock says of an office moves nothing above it at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.clock.setFixedTime(new Date('2026-11-24T10:00:00Z'))
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

test('the appointment book opens at the office whose page it is', async ({ page }) => {
  await page.goto('/en/offices/llucmajor')
  await ready(page)
  await page.getByRole('link', { name: 'Book a time in Llucmajor' }).first().click()
  await expect(page.getByRole('dialog').getByRole('radio', { name: /Llucmajor/ })).toBeChecked()
})

test('the map marks the office, and leads to the others', async ({ page }) => {
  await page.goto('/oficinas/palma')
  await ready(page)
  await expect(page.locator('.island-map [aria-current="location"]')).toContainText('Palma')
  await page.locator('.island-map a', { hasText: 'Llucmajor' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Llucmajor/)
})

test('arriving from another page, an office comes with its styles', async ({ page }) => {
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

  /** Until the form's code is there it is sent without it. */
  async function comesAlive(page: Page): Promise<void> {
    await page.locator('#write').scrollIntoViewIfNeeded()
    await expect(page.locator('#write input[name="key"]')).not.toHaveValue('')
  }

  test('its code comes only when the reader gets near', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto('/en/contact')
    await ready(page)
    await page.waitForTimeout(500)
    expect(scripts.filter((url) => url.includes('contact-form'))).toEqual([])
    await comesAlive(page)
    expect(scripts.filter((url) => url.includes('contact-form'))).not.toEqual([])
  })

  test('a dialog opens over the page before the form’s code is there', async ({ page }) => {
    await page.goto('/en/contact')
    await ready(page)
    await page.getByRole('link', { name: 'Shall we call you?' }).filter({ visible: true }).first().click()
    await expect(page.getByRole('dialog', { name: 'Shall we call you?' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('#write').getByLabel('Your name')).toBeAttached()
  })

  test('says what is missing in its place, then stores and makes room for another', async ({ page }) => {
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
    await page.waitForTimeout(2600)
    await page.getByRole('button', { name: 'Send the message' }).click()
    const answer = page.getByRole('dialog', { name: 'We have your request' })
    await expect(answer.getByText(reference)).toBeVisible()
    await answer.getByRole('button', { name: 'Back to the page' }).click()
    await expect(page.locator('#write').getByLabel('Your name')).toHaveValue('')
  })

  test('stands beside the same form in a dialog, each with fields of its own', async ({ page }) => {
    await page.goto('/en/contact?dialog=contact-dialog')
    await ready(page)
    await expect(page.getByRole('dialog').getByLabel('Your name')).toBeVisible()
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('comes back with what is wrong, and is stored, for each of two people', async ({ page }) => {
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

    test('an office shows its usual week and every closed day by date and name', async ({ page }) => {
      await page.goto('/en/offices/palma')
      const monday = page.getByRole('table', { name: 'Palma: Usual week' }).getByRole('row').first()
      await expect(monday).toContainText('09:00–14:00 16:00–19:00')
      await page.getByText('All days on which it is closed').click()
      await expect(page.locator('.office-closed-days')).toContainText('1 January 2027')
      await expect(page.locator('.office-closed-days')).toContainText('New Year’s Day')
    })
  })
})
