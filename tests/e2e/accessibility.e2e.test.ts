import { expect, test } from '@playwright/test'
import { axeFindingsInBothSchemes } from '#tests/support/axe.ts'
import { casesOf } from '#tests/support/cases.ts'
import { ready } from '#tests/support/ready.ts'

// One page of each kind is covered by the reflow test; `npm run prove -- axe` checks every page in
// three languages.
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

/** Of kinds that the reflow test looks at in German. */
const alike = ['/en/insurances/health', '/servicios/nie', '/de/buros/online', '/de/terms-bedingungen']

for (const path of casesOf(pages, (one) => !alike.includes(one))) {
  test(`has no axe findings on ${path}, light or dark`, async ({ page }) => {
    await page.goto(path)
    await ready(page)
    expect(await axeFindingsInBothSchemes(page)).toEqual([])
  })
}

test('has no axe findings in the open dialog, in its errors or in an open menu', async ({ page }) => {
  await page.goto('/en?dialog=callback-dialog')
  await ready(page)
  expect(await axeFindingsInBothSchemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Request the call' }).click()
  expect(await axeFindingsInBothSchemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.locator('.mega > summary').first().click()
  expect(await axeFindingsInBothSchemes(page)).toEqual([])
})

test('has no axe findings in the mobile menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/de')
  await ready(page)
  await page.locator('.menu-open').click()
  await page.locator('.mega > summary').first().click()
  expect(await axeFindingsInBothSchemes(page)).toEqual([])
})
