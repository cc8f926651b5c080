import { expect, type Page, type Request } from '@playwright/test'
import { changeStore } from '#tests/support/desk-store.ts'
import { rawAnswer } from '#tests/support/raw-http.ts'
import { addPasskeyDevice, deskTest as test, signInAs, startOwnDesk } from '#tests/support/own-desk.ts'

async function cookieOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'desk')?.value ?? ''
}

const status = async (origin: string, path: string, init: RequestInit = {}) =>
  (await fetch(`${origin}${path}`, { redirect: 'manual', ...init })).status

test('answers only under its own name', async ({ desk }) => {
  const { port } = new URL(desk.origin)
  const answer = async (head: string) =>
    await rawAnswer(Number(port), `GET /sign-in HTTP/1.1\r\n${head}Connection: close\r\n\r\n`)
  expect(await answer(`Host: localhost:${port}\r\n`)).toContain('HTTP/1.1 200')
  expect(await answer(`Host: evil.example\r\n`)).toContain('HTTP/1.1 421')
  expect(await answer(`Host: 127.0.0.1:${port}\r\n`)).toContain('HTTP/1.1 421')
  expect(await answer(`Host: localhost:${port}\r\nHost: evil.example\r\n`)).not.toContain('HTTP/1.1 200')
})

test('is not reachable through the public site, which sets no cookie', async ({ desk }) => {
  for (const path of ['/desk', '/staff', '/join', '/sign-in', '/requests'])
    expect(await status(desk.site.origin, path), path).toBe(404)
  const home = await fetch(`${desk.site.origin}/en`)
  expect(home.headers.get('set-cookie')).toBeNull()
  expect(await home.text()).not.toMatch(/webauthn|passkey|desk-/i)
})

test('serves no file but its own', async ({ desk }) => {
  for (const path of [
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e/manifest.json',
    '/fonts/..%2findex.html',
    '/assets/.vite',
    '/store.sqlite',
  ])
    expect([303, 404], path).toContain(await status(desk.origin, path))
})

test('every answer forbids caching, embedding and inline code', async ({ desk }) => {
  for (const path of ['/sign-in', '/', '/requests/TAL-AAAA-AA', '/nowhere']) {
    const { headers } = await fetch(`${desk.origin}${path}`, { redirect: 'manual' })
    expect(headers.get('cache-control'), path).toBe('no-store')
    expect(headers.get('x-frame-options')).toBe('DENY')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
  }
})

test('refuses posts of other sites, and without a session shows nothing', async ({ page, desk }) => {
  await signInAs(page, desk, { name: 'Origin', role: 'manager' })
  const cookie = `desk=${await cookieOf(page)}`
  const body = new URLSearchParams({ locale: 'de' })
  const post = async (headers: Record<string, string>) =>
    await status(desk.origin, '/me/language', { method: 'POST', body, headers: { cookie, ...headers } })
  expect(await post({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await post({ 'sec-fetch-site': 'same-site' })).toBe(403)
  expect(await post({ origin: 'https://evil.example' })).toBe(403)
  // Neither header: no browser's form.
  expect(await post({})).toBe(403)
  expect(await post({ origin: desk.origin })).toBe(303)
  expect(await status(desk.origin, '/staff', { headers: { cookie: 'desk=guessed' } })).toBe(303)
})

test('signing in replaces a planted session and the sign-in cannot be replayed', async ({ page, desk }) => {
  await page.context().addCookies([{ name: 'desk', value: 'planted-by-someone', url: desk.origin }])
  await signInAs(page, desk, { name: 'Fixed', role: 'clerk' })
  const first = await cookieOf(page)
  expect(first).not.toBe('planted-by-someone')
  expect(first.length).toBeGreaterThanOrEqual(43)

  await page.getByRole('button', { name: 'Sign out' }).click()
  expect(await status(desk.origin, '/me', { headers: { cookie: `desk=${first}` } })).toBe(303)
  let verified: Request | undefined
  page.on('request', (request) => {
    if (request.url().endsWith('/sign-in/verify')) verified = request
  })
  await page.locator('form[data-passkey="sign-in"] button').click()
  await expect(page).toHaveURL(`${desk.origin}/`)
  expect(await cookieOf(page)).not.toBe(first)
  const again = await fetch(`${desk.origin}/sign-in/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: desk.origin },
    body: verified?.postData() ?? '',
  })
  expect(again.status).toBe(403)
  expect(again.headers.get('set-cookie')).toBeNull()
})

test('a passkey of another member does not unlock a session', async ({ page, desk, browser }) => {
  await signInAs(page, desk, { name: 'Locked', role: 'clerk' })
  const other = await browser.newContext()
  const otherPage = await other.newPage()
  await signInAs(otherPage, desk, { name: 'Neighbour', role: 'clerk' })
  await otherPage.getByRole('button', { name: 'Sign out' }).click()
  // The neighbour's browser comes by the locked member's cookie.
  await other.addCookies([{ name: 'desk', value: await cookieOf(page), url: desk.origin }])
  changeStore(desk, `update staff_session set seen_at = '2020-01-01T00:00:00.000Z'`)
  await otherPage.goto(`${desk.origin}/`)
  await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText('Locked: Locked')
  await otherPage.locator('form[data-passkey="sign-in"] button').click()
  await expect(otherPage.getByRole('alert')).not.toBeEmpty()
  await other.close()
})

test('a locked session keeps what is being sent until the passkey is used', async ({ page, desk }) => {
  await signInAs(page, desk, { name: 'Sleepy', role: 'manager' })
  await page.goto(`${desk.origin}/staff`)
  await page.getByLabel('Name').fill('Typed before the lock')
  changeStore(desk, `update staff_session set seen_at = '2020-01-01T00:00:00.000Z'`)
  await page.getByRole('button', { name: 'Add and invite' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm that it is you')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await page.locator('form[data-passkey="confirm"] button').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Typed before the lock')
})

test('changes of staff ask for the passkey again after five minutes', async ({ page, desk }) => {
  await signInAs(page, desk, { name: 'Stale', role: 'manager' })
  changeStore(desk, `update staff_session set verified_at = '2020-01-01T00:00:00.000Z'`)
  await page.goto(`${desk.origin}/staff`)
  await page.getByLabel('Name').fill('Added after confirming')
  await page.getByRole('button', { name: 'Add and invite' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm that it is you')
  await page.locator('form[data-passkey="confirm"] button').click()
  await expect(page.locator('.desk-link')).toContainText('/join#')
})

test('refuses large bodies, and more than thirty sign-ins from one address in ten minutes', async ({
  page,
}) => {
  const desk = await startOwnDesk({ POSTS_PER_ADDRESS: '30' })
  try {
    const headers = { 'content-type': 'application/json', origin: desk.origin }
    const post = async (path: string, body: string) =>
      await status(desk.origin, path, { method: 'POST', headers, body })
    expect(await post('/sign-in/verify', 'x'.repeat(200_000))).toBe(413)
    const codes: number[] = []
    for (let i = 0; i < 31; i++) codes.push(await post('/sign-in/options', '{}'))
    expect(codes.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200))
    expect(codes[30]).toBe(429)
    // The page says so in words.
    await addPasskeyDevice(page)
    await page.goto(`${desk.origin}/sign-in`)
    await page.locator('form[data-passkey="sign-in"] button').click()
    await expect(page.getByRole('alert')).toContainText('diez minutos')
  } finally {
    await desk.stop()
  }
})

test('nothing of a member or a visitor is in its log', async ({ page, desk }) => {
  await signInAs(page, desk, { name: 'Canary-Member', role: 'clerk' })
  await page.goto(`${desk.origin}/nowhere?q=Canary-Visitor`)
  expect(desk.output()).not.toMatch(/Canary/)
})
