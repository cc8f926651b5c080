import { expect, test } from '@playwright/test'
import { ready } from '../support/ready.ts'

test('the browser’s language decides on the bare address alone', async ({ browser }) => {
  const german = await browser.newContext({ locale: 'de-DE' })
  const page = await german.newPage()
  await page.goto('/')
  await expect(page).toHaveURL('/de')
  await page.goto('/seguros/salud')
  await expect(page).toHaveURL('/seguros/salud')
  await expect(page.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' })).toBeVisible()
  await page.getByRole('button', { name: 'Nein, danke' }).click()
  await page.reload()
  await ready(page)
  await expect(page.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' })).toHaveCount(0)
  expect(await german.cookies()).toEqual([])
  await german.close()
})

test('a chosen language is kept for a year and holds on the bare address', async ({ page, context }) => {
  await page.goto('/servicios/nie?utm_source=a')
  await ready(page)
  await page.locator('.language-menu summary').click()
  await page.locator('.language-list').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/services/nie?utm_source=a')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('.menu')).toContainText('Services')
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ name: 'locale', value: 'en', path: '/', sameSite: 'Lax' })
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600)
  await page.goto('/')
  await expect(page).toHaveURL('/en')
})
