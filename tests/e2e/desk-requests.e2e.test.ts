import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { submitRequest } from '#domains/requests/store/submit-request.server.ts'
import { axeFindings } from '#tests/support/axe.ts'
import { keepUpload, sendRequest, withStore } from '#tests/support/desk-requests.ts'
import { deskTest as test, signInAs } from '#tests/support/own-desk.ts'
import { pdfFile } from '#tests/support/pdf.ts'
import { submission } from '#tests/support/submission.ts'
import { tabTo } from '#tests/support/tab-to.ts'

/** Each test has its own people, as all share one desk. */
const person = (name: string) => ({
  name,
  email: `${name.toLowerCase().replaceAll(/[^a-z]/g, '')}@example.org`,
})

async function actionsOn(desk: Parameters<typeof withStore>[0], requestId: string): Promise<string[]> {
  return await withStore(desk, async (store) => {
    const rows = await store.db
      .selectFrom('audit')
      .select('action')
      .where('request_id', '=', requestId)
      .orderBy('at')
      .execute()
    return rows.map(({ action }) => action)
  })
}

async function find(page: Page, origin: string, text: string): Promise<void> {
  await page.goto(`${origin}/requests`)
  await page.getByLabel('Name, e-mail, phone or reference').fill(text)
  await page.getByRole('button', { name: 'Search' }).click()
}

test('a clerk finds a request by name however it is typed, takes it and notes what was said', async ({
  page,
  desk,
}) => {
  const { id, reference } = await sendRequest(desk, {
    contact: person('Jörg Müßiggang'),
    pageId: 'office.palma',
  })
  await sendRequest(desk, { contact: person('Jana Mustermann') })
  await signInAs(page, desk, { name: 'Finder', role: 'clerk', offices: ['office.palma'] })
  await find(page, desk.origin, 'muessiggang')
  await expect(page).toHaveURL(`${desk.origin}/requests/${reference}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jörg Müßiggang')
  await expect(page.getByText('Number of people')).toBeVisible()
  await page.getByRole('button', { name: 'Take it' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.getByLabel('Assigned to')).toHaveValue(/./)

  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByLabel('New note')).toHaveAccessibleDescription(/Please fill this in/)
  await page.getByLabel('New note').fill('Rang back, wants <b>two</b> offers.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.locator('#internal li')).toContainText('Finder')
  await expect(page.locator('#internal li')).toContainText('Rang back, wants <b>two</b> offers.')

  await page.getByLabel('Due').fill('2030-01-31')
  await page.getByLabel('Postpone until').fill('2030-01-15')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await page.goto(`${desk.origin}/requests?state=snoozed&who=me`)
  await expect(page.getByRole('row', { name: /Jörg Müßig/ })).toContainText(/31 Jan 2030/)
  expect(await actionsOn(desk, id)).toEqual([
    'request-read',
    'request-changed',
    'request-read',
    'note-written',
    'request-read',
    'request-changed',
    'request-read',
  ])
})

test('search leaves no name in an address, and says when nothing was found', async ({ page, desk }) => {
  await signInAs(page, desk, { name: 'Searcher', role: 'manager' })
  await find(page, desk.origin, 'Nobody at all')
  await expect(page.getByText('Nothing found for “Nobody at all”')).toBeVisible()
  expect(page.url()).toBe(`${desk.origin}/requests`)
  await find(page, desk.origin, '?')
  await expect(page.getByLabel('Name, e-mail, phone or reference')).toHaveAccessibleDescription(/2/)
})

test('of two members at once, the second sees what the first did and keeps what was typed', async ({
  page,
  desk,
  browser,
}) => {
  const { reference } = await sendRequest(desk, { contact: person('Two At Once') })
  await signInAs(page, desk, { name: 'First Member', role: 'manager' })
  const context = await browser.newContext()
  const second = await context.newPage()
  await signInAs(second, desk, { name: 'Second Member', role: 'clerk' })
  for (const each of [page, second]) await each.goto(`${desk.origin}/requests/${reference}`)
  await page.getByRole('button', { name: 'Take it' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()

  await second.getByLabel('New note').fill('A long note that must not be lost.')
  await second.getByRole('button', { name: 'Save note' }).click()
  await expect(second.getByRole('alert')).toContainText('First Member was faster')
  await expect(second.getByLabel('Assigned to').locator('option:checked')).toHaveText('First Member')
  await expect(second.getByLabel('New note')).toHaveValue('A long note that must not be lost.')
  await expect(second.locator('#internal li')).toHaveCount(0)
  await second.getByRole('button', { name: 'Save note' }).click()
  await expect(second.locator('#internal li')).toContainText('A long note that must not be lost.')
  await context.close()
})

test('shows files as pictures that the server drew, and the original only as a download', async ({
  page,
  desk,
}) => {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2060c0' } })
    .jpeg()
    .toBuffer()
  const files = [await keepUpload(desk, photo), await keepUpload(desk, pdfFile({ pages: 2 }))]
  // Files that came together stand in the order of their random names.
  const order = files.map(({ id }) => id).toSorted()
  const [photoAt, pdfAt] = files.map(({ id }) => order.indexOf(id) + 1)
  const { reference, id } = await sendRequest(desk, { contact: person('Files Sender'), files })
  await signInAs(page, desk, { name: 'Viewer', role: 'manager' })
  await page.goto(`${desk.origin}/requests/${reference}`)
  const widths = async () =>
    await page
      .locator('.desk-page img')
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth))
  await page.locator('.request-files').scrollIntoViewIfNeeded()
  await expect.poll(async () => (await widths()).toSorted()).toEqual([226, 320])
  const preview = await page.request.get(
    `${desk.origin}/requests/${reference}/files/${photoAt}/pages/1?side=320`,
  )
  expect(preview.headers()).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })

  await page.getByRole('link', { name: `Open ${reference}-${pdfAt}.pdf` }).click()
  await page.locator('.request-pages img').last().scrollIntoViewIfNeeded()
  await expect.poll(widths).toEqual([1131, 1131])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Original' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${reference}-${pdfAt}.pdf`)
  expect(await readFile(await download.path())).toEqual(pdfFile({ pages: 2 }))
  const original = await page.request.get(`${desk.origin}/requests/${reference}/files/${pdfAt}/original`)
  expect(original.headers()).toMatchObject({
    'content-disposition': `attachment; filename="${reference}-${pdfAt}.pdf"`,
    'content-security-policy': "default-src 'none'; sandbox",
  })
  for (const path of ['files/3', 'files/3/original', `files/${photoAt}/pages/2`, 'files/x/original'])
    expect((await page.request.get(`${desk.origin}/requests/${reference}/${path}`)).status()).toBe(404)
  expect(await actionsOn(desk, id)).toContain('file-read')
})

test('a request of another office, and one of no office, is not for every role', async ({
  page,
  desk,
  browser,
}) => {
  const palma = await sendRequest(desk, { contact: person('Palma Visitor'), pageId: 'office.palma' })
  const any = await sendRequest(desk, { contact: person('Any Visitor'), pageId: 'home' })
  const paths = (reference: string) =>
    ['', '/files/1', '/files/1/original'].map((end) => `${reference}${end}`)
  await signInAs(page, desk, { name: 'Santa Ponsa', role: 'clerk', offices: ['office.santa-ponsa'] })
  for (const path of paths(palma.reference))
    expect((await page.request.get(`${desk.origin}/requests/${path}`)).status()).toBe(403)
  const note = {
    headers: { origin: desk.origin, 'sec-fetch-site': 'same-origin' },
    form: { note: 'x', version: '0' },
  }
  const posted = await page.request.post(`${desk.origin}/requests/${palma.reference}/note`, note)
  expect(posted.status()).toBe(403)
  await page.goto(`${desk.origin}/requests/${any.reference}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Any Visitor')
  await expect(page.getByRole('link', { name: 'Erase this request' })).toHaveCount(0)
  expect((await page.request.get(`${desk.origin}/requests/${any.reference}/erase`)).status()).toBe(403)
  await find(page, desk.origin, 'Palma Visitor')
  await expect(page.getByText('Nothing found')).toBeVisible()

  for (const role of ['editor', 'operator'] as const) {
    const context = await browser.newContext()
    const other = await context.newPage()
    await signInAs(other, desk, { name: `No ${role}`, role })
    for (const path of ['', `/${any.reference}`])
      expect((await other.request.get(`${desk.origin}/requests${path}`)).status()).toBe(403)
    await other.goto(desk.origin)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Today')
    await expect(other.getByText('Your role sees no requests')).toBeVisible()
    expect(await other.content()).not.toContain('Any Visitor')
    await context.close()
  }
})

test('works without scripts, by keyboard alone, and passes axe', async ({ page, desk, browser }) => {
  const { reference } = await sendRequest(desk, { contact: person('Keyboard Visitor') })
  await signInAs(page, desk, { name: 'Typist', role: 'manager' })
  for (const path of ['/', '/requests', `/requests/${reference}`]) {
    await page.goto(desk.origin + path)
    expect(await axeFindings(page)).toEqual([])
  }
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto(`${desk.origin}/requests`)
  await plain.getByLabel('Name, e-mail, phone or reference').focus()
  await plain.keyboard.type('keyboard visitor')
  await plain.keyboard.press('Enter')
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Keyboard Visitor')
  await context.close()

  await page.goto(`${desk.origin}/requests/${reference}`)
  await tabTo(page, page.getByRole('button', { name: 'Save note' }))
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('By keyboard')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#internal li')).toContainText('By keyboard')
})

test('a manager releases a request from quarantine, and erases it after ticking the box', async ({
  page,
  desk,
}) => {
  const robot = await sendRequest(desk, { contact: person('Perhaps Robot'), suspect: true })
  await signInAs(page, desk, { name: 'Eraser', role: 'manager' })
  await page.goto(`${desk.origin}/requests?state=quarantined`)
  await page.getByRole('link', { name: 'Perhaps Robot' }).click()
  await expect(page.getByText('Release the request from quarantine before you write.')).toBeVisible()
  await page.getByRole('button', { name: 'Release: a person sent this' }).click()
  await expect(page.getByText('its messages are on their way')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()

  const sent = async () =>
    await withStore(desk, async (store) => {
      const rows = await store.db
        .selectFrom('outbox')
        .select('id')
        .where('request_id', '=', robot.id)
        .where('sent_at', 'is', null)
        .execute()
      return rows.length
    })
  await expect.poll(sent, { timeout: 20_000 }).toBe(0)
  await page.getByRole('link', { name: 'Erase this request' }).click()
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Tick the box to confirm' })).toBeVisible()
  await page.getByLabel('Yes, erase this request for good').check()
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await expect(page.getByText('The request has been erased.')).toBeVisible()
  expect((await page.request.get(`${desk.origin}/requests/${robot.reference}`)).status()).toBe(404)
  expect((await actionsOn(desk, robot.id)).at(-1)).toBe('request-erased')
})

test('a day of 500 requests stands in pages of fifty, filtered by what is in the address', async ({
  page,
  desk,
}) => {
  await withStore(desk, async (store) => {
    for (let index = 0; index < 500; index++) {
      const pageId = index % 5 === 0 ? 'office.llucmajor' : 'home'
      await submitRequest(store, submission({ contact: person(`Crowd ${index}`), pageId }))
    }
  })
  await signInAs(page, desk, { name: 'Busy', role: 'manager' })
  await page.goto(`${desk.origin}/requests`)
  await expect(page.locator('.desk-table tbody tr')).toHaveCount(50)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText('Page 2')).toBeVisible()
  await page.getByLabel('Office').selectOption({ label: 'Llucmajor' })
  // Other tests on the same desk send forms to this office too, in English.
  await page.getByLabel('Language', { exact: true }).selectOption({ label: 'German' })
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page).toHaveURL(/office=office\.llucmajor/)
  await expect(page.getByText('100 requests')).toBeVisible()
  await page.goto(desk.origin)
  await expect(page.getByRole('link', { name: /^New \d{3}$/ })).toBeVisible()
})
