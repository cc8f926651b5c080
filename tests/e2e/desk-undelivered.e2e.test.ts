import { expect } from '@playwright/test'
import { axeFindingsInBothSchemes } from '#tests/support/axe.ts'
import { changeStore, failMessage, requestCallback, settleMessages } from '#tests/support/desk-store.ts'
import { deskTest as test, signInAs } from '#tests/support/own-desk.ts'
import { tabTo } from '#tests/support/tab-to.ts'

const ann = { name: 'Ann Undelivered', email: 'ann@exmaple.org', phone: '612345678' }
const noMailbox = { kind: 'mail-visitor', code: 'smtp.550' } as const

test('a clerk sees why a mail did not arrive, and corrects the address by keyboard alone', async ({
  page,
  desk,
}) => {
  const reference = await requestCallback(desk, ann)
  settleMessages(desk)
  failMessage(desk, reference, noMailbox)
  await signInAs(page, desk, { name: 'Clerk of addresses', role: 'clerk' })
  await page.goto(`${desk.origin}/undelivered`)
  const row = page.getByRole('row', { name: /E-mail to the visitor: request received/ })
  await expect(row).toContainText('The mailbox does not exist')
  await expect(row).toContainText('7 attempts')
  await expect(row).toContainText(ann.name)
  await expect(row).toContainText(ann.email)
  expect(await axeFindingsInBothSchemes(page)).toEqual([])

  await tabTo(page, page.getByRole('link', { name: `Correct address: ${reference}` }))
  await page.keyboard.press('Enter')
  const email = page.getByLabel('E-mail')
  await expect(email).toHaveValue(ann.email)
  await tabTo(page, email)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('ann@')
  await page.keyboard.press('Enter')
  const summary = page.getByRole('link', { name: 'E-mail: Enter an address like ana@example.com' })
  await expect(summary).toBeVisible()
  await expect(email).toHaveValue('ann@')
  expect(await axeFindingsInBothSchemes(page)).toEqual([])
  await tabTo(page, email)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(ann.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'E-mail: This is the address it already had' })).toBeVisible()
  await tabTo(page, email)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('ann@example.org')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The address is corrected, and the confirmation goes out again.')).toBeVisible()
  await expect(page.getByText('Everything was delivered.')).toBeVisible()
  expect(await axeFindingsInBothSchemes(page)).toEqual([])
})

test('a clerk sends one message again, dismisses another, then sends all', async ({ page, desk }) => {
  settleMessages(desk)
  const references = await Promise.all(
    ['One', 'Two', 'Three', 'Four'].map(
      async (name) => await requestCallback(desk, { ...ann, name, phone: '612345679' }),
    ),
  )
  settleMessages(desk)
  for (const reference of references) failMessage(desk, reference, noMailbox)
  await signInAs(page, desk, { name: 'Clerk of messages', role: 'clerk' })
  await page.goto(`${desk.origin}/undelivered`)
  const rows = page.getByRole('row', { name: /E-mail to the visitor/ })
  await expect(rows).toHaveCount(4)
  const named = (what: string, index: number) =>
    page.getByRole('button', {
      name: `${what}: E-mail to the visitor: request received, ${references[index] ?? ''}`,
    })
  await named('Send again', 0).click()
  await expect(page.getByText('It is being sent again.')).toBeVisible()
  await expect(rows).toHaveCount(3)
  await named('Dismiss', 1).click()
  await expect(page.getByText('Dismissed: that message will not be sent.')).toBeVisible()
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Send all 2 again' }).click()
  await expect(page.getByText('Everything was delivered.')).toBeVisible()
})

test('what a colleague has dealt with meanwhile is not done twice', async ({ page, desk }) => {
  const reference = await requestCallback(desk, ann)
  settleMessages(desk)
  failMessage(desk, reference, noMailbox)
  await signInAs(page, desk, { name: 'Second clerk', role: 'clerk' })
  await page.goto(`${desk.origin}/undelivered`)
  settleMessages(desk)
  await page.getByRole('button', { name: /^Dismiss/ }).click()
  await expect(page.getByText('Nothing was left to do: it had already been dealt with.')).toBeVisible()
})

test('late messages are tried at once', async ({ page, desk }) => {
  const reference = await requestCallback(desk, ann)
  settleMessages(desk)
  failMessage(desk, reference, { kind: 'mail-office', code: 'smtp.535', late: true })
  await signInAs(page, desk, { name: 'Late', role: 'manager', locale: 'de' })
  await page.goto(`${desk.origin}/undelivered`)
  await page.getByRole('link', { name: /Wird noch versucht/ }).click()
  const row = page.getByRole('row', { name: /E-Mail ans Büro/ })
  await expect(row).toContainText('Der Mailserver lehnt unseren Benutzernamen oder unser Passwort ab')
  await expect(row).toContainText(/nächster um \d\d:\d\d/)
  expect(await axeFindingsInBothSchemes(page)).toEqual([])
  await row.getByRole('button').click()
  await expect(page.getByText('Es wird jetzt erneut gesendet.')).toBeVisible()
  // The site's worker sends it.
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Nichts verspätet sich.')).toBeVisible({ timeout: 500 })
  }).toPass()
})

test('an operator sends a message again, but sees no name and corrects no address', async ({
  page,
  desk,
}) => {
  const reference = await requestCallback(desk, ann)
  settleMessages(desk)
  failMessage(desk, reference, noMailbox)
  await signInAs(page, desk, { name: 'Op', role: 'operator' })
  await page.getByRole('link', { name: 'Undelivered', exact: true }).click()
  const row = page.getByRole('row', { name: /E-mail to the visitor/ })
  await expect(row).toContainText(reference)
  await expect(row).toContainText('The mailbox does not exist')
  expect(await page.content()).not.toMatch(/Ann|exmaple|612|345|\/requests\//)
  expect(await axeFindingsInBothSchemes(page)).toEqual([])
  await expect(page.getByRole('link', { name: /Correct/ })).toHaveCount(0)
  const path = `${desk.origin}/undelivered/${reference}/address`
  expect((await page.request.get(path)).status()).toBe(403)
  const form = { email: 'mallory@example.org' }
  expect((await page.request.post(path, { form, headers: { origin: desk.origin } })).status()).toBe(403)
  await row.getByRole('button', { name: /^Send again/ }).click()
  await expect(page.getByText('It is being sent again.')).toBeVisible()
  await page.goto(`${desk.origin}/audit`)
  await expect(page.getByRole('row', { name: `Op Sent a message again ${reference}` })).toBeVisible()
})

test('a clerk sees the messages of their own offices and of none, and changes no others', async ({
  page,
  desk,
}) => {
  const palma = await requestCallback(desk, { ...ann, name: 'Of Palma' }, '/en/offices/palma')
  const llucmajor = await requestCallback(desk, { ...ann, name: 'Of Llucmajor' }, '/en/offices/llucmajor')
  const anywhere = await requestCallback(desk, { ...ann, name: 'Of none' })
  settleMessages(desk)
  for (const reference of [palma, llucmajor, anywhere]) failMessage(desk, reference, noMailbox)
  await signInAs(page, desk, { name: 'Clerk of Palma', role: 'clerk', offices: ['office.palma'] })
  await page.goto(`${desk.origin}/undelivered`)
  await expect(page.getByText('Of Palma', { exact: true })).toBeVisible()
  await expect(page.getByText('Of none')).toBeVisible()
  await expect(page.getByText('Of Llucmajor')).toHaveCount(0)
  expect((await page.request.get(`${desk.origin}/undelivered/${llucmajor}/address`)).status()).toBe(404)
  await page.getByRole('button', { name: 'Send all 2 again' }).click()
  await expect(page.getByText('It is being sent again.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()

  const other = await page.context().browser()?.newPage()
  if (!other) throw new Error('no browser')
  await signInAs(other, desk, { name: 'Manager of all', role: 'manager' })
  await other.goto(`${desk.origin}/undelivered`)
  await expect(other.getByText('Of Llucmajor')).toBeVisible()
  await other.close()
})

for (const role of ['adviser', 'editor'] as const) {
  test(`the role ${role} has no page of undelivered messages`, async ({ page, desk }) => {
    await signInAs(page, desk, { name: `No messages ${role}`, role: 'editor' })
    changeStore(desk, `update staff set role = ? where name = ?`, role, `No messages ${role}`)
    await page.goto(`${desk.origin}/me`)
    const links = page.getByRole('navigation', { name: 'Sections' })
    await expect(links.getByRole('link', { name: 'Undelivered' })).toHaveCount(0)
    const headers = { origin: desk.origin }
    expect((await page.request.get(`${desk.origin}/undelivered`)).status()).toBe(403)
    for (const path of ['again', 'dismiss'])
      expect((await page.request.post(`${desk.origin}/undelivered/${path}`, { headers })).status()).toBe(403)
  })
}
