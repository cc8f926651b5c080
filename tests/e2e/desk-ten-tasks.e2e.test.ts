import { expect, type Locator, type Page } from '@playwright/test'
import { bookOn, longDay, timeOn } from '#tests/support/desk-book.ts'
import { sendRequest } from '#tests/support/desk-requests.ts'
import { settleMessages } from '#tests/support/desk-store.ts'
import { deskTest as test, signInAs } from '#tests/support/own-desk.ts'

/** Counts what a member does with the mouse: presses, and fields filled in or chosen. */
class Hand {
  clicks = 0
  fields = 0
  private readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async press(role: 'link' | 'button' | 'radio', name: string | RegExp): Promise<void> {
    await this.touch(this.page.getByRole(role, { name, exact: typeof name === 'string' }))
  }
  async touch(target: Locator): Promise<void> {
    this.clicks += 1
    await target.click()
  }
  async fill(label: string, text: string): Promise<void> {
    this.fields += 1
    await this.page.getByLabel(new RegExp(`^${label}(?: \\(optional\\))?$`)).fill(text)
  }
  async choose(label: string, option: string): Promise<void> {
    this.fields += 1
    await this.page.getByLabel(label, { exact: true }).selectOption({ label: option })
  }
}

/** Presses and fields of each task from the start page on; more means that a task became longer. */
const most = {
  'find a person by name': { clicks: 2, fields: 1 },
  'reply from a template': { clicks: 2, fields: 1 },
  assign: { clicks: 1, fields: 0 },
  'correct an e-mail': { clicks: 2, fields: 1 },
  'see whether a mail was sent': { clicks: 0, fields: 0 },
  'move an appointment': { clicks: 6, fields: 0 },
  'block a morning and move everyone affected': { clicks: 5, fields: 6 },
  'book for a caller': { clicks: 4, fields: 3 },
  'erase a person': { clicks: 5, fields: 1 },
  'export a month': { clicks: 2, fields: 2 },
} as const

test('the ten tasks of a working day take a few presses each', async ({ page, desk }) => {
  const day = longDay(longDay())
  const { reference } = await sendRequest(desk, {
    contact: { name: 'Öykü Yılmaz', email: 'oyku@example.org' },
  })
  await bookOn(desk, { startsAt: timeOn(day, '10:00'), name: 'Pau Mas' })
  await bookOn(desk, { startsAt: timeOn(day, '12:00'), name: 'Rut Pons' })
  settleMessages(desk)
  await signInAs(page, desk, { name: 'Busy', role: 'manager' })
  const counted: string[] = []
  const task = async (name: keyof typeof most, work: (hand: Hand) => Promise<void>) => {
    const hand = new Hand(page)
    await work(hand)
    counted.push(`${name}: ${hand.clicks} clicks, ${hand.fields} fields`)
    expect(hand.clicks, name).toBeLessThanOrEqual(most[name].clicks)
    expect(hand.fields, name).toBeLessThanOrEqual(most[name].fields)
  }
  const toDay = async (hand: Hand) => {
    await hand.press('link', 'Calendar')
    await page.goto(`${desk.origin}/day/${day.toString()}?office=office.palma`)
    hand.clicks += 1
  }

  await task('find a person by name', async (hand) => {
    await hand.press('link', 'Requests')
    await hand.fill('Name, e-mail, phone or reference', 'yilmaz')
    await hand.press('button', 'Search')
    await expect(page).toHaveURL(`${desk.origin}/requests/${reference}`)
  })
  await task('assign', async (hand) => {
    await hand.press('button', 'Take it')
    await expect(page.getByText('Saved.')).toBeVisible()
  })
  await task('see whether a mail was sent', async () => {
    await expect(page.getByRole('heading', { name: 'Mail log' })).toBeVisible()
    await expect(page.getByText('E-mail to the visitor: request received')).toBeVisible()
  })
  await task('reply from a template', async (hand) => {
    await hand.choose('Template', 'Documents received')
    await hand.press('button', 'Use template')
    await hand.press('button', 'Send')
    await expect(page.getByText('The reply is on its way.')).toBeVisible()
  })
  settleMessages(desk)
  await task('correct an e-mail', async (hand) => {
    await hand.touch(page.getByText('Correct e-mail', { exact: true }))
    await hand.fill('E-mail', 'oyku.y@example.org')
    await hand.touch(page.locator('form[action$="/email"]').getByRole('button'))
    await expect(page.getByRole('link', { name: 'oyku.y@example.org' })).toBeVisible()
  })
  settleMessages(desk)
  await task('move an appointment', async (hand) => {
    await toDay(hand)
    const card = page.locator('.day-table').getByRole('article').filter({ hasText: 'Pau Mas' })
    await hand.touch(card.locator('summary'))
    await hand.touch(card.getByRole('link', { name: 'Move', exact: true }))
    await hand.press('radio', '12:15')
    await hand.press('button', 'Move the appointment')
    await expect(page.getByText('The appointment is moved.')).toBeVisible()
  })
  await task('book for a caller', async (hand) => {
    await toDay(hand)
    await hand.press('link', 'Book 09:30, Place 2')
    await hand.fill('Name', 'Nil Bosch')
    await hand.fill('Phone', '971 123 456')
    await hand.fill('How consent was given', 'on the phone')
    await hand.press('button', 'Book')
    await expect(page.getByText('The appointment is booked.')).toBeVisible()
  })
  await task('block a morning and move everyone affected', async (hand) => {
    await toDay(hand)
    await hand.press('link', 'Block times')
    for (const place of ['Place 1', 'Place 2', 'Place 3']) {
      hand.fields += 1
      await page.getByLabel(place).check()
    }
    await hand.fill('From', '9')
    await hand.fill('To', '14:00')
    await hand.choose('Reason', 'On leave')
    await hand.press('button', 'Block')
    await hand.press('button', 'Move all to the next free time')
    await expect(page.getByRole('row', { name: /Rut Pons now/ })).toBeVisible()
  })
  settleMessages(desk)
  await task('export a month', async (hand) => {
    await hand.press('link', 'Export')
    const today = Temporal.Now.plainDateISO('Europe/Madrid')
    await hand.fill('Received from', today.with({ day: 1 }).toString())
    await hand.fill('Received until', today.toString())
    const file = page.waitForEvent('download')
    await hand.press('button', 'Download the table')
    expect((await file).suggestedFilename()).toMatch(/\.csv$/)
  })
  await task('erase a person', async (hand) => {
    await hand.press('link', 'People')
    await hand.fill('E-mail, phone or name', 'oyku.y@example.org')
    await hand.press('button', 'Search')
    await hand.press('link', 'See what would be erased')
    await hand.touch(page.getByRole('checkbox'))
    await hand.press('button', /^Erase/)
    await expect(page.getByText(reference)).toHaveCount(0)
  })
  console.log(counted.join('\n'))
})
