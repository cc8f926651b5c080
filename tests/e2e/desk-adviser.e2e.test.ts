import { expect } from '@playwright/test'
import { changeWork } from '#domains/requests/work/change-work.server.ts'
import { listMembers } from '#domains/staff/members.server.ts'
import { copyWithAdvisers } from '#tests/support/adviser-content.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { bookOn, longDay, timeOn } from '#tests/support/desk-book.ts'
import { sendRequest, withStore } from '#tests/support/desk-requests.ts'
import { deskTest, signInAs, startOwnDesk, type OwnDesk } from '#tests/support/own-desk.ts'
import { tabTo } from '#tests/support/tab-to.ts'

const test = deskTest.extend<object, { desk: OwnDesk }>({
  desk: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the fixtures needed from the pattern
    async ({}, use) => {
      const { folder, remove } = copyWithAdvisers()
      const desk = await startOwnDesk({ CONTENT_FOLDER: folder })
      await use(desk)
      await desk.stop()
      remove()
    },
    { scope: 'worker' },
  ],
})

/** Each test has a day of its own, as all share one desk. */
const firstDay = longDay()
const secondDay = longDay(firstDay)
const thirdDay = longDay(secondDay)

const dayPath = (desk: OwnDesk, day: Temporal.PlainDate) =>
  `${desk.origin}/day/${day.toString()}?office=office.palma`

async function assign(desk: OwnDesk, requestId: string, name: string): Promise<void> {
  await withStore(desk, async (store) => {
    const member = (await listMembers(store)).find((one) => one.name === name)
    await changeWork(store, { requestId }, { assignee: member?.id ?? null })
  })
}

test('an adviser sees their own appointments and assigned requests only', async ({ page, desk }) => {
  const own = await bookOn(desk, {
    startsAt: timeOn(firstDay, '10:00'),
    name: 'Own Visitor',
    seat: 'aina',
  })
  const other = await bookOn(desk, {
    startsAt: timeOn(firstDay, '11:00'),
    name: 'Greta’s Visitor',
    seat: 'greta',
    language: 'de',
  })
  const assigned = await sendRequest(desk, { contact: { name: 'Assigned Sender', email: 'a@example.org' } })
  const unassigned = await sendRequest(desk, { contact: { name: 'Other Sender', email: 'o@example.org' } })
  await signInAs(page, desk, { name: 'Aina one', role: 'adviser', adviser: 'aina' })
  await assign(desk, assigned.id, 'Aina one')

  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
  await expect(sections).toHaveText(['Today', 'Requests', 'Calendar'])
  await page.goto(dayPath(desk, firstDay))
  const table = page.locator('.day-table')
  await expect(table.getByRole('columnheader')).toHaveText(['Time', 'Aina Vidal (you)', 'Greta Baum'])
  await expect(table.getByRole('article').filter({ hasText: 'Own Visitor' })).toHaveCount(1)
  expect(await page.content()).not.toContain('Greta’s Visitor')
  await expect(page.getByRole('link', { name: 'Book 09:00, Aina Vidal' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Book .*Greta Baum/ })).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])

  await page.goto(`${desk.origin}/requests?state=all`)
  await expect(page.locator('.desk-table tbody tr')).toHaveCount(2)
  for (const name of ['Own Visitor', 'Assigned Sender'])
    await expect(page.getByRole('link', { name })).toBeVisible()
  for (const reference of [own, assigned.reference]) {
    const answer = await page.goto(`${desk.origin}/requests/${reference}`)
    expect([reference, answer?.status()]).toEqual([reference, 200])
    await expect(page.getByRole('link', { name: 'Erase this request' })).toHaveCount(0)
  }
  for (const path of [
    `/requests/${other}`,
    `/requests/${unassigned.reference}`,
    `/requests/${assigned.reference}/erase`,
    `/day/move/${other}`,
    `/day/cancel/${other}`,
    '/people',
    '/undelivered',
    '/searches',
    '/export',
    '/staff',
    '/audit',
  ])
    expect([path, (await page.request.get(desk.origin + path)).status()]).toEqual([path, 403])
  const headers = { origin: desk.origin, 'sec-fetch-site': 'same-origin' }
  for (const path of [`/requests/${other}/note`, `/day/move/${other}`, `/day/cancel/${other}`]) {
    const answer = await page.request.post(desk.origin + path, { headers, form: { note: 'x', version: '0' } })
    expect([path, answer.status()]).toEqual([path, 403])
  }
})

test('an adviser opens their own day and blocks a morning by keyboard alone', async ({ page, desk }) => {
  await bookOn(desk, { startsAt: timeOn(secondDay, '12:00'), name: 'Morning Visitor', seat: 'aina' })
  await signInAs(page, desk, { name: 'Aina two', role: 'adviser', adviser: 'aina' })
  await tabTo(page, page.getByRole('link', { name: 'Calendar' }))
  await page.keyboard.press('Enter')
  // The other offices have no place of theirs.
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Palma'])
  await page.goto(dayPath(desk, secondDay))
  await expect(page.getByRole('columnheader', { name: 'Aina Vidal (you)' })).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'Block times' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await expect(page.getByRole('checkbox', { name: 'Aina Vidal' })).toBeChecked()
  await tabTo(page, page.getByLabel('From'))
  await page.keyboard.type('9')
  await page.keyboard.press('Tab')
  await page.keyboard.type('14')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The times are blocked.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Morning Visitor/ })).toBeVisible()
})

test('an adviser neither blocks nor books the times of a colleague', async ({ page, desk, browser }) => {
  await signInAs(page, desk, { name: 'Greta', role: 'adviser', adviser: 'greta' })
  await page.goto(`${desk.origin}/day/block?office=office.palma&date=${thirdDay.toString()}`)
  await page.getByLabel('From').fill('9')
  await page.getByLabel('To', { exact: true }).fill('10')
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(page.getByText('The times are blocked.')).toBeVisible()
  const block = new URL(page.url()).pathname

  const context = await browser.newContext()
  const aina = await context.newPage()
  await signInAs(aina, desk, { name: 'Aina three', role: 'adviser', adviser: 'aina' })
  const send = async (path: string, form: Record<string, string>) =>
    (
      await aina.request.post(desk.origin + path, {
        headers: { origin: desk.origin, 'sec-fetch-site': 'same-origin' },
        form,
        maxRedirects: 0,
      })
    ).status()
  const day = thirdDay.toString()
  const times = { office: 'office.palma', fromDay: day, toDay: day, from: '9', to: '10', reason: 'ill' }
  expect(await send('/day/block', { ...times, seats: 'greta' })).toBe(403)
  expect(await send(`${block}/move`, {})).toBe(403)
  expect(await send(`${block}/remove`, {})).toBe(403)
  expect((await aina.request.get(desk.origin + block)).status()).toBe(403)
  expect(await send('/day/block', { ...times, seats: 'aina' })).toBe(303)
  // A place that the form did not offer is replaced by their own.
  await aina.goto(`${desk.origin}/day/${day}/book?office=office.palma&seat=greta&time=11:00`)
  await expect(aina.getByLabel('Adviser or place').getByRole('option')).toHaveText(['Aina Vidal'])
  await context.close()
})
