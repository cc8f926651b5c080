import { expect } from '@playwright/test'
import { bookOn, longDay, timeOn } from '#tests/support/desk-book.ts'
import { changeStore, failMessage, requestCallback, settleMessages } from '#tests/support/desk-store.ts'
import { deskTest as test, signInAs } from '#tests/support/own-desk.ts'
import { tabTo } from '#tests/support/tab-to.ts'

/* The main task of each role by keyboard alone; those of clerks and advisers are beside their other
   tests (desk-day, desk-undelivered, desk-adviser). */

test('a manager blocks a morning and moves everyone by keyboard alone', async ({ page, desk }) => {
  // Another day than that of other tests, with which it may share the desk.
  const day = longDay(longDay(longDay()))
  await bookOn(desk, { startsAt: timeOn(day, '12:00'), name: 'Moved Visitor' })
  await signInAs(page, desk, { name: 'Keyboard manager', role: 'manager' })
  await page.goto(`${desk.origin}/day/${day.toString()}?office=office.palma`)
  await tabTo(page, page.getByRole('link', { name: 'Block times' }))
  await page.keyboard.press('Enter')
  for (const place of ['Place 1', 'Place 2', 'Place 3']) {
    await tabTo(page, page.getByLabel(place))
    await page.keyboard.press('Space')
  }
  await tabTo(page, page.getByLabel('From'))
  await page.keyboard.type('9')
  await page.keyboard.press('Tab')
  await page.keyboard.type('14')
  await tabTo(page, page.getByRole('button', { name: 'Block', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('The times are blocked.')).toBeVisible()

  await tabTo(page, page.getByLabel('Reason for the visitor'))
  await page.keyboard.type('Estamos de formación.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /Moved Visitor now .*16:00–16:30/ })).toBeVisible()
})

test('an editor chooses the period of the searches by keyboard alone', async ({ page, desk }) => {
  const longAgo = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10)
  const query = 'dirigible'
  changeStore(
    desk,
    `insert into search_miss (bucket, day, locale, count, query) values (?, ?, 'es', 4, ?)`,
    query,
    longAgo,
    query,
  )
  await signInAs(page, desk, { name: 'Keyboard editor', role: 'editor' })
  await tabTo(page, page.getByRole('link', { name: 'Searches', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing in this period')).toBeVisible()
  await tabTo(page, page.getByLabel('Period'))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Period')).toHaveValue('90')
  await tabTo(page, page.getByRole('button', { name: 'Filter' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowheader')).toHaveText([query])
})

test('an operator sends a message again by keyboard alone', async ({ page, desk }) => {
  const reference = await requestCallback(desk, { name: 'Unreached', email: 'unreached@example.org' })
  settleMessages(desk)
  failMessage(desk, reference, { kind: 'mail-visitor', code: 'smtp.550' })
  await signInAs(page, desk, { name: 'Keyboard operator', role: 'operator' })
  await tabTo(page, page.getByRole('link', { name: 'Undelivered', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: /^Send again/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('It is being sent again.')).toBeVisible()
})
