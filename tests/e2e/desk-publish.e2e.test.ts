import { expect, test, type Page } from '@playwright/test'
import { everyCase } from '#tests/support/cases.ts'
import { freePort } from '#tests/support/free-port.ts'
import { signInAs } from '#tests/support/own-desk.ts'
import { copyWithHistory, startCopy, type PublishedProject } from '#tests/support/published-project.ts'

// The publisher itself, which the other tests of the desk's texts leave out: a site, a desk and it, as `npm start` runs
// them. One after the other: starting all of that again would take as long as a test.
test.describe.configure({ mode: 'serial', timeout: 240_000 })
test.skip(!everyCase, 'two minutes; publishing.site.test.ts does it without a browser')

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

/** Whether a visitor reads words on the page about the NIE. */
async function isPublic(words: string): Promise<boolean> {
  const answer = await fetch(`${project.origin}/en/services/nie`)
  expect(answer.status).toBe(200)
  return (await answer.text()).includes(words)
}

async function published(page: Page): Promise<void> {
  await expect(page.getByText(/^Published after/)).toBeVisible(patience)
}

/** Changes the fee in a new draft. */
async function changeFee(page: Page, value: string): Promise<void> {
  await page.goto(`${desk}/content/fact?id=nie.fee-rounded&draft=new`)
  await page.getByLabel('Value', { exact: true }).first().fill(value)
  await page.getByLabel(/^nie\.fee-rounded: seen at its source today/).check()
  await page.getByRole('button', { name: 'Save in the draft' }).click()
  await expect(page.getByText('No mistakes found.')).toBeVisible(patience)
  // The exact fee stays: the desk asks.
  await page.getByLabel(/It is right as it is/).check()
}

test('an editor previews a fee, publishes it, sees it on the site and undoes it', async ({ page }) => {
  await signInAs(page, project, { name: 'Ana Vidal', role: 'editor' })
  expect(await isPublic('About €10')).toBe(true)

  await changeFee(page, '12')
  const draft = page.url()
  await page.getByRole('button', { name: 'Preview' }).click()
  const link = page.getByRole('link', { name: 'Open the preview' })
  await expect(link).toBeVisible(patience)
  const [preview] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  await preview.waitForLoadState()
  expect(new URL(preview.url()).origin).not.toBe(new URL(desk).origin)
  await preview.goto(new URL('/en/services/nie', preview.url()).href)
  await expect(preview.getByText('About €12').first()).toBeVisible()
  await preview.close()
  expect(await isPublic('€12')).toBe(false)

  await page.goto(draft)
  await page.getByLabel(/It is right as it is/).check()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await published(page)
  expect(await isPublic('About €12')).toBe(true)
  expect(await isPublic('About €10')).toBe(false)

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.waitForURL(/\/result\//)
  await published(page)
  expect(await isPublic('About €10')).toBe(true)
})

test('a failing draft is refused by the publisher too', async ({ page }) => {
  await signInAs(page, project, { name: 'Ben Roca', role: 'editor' })
  await page.goto(`${desk}/content/text?id=page/service.nie&draft=new`)
  await page.locator('[id="en:lead"]').fill('Written by a test: {{fact:nie.fe}}.')
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
  expect(await isPublic('Written by a test')).toBe(false)
})

test('a scheduled draft appears on the site at its time', async ({ page }) => {
  await signInAs(page, project, { name: 'Clara Mas', role: 'editor' })
  await changeFee(page, '12')
  await page.getByText('Publish later').click()
  const at = Temporal.Now.zonedDateTimeISO('Europe/Madrid')
    .add({ seconds: 80 })
    .round({ smallestUnit: 'minute', roundingMode: 'floor' })
  await page.getByLabel('Day', { exact: true }).fill(at.toPlainDate().toString())
  await page.getByLabel('Time', { exact: true }).fill(at.toPlainTime().toString({ smallestUnit: 'minute' }))
  await page.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByRole('heading', { name: 'Scheduled' })).toBeVisible(patience)
  expect(await isPublic('About €12')).toBe(false)
  await expect.poll(() => isPublic('About €12'), patience).toBe(true)
  expect(Temporal.Instant.compare(Temporal.Now.instant(), at.toInstant())).toBe(1)
})
