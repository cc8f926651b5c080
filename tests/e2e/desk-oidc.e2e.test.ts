import { once } from 'node:events'
import type { Server } from 'node:http'
import { expect, test, type Page } from '@playwright/test'
import { Provider } from 'oidc-provider'
import { freePort } from '#tests/support/free-port.ts'
import { addPasskeyDevice, startOwnDesk, type OwnDesk } from '#tests/support/own-desk.ts'

const accounts: Readonly<Record<string, { readonly email: string; readonly verified: boolean }>> = {
  berta: { email: 'Berta@Faro.example', verified: true },
  unproven: { email: 'berta@faro.example', verified: false },
  stranger: { email: 'someone@else.example', verified: true },
}

/** A certified provider on this machine, whose own sign-in page takes any password. */
async function startProvider(port: number, redirectUri: string): Promise<Server> {
  const provider = new Provider(`http://localhost:${port}`, {
    clients: [{ client_id: 'desk', client_secret: 'a secret of the tests', redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => {
        const account = accounts[id]
        return { sub: id, email: account?.email ?? '', email_verified: account?.verified === true }
      },
    }),
  })
  const server = provider.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

test.describe.configure({ mode: 'serial' })
let desk: OwnDesk
let provider: Server

test.beforeAll(async () => {
  const port = await freePort()
  desk = await startOwnDesk({
    DESK_OIDC_ISSUER: `http://localhost:${port}`,
    DESK_OIDC_CLIENT_ID: 'desk',
    DESK_OIDC_CLIENT_SECRET: 'a secret of the tests',
    DESK_OIDC_NAME: 'Faro ID',
  })
  provider = await startProvider(port, `${desk.origin}/oidc/callback`)
})

test.afterAll(async () => {
  provider.closeAllConnections()
  provider.close()
  await desk.stop()
})

async function enter(page: Page, account: string): Promise<void> {
  await page.goto(`${desk.origin}/sign-in?next=${encodeURIComponent('/me')}`)
  await page.getByRole('link', { name: 'Faro ID' }).click()
  await page.getByPlaceholder('Enter any login').fill(account)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  const agree = page.getByRole('button', { name: 'Continue' })
  if (await agree.isVisible()) await agree.click()
}

test('a member enters with the company account that a manager entered', async ({ page, browser }) => {
  await addPasskeyDevice(page)
  await page.goto(desk.firstLink ?? '')
  await page.locator('form[data-passkey="join"] button').click()
  await expect(page).toHaveURL(/\/me/)
  await page.goto(`${desk.origin}/staff`)
  await page.getByLabel('Nombre').fill('Berta')
  await page.getByLabel(/^Correo electrónico/).fill('berta@faro.example')
  await page.getByRole('button', { name: 'Añadir e invitar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Berta')

  const context = await browser.newContext()
  const berta = await context.newPage()
  await enter(berta, 'berta')
  await expect(berta).toHaveURL(`${desk.origin}/me`)
  await expect(berta.getByRole('heading', { level: 1 })).toHaveText('Su perfil: Berta')
  // The provider is on the same host and has cookies of its own.
  const cookies = (await context.cookies(desk.origin)).filter(({ name }) => name.startsWith('desk'))
  expect(cookies.map(({ name, sameSite, httpOnly }) => ({ name, sameSite, httpOnly }))).toEqual([
    { name: 'desk', sameSite: 'Strict', httpOnly: true },
  ])
  await context.close()
})

for (const account of ['stranger', 'unproven']) {
  test(`an account that is ${account} gets in nowhere`, async ({ page }) => {
    await enter(page, account)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta cuenta no tiene acceso')
    await page.goto(`${desk.origin}/me`)
    await expect(page).toHaveURL(/\/sign-in/)
  })
}

test('an answer of the provider that was not asked for is refused', async ({ page }) => {
  const answer = await page.goto(`${desk.origin}/oidc/callback?code=stolen&state=guessed`)
  expect(answer?.status()).toBe(403)
})
