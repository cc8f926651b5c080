import { expect } from '@playwright/test'
import { addPasskeyDevice, deskCommand, deskTest as test, signInAs } from '#tests/support/own-desk.ts'

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
  clerk: ['/staff', '/audit'],
  adviser: ['/staff', '/audit'],
  editor: ['/staff', '/audit'],
  operator: [],
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

test('the only manager with a passkey cannot be disabled from the command line', async ({ page, desk }) => {
  await signInAs(page, desk, { name: 'Last', role: 'clerk' })
  await expect(deskCommand(desk, 'disable', 'Last')).resolves.toContain('signed out')
  await expect(deskCommand(desk, 'disable', 'Nobody')).rejects.toThrow('There is no member "Nobody"')
})
