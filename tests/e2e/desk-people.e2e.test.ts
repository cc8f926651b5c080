import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { axeFindingsInBothSchemes } from '#tests/support/axe.ts'
import { changeStore, failMessage, requestCallback, settleMessages } from '#tests/support/desk-store.ts'
import { deskTest as test, signInAs } from '#tests/support/own-desk.ts'

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'E-mail, phone or name' }).fill(text)
  await page.getByRole('button', { name: 'Search' }).click()
}

test('a clerk finds a person by name without accents, address and number, and no address shows who it is', async ({
  page,
  desk,
}) => {
  const jurgen = { name: 'Jürgen Müßig', email: 'jm@example.org', phone: '612000001' }
  await requestCallback(desk, { ...jurgen, message: 'First question' })
  const latest = await requestCallback(desk, { ...jurgen, name: 'J. Müßig' })
  const carme = await requestCallback(desk, { name: 'Carme Müßig', phone: '612000002' })
  await signInAs(page, desk, { name: 'Clerk of people', role: 'clerk' })
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.getByRole('link', { name: 'People', exact: true }).click()
  await expect(page.getByText('Look up who is calling')).toBeVisible()
  expect(await axeFindingsInBothSchemes(page)).toEqual([])
  await search(page, ' ')
  await expect(page.getByRole('link', { name: /Type at least 2 letters or digits/ })).toBeVisible()
  await search(page, 'nobody@nowhere')
  await expect(page.getByText('Nobody with these details.')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('nobody@nowhere')
  await search(page, 'muessig')
  await expect(page.getByRole('rowheader')).toHaveText(['Carme Müßig', 'J. Müßig'])
  await expect(page.getByRole('row', { name: /^J\. Müßig/ })).toContainText('+34 612 00 00 01')
  expect(await axeFindingsInBothSchemes(page)).toEqual([])
  await page.getByRole('link', { name: 'Carme Müßig' }).click()
  await expect(page).toHaveURL(`${desk.origin}/people/${carme}`)

  await page.goto(`${desk.origin}/people`)
  await search(page, '612 00 00 01')
  // The only one found is shown at once.
  await expect(page).toHaveURL(`${desk.origin}/people/${latest}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('J. Müßig')
  await expect(page.getByText('Jürgen Müßig')).toBeVisible()
  await expect(page.getByText('There are several names')).toBeVisible()
  await expect(page.getByRole('row', { name: /Callback.*Received/ })).toHaveCount(2)
  await expect(page.getByText('Erase all')).toHaveCount(0)
  expect(await axeFindingsInBothSchemes(page)).toEqual([])
  expect(addresses.join('\n')).not.toMatch(/m[uü]|jm|612/i)
})

test('people who share a number are distinguished by their address', async ({ page, desk }) => {
  const shared = '612000003'
  await requestCallback(desk, { name: 'Pere', email: 'pere@example.org', phone: shared })
  const aina = await requestCallback(desk, { name: 'Aina', email: 'aina@example.org', phone: shared })
  await signInAs(page, desk, { name: 'Clerk of couples', role: 'clerk' })
  await page.goto(`${desk.origin}/people/${aina}`)
  const ways = page.getByRole('navigation', { name: 'What counts as the same person' })
  await expect(ways.getByRole('link')).toHaveText([/Same e-mail or phone\s*2/, /Same e-mail\s*1/])
  await ways.getByRole('link', { name: /^Same e-mail\s*1/ }).click()
  await expect(page.getByText('There are several names')).toHaveCount(0)
  await expect(page.getByText('Pere')).toHaveCount(0)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download to read' }).click(),
  ])
  const copy = await readFile(await file.path(), 'utf8')
  expect(copy).toContain('aina@example.org')
  expect(copy).not.toContain('pere@example.org')
})

test('a clerk gives a person a copy of all data and withdraws the consent to marketing', async ({
  page,
  desk,
}) => {
  const email = 'copy@example.org'
  const first = await requestCallback(desk, { name: 'Copy', email, phone: '612000004', message: 'My secret' })
  const reference = await requestCallback(desk, { name: 'Copy', email, phone: '612000004', marketing: 'on' })
  await signInAs(page, desk, { name: 'Clerk of rights', role: 'clerk' })
  await page.goto(`${desk.origin}/people/${reference}`)
  for (const [button, type] of [
    ['Download to read', 'html'],
    ['For programs (JSON)', 'json'],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`copy-${reference}.${type}`)
    const text = await readFile(await file.path(), 'utf8')
    for (const said of [first, reference, email, 'My secret']) expect(text).toContain(said)
  }
  await expect(page.getByText(/^Agreed to it on/)).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw the consent' }).click()
  await expect(page.getByText('The consent is withdrawn for all of their requests.')).toBeVisible()
  await expect(page.getByText('Has not agreed to it, or has withdrawn the consent.')).toBeVisible()
})

test('a manager erases a person after the passkey, a box and what stood in the way', async ({
  page,
  desk,
}) => {
  const phone = '612000005'
  const erased = await requestCallback(desk, { name: 'Erasable', phone })
  failMessage(desk, erased, { kind: 'mail-office', code: 'smtp.451', late: true })
  await signInAs(page, desk, { name: 'Eraser', role: 'manager' })
  changeStore(desk, `update staff_session set verified_at = '2020-01-01T00:00:00.000Z'`)
  await page.goto(`${desk.origin}/people/${erased}`)
  await page.getByRole('link', { name: 'See what would be erased' }).click()
  await page.getByRole('button', { name: 'Confirm with a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erase everything about Erasable')
  await expect(page.getByText(`${erased}: has messages that are not sent yet.`)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Erase/ })).toHaveCount(0)
  expect(await axeFindingsInBothSchemes(page)).toEqual([])

  settleMessages(desk)
  await page.reload()
  const button = page.getByRole('button', { name: /^Erase/ })
  await button.click()
  await expect(page.getByRole('link', { name: 'Tick the box if you are sure' })).toBeVisible()
  expect(await axeFindingsInBothSchemes(page)).toEqual([])
  // What came in meanwhile is not erased unseen.
  await requestCallback(desk, { name: 'Erasable', phone })
  settleMessages(desk)
  const box = page.getByRole('checkbox', { name: /^I have checked/ })
  await box.check()
  await button.click()
  await expect(page.getByRole('link', { name: /Something has come in/ })).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  await box.check()
  await button.click()
  await expect(page.getByText('Everything about that person is erased.')).toBeVisible()
  expect((await page.request.get(`${desk.origin}/people/${erased}`)).status()).toBe(404)
  await page.goto(`${desk.origin}/audit`)
  await expect(page.getByRole('row', { name: /Eraser Erased a person’s data 2 requests/ })).toBeVisible()
})

test('a clerk of one office sees no other office’s requests, and makes no copy that leaves some out', async ({
  page,
  desk,
}) => {
  const both = { name: 'Bel of two offices', email: 'bel@example.org', phone: '612000006' }
  const palma = await requestCallback(desk, both, '/en/offices/palma')
  const llucmajor = await requestCallback(desk, both, '/en/offices/llucmajor')
  await signInAs(page, desk, { name: 'Clerk of one', role: 'clerk', offices: ['office.palma'] })
  await page.goto(`${desk.origin}/people/${palma}`)
  await expect(page.getByRole('rowheader')).toHaveText([new RegExp(palma)])
  await expect(page.getByText('Another request belongs to other offices')).toBeVisible()
  await expect(page.getByText('ask a manager for it')).toBeVisible()
  expect(await page.content()).not.toContain(llucmajor)
  const headers = { origin: desk.origin }
  const copy = async (reference: string) =>
    (await page.request.post(`${desk.origin}/people/${reference}/copy`, { headers })).status()
  expect(await copy(palma)).toBe(404)
  expect((await page.request.get(`${desk.origin}/people/${llucmajor}`)).status()).toBe(404)
  const erase = `${desk.origin}/people/${palma}/erase`
  expect((await page.request.get(erase)).status()).toBe(403)
  expect((await page.request.post(erase, { form: { sure: 'yes', seen: palma }, headers })).status()).toBe(403)
})

test('people are found and read without scripts', async ({ page, desk, browser }) => {
  await requestCallback(desk, { name: 'Scriptless Visitor', phone: '612000007' })
  await signInAs(page, desk, { name: 'Scriptless', role: 'clerk' })
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ javaScriptEnabled: false, storageState })
  const plain = await context.newPage()
  await plain.goto(`${desk.origin}/people`)
  await search(plain, 'scriptless')
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Scriptless Visitor')
  await plain.getByRole('button', { name: 'Sign out' }).click()
  await expect(plain).toHaveURL(/\/sign-in$/)
  await context.close()
})

for (const role of ['adviser', 'editor', 'operator'] as const) {
  test(`the role ${role} has no page of people`, async ({ page, desk }) => {
    const reference = await requestCallback(desk, { name: 'Unseen' })
    await signInAs(page, desk, { name: `No people ${role}`, role: 'editor' })
    changeStore(desk, `update staff set role = ? where name = ?`, role, `No people ${role}`)
    await page.goto(`${desk.origin}/me`)
    const links = page.getByRole('navigation', { name: 'Sections' })
    await expect(links.getByRole('link', { name: 'People' })).toHaveCount(0)
    for (const path of ['', `/${reference}`, `/${reference}/erase`])
      expect((await page.request.get(`${desk.origin}/people${path}`)).status()).toBe(403)
    const headers = { origin: desk.origin }
    for (const path of ['', `/${reference}/copy`, `/${reference}/marketing`, `/${reference}/erase`])
      expect((await page.request.post(`${desk.origin}/people${path}`, { headers })).status()).toBe(403)
  })
}
