import { expect, type Page } from '@playwright/test'
import { axeFindingsInBothSchemes } from '#tests/support/axe.ts'
import { bookOn, longDay, losePlace, timeOn } from '#tests/support/desk-book.ts'
import { deskTest as test, type OwnDesk, signInAs } from '#tests/support/own-desk.ts'
import { freeTimes } from '#tests/support/send-form.ts'

/** A day of its own for each test, as they share a desk, and not the next ones, which other tests book. */
const days = [longDay(Temporal.Now.plainDateISO('Europe/Madrid').add({ days: 7 }))]
while (days.length < 10) days.push(longDay(days.at(-1)))
const dayOf = (index: number) => days[index] ?? longDay()

const palma = (desk: OwnDesk, day: Temporal.PlainDate) =>
  `${desk.origin}/day/${day.toString()}?office=office.palma`
const cardOf = (page: Page, name: string) =>
  page.locator('.day-table').getByRole('article').filter({ hasText: name })

test('a clerk books for a caller, and what was typed stays when something is missing', async ({
  page,
  desk,
}) => {
  const day = dayOf(0)
  await signInAs(page, desk, { name: 'Calendar Berta', role: 'clerk', offices: ['office.palma'] })
  await page.goto(palma(desk, day))
  await page.getByRole('link', { name: 'Book 09:30, Place 2' }).click()
  await expect(page.getByRole('radio', { name: '09:30' })).toBeChecked()
  await page.getByLabel('Phone').fill('971 000')
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Name: Please fill this in' })).toBeVisible()
  await expect(page.getByLabel('Phone')).toHaveValue('971 000')
  await page.getByLabel('Name').fill('Maria Coll')
  await page.getByLabel('How consent was given').fill('on the phone')
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Phone: This is not a valid phone number' })).toBeVisible()
  await page.getByLabel('Phone').fill('971 123 456')
  await page.getByLabel('Spoken language').selectOption('German')
  await page.getByRole('button', { name: 'Show free times' }).click()
  await expect(page.getByLabel('Name')).toHaveValue('Maria Coll')
  await page.getByRole('radio', { name: '09:45' }).check()
  // A second press books nothing more.
  await page.getByRole('button', { name: 'Book', exact: true }).dblclick()
  await expect(page.getByText('The appointment is booked.')).toBeVisible()
  await expect(cardOf(page, 'Maria Coll')).toHaveCount(1)
  await expect(cardOf(page, 'Maria Coll')).toContainText('09:45–10:15')
  await expect(cardOf(page, 'Maria Coll')).toContainText('DE', { ignoreCase: true })
})

test('a clerk moves an appointment from its card, and cancels it with a reason', async ({ page, desk }) => {
  const day = dayOf(1)
  await bookOn(desk, { startsAt: timeOn(day, '10:00'), name: 'Pere Vives' })
  await signInAs(page, desk, { name: 'Calendar Cosme', role: 'clerk', offices: ['office.palma'] })
  await page.goto(palma(desk, day))
  await cardOf(page, 'Pere Vives').locator('summary').click()
  await page.getByRole('link', { name: 'Move', exact: true }).click()
  await page.getByRole('button', { name: 'Move the appointment' }).click()
  await expect(page.getByRole('link', { name: 'Time: Choose a time' })).toBeVisible()
  await page.getByRole('radio', { name: '12:15' }).check()
  await page.getByLabel('The visitor does').check()
  await page.getByRole('button', { name: 'Move the appointment' }).click()
  await expect(page.getByText('The appointment is moved.')).toBeVisible()
  await expect(cardOf(page, 'Pere Vives')).toContainText('12:15–12:45')
  await cardOf(page, 'Pere Vives').locator('summary').click()
  await page.getByRole('link', { name: 'Cancel', exact: true }).click()
  // A colleague moves it meanwhile.
  const colleague = await page.context().newPage()
  await colleague.goto(page.url().replace('cancel', 'move'))
  await colleague.getByRole('radio', { name: '13:00' }).check()
  await colleague.getByRole('button', { name: 'Move the appointment' }).click()
  await expect(colleague.getByText('The appointment is moved.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the appointment' }).click()
  await expect(page.getByRole('link', { name: /Someone has changed this appointment/ })).toBeVisible()
  await expect(page.getByText('13:00–13:30')).toBeVisible()
  await page.getByLabel('Reason for the visitor').fill('La asesora está enferma.')
  await page.getByRole('button', { name: 'Cancel the appointment' }).click()
  await expect(page.getByText('The appointment is cancelled.')).toBeVisible()
  await expect(cardOf(page, 'Pere Vives')).toHaveCount(0)
})

test('a manager blocks a morning and moves everyone, whom visitors are then not offered', async ({
  page,
  desk,
}) => {
  const day = dayOf(2)
  await bookOn(desk, { startsAt: timeOn(day, '09:00'), name: 'Anna Ribas' })
  await bookOn(desk, {
    startsAt: timeOn(day, '13:00'),
    name: 'Biel Cases',
    email: undefined,
    phone: '971 123 456',
  })
  await signInAs(page, desk, { name: 'Calendar Marta', role: 'manager' })
  await page.goto(palma(desk, day))
  await page.getByRole('link', { name: 'Block times' }).click()
  await page.getByLabel('From').fill('9')
  await page.getByLabel('To', { exact: true }).fill('9:00')
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Whose times: Choose at least one' })).toBeVisible()
  for (const place of ['Place 1', 'Place 2', 'Place 3']) await page.getByLabel(place).check()
  await page.getByLabel('To', { exact: true }).fill('14:00')
  await page.getByLabel('Reason', { exact: true }).selectOption('On leave')
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(page.getByText('The times are blocked.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Anna Ribas/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'call +34 971 12 34 56' })).toBeVisible()
  const morning = (time: string) => time.startsWith(day.toString()) && time < timeOn(day, '14:00').toString()
  expect((await freeTimes(desk.site.origin, 'office.palma')).filter(morning)).toEqual([])

  // No browser sends as much, as the field ends before.
  const tooLong = await page.request.post(`${page.url().split('?')[0]}/move`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    form: { reason: 'x'.repeat(301) },
  })
  expect([tooLong.status(), await tooLong.text()]).toEqual([
    422,
    expect.stringContaining('300 characters at most'),
  ])
  await page.getByLabel('Reason for the visitor').fill('Estamos de formación.')
  await page.getByRole('button', { name: 'Move all to the next free time' }).click()
  await expect(page.getByRole('row', { name: /Anna Ribas now .*16:00–16:30/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Biel Cases now .* call \+34 971 12 34 56/ })).toBeVisible()
  await expect(page.getByText('There are no appointments in these times.')).toBeVisible()

  await page.getByRole('button', { name: 'Remove the block' }).click()
  await expect(page.getByText('The block is removed.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book 09:00, Place 1' })).toBeVisible()
})

test('an appointment whose place is gone gets another one', async ({ page, desk }) => {
  const day = dayOf(8)
  const reference = await bookOn(desk, { startsAt: timeOn(day, '10:00'), name: 'Rosa Font' })
  await losePlace(desk, reference)
  await signInAs(page, desk, { name: 'Calendar Lluïsa', role: 'clerk', offices: ['office.palma'] })
  await page.goto(palma(desk, day))
  await expect(page.getByRole('columnheader', { name: 'Place 9 (no longer exists)' })).toBeVisible()
  await page.getByRole('link', { name: 'Show them' }).click()
  await page.getByLabel('New place').selectOption('Palma · Place 2')
  await page.getByRole('button', { name: `Assign ${reference}` }).click()
  await expect(page.getByText('The appointment has another place at the same time.')).toBeVisible()
  await expect(page.getByText('Every appointment has a place.')).toBeVisible()
  // The form that moves it does the same.
  await page.goto(`${desk.origin}/day/move/${reference}`)
  await page.getByLabel('Adviser or place').selectOption('Place 3')
  await page.getByRole('button', { name: 'Show free times' }).click()
  await page.getByRole('radio', { name: '10:00' }).check()
  await page.getByRole('button', { name: 'Move the appointment' }).click()
  await expect(page.getByText('The appointment has another place at the same time.')).toBeVisible()
})

for (const role of ['editor', 'operator'] as const) {
  test(`the role ${role} has no appointment book`, async ({ page, desk }) => {
    const reference = await bookOn(desk, {
      startsAt: timeOn(dayOf(3), role === 'editor' ? '09:00' : '10:00'),
    })
    await signInAs(page, desk, { name: `Book ${role}`, role })
    await expect(page.getByRole('link', { name: 'Calendar' })).toHaveCount(0)
    for (const path of [
      '/day',
      `/day/${dayOf(3).toString()}`,
      `/day/move/${reference}`,
      '/day/block',
      '/day/lost',
    ]) {
      const answer = await page.goto(desk.origin + path)
      expect([path, answer?.status()]).toEqual([path, 403])
    }
  })
}

test('a clerk sees and changes their own offices only, and blocks nothing', async ({ page, desk }) => {
  const day = dayOf(4)
  const reference = await bookOn(desk, { startsAt: timeOn(day, '11:00'), name: 'Only Palma' })
  await signInAs(page, desk, { name: 'Calendar Llorenç', role: 'clerk', offices: ['office.llucmajor'] })
  await page.goto(palma(desk, day))
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Llucmajor'])
  await expect(page.getByText('Only Palma')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Block times' })).toHaveCount(0)
  for (const path of [`/day/move/${reference}`, `/day/cancel/${reference}`, '/day/block']) {
    const answer = await page.goto(desk.origin + path)
    expect([path, answer?.status()]).toEqual([path, 403])
  }
  for (const path of [`/day/cancel/${reference}`, '/day/block', `/day/lost/${reference}`]) {
    const answer = await page.request.post(desk.origin + path, {
      headers: { 'sec-fetch-site': 'same-origin' },
      form: { office: 'office.palma', seats: 'office.palma/1', reason: 'ill' },
    })
    expect([path, answer.status()]).toEqual([path, 403])
  }
})

test('the day is worked with the keyboard alone', async ({ page, desk }) => {
  const day = dayOf(5)
  await signInAs(page, desk, { name: 'Calendar Tomeu', role: 'clerk', offices: ['office.palma'] })
  await page.goto(palma(desk, day))
  await page.getByRole('link', { name: 'Book 12:00, Place 1' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: '12:00' })).toBeChecked()
  await page.getByRole('radio', { name: '12:00' }).focus()
  await page.keyboard.press('ArrowRight')
  for (const text of ['Neus Amengual', '', '']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.getByLabel('How consent was given').focus()
  await page.keyboard.type('at the counter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(cardOf(page, 'Neus Amengual')).toContainText('12:15–12:45')
  await cardOf(page, 'Neus Amengual').locator('summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Move', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Move the appointment')
})

test('booking and moving need no scripts', async ({ page, desk, browser }) => {
  const day = dayOf(9)
  await signInAs(page, desk, { name: 'Calendar Blai', role: 'clerk', offices: ['office.palma'] })
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto(palma(desk, day))
  await plain.getByRole('link', { name: 'Book 09:00, Place 1' }).click()
  await plain.getByLabel('Name').fill('Xisca Pons')
  await plain.getByLabel('How consent was given').fill('at the counter')
  await plain.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(cardOf(plain, 'Xisca Pons')).toContainText('09:00–09:30')
  await cardOf(plain, 'Xisca Pons').locator('summary').click()
  await plain.getByRole('link', { name: 'Move', exact: true }).click()
  await plain.getByRole('radio', { name: '17:30' }).check()
  await plain.getByRole('button', { name: 'Move the appointment' }).click()
  await expect(cardOf(plain, 'Xisca Pons')).toContainText('17:30–18:00')
  await context.close()
})

for (const width of [390, 1440]) {
  test(`the appointment book is accessible and fits at ${width} px`, async ({ page, desk }) => {
    const day = dayOf(width === 390 ? 6 : 7)
    const reference = await bookOn(desk, {
      startsAt: timeOn(day, '09:00'),
      phone: '971 123 456',
      email: undefined,
    })
    await page.setViewportSize({ width, height: 900 })
    await signInAs(page, desk, { name: `Calendar ${width}`, role: 'manager' })
    await page.goto(`${desk.origin}/day/block?office=office.palma&date=${day.toString()}`)
    await page.getByLabel('Place 1').check()
    await page.getByLabel('From').fill('09:00')
    await page.getByLabel('To', { exact: true }).fill('10:00')
    await page.getByRole('button', { name: 'Block', exact: true }).click()
    const blocked = new URL(page.url()).pathname
    await page.goto(palma(desk, day))
    // On a phone the day is a list by time, in which a block below an appointment stands too.
    const shown = page.locator(width === 390 ? '.day-list' : '.day-table')
    await expect(shown.getByText('Ill', { exact: true })).toBeVisible()
    await expect(shown.getByRole('article')).toContainText('Joana Serra')
    const form = `/day/${day.toString()}/book?office=office.palma`
    for (const path of [
      palma(desk, day).slice(desk.origin.length),
      form,
      `/day/move/${reference}`,
      blocked,
      '/day/lost',
    ]) {
      await page.goto(desk.origin + path)
      expect([path, await axeFindingsInBothSchemes(page)]).toEqual([path, []])
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect([path, over]).toEqual([path, 0])
    }
  })
}
