import { expect, test, type Page } from '@playwright/test'
import { everyCase } from '#tests/support/cases.ts'
import { freePort } from '#tests/support/free-port.ts'
import { signInAs } from '#tests/support/own-desk.ts'
import { copyWithHistory, startCopy, type PublishedProject } from '#tests/support/published-project.ts'

// The publisher itself, which the other tests of the desk's texts leave out: a site, a desk and it, as `npm start` runs
// them. One after the other: starting all of that again would take as long as a test.
test.describe.configure({ mode: 'serial', timeout: 240_000 })

let project: PublishedProject
let desk = ''

test.beforeAll(async () => {
  test.setTimeout(240_000)
  const [port, previews] = [await freePort(), await freePort()]
  desk = `http://localhost:${port}`
  project = await startCopy(copyWithHistory(), {
    DESK_PORT: String(port),
    DESK_PREVIEW_PORT: String(previews),
  })
})

test.afterAll(async () => await project.stop())

const patience = { timeout: 120_000 }

/** What a visitor reads on the page about the NIE. */
async function publicPage(): Promise<string> {
  const answer = await fetch(`${project.origin}/en/services/nie`)
  expect(answer.status).toBe(200)
  return await answer.text()
}

async function published(page: Page): Promise<void> {
  await expect(page.getByText(/^Published after/)).toBeVisible(patience)
}

/** Changes the fee in a new draft. */
async function changeFee(page: Page, value: string): Promise<void> {
  await page.goto(`${desk}/content/fact?id=nie.fee&draft=new`)
  await page.getByLabel('Value', { exact: true }).first().fill(value)
  await page.getByLabel(/^nie\.fee: seen at its source today/).check()
  await page.getByRole('button', { name: 'Save in the draft' }).click()
  await expect(page.getByText('No mistakes found.')).toBeVisible(patience)
  await page.getByLabel(/It is right as it is: nie\.fee changed, but nie\.fee-rounded/).check()
}

test('an editor previews a fee, publishes it, sees it on the site and undoes it', async ({ page }) => {
  await signInAs(page, project, { name: 'Ana Vidal', role: 'editor' })
  expect(await publicPage()).toContain('€9.84')

  await changeFee(page, '9,94')
  const draft = page.url()
  await page.getByRole('button', { name: 'Preview' }).click()
  const link = page.getByRole('link', { name: 'Open the preview' })
  await expect(link).toBeVisible(patience)
  const [preview] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  await preview.waitForLoadState()
  expect(new URL(preview.url()).origin).not.toBe(new URL(desk).origin)
  await preview.goto(new URL('/en/services/nie', preview.url()).href)
  await expect(preview.getByText('€9.94').first()).toBeVisible()
  await preview.close()
  expect(await publicPage()).not.toContain('€9.94')

  await page.goto(draft)
  await page.getByLabel(/It is right as it is/).check()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await published(page)
  const changed = await publicPage()
  expect(changed).toContain('€9.94')
  expect(changed).not.toContain('€9.84')

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.waitForURL(/\/result\//)
  await published(page)
  expect(await publicPage()).toContain('€9.84')
})

test('a failing draft is refused by the publisher too', async ({ page }) => {
  await signInAs(page, project, { name: 'Ben Roca', role: 'editor' })
  const before = await publicPage()
  await page.goto(`${desk}/content/text?id=page/service.nie&draft=new`)
  await page.locator('[id="en:lead"]').fill('The fee is {{fact:nie.fe}}.')
  await page.getByRole('button', { name: 'Save in the draft' }).click()
  await page.waitForURL(/\/draft\//)
  const [, id = ''] = /\/draft\/([a-z0-9]{10})/.exec(page.url()) ?? []
  // Before the desk's own check has ended, as by a colleague with another page open.
  const answer = await page.request.post(`${desk}/content/draft/${id}/publish`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    form: { when: 'now', sure: `oneLanguage content/services/nie/en.yaml ["lead"]` },
  })
  await page.goto(answer.url())
  await expect(page.getByRole('link', { name: /nie\.fe.*nie\.fee/ })).toBeVisible(patience)
  expect(page.url()).toContain('/result/')
  expect(await publicPage()).toBe(before)
})

test('a scheduled draft appears on the site at its time', async ({ page }) => {
  test.skip(!everyCase, 'the time has to come: a minute or two')
  await signInAs(page, project, { name: 'Clara Mas', role: 'editor' })
  const before = await publicPage()
  await changeFee(page, '9,94')
  await page.getByText('Publish later').click()
  const at = Temporal.Now.zonedDateTimeISO('Europe/Madrid')
    .add({ seconds: 80 })
    .round({ smallestUnit: 'minute', roundingMode: 'floor' })
  await page.getByLabel('Day', { exact: true }).fill(at.toPlainDate().toString())
  await page.getByLabel('Time', { exact: true }).fill(at.toPlainTime().toString({ smallestUnit: 'minute' }))
  await page.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByRole('status').getByText('Scheduled')).toBeVisible(patience)
  expect(await publicPage()).toBe(before)
  await expect.poll(publicPage, patience).toContain('€9.94')
  expect(Temporal.Instant.compare(Temporal.Now.instant(), at.toInstant())).toBe(1)
})
