import { expect, type Page, type Response } from '@playwright/test'
import { sendRequest, withStore } from '#tests/support/desk-requests.ts'
import { changeStore } from '#tests/support/desk-store.ts'
import { deskTest as test, signInAs, type OwnDesk } from '#tests/support/own-desk.ts'

const sessionsOf = 'staff_id = (select id from staff where name = ?)'

/** Makes the last request of a member's session one of some minutes ago. @returns its time as stored */
function idleFor(desk: OwnDesk, name: string, minutes: number): string {
  const seenAt = new Date(Date.now() - minutes * 60_000).toISOString()
  changeStore(desk, `update staff_session set seen_at = ? where ${sessionsOf}`, seenAt, name)
  return seenAt
}

async function lastSeen(desk: OwnDesk, name: string): Promise<string[]> {
  return await withStore(desk, async ({ db }) => {
    const rows = await db
      .selectFrom('staff_session')
      .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
      .select('staff_session.seen_at')
      .where('staff.name', '=', name)
      .execute()
    return rows.map((row) => row.seen_at)
  })
}

/** Lets a minute pass on the page. @returns what the desk answered to its look for new requests */
async function passMinute(page: Page): Promise<Response> {
  const answer = page.waitForResponse(/\/news\?since=/)
  await page.clock.runFor(60_000)
  return await answer
}

test('a page links to new requests within a minute, and does not keep the session open', async ({
  page,
  desk,
}) => {
  const name = 'Watching clerk'
  await signInAs(page, desk, { name, role: 'clerk', offices: ['office.palma'] })
  await page.clock.install()
  await page.goto(desk.origin)
  const link = page.getByRole('link', { name: 'New requests have come in. Show the list' })
  const seenAt = idleFor(desk, name, 20)
  await sendRequest(desk, { pageId: 'office.santa-ponsa' })
  expect(await (await passMinute(page)).json()).toEqual({ count: 0 })
  await expect(link).toBeHidden()

  await sendRequest(desk, { pageId: 'office.palma' })
  expect(await (await passMinute(page)).json()).toEqual({ count: 1 })
  await expect(link).toBeVisible()
  expect(await lastSeen(desk, name)).toEqual([seenAt])
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Requests')
  await expect(link).toBeHidden()

  // Half an hour after the last click the session is locked, although the page has asked since.
  idleFor(desk, name, 30)
  await sendRequest(desk, { pageId: 'office.palma' })
  // The page does not read a refusal, so its text never arrives.
  expect((await passMinute(page)).status()).toBe(403)
  await expect(link).toBeHidden()
})

for (const role of ['editor', 'operator'] as const) {
  test(`the role ${role} is shown no new requests`, async ({ page, desk }) => {
    await signInAs(page, desk, { name: `Unwatching ${role}`, role })
    await page.goto(desk.origin)
    await expect(page.locator('[data-watch]')).toHaveCount(0)
    await sendRequest(desk)
    const answer = await page.request.get(`${desk.origin}/news?since=2020-01-01`)
    expect([answer.status(), await answer.json()]).toEqual([403, { count: 0 }])
  })
}

test('without a session there is no news', async ({ request, desk }) => {
  const answer = await request.get(`${desk.origin}/news?since=2020-01-01`)
  expect([answer.status(), await answer.json()]).toEqual([403, { count: 0 }])
})
