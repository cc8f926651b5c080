import { pdfFile } from '#tests/support/pdf.ts'
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { ready } from '#tests/support/ready.ts'
import { sendToStatus } from '#tests/support/send-to-status.ts'
import { endSite, startSite, type SiteProcess } from '#tests/support/site-process.ts'
import { unconfigured } from '#tests/support/unconfigured.ts'

// A separate server so that the staff tool finds its data; one for all tests, so they run in one
// worker.
test.describe.configure({ mode: 'default' })
let site: SiteProcess
let folder = ''
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closed-test-'))
  site = await startSite({ DATA_DIR: folder })
})
test.afterAll(async () => {
  await endSite(site, 'SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

/** Sends a message and opens its status page; returns the reference. */
async function toStatus(page: Page): Promise<string> {
  await page.goto(`${site.url}/en/about-us?dialog=contact-dialog`)
  return await sendToStatus(page)
}

function closeAtTheOffice(reference: string): void {
  execFileSync(process.execPath, ['app/staff/requests.server.ts', 'status', reference, 'closed'], {
    env: { ...process.env, ...unconfigured, DATA_DIR: folder },
  })
}

/** A post to a closed request is refused, and the note stays so that it can be copied. */
async function expectTooLate(page: Page, note: string | undefined): Promise<void> {
  const refusal = page.getByRole('alert')
  await expect(refusal).toContainText(
    'The request has been closed or withdrawn and you can’t change it any more. Please call us on',
  )
  await expect(refusal).toBeFocused()
  await expect(page.locator('[aria-current="step"]')).toContainText('Closed')
  await expect(page.getByRole('button', { name: 'Send the note' })).toHaveCount(0)
  const kept = page.getByLabel('Your note, so that you can copy it')
  await expect(kept).toHaveCount(note === undefined ? 0 : 1)
  if (note === undefined) return
  await expect(kept).toHaveValue(note)
  await expect(kept).toHaveAttribute('readonly')
}

const note = 'The ceiling came down.\n\nWhat now?'

test('refuses a note to a request closed meanwhile without losing it', async ({ page }) => {
  const reference = await toStatus(page)
  await ready(page)
  await page.getByLabel('Your note').fill(note)
  closeAtTheOffice(reference)
  await page.getByRole('button', { name: 'Send the note' }).click()
  await expectTooLate(page, note)
})

test('refuses files for a request closed meanwhile', async ({ page }) => {
  const reference = await toStatus(page)
  await ready(page)
  const files = page.getByLabel('Files', { exact: true })
  await files.setInputFiles([{ name: 'a.pdf', mimeType: '', buffer: pdfFile() }])
  closeAtTheOffice(reference)
  await page.getByRole('button', { name: 'Send the files' }).click()
  await expectTooLate(page, undefined)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('fits a note’s lines, and refuses it for a closed request without losing it', async ({ page }) => {
    const reference = await toStatus(page)
    await page.getByLabel('Your note').fill(`${'x\n'.repeat(999)}xx`)
    await page.getByRole('button', { name: 'Send the note' }).click()
    await expect(page.getByText('One note, no files')).toBeVisible()
    await page.getByLabel('Your note').fill(note)
    closeAtTheOffice(reference)
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await page.getByRole('button', { name: 'Send the note' }).click()
    expect((await answered).status()).toBe(409)
    await expectTooLate(page, note)
  })
})
