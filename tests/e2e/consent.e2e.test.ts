import { expect, test as base, type Page } from '@playwright/test'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  banner,
  cookies,
  kept,
  open,
  press,
  settings,
  test,
  type Asking,
} from '#tests/support/asking-site.ts'
import { casesOf } from '#tests/support/cases.ts'
import { askingConsent } from '#tests/support/consent.ts'
import { ready } from '#tests/support/ready.ts'

test.use({ locale: 'en-GB' })

const all = (origin: string) =>
  askingConsent(origin)
    .purposes.flatMap(({ cookies: each }) => each.map(({ id }) => id))
    .join('|')
const necessary = (origin: string) =>
  askingConsent(origin)
    .purposes[0]!.cookies.map(({ id }) => id)
    .join('|')

/** Browses on as a visitor does, with time for anything that might load. */
async function visitMore(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'About us' }).last().click()
  await expect(page).toHaveURL(/about-us/)
  await page.reload()
  await ready(page)
  await page.waitForTimeout(1500)
}

function proofs({ site }: Asking, record: unknown): unknown[] {
  const store = new DatabaseSync(join(site.dataDir, 'store.sqlite'), { readOnly: true })
  const rows = store
    .prepare('select policy_version, asked, allowed from cookie_consent where record = ? order by created_at')
    .all(String(record))
  store.close()
  return rows.map((row) => ({ ...row }))
}

test('sends nothing off site, stores nothing and denies everything before an answer', async ({
  page,
  outside,
  asking,
}) => {
  await open(page, '/en')
  await expect(banner(page)).toBeVisible()
  await visitMore(page)
  await expect(banner(page)).toBeVisible()
  expect(outside).toEqual([])
  expect(asking.tags.asked).toEqual([])
  expect(await cookies(page)).toEqual([])
  expect(await kept(page)).toBeNull()
  const first = await page.evaluate(() => {
    const [command] = Reflect.get(window, 'dataLayer') as IArguments[]
    return [...(command ?? [])] as [string, string, Record<string, string>]
  })
  expect(first.slice(0, 2)).toEqual(['consent', 'default'])
  expect(new Set(Object.values(first[2]))).toEqual(new Set(['denied']))
})

test('loads nothing after a refusal, which is remembered and recorded', async ({ page, outside, asking }) => {
  await open(page, '/en')
  await press(page, 'Reject all')
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await visitMore(page)
  await expect(banner(page)).toHaveCount(0)
  expect(outside).toEqual([])
  expect(asking.tags.asked).toEqual([])
  expect(await cookies(page)).toEqual([])
  const answer = await kept(page)
  expect(answer).toMatchObject({ value: necessary(asking.tags.origin), version: 1, proven: true })
  expect(answer?.['value']).not.toBe(all(asking.tags.origin))
  expect(proofs(asking, answer?.['record'])).toEqual([
    { policy_version: 1, asked: all(asking.tags.origin), allowed: necessary(asking.tags.origin) },
  ])
})

test('loads only what a partial choice allows, now and on later pages', async ({ page, outside, asking }) => {
  await open(page, '/en')
  await press(page, 'Choose')
  await expect(settings(page).getByRole('checkbox', { name: /^Necessary/ })).toBeDisabled()
  await expect(settings(page).getByRole('checkbox', { name: 'Statistics' })).not.toBeChecked()
  await expect(settings(page).getByRole('checkbox', { name: 'Advertising' })).not.toBeChecked()
  await settings(page).getByRole('checkbox', { name: 'Statistics' }).check()
  expect(outside).toEqual([])
  await press(page, 'Save my choice')
  await expect(settings(page)).toHaveCount(0)
  await expect.poll(() => asking.tags.asked).toContain('/tag.js')
  expect([...outside].sort()).toEqual(['/collect?statistics', '/gtm.js?id=GTM-TEST123', '/tag.js'])
  expect(await cookies(page)).toEqual(['_ga', '_ga_TEST'])
  expect(await kept(page)).toMatchObject({ value: `${necessary(asking.tags.origin)}|ga|ga-container` })
  await visitMore(page)
  await expect(banner(page)).toHaveCount(0)
  expect(outside.filter((path) => path.startsWith('/gtm.js'))).toHaveLength(2)
  expect(outside).not.toContain('/collect?advertising')
  expect(await cookies(page)).toEqual(['_ga', '_ga_TEST'])
})

test('accepts a choice offline and records it once online', async ({ page, context, asking }) => {
  await open(page, '/en')
  await press(page, 'Choose')
  await context.setOffline(true)
  await press(page, 'Save my choice')
  await expect(settings(page)).toHaveCount(0)
  expect(await kept(page)).toMatchObject({ value: necessary(asking.tags.origin) })
  await context.setOffline(false)
  await visitMore(page)
  await expect(banner(page)).toHaveCount(0)
  expect(await kept(page)).toMatchObject({ proven: true })
})

test('stores all ids on full consent, and still confines tags to their origin', async ({
  page,
  outside,
  asking,
}) => {
  await open(page, '/en')
  await press(page, 'Accept all')
  await expect.poll(() => asking.tags.asked).toContain('/tag.js')
  await expect.poll(() => asking.tags.asked).toContain('/collect?advertising')
  expect([...outside].sort()).toEqual([
    '/collect?advertising',
    '/collect?statistics',
    '/gtm.js?id=GTM-TEST123',
    '/tag.js',
  ])
  expect(await kept(page)).toMatchObject({ value: all(asking.tags.origin), asked: all(asking.tags.origin) })
  expect(await page.evaluate<string[]>(() => Reflect.get(window, 'refused'))).toEqual([
    'elsewhere',
    'markup',
    'code',
  ])
  const commands = await page.evaluate(() =>
    (Reflect.get(window, 'dataLayer') as IArguments[]).map((command) => command[1] ?? 'start'),
  )
  expect(commands).toEqual(['default', 'update', 'start'])
})

test('deletes cookies and stops tags when consent is withdrawn from any page’s footer', async ({
  page,
  outside,
  asking,
}) => {
  await open(page, '/en/services/nie')
  await press(page, 'Accept all')
  await expect.poll(() => cookies(page)).toEqual(['_ga', '_ga_TEST', '_gcl_au'])
  await page.locator('.footer').getByRole('button', { name: 'Cookie settings' }).click()
  await expect(settings(page).getByRole('checkbox', { name: 'Advertising' })).toBeChecked()
  const { record } = (await kept(page)) ?? {}
  await expect(settings(page)).toContainText('You allowed all of them')
  await expect(settings(page)).toContainText(String(record))
  await settings(page).getByRole('checkbox', { name: 'Statistics' }).uncheck()
  await settings(page).getByRole('checkbox', { name: 'Advertising' }).uncheck()
  const reloaded = page.waitForEvent('load')
  await settings(page).getByRole('button', { name: 'Save my choice' }).click()
  await reloaded
  await ready(page)
  expect(await cookies(page)).toEqual([])
  const before = outside.length
  await visitMore(page)
  expect(outside).toHaveLength(before)
  expect(proofs(asking, record)).toMatchObject([
    { allowed: all(asking.tags.origin) },
    { allowed: necessary(asking.tags.origin) },
  ])
})

test('withdraws consent here when it is withdrawn in another tab', async ({ page, outside }) => {
  await open(page, '/en/services/nie')
  await press(page, 'Accept all')
  await expect.poll(() => cookies(page)).toEqual(['_ga', '_ga_TEST', '_gcl_au'])
  const other = await page.context().newPage()
  await other.goto('/en/cookie-law-info')
  await ready(other)
  const reloaded = page.waitForEvent('load')
  await other.getByRole('button', { name: 'Reject all' }).first().click()
  await reloaded
  await ready(page)
  await ready(other)
  expect(await cookies(page)).toEqual([])
  const before = outside.length
  await visitMore(page)
  expect(outside).toHaveLength(before)
})

const changes = [
  ['a new version of the policy', { version: 2 }],
  ['another list of cookies', { purposes: askingConsent('http://127.0.0.1:1').purposes.slice(0, 2) }],
] as const
for (const [what, change] of casesOf(changes, ([one]) => one === 'another list of cookies')) {
  test(`asks again after ${what}, and loads nothing until then`, async ({ page, outside }) => {
    await open(page, '/en')
    await press(page, 'Accept all')
    await expect.poll(() => outside.length).toBe(4)
    await page.route('**/api/consent', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...((await response.json()) as object), ...change } })
    })
    await page.reload()
    await expect(banner(page)).toBeVisible()
    await page.waitForTimeout(1000)
    expect(outside).toHaveLength(4)
    await press(page, 'Reject all')
    await page.reload()
    await ready(page)
    await page.waitForTimeout(1000)
    await expect(banner(page)).toHaveCount(0)
    expect(outside).toHaveLength(4)
    expect(await cookies(page)).toEqual(what.startsWith('another') ? ['_gcl_au'] : [])
  })
}

test('keeps an answer valid for twelve months', async ({ page }) => {
  await open(page, '/en')
  await press(page, 'Reject all')
  const date = async (months: number) => {
    await page.evaluate((back) => {
      const answer = JSON.parse(localStorage.getItem('consent') ?? '') as { date: string }
      const then = new Date()
      then.setMonth(then.getMonth() - back)
      localStorage.setItem('consent', JSON.stringify({ ...answer, date: then.toISOString() }))
    }, months)
    await page.reload()
    await ready(page)
    await page.waitForTimeout(800)
  }
  await date(11)
  await expect(banner(page)).toHaveCount(0)
  await date(13)
  await expect(banner(page)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('loads nothing optional and asks for nothing without JavaScript', async ({
    page,
    outside,
    asking,
  }) => {
    await page.goto('/en')
    await page.goto('/en/services/nie')
    expect(outside).toEqual([])
    expect(asking.tags.asked).toEqual([])
    await expect(page.locator('.consent-banner')).toHaveCount(0)
  })
})

base('a site without a container asks nothing and has nothing to ask with', async ({ page, request }) => {
  const asked: string[] = []
  page.on('request', (each) => asked.push(each.url()))
  await open(page, '/en')
  await page.waitForTimeout(1500)
  await expect(page.locator('.consent-banner')).toHaveCount(0)
  expect(asked.filter((url) => /consent(?!-asked)/.test(url))).toEqual([])
  expect((await request.get('/api/consent')).status()).toBe(404)
  const policy = (await request.get('/en')).headers()['content-security-policy'] ?? ''
  expect(policy).not.toContain('http')
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
})
