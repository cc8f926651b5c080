import { expect, test } from '@playwright/test'
import { casesOf } from '#tests/support/cases.ts'
import { ready } from '#tests/support/ready.ts'

const black = 'rgb(0, 0, 0)'

for (const path of casesOf(['/siniestros', '/en/sinister', '/de/schäden'], (one) => one === '/de/schäden'))
  test(`prints the cases of ${path} with every number in black`, async ({ page }) => {
    await page.goto(path)
    await ready(page)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.locator('.claim-danger')).toHaveCSS('color', black)
    const numbers = page.locator('.claim .claim-call b')
    expect(await numbers.count()).toBeGreaterThan(12)
    for (const number of await numbers.all()) {
      await expect(number).toBeVisible()
      await expect(number).toHaveCSS('color', black)
    }
    await expect(page.locator('.claim-bar')).toBeHidden()
  })

test('prints only the open case, without space for hidden parts', async ({ page }) => {
  await page.goto('/en/sinister#accident')
  await ready(page)
  await expect(page.locator('.claim[open]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.claim:visible')).toHaveCount(1)
  await expect(page.locator('.claim:visible h3')).toHaveText('Car accident')
  await expect(page.locator('.claim:visible .claim-day-place')).toHaveCSS('min-height', '0px')
})
