import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { chooseLaterDay, freeTimes } from '../support/later-day.ts'
import { ready } from '../support/ready.ts'
import { endSite, startSite, type SiteProcess } from '../support/site-process.ts'

// A server of its own, on which one address may send a single form in ten minutes; without scripts the times of a day
// are a form too.
let site: SiteProcess
let folder = ''
test.beforeEach(async ({ javaScriptEnabled }) => {
  folder = await mkdtemp(join(tmpdir(), 'move-test-'))
  const posts = javaScriptEnabled ? '1' : '2'
  site = await startSite({ DATA_DIR: folder, POSTS_PER_ADDRESS: posts })
})
test.afterEach(async () => {
  await endSite(site, 'SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

async function book(page: Page, javaScriptEnabled: boolean): Promise<void> {
  await page.goto(`${site.url}/en/offices/palma?dialog=appointment-dialog`)
  if (javaScriptEnabled) await ready(page)
  await chooseLaterDay(page)
  await freeTimes(page).first().check({ force: true })
  await page.getByLabel('Your name').fill('Mona Example')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('mona@mail.example')
  await page.getByLabel(/I have read/).check()
  await page.waitForTimeout(2_600)
  await page.getByRole('button', { name: 'Book the appointment' }).click()
  await expect(page.getByText('Your appointment is booked')).toBeVisible()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('over the limit an appointment stays where it is, and the page says whom to call', async ({
      page,
    }) => {
      await book(page, javaScriptEnabled)
      await freeTimes(page).nth(1).check({ force: true })
      const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
      await page.getByRole('button', { name: /^Move to this time/ }).click()
      expect((await answered).status()).toBe(429)
      await expect(page.getByRole('alert')).toContainText('971 000 000')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your appointment')
    })
  })
}
