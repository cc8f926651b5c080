import { expect, test } from '@playwright/test'
import { axeFindingsInBothSchemes } from '#tests/support/axe.ts'
import { ready } from '#tests/support/ready.ts'

// Beside one page of each kind, which the test of reflow looks at; `npm run prove -- axe` looks at every page of three languages.
const pages = [
  '/en/insurances/health',
  '/servicios/nie',
  '/en/privacy-policy',
  '/de/terms-bedingungen',
  '/de/buros/online',
  '/en/services/automovil',
  '/de/dienstleistungen/procedures-live-mallorca',
  '/en/not-a-page',
]

for (const path of pages) {
  test(`axe finds nothing on ${path}, light or dark`, async ({ page }) => {
    await page.goto(path)
    await ready(page)
    expect(await axeFindingsInBothSchemes(page)).toEqual([])
  })
}

test('axe finds nothing in the open dialog, with its errors, or in an open menu', async ({ page }) => {
  await page.goto('/en?dialog=callback-dialog')
  await ready(page)
  expect(await axeFindingsInBothSchemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Request the call' }).click()
  expect(await axeFindingsInBothSchemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.locator('.mega > summary').first().click()
  expect(await axeFindingsInBothSchemes(page)).toEqual([])
})

test('axe finds nothing in the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/de')
  await ready(page)
  await page.locator('.menu-open').click()
  await page.locator('.mega > summary').first().click()
  expect(await axeFindingsInBothSchemes(page)).toEqual([])
})
