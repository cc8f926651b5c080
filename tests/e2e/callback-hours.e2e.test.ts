import { expect, test, type APIResponse, type Page } from '@playwright/test'
import { madridToday } from '#i18n/madrid-time.ts'
import { callbackForm } from '#tests/support/send-form.ts'
import { firstDay } from '#tests/support/calendar.ts'
import { casesOf } from '#tests/support/cases.ts'
import { ready } from '#tests/support/ready.ts'

const closedDay = firstDay(madridToday(), false)
const openDay = firstDay(closedDay, true)
const [year = '', month = '', date = ''] = openDay.split('-')

async function openDialog(page: Page, now: string): Promise<void> {
  await page.clock.setFixedTime(new Date(now))
  await page.goto('/en/services/nie')
  await ready(page)
  await page.getByRole('link', { name: 'Shall we call you?' }).filter({ visible: true }).first().click()
}

const offered = (page: Page) =>
  page
    .getByRole('radiogroup', { name: 'When should we call?' })
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))

const calls = [
  ['in office hours', '2026-11-30T09:00:00Z', 'means now', ['soon', 'today', 'tomorrow', 'date']],
  ['before them', '2026-11-30T06:00:00Z', 'means today from 09:00', ['soon', 'today', 'tomorrow', 'date']],
  [
    'on a Sunday',
    '2026-11-29T10:00:00Z',
    'means Monday, 30 November 2026, from 09:00',
    ['soon', 'tomorrow', 'date'],
  ],
  [
    'late on a Friday',
    '2026-11-27T20:00:00Z',
    'means Monday, 30 November 2026, from 09:00',
    ['soon', 'date'],
  ],
  [
    'before a holiday',
    '2026-12-07T20:00:00Z',
    'means Wednesday, 9 December 2026, from 09:00',
    ['soon', 'date'],
  ],
] as const
for (const [name, now, means, days] of casesOf(calls, ([one]) => /^(?:before|on|in) /.test(one))) {
  test(`offers only days with callback hours, ${name}`, async ({ page }) => {
    await openDialog(page, now)
    await expect(page.getByRole('radiogroup', { name: 'When should we call?' })).toHaveAccessibleDescription(
      new RegExp(means),
    )
    expect(await offered(page)).toEqual(days)
    await expect(page.getByRole('radio', { name: 'As soon as possible' })).toBeChecked()
  })
}

test('names a closed day beside its field, with the next open one', async ({ page }) => {
  await page.goto('/en/services/nie?dialog=callback-dialog')
  await ready(page)
  await page.getByRole('radio', { name: 'Another day' }).check({ force: true })
  const day = page.locator('input[name="date"]')
  await day.fill(closedDay)
  await day.blur()
  const words = new RegExp(`We’re closed on that day. .*${Number(date)} \\w+ ${year}`)
  await expect(day).toHaveAccessibleDescription(words)
  await expect(day).toHaveValue(closedDay)
  await day.fill(openDay)
  await expect(day).not.toHaveAccessibleDescription(/closed/)
  await day.fill(`${Number(year) + 10}-06-01`)
  await expect(day).toHaveAccessibleDescription(/too far ahead/)
})

const languages = [
  { path: '/', words: 'estamos cerrados', day: `${date}/${month}/${year}`, far: 'demasiado lejana' },
  { path: '/en', words: 'We’re closed on that day', day: `${Number(date)} `, far: 'too far ahead' },
  {
    path: '/de',
    words: 'An diesem Tag haben wir geschlossen',
    day: `${date}.${month}.${year}`,
    far: 'zu weit in der Zukunft',
  },
] as const

for (const { path, words, day, far } of languages) {
  test(`validates the callback day on the server and keeps the entered data: ${path}`, async ({
    request,
  }) => {
    const post = (wish: Record<string, string>): Promise<APIResponse> =>
      request.post(`${path}?dialog=callback-dialog`, {
        form: Object.fromEntries(callbackForm(undefined, { name: 'Lola Example', ...wish })),
        maxRedirects: 0,
      })
    const closed = await post({ when: 'date', date: closedDay })
    expect(closed.status()).toBe(422)
    const html = await closed.text()
    for (const part of [words, day, 'value="Lola Example"', `value="${closedDay}"`])
      expect(html).toContain(part)
    const later = await post({ when: 'date', date: `${Number(year) + 10}-06-01` })
    expect([later.status(), (await later.text()).includes(far)]).toEqual([422, true])
    expect((await post({ when: 'date', date: openDay })).status()).toBe(303)
    expect((await post({ when: 'soon' })).status()).toBe(303)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('lists all days and explains "as soon as possible"', async ({ page }) => {
    await page.goto('/en/services/nie?dialog=callback-dialog')
    expect(await offered(page)).toEqual(['soon', 'today', 'tomorrow', 'date'])
    await expect(page.getByText(/“As soon as possible” means/)).toBeVisible()
  })
})

test('resets the draft to "as soon as possible" when its day is no longer offered', async ({ page }) => {
  await openDialog(page, '2026-11-30T09:00:00Z')
  await page.getByRole('radio', { name: 'Today' }).check({ force: true })
  await page.getByRole('dialog').getByLabel('Your name').fill('Ines Example')
  await page.keyboard.press('Escape')
  await openDialog(page, '2026-11-30T20:00:00Z')
  await expect(page.getByRole('dialog').getByLabel('Your name')).toHaveValue('Ines Example')
  expect(await offered(page)).not.toContain('today')
  await expect(page.getByRole('radio', { name: 'As soon as possible' })).toBeChecked()
})
