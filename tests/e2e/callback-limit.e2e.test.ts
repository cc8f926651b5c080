import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { casesOf } from '#tests/support/cases.ts'
import { ready } from '#tests/support/ready.ts'
import { endSite, startSite, type SiteProcess } from '#tests/support/site-process.ts'

// A separate server on which one address may send one form every ten minutes. Its startup counts
// towards each test's timeout.
test.slow()
let site: SiteProcess
let folder = ''
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'limit-test-'))
  site = await startSite({ DATA_DIR: folder, POSTS_PER_ADDRESS: '1' })
})
test.afterEach(async () => {
  await endSite(site, 'SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

const number = '+34 612 345 678'
const languages = [
  { path: '/', name: 'Nombre y apellidos', phone: 'Teléfono', privacy: /He leído/, alert: /971\s000\s000/ },
  { path: '/en', name: 'Your name', phone: 'Phone', privacy: /I have read/, alert: /971\s000\s000/ },
  {
    path: '/de',
    name: 'Ihr Name',
    phone: 'Telefon',
    privacy: /Datenschutzerklärung/,
    alert: /971\s000\s000/,
  },
] as const

type Words = (typeof languages)[number]

async function fill(page: Page, words: Words): Promise<void> {
  const form = page.getByRole('dialog')
  await form.getByLabel(words.name).fill('Lola Example')
  await form.getByLabel(words.phone, { exact: true }).fill(number)
  await form.getByLabel(words.privacy).check()
}

/** Uses up the address's quota with an invalid form, which counts all the same. */
async function useUp(page: Page): Promise<void> {
  const answer = await page.request.post(`${site.url}/en?dialog=callback-dialog`, { form: { name: 'x' } })
  expect(answer.status()).toBe(422)
}

async function sendOver(page: Page, words: Words): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('dialog').locator('.dialog-bar button').click()
  const answer = await answered
  expect(answer.status()).toBe(429)
  expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0)
  const form = page.getByRole('dialog')
  await expect(form.locator('.callout')).toContainText(words.alert)
  await expect(form.getByLabel(words.name)).toHaveValue('Lola Example')
  await expect(form.getByLabel(words.phone, { exact: true })).toHaveValue(number)
  await expect(page.locator('html')).toHaveAttribute('lang', words.path.slice(1) || 'es')
}

for (const words of casesOf(languages, ({ path }) => path === '/en')) {
  test(`keeps the entered data and shows the phone number in the dialog over the rate limit: ${words.path}`, async ({
    page,
  }) => {
    await page.goto(`${site.url}${words.path}?dialog=callback-dialog`)
    await ready(page)
    await fill(page, words)
    await useUp(page)
    await sendOver(page, words)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const words of casesOf(languages, ({ path }) => path === '/de')) {
    test(`returns the form over the rate limit: ${words.path}`, async ({ page }) => {
      await page.goto(`${site.url}${words.path}?dialog=callback-dialog`)
      await fill(page, words)
      await useUp(page)
      await sendOver(page, words)
    })
  }
})
