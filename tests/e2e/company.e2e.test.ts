import { expect, test } from '@playwright/test'
import { readCompanyFiles } from '#content/company-files.server.ts'
import { casesOf } from '#tests/support/cases.ts'
import { ready } from '#tests/support/ready.ts'

test.describe('market days', () => {
  // 23:30 UTC on a Tuesday is half past midnight on Wednesday on Mallorca.
  const late = new Date('2026-11-24T23:30:00Z')

  test('start with today’s, by Mallorca time', async ({ page }) => {
    await page.clock.setFixedTime(late)
    await page.goto('/en/lifestyle')
    await ready(page)
    const first = page.locator('.market-week tbody tr').first()
    await expect(first).toContainText('Sineu')
    await expect(first.getByRole('rowheader')).toContainText('Today')
    await expect(page.locator('.market-week tbody tr')).toHaveCount(7)
  })

  test.describe('in the first view', () => {
    test.use({ viewport: { width: 412, height: 1400 } })

    test('keep their places, with today’s marked', async ({ page }) => {
      await page.clock.setFixedTime(late)
      await page.goto('/en/lifestyle')
      await ready(page)
      const rows = page.locator('.market-week tbody tr')
      await expect(rows.filter({ hasText: 'Today' })).toContainText('Sineu')
      await expect(rows.first()).toContainText('Monday')
    })
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('show the whole week from Monday', async ({ page }) => {
      await page.goto('/de/lebensstil')
      const days = page.locator('.market-week tbody th')
      await expect(days).toHaveCount(7)
      await expect(days.first()).toHaveText('Montag')
    })
  })
})

const statements = [
  ['/seguros', 'Accesibilidad'],
  ['/en/insurances', 'Accessibility'],
  ['/de/versicherungen', 'Barrierefreiheit'],
] as const
for (const [path, label] of casesOf(statements, ([one]) => one === '/de/versicherungen')) {
  test(`links to the accessibility statement from ${path}`, async ({ page }) => {
    await page.goto(path)
    await page.locator('.footer').getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(/#accessibility$/)
    await expect(page.locator('#accessibility')).toBeInViewport()
  })
}

test('lists everything that a visit stores in the browser on the cookie page', async ({ page, context }) => {
  const names = readCompanyFiles().consent.purposes.flatMap(({ cookies }) => cookies.map(({ name }) => name))
  const isNamed = (key: string) =>
    names.some((name) => (name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : key === name))
  await page.goto('/de/dienstleistungen/nie')
  await ready(page)
  await page.locator('.suggestion button').click()
  await page.locator('#documents').evaluate((section) => section.scrollIntoView())
  await page.locator('.document-list').getByRole('checkbox').first().check()
  await page.goto('/de?dialog=callback-dialog')
  await ready(page)
  await page.locator('dialog input[name=name]').fill('A')
  await page.goto('/de/cookie-law-info')
  await ready(page)
  await page.locator('.footer a[data-language=es]').click()
  await expect(page).toHaveURL(/\/cookie-law-info$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const keys = [...kept, ...(await context.cookies()).map(({ name }) => name)]
  expect(keys.length).toBeGreaterThanOrEqual(4)
  expect(keys.filter((key) => !isNamed(key))).toEqual([])
})
