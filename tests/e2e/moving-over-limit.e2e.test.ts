import { openChange } from '#tests/support/open-change.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { casesOf } from '#tests/support/cases.ts'
import { chooseLaterDay, freeTimes } from '#tests/support/later-day.ts'
import { ready } from '#tests/support/ready.ts'
import { endSite, startSite, type SiteProcess } from '#tests/support/site-process.ts'
import { fillTime } from '#tests/support/fill-time.ts'

let site: SiteProcess
let folder = ''
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'move-test-'))
})
test.afterEach(async () => {
  await endSite(site, 'SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

/**
 * A separate server on which one address may send this many forms in ten minutes, and move an
 * appointment a sixth as often.
 */
async function startWith(posts: number): Promise<void> {
  site = await startSite({ DATA_DIR: folder, POSTS_PER_ADDRESS: String(posts) })
}

/** Moves to the second of the day's free times. @returns the answer's status */
async function move(page: Page): Promise<number> {
  await openChange(page, 'move')
  await freeTimes(page).nth(1).check({ force: true })
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('button', { name: /^Move to this time/ }).click()
  return (await answered).status()
}

async function book(page: Page, javaScriptEnabled: boolean): Promise<void> {
  await page.goto(`${site.url}/en/offices/palma?dialog=appointment-dialog`)
  if (javaScriptEnabled) await ready(page)
  await chooseLaterDay(page)
  await freeTimes(page).first().check({ force: true })
  await page.getByLabel('Your name').fill('Mona Example')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('mona@mail.example')
  await page.getByLabel(/I have read/).check()
  await page.waitForTimeout(fillTime)
  await page.getByRole('button', { name: 'Book the appointment' }).click()
  await expect(page.getByText('Your appointment is booked')).toBeVisible()
}

// The usual run covers repeated moves with scripts.
for (const javaScriptEnabled of casesOf([true, false], (one) => !one)) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('keeps an appointment in place over the rate limit and shows the contact', async ({ page }) => {
      // Without scripts, showing a day's times is also a form post.
      await startWith(javaScriptEnabled ? 1 : 2)
      await book(page, javaScriptEnabled)
      expect(await move(page)).toBe(429)
      await expect(page.getByRole('alert')).toContainText('971 000 000')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your appointment')
    })
  })
}

test('shows the contact after repeated moves over the rate limit', async ({ page }) => {
  await startWith(6)
  await book(page, true)
  expect(await move(page)).not.toBe(429)
  await expect(page.locator('.answer-note')).toContainText('Your appointment has been moved')
  expect(await move(page)).toBe(429)
  await expect(page.getByRole('alert')).toContainText('too many changes in a row')
  await expect(page.getByRole('alert')).toContainText('971 000 000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your appointment')
})
