import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { axeFindingsInBothSchemes } from '#tests/support/axe.ts'
import { changeStore, requestCallback } from '#tests/support/desk-store.ts'
import { deskTest as test, signInAs } from '#tests/support/own-desk.ts'

const submit = (page: Page) => page.getByRole('button', { name: 'Download the table' })

async function download(page: Page, press = async () => await submit(page).click()) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('a manager downloads the requests of an office as a table, which is recorded', async ({
  page,
  desk,
}) => {
  const phone = '+34612345678'
  await requestCallback(desk, { name: 'Of Palma', message: 'Call me; please' }, '/en/offices/palma')
  await requestCallback(desk, { name: 'Of Llucmajor' }, '/en/offices/llucmajor')
  await signInAs(page, desk, { name: 'Exporter', role: 'manager' })
  await page.getByRole('link', { name: 'Export', exact: true }).click()
  await expect(page.getByText('delete it as soon as it is not')).toBeVisible()
  expect(await axeFindingsInBothSchemes(page)).toEqual([])
  await page.getByLabel('Office').selectOption('Palma')
  const { name, text } = await download(page)
  expect(name).toMatch(/^requests-\d{4}-\d{2}-\d{2}\.csv$/)
  const [header = '', ...rows] = text.trimEnd().split('\r\n')
  expect(header).toMatch(/^\uFEFF"Reference";"Received";.*"Phone";"E-mail"/)
  // The desk is shared with other tests of its worker.
  const own = rows.filter((row) => row.includes('"Of '))
  expect(own).toHaveLength(1)
  expect(own[0]).toContain('"Of Palma";"(+34) 612 34 56 78"')
  expect(own[0]).toContain('"Call me; please"')
  expect(text).not.toContain(phone)

  await page.getByLabel('Office').selectOption('all')
  await page.getByLabel('Separator').selectOption('comma (Excel in English)')
  expect((await download(page)).text).toMatch(/"Reference","Received",/)
  await page.goto(`${desk.origin}/audit`)
  const entries = page.getByRole('row', { name: /Exporter Exported data/ })
  await expect(entries).toHaveText([/\d+ requests$/, /(?:one request|\d+ requests)$/])
})

test('an impossible choice comes back with what was entered', async ({ page, desk }) => {
  await requestCallback(desk, { name: 'Somebody' })
  await signInAs(page, desk, { name: 'Mistaken', role: 'manager' })
  await page.goto(`${desk.origin}/export`)
  await page.getByLabel('Received from').fill('2026-03-01')
  await page.getByLabel('Received until').fill('2026-02-01')
  await page.getByLabel('Separator').selectOption('tab')
  await submit(page).click()
  await expect(page.getByRole('link', { name: 'Received until: This is before the first day' })).toBeVisible()
  await expect(page.getByLabel('Received from')).toHaveValue('2026-03-01')
  await expect(page.getByLabel('Separator')).toHaveValue('tab')
  expect(await axeFindingsInBothSchemes(page)).toEqual([])

  await page.getByLabel('Received until').fill('2026-03-02')
  await submit(page).click()
  await expect(page.getByRole('link', { name: /There are no such requests in these days/ })).toBeVisible()
  const form = { from: '2026-02-30', separator: 'pipe' }
  const answer = await page.request.post(`${desk.origin}/export`, { form, headers: { origin: desk.origin } })
  expect(answer.status()).toBe(422)
  expect(await answer.text()).toContain('There is no such day')
})

test('the table is not in the address, not stored by the browser, and asks for the passkey again', async ({
  page,
  desk,
}) => {
  await requestCallback(desk, { name: 'Somebody else' })
  await signInAs(page, desk, { name: 'Careful', role: 'manager' })
  const headers = { origin: desk.origin }
  const answer = await page.request.post(`${desk.origin}/export`, { form: {}, headers })
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; /) as unknown,
  })
  await page.goto(`${desk.origin}/export`)
  const later = () => changeStore(desk, `update staff_session set verified_at = '2020-01-01T00:00:00.000Z'`)
  later()
  expect((await page.request.post(`${desk.origin}/export`, { form: {}, headers })).status()).toBe(403)
  await submit(page).click()
  const confirm = page.getByRole('button', { name: 'Confirm with a passkey' })
  const { text } = await download(page, async () => await confirm.click())
  expect(text).toContain('Somebody else')
  later()
  await page.goto(`${desk.origin}/export`)
  await expect(page).toHaveURL(`${desk.origin}/confirm?next=%2Fexport`)
})

for (const role of ['clerk', 'adviser', 'editor', 'operator'] as const) {
  test(`the role ${role} exports nothing`, async ({ page, desk }) => {
    await signInAs(page, desk, { name: `No export ${role}`, role: 'clerk' })
    changeStore(desk, `update staff set role = ? where name = ?`, role, `No export ${role}`)
    await page.goto(`${desk.origin}/me`)
    const links = page.getByRole('navigation', { name: 'Sections' })
    await expect(links.getByRole('link', { name: 'Export' })).toHaveCount(0)
    const headers = { origin: desk.origin }
    expect((await page.request.get(`${desk.origin}/export`)).status()).toBe(403)
    expect((await page.request.post(`${desk.origin}/export`, { headers })).status()).toBe(403)
  })
}
