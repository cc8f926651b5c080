import { expect } from '@playwright/test'
import { addPasskeyDevice, deskCommand, deskTest as test, signInAs } from '#tests/support/own-desk.ts'
import { tabTo } from '#tests/support/tab-to.ts'

test('the first manager joins with the printed link, which is valid once', async ({
  page,
  desk,
  browser,
}) => {
  expect(desk.firstLink).toContain(`${desk.origin}/join#`)
  const link = desk.firstLink ?? ''
  await addPasskeyDevice(page)
  await page.goto(link)
  await page.getByRole('button', { name: 'Guardar una llave de acceso' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su perfil: Manager')
  await expect(page.getByText('Guarde una segunda llave de acceso')).toBeVisible()

  const other = await browser.newPage()
  await addPasskeyDevice(other)
  await other.goto(link)
  await other.locator('form[data-passkey] button').click()
  await expect(other.getByRole('alert')).not.toBeEmpty()
  await other.close()
})

test('a member signs out and in again with the passkey, and reaches the page that was asked for', async ({
  page,
  desk,
}) => {
  await signInAs(page, desk, { name: 'Joana', role: 'manager' })
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/sign-in$/)
  await page.goto(`${desk.origin}/audit?page=1`)
  await expect(page).toHaveURL(/\/sign-in\?next=/)
  await page.locator('form[data-passkey="sign-in"] button').click()
  await expect(page).toHaveURL(`${desk.origin}/audit?page=1`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit log')
  await expect(page.getByRole('row', { name: /Joana Signed in/ }).first()).toBeVisible()
})

test('a manager adds a member, who joins with the link and loses access at once', async ({
  page,
  desk,
  browser,
}) => {
  await signInAs(page, desk, { name: 'Carme', role: 'manager' })
  await page.getByRole('link', { name: 'Staff', exact: true }).click()
  await page.getByRole('button', { name: 'Add and invite' }).click()
  await expect(page.getByRole('link', { name: 'Name: Please fill this in' })).toBeVisible()
  await page.getByLabel('Name').fill('Berta')
  await page.getByLabel('Palma', { exact: true }).check()
  await page.getByRole('button', { name: 'Add and invite' }).click()
  const link = await page.locator('.desk-link').innerText()

  const context = await browser.newContext()
  const berta = await context.newPage()
  await addPasskeyDevice(berta)
  await berta.goto(link)
  await berta.locator('form[data-passkey="join"] button').click()
  await expect(berta.getByRole('heading', { level: 1 })).toHaveText(/Berta/)

  await page.getByRole('button', { name: 'Disable access' }).click()
  await expect(page.getByText('Access is disabled.')).toBeVisible()
  await berta.reload()
  await expect(berta).toHaveURL(/\/sign-in/)
  await context.close()
})

const forbidden = {
  clerk: ['/export', '/staff', '/audit'],
  editor: ['/requests', '/day', '/people', '/undelivered', '/export', '/staff', '/audit'],
  operator: ['/requests', '/day', '/people', '/export', '/searches'],
} as const

for (const role of ['clerk', 'editor', 'operator'] as const) {
  test(`the role ${role} sees its own pages only`, async ({ page, desk }) => {
    await signInAs(page, desk, { name: `Only ${role}`, role })
    const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
    for (const path of forbidden[role]) {
      await expect(links.locator(`[href="${path}"]`)).toHaveCount(0)
      const answer = await page.goto(`${desk.origin}${path}`)
      expect(answer?.status()).toBe(403)
    }
  })
}

test('a command ends a member’s access at once, and says when there is no such member', async ({
  page,
  desk,
}) => {
  await signInAs(page, desk, { name: 'Last', role: 'clerk' })
  await expect(deskCommand(desk, 'disable', 'Last')).resolves.toContain('signed out')
  await page.reload()
  await expect(page).toHaveURL(/\/sign-in/)
  await expect(deskCommand(desk, 'disable', 'Unknown')).rejects.toThrow('There is no member "Unknown"')
})

test('a new link for a member who lost everything ends the earlier passkeys and sessions', async ({
  page,
  desk,
  browser,
}) => {
  await signInAs(page, desk, { name: 'Lost phone', role: 'clerk' })
  const context = await browser.newContext()
  const second = await context.newPage()
  await signInAs(second, desk, { name: 'Lost phone', role: 'clerk' })
  await expect(second.getByRole('rowheader')).toHaveCount(1)
  await page.reload()
  await expect(page).toHaveURL(/\/sign-in/)
  await page.locator('form[data-passkey="sign-in"] button').click()
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await context.close()
})

test('of two answers to one invitation, one leaves a passkey', async ({ desk, browser }) => {
  const printed = await deskCommand(desk, 'invite', 'Raced', 'clerk', '--locale', 'en')
  const link = /^\S+$/m.exec(printed)?.[0] ?? ''
  const pages = await Promise.all([browser.newPage(), browser.newPage()])
  for (const page of pages) {
    await addPasskeyDevice(page)
    await page.goto(link)
  }
  await Promise.all(pages.map((page) => page.locator('form[data-passkey="join"] button').click()))
  const joined = () => pages.filter((page) => /\/me/.test(page.url()))
  await expect.poll(() => joined().length).toBe(1)
  const [winner] = joined()
  await expect(winner?.getByRole('rowheader') ?? pages[0].getByRole('rowheader')).toHaveCount(1)
  for (const page of pages) await page.close()
})

test('a manager signs out and in and adds a member by keyboard alone', async ({ page, desk }) => {
  await signInAs(page, desk, { name: 'Keys only', role: 'manager' })
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await tabTo(page, page.getByRole('button', { name: 'Sign out' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.locator('form[data-passkey="sign-in"] button'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${desk.origin}/`)
  await tabTo(page, sections.getByRole('link', { name: 'Staff', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Name'))
  await page.keyboard.type('Typed by keyboard')
  await tabTo(page, page.getByRole('button', { name: 'Add and invite' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Typed by keyboard')
})

test('without scripts the sign-in says what it needs', async ({ desk, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' })
  const page = await context.newPage()
  await page.goto(desk.origin)
  await expect(page.getByText('Die Anmeldung braucht JavaScript')).toBeVisible()
  await context.close()
})
